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
fault-backdrop = Lo sfondo deve essere «europe», «germany» oppure «none».
fault-loop = I due estremi sono la stessa città. Indica due città diverse.
fault-isolated = Nessun collegamento tocca { $city }. Aggiungine uno, oppure togli la città.

## Airlines Europe

# The prices of a route, or the zones of the share track.
fault-ascending = Ogni numero deve essere più alto del precedente. Mettili in ordine crescente, senza numeri uguali.
fault-descending = Nessuna posizione può dare più punti di quella precedente. Metti prima il numero più alto.
fault-long-distance = Una connessione distante ha una sola licenza. Lascia un solo prezzo, oppure togli «long_distance».
fault-zone-start = Il tracciato azionario comincia dalla casella 0. Metti a 0 il campo «from» della prima zona.
fault-bonus = { $airline } non può mai collegare il suo aeroporto di partenza alla città obiettivo { $city }: le due città coincidono, nessuna tratta ci arriva, oppure ha troppo pochi aerei per il percorso. Scegli un’altra città obiettivo, aggiungi tratte o dalle più aerei.
fault-few-airlines = Con { $seats } giocatori restano in gioco meno di tre compagnie. Aggiungi compagnie dei colori che restano a ogni tavolo: tutti tranne giallo, blu e viola.
fault-few-shares = Con { $seats } giocatori { $shares ->
    [one] è in gioco una sola azione
   *[other] sono in gioco solo { $shares } azioni
} e ne servono { $need }. Dai più aerei alle compagnie: ognuna ha tante azioni quanti aerei.

fault-licences = Le licenze sono { $found } in tutto; un tabellone può averne al massimo { $most }. Togline alcune.

## Remarks: nothing wrong, but worth knowing

remark-narrow-home = { $airline } ha solo { $routes ->
    [one] { $routes } tratta
   *[other] { $routes } tratte
} in partenza dal suo aeroporto, perciò si blocca presto.
