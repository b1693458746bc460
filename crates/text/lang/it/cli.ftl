### What the command line says. Keys begin with cli-.

## Files and flags

cli-cant-read = Impossibile leggere { $file }: { $reason }. Controlla il nome e i permessi.
cli-cant-write = Impossibile scrivere { $file }: { $reason }. Scegli un’altra posizione.
cli-too-large = { $file } supera gli 8 MiB: nessun tabellone o registrazione è così grande. Controlla il nome.
cli-not-text = { $file } non è un file di testo. Indica un tabellone o una registrazione.
cli-exists = { $file } esiste già e non viene sovrascritto. Scegli un altro nome, oppure continua quella partita con --resume.
cli-seats = { $title } è per { $least }–{ $most } giocatori, non per { $seats }. Cambia il numero di posti.
cli-names = Ci sono più nomi che posti: se ne possono dare solo { $seats }.
cli-seed = Il seme è una parola o un numero da 1 a 200 caratteri, su una sola riga.
cli-entropy = «{ $given }» non va bene: scrivi un posto del tavolo, il segno di uguale e fino a 64 byte di testo, per esempio a=alcune parole.
cli-no-luck = Il sistema non ha fornito byte casuali. Indica un seme con --seed.
cli-bot = Nessuno che si chiami «{ $bot }» può sedersi qui. Scegli tra: { $known }.
cli-no-seat = «{ $seat }» non è un posto di questa partita. Scrivi una lettera da a fino a { $last }.
cli-no-rules = Qui non c’è il regolamento di { $title }.
cli-no-clause = Il regolamento di { $title } non ha l’articolo «{ $clause }». Non indicarne nessuno per leggerlo tutto.

## Boards

cli-board-faults = { $file } non è un tabellone valido; { $count ->
    [one] c’è un errore
   *[other] ci sono { $count } errori
}. { $count ->
    [one] Correggilo
   *[other] Correggili
} e controlla di nuovo:
cli-board-title = { $file } è un tabellone di { $found }, non di { $title }. Scegli un tabellone di questo gioco.
cli-board-sound = { $file } è un tabellone valido.
cli-board-is = Tabellone { $board } di { $title }, hash { $hash }.
cli-board-origin = Disegnato da: { $origin }.
cli-board-ours = Questo è un tabellone nostro, non quello pubblicato.
cli-board-drawn = Il disegno è in { $file }.

## Records

cli-record = { $file }, riga { NUMBER($line, useGrouping: "false") }: { $reason } Ripristina il file da una copia; le righe precedenti si possono vedere con skyrail replay --sound.
cli-verify-commitment = Il segreto corrisponde all’impegno { $commitment }.
cli-verify-board = Il tabellone { $board } corrisponde al suo hash.
cli-verify-rows = { $rows ->
    [0] Non ci sono ancora voci.
    [one] L’unica voce è valida.
   *[other] Tutte le { $rows } voci sono valide.
}
cli-verify-running = La partita è ancora in corso.
cli-verify-sound = La registrazione è valida.
cli-points = { $seat } { $points }
cli-result = Punteggio finale: { $points }. { $count ->
    [one] Vince { $winners }.
   *[other] Vittoria condivisa: { $winners }.
}

## Simulations

cli-simulated = { $title } con { $players } giocatori: { $games ->
    [one] una partita
   *[other] { $games } partite
}.
cli-simulated-speed = { $seconds } secondi, { $games } partite e { $decisions } decisioni al secondo.
cli-simulated-length = { $mean } decisioni a partita, { $longest } nella più lunga.
cli-simulated-seat = Posto { $seat }: { $share }% di vittorie, { $points } punti in media.
cli-simulated-ending = Finite per { $ending }: { $count }.

## Measuring bots

