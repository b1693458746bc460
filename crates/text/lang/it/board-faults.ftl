### What is wrong in a board file. Each sentence stands after its JSON path, says what is wrong and what to do.

## Any board

fault-json = Questo non è JSON: la lettura si è fermata alla riga { NUMBER($line, useGrouping: "false") }, colonna { NUMBER($column, useGrouping: "false") }. Correggi il file in quel punto.
# $key is the name of a field.
fault-missing = Manca il campo «{ $key }». Aggiungilo.
fault-object = Qui ci vuole un oggetto: campi con un nome tra parentesi graffe.
fault-list = Qui ci vuole una lista tra parentesi quadre.
# $found, $least and $most count entries, or the licences of all routes together.
fault-count = Numero trovato qui: { $found }, ma deve essere almeno { $least } e al massimo { $most }. Aggiungi o togli qualcosa.
fault-text = Qui ci vuole un testo tra virgolette.
fault-long = Questo testo supera i 4.000 caratteri. Accorcialo.
fault-id = «{ $id }» non è un id valido. Usa da 1 a 48 lettere minuscole da a a z, cifre e trattini.
# $id may be a city, a colour or a title.
fault-unknown = «{ $id }» non è uno dei valori ammessi qui. Controlla come è scritto, oppure aggiungilo alla lista da cui proviene.
fault-twice = «{ $id }» è già usato. Scegline un altro: ognuno deve avere il suo.
fault-number = Qui ci vuole un numero intero da { $least } a { $most }.
fault-decimal = Qui ci vuole un numero da −100.000 a 100.000.
fault-flag = Qui ci vuole true oppure false, senza virgolette.
fault-anchor = L’ancoraggio di un’etichetta deve essere «start», «middle» oppure «end».
fault-loop = I due estremi sono la stessa città. Indica due città diverse.
fault-isolated = Nessun collegamento tocca { $city }. Aggiungine uno, oppure togli la città.

## Remarks: nothing wrong, but worth knowing

# $known lists the sheets there are.
remark-backdrop = Non c’è uno sfondo «{ $id }», perciò la mappa è su carta semplice. Ci sono: { $known }.
