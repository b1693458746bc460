### What the page says. Keys begin with web-.

## The start page

web-what = { $games ->
    [3] Tre
   *[other] { $games }
} giochi di aerei e treni, attorno allo stesso tavolo.
web-free = L’account non è necessario e non c’è nulla da scaricare. Un clic e sei al tavolo.
web-all-games = I giochi
web-players-range = da { $least } a { $most } giocatori
web-minutes = { $minutes } min
web-rules = Regole
web-play-bots = Gioca ora contro i bot
web-with-friends = Con gli amici
web-same-device = Stesso dispositivo
web-running-games = Le tue partite in corso
web-playing = { $names }
web-your-turn = Tocca a te
web-daily-deal = Smazzata del giorno
web-deal-same = Oggi le stesse carte per tutti.
web-play-deal = Gioca la smazzata
web-seats = { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}

## The head of every page

web-main-menu = Menu principale
web-rulebook = Regolamento
web-replays = Partite salvate
web-settings = Impostazioni
web-language = Lingua
web-lost = Qui non c’è nulla.
web-connection-lost = La connessione è caduta. Nuovo tentativo in corso.
web-to-start = Torna alla pagina iniziale

## Setting up a game

web-me = Io
web-another-person = Un’altra persona qui
web-bot-novice = Bot, principiante
web-bot-casual = Bot, dilettante
web-bot-strong = Bot, forte
web-bot-expert = Bot, esperto
web-bot-master = Bot, maestro
web-seat-number = Posto { $number }
web-add-seat = Aggiungi un posto
web-remove-seat = Togli un posto
web-options = Opzioni
web-board = Tabellone
web-board-printed = Il tabellone stampato
web-board-ours = Un tabellone nostro, non quello pubblicato
web-load-board = Carica un file di tabellone
web-start-game = Inizia la partita

## Settings

web-name = Nome
web-mark = Simbolo
web-mark-number = Simbolo { $number }
web-theme = Colori
web-as-system = Come il sistema
web-day = Giorno
web-night = Notte
web-motion = Animazioni
web-sound = Suono
web-on = Sì
web-off = No
web-confirm-when = Chiedi conferma
web-confirm-final = Per ciò che non si annulla
web-confirm-always = A ogni mossa
web-confirm-never = Mai

## Replays

web-finished = finita
web-delete = Elimina
web-load-record = Apri una registrazione
web-no-replays = Le partite che giochi restano in questo browser e si possono rivedere mossa per mossa.

## The screen of a game

web-map = Mappa
web-zoom-in = Ingrandisci
web-zoom-out = Rimpicciolisci
web-zoom-fit = Tutta la mappa
# Beside the name of a part of the map: the whole map.
web-view-all = Tutta
web-back = Indietro
web-undo = Annulla
web-undo-count = { $count ->
    [0] Nulla da annullare
    [one] Annulla la tua ultima mossa
   *[other] Puoi annullare le tue ultime { $count } mosse
}
web-confirm = Conferma
web-drop = Annulla scelta
web-menu = Menu
web-close = Chiudi
web-choose = Scegline una
web-list-all = Tutte le mosse
web-filter = Parole da cercare
web-no-moves = Nessuna mossa corrisponde.
# Said of a link on the map of a title that has no screen of its own.
web-link-of = Appartiene a { $seat }
web-no-room = Questo browser non ha più spazio per conservare la partita: dura finché questa scheda resta aperta.
web-save-record = Salva la registrazione
web-leave = Torna all’inizio
web-tab-hand = Mano
web-tab-market = Mercato
web-players = Giocatori
web-log = Cronaca
web-you = tu
# Before what this player did, and where a name would stand.
web-you-label = Tu
# Before what a player did, in the log.
web-log-who = { $seat }:
web-bot = bot
web-to-move = di turno
web-curtain = Passa il dispositivo a { $seat }.
web-curtain-lift = Sono { $seat }

## Facts about a player

web-money = Denaro

## The end of a game

web-you-win = Hai vinto
web-points-unit = { $points ->
    [one] punto
   *[other] punti
}
web-sources = Da dove vengono i punti
web-total = Totale
web-points-over-time = Punti nel tempo
web-rematch = Rivincita
web-look-at-board = Guarda il tabellone

## Online tables

web-lobby = Sala
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-no-tables = Ancora nessun tavolo.
web-no-server = Il server non risponde. Le partite su questo dispositivo funzionano anche senza.
web-by-link = Chi ha il link
web-in-lobby = Mostra il tavolo nella sala
web-invite = Invia questo link o fai inquadrare il codice.
web-copy-link = Copia il link
web-only-here = Questo link funziona solo su questo computer. Per far entrare altri, avvia Skyrail con --listen 0.0.0.0:8080 e apri la pagina con l'indirizzo di questo computer nella tua rete.
web-sit-down = Siediti
web-get-up = Alzati
web-leave-table = Lascia il tavolo
web-free-chair = posto libero
web-kept-chair = riservato a { $name }
web-host-starts = La partita inizia quando la avvia chi ospita.
web-waiting-for = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
web-said = { $sentence }

## Hints