cli-bot-title = { $bot } non gioca a { $title }. Scegli tra: { $known }.
cli-bot-style = Non c’è uno stile «{ $style }». Scegli tra: { $known }.
cli-bot-budget = «{ $budget }» non è un tempo di riflessione. Indica un numero maggiore di zero e ms o p, per esempio 200ms o 2000p.
cli-bot-no-budget = { $bot } non pensa più del necessario. Togli il tempo di riflessione.
cli-load-moves = { $tables } tavoli: { $moves } mosse, { $rate } al secondo, { $cpu } per ogni secondo di calcolo del server.
cli-load-waits = Dall’invio di una mossa a quando si vede: metà entro { $half } ms, 99 su 100 entro { $most } ms.
cli-load-idle = { $tables } tavoli fermi che qualcuno guarda occupano { $bytes } byte ciascuno.
cli-load-failed = La misura si è fermata: { $reason }. Riprova con meno tavoli.
cli-flood-row = { $name }: { $sent } invii, { $done } riusciti. Mosse dei vicini { $wait } ms (a riposo { $quiet } ms), bot { $bots } ms, memoria + { $memory } MiB.
cli-flood-row-failed = TROPPO: { $name }: { $sent } invii, { $done } riusciti. Mosse dei vicini { $wait } ms (a riposo { $quiet } ms), bot { $bots } ms, memoria + { $memory } MiB; { $lost } vicini hanno perso la connessione, { $broken } risposte segnalano un guasto del server.
cli-flood-borne = { $rows } assalti, e nessun altro ne ha risentito. Memoria alla fine: + { $memory } MiB.
cli-flood-harmed = { $bad } assalti su { $rows } hanno danneggiato altri; il server ha tenuto { $memory } MiB. Guarda le righe e provane una da sola con --only.
cli-flood-failed = La misura si è fermata: { $reason }. Riprova quando su questo computer non gira altro.
cli-simulate-search = { $bot } cerca, e qui ci vorrebbe troppo. Misuralo con skyrail arena.
cli-arena-line-up = { $bots } bot non entrano a un tavolo per { $players }. Nomina meno bot o più giocatori.
cli-arena-line = { $file }, riga { NUMBER($line, useGrouping: "false") }, non è una partita di questa formazione. Scegli un altro file o ripristinalo da una copia.
cli-arena-other = { $file } contiene partite di un’altra serie: { $what } è { $found }, non { $wanted }. Scegli un altro file o chiedi lo stesso.
cli-arena-illegal = { $bot } ha scelto «{ $action }», che le regole rifiutano (smazzata { NUMBER($deal, useGrouping: "false") }, posto { $place }, decisione { NUMBER($decision, useGrouping: "false") }). La serie è fermata: correggi il bot.
cli-arena-panic = { $bot } non ha saputo decidere (smazzata { NUMBER($deal, useGrouping: "false") }, posto { $place }, decisione { NUMBER($decision, useGrouping: "false") }). La serie è fermata: correggi il bot.
cli-arena-bot = { $bot }: vince il { $share }% (da { $low } a { $high }), valutazione { $rating } (da { $least } a { $most }), { $points } punti, { $half } ms a decisione, il 99% entro { $nearly } ms.
cli-arena-seats = Vittorie per posto in %: { $shares }.
cli-arena-passed = { $bot } è migliore di { $high } piuttosto che di { $low } (rapporto log. { $ratio }): superato.
cli-arena-failed = { $bot } è migliore di { $low } piuttosto che di { $high } (rapporto log. { $ratio }): non superato.
cli-arena-open = Se { $bot } sia migliore di { $low } o di { $high } non si sa ancora (rapporto log. { $ratio }): gioca altre partite.
cli-checked = { $title } con { $players } giocatori: { $games } partite, { $decisions } decisioni controllate; tutte permesse, ripetibili e cieche a ciò che è nascosto.
cli-check-illegal = { $bot } ha fatto ciò che le regole rifiutano (smazzata { NUMBER($deal, useGrouping: "false") }, posto { $place }, decisione { NUMBER($decision, useGrouping: "false") }). Correggi il bot.
cli-check-wavering = { $bot } ha deciso diversamente con lo stesso seme (smazzata { NUMBER($deal, useGrouping: "false") }, posto { $place }, decisione { NUMBER($decision, useGrouping: "false") }). Correggi il bot.
cli-check-peeking = { $bot } ha deciso in base a ciò che non può vedere (smazzata { NUMBER($deal, useGrouping: "false") }, posto { $place }, decisione { NUMBER($decision, useGrouping: "false") }). Correggi il bot.
cli-ladder-first = { $title }: { $bot } ha valutazione { $rating }.
cli-ladder-rung = { $title }: { $bot } ha valutazione { $rating } e vince il { $share }% (da { $low } a { $high }) contro { $below }.
cli-ladder-page = La pagina è { $file }.
cli-tuned = { $title }: i numeri trovati vincono il { $share }% (da { $low } a { $high }; alla pari { $par }) di { $games } nuove partite contro i vecchi.
cli-train-no-inputs = { $title } non mostra ancora nulla a una rete: non c’è nulla da imparare.

## Playing

cli-commitment = La sorte di questa partita è fissata da { $commitment }; il segreto che c’è dietro si vede alla fine.
cli-secret = Il segreto di questa partita era { $secret }.
cli-play-help-hint = Scrivi help per vedere i comandi.
cli-play-help =
    Scrivi il numero di una mossa, oppure la mossa come nelle registrazioni.
    moves [PAROLA]   mostra le mosse, o quelle che contengono una parola
    state            mostra di nuovo il tavolo
    log [NUMERO]     mostra che cosa è successo da poco
    why MOSSA        dice perché una mossa non è possibile, con la regola
    hint             dice come va la partita e che cosa conviene fare
    map [new]        mostra il tabellone; new: solo ciò che è cambiato; list: ogni tratta
    undo [NUMERO]    annulla le tue ultime mosse, se poi non si è visto niente di nascosto
    save [FILE]      salva la partita
    resume FILE      continua una partita salvata
    quit             salva la partita ed esce
