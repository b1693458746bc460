### What the page says. Keys begin with web-.

## The start page

web-what = Tre giochi da tavolo di aerei e treni, a un buon tavolo.
web-free = Nessun account, nessun download. Un clic e sei al tavolo.
web-three-games = I tre giochi
web-line-airlines-europe = Compra le licenze, tieni le azioni che alla fine rendono.
web-line-ticket-to-ride-germany = Prendi le linee, tieni i biglietti, raccogli i passeggeri.
web-line-jet-set = Possiedi le linee, piazza gli aerei, reclama i voli.
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
web-replays = Registrazioni
web-settings = Impostazioni
web-language = Lingua
web-lost = Qui non c’è nulla.
web-connection-lost = La connessione è caduta. Nuovo tentativo in corso.
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
web-running = in corso
web-delete = Elimina
web-load-record = Apri una registrazione
web-no-replays = Le partite che giochi restano in questo browser e si possono rivedere mossa per mossa.

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
web-ae-portfolio = Pacchetto
web-js-income = Rendite
web-js-planes = Aerei
web-js-flights = Voli

## The screen of Jet Set

web-js-euros = { $amount } €
web-js-short = Voli brevi
web-js-long = Voli lunghi
web-js-row = { $count } di { $most }, { $cards } nel mazzo
web-js-row-late = rimasti: { $count }
web-js-turn-up = Scopri
web-js-turn-up-pay = Scopri, { $price } €
web-js-claim = Reclama
web-js-complete = Completo
web-js-planes-count = { $planes ->
    [one] { $planes } aereo
   *[other] { $planes } aerei
}
web-js-vacation = Vacation { $count } di 2
web-js-vacation-early = Alla seconda le due file si riempiono e si possono reclamare i Voli Finali.
web-js-vacation-late = Non arrivano altri voli. Si possono reclamare i Voli Finali.
web-js-my-flights = I miei voli
web-js-flights-by = Voli di { $seat }
web-js-next-flight = Prossimo volo: { $markers ->
    [one] { $markers } segnalino
   *[other] { $markers } segnalini
}
web-js-next-income = Prossime rendite
web-js-income-of = { $marked ->
    [one] { $marked } volo
   *[other] { $marked } voli
} con segnalino, { $bare } senza
web-js-collect = Incassa
web-js-finals = Voli Finali
web-js-secret = segreti
web-js-links-there = { $there } di { $all } linee
web-js-markers = Segnalini
web-js-need-free = Libera: linea { $price } e un aereo, { $total } €
web-js-need-own = Tua: un aereo, { $total } €
web-js-need-foreign = Di { $seat }: un aereo e il pedaggio, { $total } €
web-js-buy = Compra
web-js-place = Piazza
# What a flight still takes, over all actions.
web-js-in-all = Mancano { $money } € per { $planes ->
    [one] { $planes } aereo
   *[other] { $planes } aerei
}, in { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}, compresa quella per reclamare
web-js-link-free = Libera, { $price } €
web-js-link-owned = Di { $seat }
web-js-link-planes = Aerei: { $planes }
web-js-seat-planes = { $seat } { $count }
web-js-serves = Sul tuo percorso per { $flights }
web-js-keep = Ti restano { $amount } €.
web-js-on-final = Volo Finale reclamato, con { $planes ->
    [one] { $planes } aereo
   *[other] { $planes } aerei
}

## The screen of Ticket to Ride Germany

