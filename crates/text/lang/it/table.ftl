### Tables, options and records: what is refused and why.

## Tables

# $current is the number of the decision the player faces now.
table-stale = Questa risposta vale per una domanda precedente. Ora il tavolo aspetta la decisione { $current } di questo posto.
table-no-undo = Non si può annullare niente: nel frattempo una carta è stata pescata o mostrata, oppure ha giocato qualcun altro.
table-undo-most = Si { $most ->
    [one] può annullare solo l’ultima mossa
   *[other] possono annullare solo le ultime { $most } mosse
}.

## Options

option-unknown = L’opzione «{ $name }» non esiste. Questo gioco ha: { $known }.
option-first = «{ $value }» non può cominciare. Scrivi random, oppure un posto da a fino a { $last }.
option-value = «{ $value }» non va bene per l’opzione { $name }. Scrivi yes oppure no.
option-number = «{ $value }» non va bene per l’opzione { $name }. Scrivi un numero da { $least } a { $most }.
option-one-of = «{ $value }» non va bene per l’opzione { $name }. Scrivi una di queste parole: { $known }.

## Records

record-not-one = Questa non è una registrazione di Skyrail: la prima riga deve contenere «skyrail» e una versione.
record-version = La registrazione è nel formato versione { $version }; questo programma legge la versione { NUMBER($known, useGrouping: "false") }. Usa uno Skyrail più recente.
record-title = La registrazione è di «{ $title }», un gioco che questo programma non conosce.
record-rules = La partita è stata giocata con le regole numero { $rules }; questo programma gioca con le regole numero { $known }. Usa lo Skyrail con cui è stata giocata.
record-cut-off = Il file finisce qui, a metà di una registrazione: è stato troncato.
record-line-ends = La riga finisce con un ritorno carrello (CR): le fini di riga del file sono state cambiate nel passaggio. Le righe delle registrazioni finiscono solo con un avanzamento riga (LF).
record-expected = Qui deve esserci una riga che comincia con «{ $word }».
record-hex = Qui devono esserci 64 cifre esadecimali, con le lettere minuscole.
record-board-line = La riga del tabellone deve contenere il suo nome e il suo hash.
record-board-hash = Il tabellone della registrazione non corrisponde al suo hash: uno dei due è stato modificato.
record-board-faults = Il tabellone della registrazione ha { $count ->
    [one] un errore
   *[other] { $count } errori
}.
record-board-unknown = La partita è stata giocata sul tabellone { $board }, che non è nella registrazione né tra quelli conosciuti. Indica il suo file con --board.
record-seats = La registrazione ha { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}; il gioco ne prevede da { $least } a { $most }.
record-seat-line = Qui deve esserci il posto { $seat } con il suo tipo e il suo nome.
record-entropy = Una riga entropy indica un posto, nell’ordine dei posti, e fino a 64 byte in cifre esadecimali.
record-row-number = Qui deve esserci la voce { $number }.
record-row-seat = «{ $seat }» non è un posto di questo tavolo.
record-form = La riga non è scritta come nelle registrazioni; dovrebbe essere: { $form }
record-result = La registrazione dichiara «{ $claimed }», ma le sue voci portano a «{ $truth }».
record-commitment = Il segreto alla fine non è quello a cui ci si è impegnati qui: uno dei due è stato modificato.
record-check-value = Le righe sopra non danno questo codice di controllo: una di esse è stata modificata.
record-after-end = C’è qualcosa dopo la fine della registrazione.
