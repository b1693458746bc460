### The server: what it says when it starts, and what it refuses.

## Running a server

server-listens = Skyrail è aperto su { $address }
server-listens-here = Solo questo computer lo raggiunge. --listen 0.0.0.0:{ $port } apre alla tua rete.
server-opens = Il browser apre la pagina; con --no-open la apri tu.
server-cant-data = Non è possibile creare la cartella dei dati: { $reason }.
server-cant-database = Non è possibile aprire la base di dati: { $reason }.
server-cant-listen = Non è possibile ascoltare su { $address }: { $reason }. Scegli un altro indirizzo con --listen.
server-taken = Un altro programma ascolta già su { $address }, forse un altro Skyrail: scegli un altro indirizzo con --listen, per esempio --listen { $other }.
server-data-in-use = Un altro Skyrail usa già { $data }. Prima fermalo, oppure scegli un’altra cartella con --data.
server-no-database = In { $data } non c’è nessuna base di dati. Indica con --data dove si trova.
server-games-of-other-rules = { $count ->
    [one] Una partita in corso si gioca
   *[other] { $count } partite in corso si giocano
} con regole che questo Skyrail non conosce (titolo, numero delle regole: quante): { $games }. Nulla è stato cambiato. Lasciale finire con lo Skyrail di prima, oppure avvia con --other-rules: allora si possono solo lasciare e portare via come registrazioni.

## Looking after a server

host-backed-up = { $file } ora contiene tutto: { $rows ->
    [one] una riga
   *[other] { $rows } righe
}. Tieni il file dove solo tu puoi leggerlo.
host-restored = Tutto il contenuto di { $file } ora è nella base di dati: { $rows ->
    [one] una riga
   *[other] { $rows } righe
}.
host-cant-database = La base di dati non ci è riuscita e nulla è cambiato: { $reason }.
host-cant-file = Impossibile leggere o scrivere il file: { $reason }.
host-cut-off = La copia è troncata: manca la fine. Nulla è cambiato.
host-unsound = La riga { $line } della copia è danneggiata. Nulla è cambiato.
host-newer = La copia è stata scritta da uno Skyrail più recente. Riprendila con quello.
host-not-empty = La base di dati contiene già qualcosa. Scegline una vuota, oppure aggiungi --replace per perdere ciò che contiene.
host-nobody = Nessuno ha il nome utente o il codice «{ $who }». skyrail user list mostra tutti.
host-login = Indica con --login un nome utente che nessun altro ha.
host-account = { $code } { $login } «{ $name }», qui l’ultima volta il { $seen }: { $over ->
    [one] una partita finita
   *[other] { $over } partite finite
}, { $open } in corso
host-account-more = Qui la prima volta il { $created }; accessi: { $browsers ->
    [one] un browser
   *[other] { $browsers } browser
}, { $tokens } token, { $passkeys } passkey
host-password = «{ $login }» d’ora in poi accede con { $password } ed è disconnesso ovunque. Una password migliore si sceglie nella pagina.
host-logged-out = «{ $who }» è disconnesso ovunque.
host-deleted = «{ $who }» è eliminato. Le partite finite restano, senza il nome.
host-board = { $hash } { $title }, { $bytes } byte, di { $owner }, dal { $created }: { $tables } tavoli
host-board-deleted = Il tabellone { $hash } è eliminato.
host-no-board = Nessun tabellone caricato { $hash }. skyrail uploads list li mostra tutti.
host-board-used = Su questo tabellone si gioca o si è giocato, perciò resta.
host-sure = Non si può annullare. Aggiungi --yes se lo vuoi davvero.
cli-config = { $file } non è un file di impostazioni valido: { $reason }.
cli-config-key = { $file } contiene «{ $key }», che non è un’impostazione. Ci sono: { $known }.

## Refused to anyone

server-absent = Qui non c’è nulla: il link è sbagliato o il tavolo non esiste più.
server-broken = Qui qualcosa è andato storto. Nulla di ciò che hai visto è perduto; riprova.
server-away = Il tavolo non c’è per un momento. Nulla è perduto; riprova.
server-stranger = Il server non ti conosce ancora. Prima apri la pagina o accedi.
server-slower = Troppo in una volta. Aspetta un momento.
server-connections = Dal tuo indirizzo arrivano troppe connessioni. Chiudine alcune.
server-other-site = Lo ha inviato un altro sito; non è stato fatto nulla.
server-garbled = Il tavolo non capisce questo messaggio.
server-unreadable = Impossibile leggerlo: non è ciò che questa chiamata si aspetta.
server-too-large = È più grande di qualunque cosa venga accettata qui.
server-no-method = Non si può chiedere in questo modo. La descrizione dell’interfaccia dice come.
server-database = Il server al momento non raggiunge i suoi dati e quindi non accetta nulla. Niente di ciò che hai visto è perso; riprova tra un minuto.
server-no-room = Il disco del server è pieno e quindi nulla viene accettato. Niente di ciò che hai visto è perso; avvisa chi gestisce il server.
server-protocol = Per collegarti indica il sottoprotocollo skyrail.1.json o skyrail.1.small.
server-unfit = Questo tempo di gioco o questa smazzata qui non è possibile.