web-tg-draw = Pesca
web-tg-draw-rule = due carte, o una locomotiva scoperta
web-tg-deck = Carte Treno
web-tg-deck-top = in cima al mazzo
web-tg-short = Biglietti corti
web-tg-long = Biglietti lunghi
web-tg-worth = da { $least } a { $most } punti
web-tg-hand = La tua mano
web-tg-cards-count = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
web-tg-trains-count = { $trains ->
    [one] { $trains } vagone
   *[other] { $trains } vagoni
}
web-tg-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-tg-short-count = corti: { $tickets }
web-tg-long-count = lunghi: { $tickets }
web-tg-your-tickets = I tuoi biglietti
web-tg-connected-count = { $done } di { $all } collegati
web-tg-claimable = { $routes ->
    [one] { $routes } linea si può prendere con questa mano
   *[other] { $routes } linee si possono prendere con questa mano
}
web-tg-to-go = ancora { $spaces }
web-tg-connected = Collegato
web-tg-cut-off = Impossibile
web-tg-mix = Biglietti da pescare
web-tg-choose-keep = Biglietti da tenere
web-tg-keep = { $count ->
    [one] Tieni { $count } biglietto
   *[other] Tieni { $count } biglietti
}
web-tg-spaces = { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
}
web-tg-route = { $route }, { $color }, caselle: { $spaces }, punti: { $points }
web-tg-state-taken = presa da { $seat }
web-tg-state-can = si può prendere
web-tg-state-closed = chiusa
web-tg-state-free = libera, mancano carte o non è il tuo turno
web-tg-waiting = { $place }, passeggeri: { $count }
web-tg-nobody = Nessuno
web-tg-pay-with = Paga con
web-tg-more-ways = { $count ->
    [one] e { $count } altro modo
   *[other] e altri { $count } modi
}
web-tg-missing-cards = { $cards ->
    [one] Manca { $cards } carta
   *[other] Mancano { $cards } carte
}
web-tg-helps = Sul percorso dei tuoi biglietti
web-tg-routes-count = { $routes ->
    [one] { $routes } linea
   *[other] { $routes } linee
}
web-tg-completed-count = { $tickets ->
    [one] { $tickets } completato
   *[other] { $tickets } completati
}
web-tg-people-count = × { $people }

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
web-tg-routes = Linee
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
web-only-here = Questo link funziona solo su questo computer. Per far entrare altri, avvia Skyrail con --listen 0.0.0.0:8080 e apri la pagina con l'indirizzo di questo computer nella tua rete.
web-sit-down = Siediti
web-get-up = Alzati
web-free-chair = posto libero
web-gathering = aspetta giocatori
web-host-starts = La partita inizia quando la avvia chi ospita.
web-waiting-for = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
web-said = { $sentence }

## Airlines Europe

web-ae-track = Tracciato azionario
web-ae-by-place = punti per posizione
web-ae-leads = In testa
web-ae-shares-left = Azioni rimaste
web-ae-planes-left = Aerei rimasti
web-ae-reached = raggiunta
web-ae-cut-off = irraggiungibile
web-ae-links = { $links ->
    [one] { $links } tratta
   *[other] { $links } tratte
}
web-ae-hand = La tua mano
web-ae-shares = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
web-ae-stack = { $airline }, { $count } in mano, scelte: { $chosen }
web-ae-million = { $money ->
    [one] { $money } milione
   *[other] { $money } milioni
}
web-ae-m = { $money } M
web-ae-in-hand = { $hand } in mano, { $abacus } AB
web-ae-bans = { $bans ->
    [one] { $bans } divieto
   *[other] { $bans } divieti
}
web-ae-bank = Banca { $bank } M · ABACUS rimaste { $abacus }
web-ae-pick = Inizia con queste due
web-ae-choose = Scegli azioni da giocare
web-ae-play = Gioca { $count } per { $money } M
web-ae-exchange = Scambia { $discards } per { $takes } AB
web-ae-take-money = Prendi 8 milioni
web-ae-pass = Passa
web-ae-zone-up = Sale alla zona { $row }
web-ae-zone-stays = Resta nella zona { $row }
web-ae-bonus = Bonus +{ $bonus }
web-ae-why-connection = non collegata all’aeroporto di partenza
web-ae-why-twice = vola già qui
web-ae-why-planes = nessun aereo rimasto
web-ae-route = { $route }: la prossima licenza costa { $price } milioni.
web-ae-route-can = { $route }: la prossima licenza costa { $price } milioni, per { $airlines }.
web-ae-route-closed = { $route }: chiusa.
web-ae-licences = Licenze: { $licences }.
web-ae-flown = Servita da { $airlines }.
web-ae-buy-now = Da comprare ora
web-ae-not-now = Non ora
web-ae-closed = Chiusa
web-ae-long = Connessione distante
web-ae-score-shares = azioni: { $shares }