cli-watch-human = Con --watch giocano solo bot. Nomina solo bot, oppure togli --watch.
cli-map-left = { $count ->
    [one] Per una tratta non c’era spazio
   *[other] Per { $count } tratte non c’era spazio
}: scrivi map list.
cli-map-new = Da quando hai guardato l’ultima volta:
cli-map-same = Sul tabellone non è cambiato niente da quando hai guardato.
cli-map-more = E altre { $count }: la prossima volta scrivi map new.
cli-hint-now = Probabilità di vittoria in questo momento:
cli-hint-seat = { $seat }: { $share }%, { $points } punti previsti alla fine
cli-hint-order = Le mosse migliori, secondo la probabilità di vincere dopo:
cli-hint-move = { $place }. [{ $number }] { $move } — { $share }% di vincere ({ $more })
cli-hint-means = Da { $games } partite che i bot hanno continuato da qui. Differenze fino a { $equal } vogliono dire più o meno pari.
cli-may-undo = Puoi annullare con undo { $count ->
    [one] la tua ultima mossa
   *[other] le tue ultime { $count } mosse
}.
cli-curtain = Passa la tastiera a { $seat }, che poi preme Invio.
cli-saved = La registrazione è in { $file }.
cli-not-saved = La partita non è stata salvata in { $file }. La prossima volta usa save con un altro nome.
cli-left = La partita è salvata in { $file }. Continuala con skyrail play --resume.
cli-why-legal = Questa mossa adesso è possibile.
cli-no-moves = Nessuna mossa corrisponde.
cli-no-number = Non c’è una mossa con quel numero; le mosse sono { $most }.

## From data: marks

cli-ours = nostra lettura
cli-dataset-written = { $file } contiene { $games } partite di { $title } con { $decisions } decisioni in { $bytes } byte, in { $seconds } secondi.
cli-dataset-sound = { $file } è integro: { $games } partite di { $title } con { $decisions } decisioni in { $bytes } byte sono state rigiocate in { $seconds } secondi.
cli-dataset-hash = Il suo hash è { $hash }.
cli-dataset-foreign = { $file } non è un file di partite che questa versione legge. Scegli un file scritto da skyrail dataset.
cli-dataset-rules = { $file } è stato fatto con altre regole o un altro tabellone. Rifallo con skyrail dataset.
cli-dataset-key = { $file }: «{ $key }» manca nella prima riga o non è possibile. Ripristina il file da una copia o rifallo.
cli-dataset-cut = { $file } non è completo. Ripristina il file da una copia o rifallo.
cli-dataset-changed = { $file } è stato modificato dopo la scrittura: l’hash non corrisponde. Ripristina il file da una copia o rifallo.
cli-dataset-block = { $file }: una delle partite da { NUMBER($first, useGrouping: "false") } a { NUMBER($last, useGrouping: "false") } non è come è stata giocata. Rifai il file.
cli-leaderboard-head = { $name } a { $title } con { $players } giocatori: { $games } partite su { $deals } smazzate in { $seconds } secondi.
cli-leaderboard-against = Contro { $bot }, valutazione { $rating }: vince il { $share }% (da { $low } a { $high }).
cli-leaderboard-fouls = Partite perse per una risposta: { $late } in ritardo, { $wrong } sbagliate, { $gone } mancanti.
cli-leaderboard-row = { $place }. { $name }: valutazione { $rating } (da { $low } a { $high }), { $games } partite.
cli-leaderboard-start = Impossibile avviare o raggiungere il programma: { $reason }. Controlla il comando o l’indirizzo.
cli-leaderboard-words = «{ $program }» non è un comando: è vuoto o ha le virgolette aperte. Indica un comando, tcp:HOST:PORT o bot:NAME.
cli-leaderboard-greeting = Il programma non ha risposto alla prima riga con {"{"}"ready": true{"}"} entro un minuto. docs/leaderboard.md descrive le righe.
cli-leaderboard-hopeless = Il programma ha perso dieci partite di fila per le sue risposte ({ $late } in ritardo, { $wrong } sbagliate, { $gone } mancanti) e non viene valutato. Correggilo o dagli più tempo con --ms.
cli-leaderboard-line = { $file }, riga { NUMBER($line, useGrouping: "false") }, non è un risultato. Scegli un altro file o ripristinalo da una copia.