## Accounts

server-name = Un nome ha da 1 a { $most } caratteri.
server-name-mixed = Ogni parola di un nome usa lettere di un solo alfabeto.
server-login = Il nome per accedere ha solo lettere, cifre, spazi, punti e trattini.
server-settings = Queste impostazioni sono troppo grandi per essere conservate.
server-password = Una password ha da 8 a 200 caratteri.
server-login-taken = Qualcun altro accede con questo nome. Scegline un altro.
server-old-password = La password attuale non è giusta.
server-wrong-login = Nome e password non corrispondono.
server-token = Questo token non è valido oppure è stato revocato.
server-scope = Questo token non lo permette: gli manca il permesso { $scope }.
server-browser-only = Questo si fa in un browser con l’accesso aperto, non con un token.
server-no-scope = Di’ a che cosa serve il token: read, play o account.
server-tokens = Hai tutti i token che una persona può avere. Revocane qualcuno.
server-no-passkeys = Qui non si possono creare passkey: il server non conosce il suo indirizzo pubblico.
server-passkeys = Hai tutte le passkey che una persona può avere. Rimuovine qualcuna.
server-wrong-passkey = Questa passkey non è quella giusta, o la risposta è arrivata troppo tardi. Riprova.

## People

server-own-link = Questo è il tuo link. Dallo a qualcun altro.
server-kept-away = Uno di voi due ha bloccato l’altro.
server-oneself = Non puoi silenziare o bloccare te stesso.
server-no-friend = Si possono invitare solo gli amici. Prima diventate amici con un link.

## Making a table

server-no-title = Non c’è un gioco con questo nome.
server-seats = Questo gioco è per { $least }–{ $most } giocatori.
server-no-bot = Nessun bot chiamato «{ $name }» gioca a questo gioco.
server-no-board = Questo tabellone non è stato caricato qui o è di un altro gioco.
server-board-faults = Su questo tabellone non si può giocare: contiene { $count ->
    [one] un errore
   *[other] { $count } errori
}.
server-boards = Hai caricato tutti i tabelloni che una persona può caricare.
server-boards-full = Questo server ha tutti i tabelloni che può tenere; gioca su uno di essi, o su quello del gioco.
server-board-large = Questo tabellone è più grande di quanto sia permesso qui: { $most } byte senza spazi e note.
server-board-used = Su questo tabellone si gioca o si è giocato, perciò resta.
server-tables = Hai tutti i tavoli non finiti che una persona può avere. Finiscine o lasciane qualcuno.
server-bot-tables = Hai già tanti tavoli di soli bot quanti ne può avere una persona. Aspetta che uno finisca.

## Sitting down

server-full = Non ci sono più posti liberi.
server-chair-kept = Questo posto è riservato a chi ha giocato prima. Aspetta che arrivi o rinunci.
server-begun = La partita è già iniziata.
server-too-late = A questo tavolo non si può più fare, o non ancora.
server-host-only = Può farlo solo chi ha aperto il tavolo.
server-chairs-open = Alcuni posti sono ancora liberi. Aspetta qualcuno o mettici dei bot.
server-own-chair = Questo è il tuo posto. Lascia il tavolo per alzarti.
server-still-there = Questa persona è ancora presente. Un bot può sostituire solo chi è andato via.
server-time-runs = Questa persona ha ancora tempo. Senza orologio, un bot può subentrare quando tocca a lei da cinque minuti.
server-entropy = Per la sorte servono da 1 a 64 byte, in esadecimale, e solo prima dell’inizio.

## Playing

server-not-seated = Quel posto non è tuo.
server-not-begun = La partita non è ancora iniziata.
server-not-over = La registrazione si ha a partita finita, perché contiene ogni segreto.
server-deal-runs = Altri giocano ancora questa smazzata. La registrazione si ha quando tutti hanno finito.
server-deal-alone = Una smazzata si gioca in una persona contro i bot: altri potrebbero guardarne le carte altrove. Apri un tavolo senza smazzata.
server-no-watching = A questo tavolo non si può assistere.
server-other-rules = Questa partita è iniziata con regole diverse da quelle di questo server, perciò qui non si può mostrare né continuare. Quando è finita, o tutti quelli che giocano hanno lasciato il tavolo, se ne può salvare la registrazione.
server-abandoned = Tutti hanno lasciato questa partita prima della fine. Se ne può salvare la registrazione.
server-no-row = La partita non è arrivata fin lì.
server-ask-first = Tutti devono essere d’accordo. Chiedilo.
server-no-consent = A questo tavolo non si è concordato di poter annullare più indietro.
server-no-question = Non è più in discussione.
server-chat-length = Un messaggio di chat ha da 1 a 500 caratteri.