web-hint = Suggerimento
web-hint-shares = Probabilità di vittoria ora
web-hint-seat = { $seat }: { $share }%
web-hint-share = { $share }%
web-hint-order = Dalla migliore. Il numero è la tua probabilità di vincere dopo.
web-hint-as-now = come ora
web-hint-numbers = Che cosa dicono i numeri
web-hint-means = { $games ->
    [one] I bot hanno giocato da qui { $games } partita.
   *[other] I bot hanno giocato da qui { $games } partite.
} Il numero dice quante su cento ne hai vinte dopo questa mossa. Le differenze fino a { $equal } sono casuali: mosse così sono più o meno pari. Il suggerimento sa solo ciò che sai tu.
web-hint-plan = La mappa mostra il piano del suggerimento scelto: 1 ora, il resto dopo.
web-hint-do = Fai questo
web-allow-hints = I suggerimenti sono ammessi

## Looking back

web-replay = Rivedi
web-look-back = Rivedi le mosse
web-replay-move = Mossa { $number } di { $all }
web-replay-first = All’inizio
web-replay-back = Una mossa indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-on = Una mossa avanti
web-replay-last = All’ultima mossa
web-replay-link = Link a questa mossa
web-copied = Copiato
web-replay-result = Risultato
web-replay-now = Torna alla partita
web-replay-eyes = Vedi con gli occhi di { $seat }
web-replay-start = L’inizio della partita
web-replay-nothing = Una mossa è stata annullata.
web-since = { $count ->
    [one] Dal tuo ultimo turno: { $count } evento
   *[other] Dal tuo ultimo turno: { $count } eventi
}
web-since-again = Rivedilo sulla mappa

## What is told beat by beat: a scoring, a count

web-tale-slow = Lento
web-tale-usual = Normale
web-tale-fast = Veloce
web-tale-pace = Ritmo
web-tale-again = Ancora
web-tale-skip = Salta
# After a pause.
web-tale-on = Continua
# At the end of it, back to the game.
web-tale-close = Avanti

## After a game

web-chart-click = Un clic mostra il tabellone in quel momento.
web-built = Chi ha costruito cosa
web-stats = In cifre
web-stats-moves = Mosse
web-stats-built = Costruiti
web-stats-best = Mossa migliore
web-stats-ahead = In testa
web-stats-undone = Annullate
web-stats-best-at = { $points } punti con la mossa { $number }
web-share = Immagine
web-verify = Verifica le mescolate
web-proof-promise = L’hash mostrato prima della partita corrisponde al segreto.
web-proof-secret = Il segreto
web-proof-added = Ciò che i giocatori vi hanno aggiunto
web-proof-draws = { $rows ->
    [one] { $rows } mossa è stata rigiocata: ogni pescata segue dal segreto e il risultato è lo stesso.
   *[other] { $rows } mosse sono state rigiocate: ogni pescata segue dal segreto e il risultato è lo stesso.
}
web-proof-holds = Le mescolate sono dimostrate
web-proof-fails = La prova fallisce
web-proof-how = Verificato qui, nel tuo browser. Salva la registrazione per verificarla anche con il programma skyrail.

## Lessons

web-learn = Impara
web-learn-skip = Salta la lezione
web-learn-place = Lezione, passo { $number } di { $all }
web-learn-tactics-place = Tattica, passo { $number } di { $all }
web-learn-offer = Hai fatto ogni tipo di mossa. Tre consigli ti fanno giocare meglio.
web-learn-begin = Mostrami i consigli
web-learn-wait = Ora muovono gli altri, o resta solo una mossa che conosci. Il passo seguente arriva da sé.

## Tables for all

web-table-options = Tavolo
web-pace = Tempo di gioco
web-pace-free = Senza orologio
web-pace-quick = Dal vivo, 10 minuti a testa e 10 secondi a mossa
web-pace-slow = Dal vivo, 30 minuti a testa e 30 secondi a mossa
web-pace-day = Per corrispondenza, un giorno a mossa
web-pace-days = Per corrispondenza, tre giorni a mossa
web-table-mode = Questo schermo mostra il tabellone, ognuno gioca dal telefono
web-scan-hand = Inquadra il codice: sul telefono avrai le tue carte.
web-big-screen = Mostra il tabellone su uno schermo grande
web-watching = Stai guardando
web-board-own = Torna al tabellone solito
web-board-faults = Questo file non è un tabellone valido:
web-call-me = Avvisami quando tocca a me
web-calls = Avvisi
web-calls-off = Il browser non li permette.
web-account = Account
web-account-why = A nessuno serve un account. Con un account i tuoi tavoli e le tue impostazioni sono gli stessi su ogni dispositivo.
web-signed-in = Accesso effettuato come { $login }
web-sign-out = Esci
web-login = Nome utente
web-password = Password
web-password-old = Password attuale
web-password-others = Disconnetti tutti gli altri browser
web-sign-in = Accedi
web-keep-account = Conserva questo account

## Going back together

web-allow-back = Tutti insieme possono tornare indietro
web-ask-back = Chiedi di tornare indietro
web-back-count = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
web-back-fewer = Meno mosse
web-back-more = Più mosse
web-back-ask = Chiedi a tutti
web-back-asked = { $seat } chiede di tornare indietro di { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
web-back-agree = Accetta
web-back-refuse = No, si va avanti
web-back-withdraw = Ritira
# Beside the name of a player, about their answer.
web-back-agreed = d’accordo
web-back-open = non ha ancora risposto
web-back-stays = Tutto resta com’è: non tutti vogliono tornare indietro.
