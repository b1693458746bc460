### What the page says. Keys begin with web-.

## The start page

web-what = Tre giochi da tavolo di aerei e treni, su un unico buon tavolo.
web-free = Nessun account, nessun download. Un clic e sei al tavolo.
web-three-games = I tre giochi
web-line-airlines-europe = Compra le licenze, tieni le azioni che alla fine rendono.
web-line-ticket-to-ride-germany = Posa i binari, conserva i biglietti, raccogli i passeggeri.
web-line-jet-set = Possiedi le tratte, piazza gli aerei, ottieni i voli.
web-players-range = da { $least } a { $most } giocatori
web-minutes = { $minutes } min
web-rules = Regole
web-play-bots = Gioca ora contro i bot
web-with-friends = Con amici
web-same-device = Stesso dispositivo
web-running-games = Le tue partite in corso
web-playing = { $names }
web-your-turn = Tocca a te
web-daily-deal = Partita del giorno
web-deal-same = Oggi lo stesso mazzo per tutti.
web-play-deal = Gioca la partita
web-seats = { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}

## The head of every page

web-main-menu = Menu principale
web-rulebook = Regolamento
web-replays = Partite giocate
web-settings = Impostazioni
web-language = Lingua
web-lost = Qui non c’è nulla.
web-to-start = Torna alla pagina iniziale

## Setting up a game

web-me = Io
web-another-person = Un’altra persona qui
web-bot-novice = Bot, principiante
web-bot-casual = Bot, occasionale
web-bot-strong = Bot, forte
web-bot-expert = Bot, esperto
web-bot-master = Bot, maestro
web-seat-number = Posto { $number }
web-add-seat = Aggiungi un posto
web-remove-seat = Togli un posto
web-options = Opzioni
web-board = Tabellone
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
web-confirm-final = Ciò che non si può annullare
web-confirm-always = Ogni mossa
web-confirm-never = Mai

## Replays

web-finished = finita
web-running = in corso
web-delete = Elimina
web-load-record = Apri un file di partita

## The screen of a game

web-map = Mappa
web-zoom-in = Ingrandisci
web-zoom-out = Rimpicciolisci
web-zoom-fit = Tutta la mappa
web-undo = Annulla
web-undo-count = { $count ->
    [0] Nulla da annullare
    [one] Annulla la tua ultima mossa
   *[other] Puoi annullare le tue ultime { $count } mosse
}
web-confirm = Conferma
web-drop = Non questa
web-menu = Menu
web-close = Chiudi
web-choose = Scegline una
web-list-all = Tutte le mosse
web-filter = Parole da cercare
web-no-moves = Nessuna mossa corrisponde.
web-your-moves = Le tue mosse
web-save-record = Salva la partita
web-leave = Torna all’inizio
web-tab-hand = Mano
web-tab-market = Mercato
web-players = Giocatori
web-log = Cronaca
web-you = tu
web-bot = bot
web-to-move = di turno
web-curtain = Passa il dispositivo a { $seat }.
web-curtain-lift = Sono { $seat }

## Facts about a player

web-points = Punti
web-money = Denaro
web-cards = Carte
web-ae-portfolio = Portafoglio
web-tg-trains = Vagoni
web-tg-tickets = Biglietti
web-js-income = Rendita
web-js-planes = Aerei
web-js-flights = Voli

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
web-tg-routes = Tratte
web-tg-tickets-done = Biglietti completati
web-tg-tickets-missed = Altri biglietti
web-tg-globetrotter = Globetrotter
web-tg-passengers = Passeggeri
web-js-flights-of = Voli da { $points }
web-js-final = Volo Finale

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
web-sit-down = Siediti
web-get-up = Alzati
web-free-chair = sedia libera
web-gathering = in attesa
web-host-starts = La partita inizia quando lo decide chi ospita.
web-waiting-for = { $count ->
    [one] Una sedia è ancora libera
   *[other] { $count } sedie sono ancora libere
}
web-said = { $sentence }
