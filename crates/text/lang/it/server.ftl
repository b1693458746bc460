### The server: what it says when it starts, and what it refuses.

## Running a server

server-listens = Skyrail è aperto su { $address }
server-cant-data = Non è possibile creare la cartella dei dati: { $reason }.
server-cant-database = Non è possibile aprire la base di dati: { $reason }.
server-cant-listen = Non è possibile ascoltare su { $address }: { $reason }. Scegli un altro indirizzo con --listen.

## Refused to anyone

server-absent = Qui non c'è nulla: il link è sbagliato o il tavolo non esiste più.
server-broken = Qui qualcosa è andato storto. Nulla di ciò che hai visto è perduto; riprova.
server-away = Il tavolo non è qui per un momento. Nulla è perduto; riprova.
server-stranger = Nessuno sa ancora chi sei. Prima entra.
server-slower = Troppo in una volta. Aspetta un momento.
server-connections = Dal tuo indirizzo arrivano troppe connessioni. Chiudine alcune.
server-other-site = Lo ha inviato un altro sito e non viene eseguito.
server-garbled = Il tavolo non capisce questo messaggio.
server-protocol = Per collegarti indica il sottoprotocollo skyrail.1.json o skyrail.1.small.
server-unfit = Il ritmo o la distribuzione di questo tavolo non va bene.

## Accounts

server-name = Un nome ha da 1 a { $most } caratteri.
server-settings = Queste impostazioni sono troppo grandi per essere conservate.
server-password = Una password ha da 8 a 200 caratteri.
server-login-taken = Qualcun altro accede con questo nome. Scegline un altro.
server-wrong-login = Nome e password non corrispondono.

## Making a table

server-no-title = Non c'è un gioco con questo nome.
server-seats = Questo gioco è per { $least }–{ $most } giocatori.
server-no-bot = Nessun bot chiamato «{ $name }» gioca a questo gioco.
server-no-board = Questo tabellone non è stato caricato qui o è di un altro gioco.
server-board-faults = Su questo tabellone non si può giocare: contiene { $count ->
    [one] un errore
   *[other] { $count } errori
}.
server-boards = Hai caricato tanti tabelloni quanti una persona può.
server-tables = Hai tanti tavoli non finiti quanti una persona può averne. Finiscine o lasciane qualcuno.

## Sitting down

server-full = Non ci sono più posti liberi.
server-begun = La partita è già iniziata.
server-too-late = A questo tavolo non si può più fare, o non ancora.
server-host-only = Può farlo solo chi ha creato il tavolo.
server-chairs-open = Alcuni posti sono ancora liberi. Aspetta qualcuno o metti dei bot.
server-own-chair = Questo è il tuo posto. Lascia il tavolo per alzarti.
server-still-there = Questa persona è ancora presente. Un bot può sostituire solo chi è andato via.
server-entropy = I byte per la sorte sono da 1 a 64, in esadecimale, e solo prima dell'inizio.

## Playing

server-not-seated = Quel posto non è tuo.
server-not-begun = La partita non è ancora iniziata.
server-not-over = La registrazione si ha a partita finita, perché contiene ogni segreto.
server-deal-runs = Altri giocano ancora questa distribuzione. La registrazione si ha quando tutti hanno finito.
server-no-watching = A questo tavolo non si può assistere.
server-no-row = La partita non è arrivata fin lì.
server-ask-first = Tutti devono essere d'accordo. Chiedilo.
server-no-consent = A questo tavolo non si è concordato di poter tornare più indietro.
server-chat-length = Una riga di chat ha da 1 a 500 caratteri.
