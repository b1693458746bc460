### Home, lobby, replays, names, clocks, and what is said at the end. Keys begin with web-.

## Home

web-welcome = Ciao di nuovo.
web-welcome-name = Ciao, { $name }.
web-games-wait = { $count ->
    [one] Una partita ti aspetta.
   *[other] { $count } partite ti aspettano.
}
# A link to all of them.
web-all-count = Tutte e { $count }
# $place is the place at the own table.
web-deal-yours = Tu: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, posto { $place }.
web-play-on = Continua
web-watch-again = Rivedi

## Lists of games

web-with-level = { $name } ({ $level })
web-since-time = ultima mossa: { $time }
# Who is to move, by name.
web-moving = Tocca a { $names }
web-ready = sta per iniziare
web-pace-live = Dal vivo, { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
web-pace-turns = { $days ->
    [one] Un giorno per mossa
   *[other] { $days } giorni per mossa
}
web-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}

## From data: how strong a bot is

web-level-novice = principiante
web-level-casual = dilettante
web-level-strong = forte
web-level-expert = esperto
web-level-master = maestro

## Lobby

web-tables-free = { $count ->
    [0] Nessun tavolo ha un posto libero
    [one] Un tavolo ha un posto libero
   *[other] { $count } tavoli hanno un posto libero
}
web-chair-free = C’è un posto libero
web-not-now = Per ora non per te
web-nobody-waits = Ora nessuno aspetta. Apri un tavolo: gli altri lo troveranno qui.
web-sit-now = Siediti subito
web-own-pace = Con i tuoi tempi
web-all-titles = Tutti i giochi
web-watch = Guarda

## Replays

web-find-game = Cerca per gioco, nome o giorno
web-find-none = Nessuna partita corrisponde.
web-delete-running = Questa partita non è finita. Eliminarla?
web-keep-it = Conserva
web-deleted = La partita è stata eliminata.

## Names

web-your-name = Il tuo nome
web-name-of-seat = Nome al posto { $number }
web-open-room = Apri la stanza
web-open-room-why = Ricevi un link per gli altri. La partita inizia quando lo dici tu.
web-is-here = presente
web-is-away = assente

## Rulebook

web-rules-search = Cerca nelle regole
web-rules-none = Nessuna regola contiene questa parola.
web-rules-contents = Indice
web-rules-fine = Nel dettaglio
web-rules-clauses = { $count } articoli, ognuno con il proprio indirizzo
web-rules-ours = I regolamenti stampati lasciano lacune: { $count } articoli dicono come giochiamo noi.

## While a game is played

# How many routes an action can be done on, below its name.
web-on-map = { $count } sulla mappa
web-confirm-last = Non si può annullare.
web-clock-days = { $days } g { $hours } h
web-clock-of = Tempo rimasto: { $seat }

## At the end

web-lost-close = Per un soffio
web-lost-second = Un bel secondo posto
web-lost-game = Bella partita
web-lost-by = { $points ->
    [one] Sei indietro di un punto.
   *[other] Sei indietro di { $points } punti.
}
web-lost-ahead = In testa per il { $share }% della partita.
web-lost-best = La tua mossa migliore ha portato { $points ->
    [one] un punto.
   *[other] { $points } punti.
}

## From data: said to whoever it speaks of

web-clock-of-you = Il tuo tempo rimasto
web-link-of-you = È tua
web-back-asked-you = Chiedi di tornare indietro di { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
winner-you = Hai vinto.