## Hints

web-hint = Suggerimento
web-hint-shares = Probabilità di vincere
web-hint-seat = { $seat }: { $share }%
web-hint-share = { $share }%
web-hint-tried = { $games ->
    [one] { $games } partita simulata
   *[other] { $games } partite simulate
}
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
web-learn-next = Capito
web-learn-skip = Salta la lezione
web-learn-place = Lezione, { $number } di { $all }
web-learn-help = In dubbio? H mostra tre buone mosse con i motivi, L elenca tutto ciò che puoi fare, U annulla una mossa. Se una cosa non si può fare, cliccala e saprai perché.
web-learn-ae-goal = Vinci con le azioni. Tre volte nella partita ogni compagnia dà punti a chi ha più azioni sue davanti a sé. La riga in alto dice sempre che cosa si chiede; color ambra è ciò che puoi fare ora.
web-learn-ae-pick = Comincia con due azioni sul tavolo: clicca due carte diverse della tua mano, poi il pulsante.
web-learn-ae-buy = Le tratte color ambra si possono comprare. L’aereo fa avanzare la sua compagnia sul tracciato azionario di quanto vale il prezzo: le sue azioni rendono di più. Compra per le compagnie di cui hai azioni.
web-learn-ae-take = Dopo l’acquisto prendi un’azione: una del mercato o la prima del mazzo, coperta.
web-learn-ae-play = Le azioni contano solo sul tavolo. Clicca carte della tua mano per giocarle; ognuna porta anche 2 milioni.
web-learn-ae-track = Più una compagnia è in alto qui, più punti dà al primo, secondo e terzo azionista.
web-learn-tg-goal = Prendi linee tra le città, collega le coppie dei tuoi biglietti e raccogli passeggeri lungo il percorso. Color ambra è ciò che puoi fare ora. Prima di’ quanti biglietti corti e lunghi vuoi.
web-learn-tg-keep = Tieni biglietti con percorsi comuni: un biglietto completato dà i suoi punti, uno mancato li toglie. Passa sopra un biglietto per vedere il suo percorso sulla mappa.
web-learn-tg-draw = Pesca due carte Treno per turno. Raccogli un colore: una linea chiede tante carte del suo colore quante caselle ha. Le locomotive valgono ogni colore.
web-learn-tg-claim = Le linee color ambra si possono prendere con le tue carte. Le linee lunghe danno molti più punti di quelle corte.
web-learn-tg-passenger = Prendi un passeggero a ogni estremo della linea. Chi alla fine ne ha di più di un colore riceve 20 punti, il secondo 10.
web-learn-js-goal = Reclama voli: piazza un aereo su ogni linea tra le loro due città. Vince chi ha più punti alla fine. Color ambra è ciò che puoi fare ora.
web-learn-js-flights = Questi voli sono aperti a tutti. Cliccane uno: la mappa mostra il percorso più economico, il tagliando quanto ti costa ancora.
web-learn-js-buy = Compra una linea color ambra: è tua e ci piazzi subito degli aerei. Gli altri ti pagano per volarci.
web-learn-js-claim = Aerei su tutto il percorso: il volo si può reclamare. Da ogni linea torna un aereo, e il volo dà rendite.
web-learn-js-income = Pochi soldi? Incassa le rendite: 5 euro per ogni volo con segnalino, 2 per ogni volo senza.

## Tables for all

web-table-options = Tavolo
web-pace = Ritmo
web-pace-free = Senza orologio
web-pace-quick = Dal vivo, 10 minuti a testa e 10 secondi a mossa
web-pace-slow = Dal vivo, 30 minuti a testa e 30 secondi a mossa
web-pace-day = Per corrispondenza, un giorno a mossa
web-pace-days = Per corrispondenza, tre giorni a mossa
web-table-mode = Questo schermo mostra il tabellone, ognuno gioca dal telefono
web-scan-hand = Inquadra il codice: il tuo telefono diventa la tua mano.
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
web-sign-in = Accedi
web-keep-account = Conserva questo account
