### What is asked, offered, refused and told in Ticket to Ride Germany. Keys begin with tg-.
### Glossary: route = linea; to claim = prendere il controllo; double route = linea doppia
### train = vagone; train card = carta Treno; ticket = biglietto (corto, lungo); passenger = passeggero
### country = nazione; end point = capolinea; deck = mazzo; discards = scarti; row = carte scoperte

## What is asked of the player

tg-ask-mix = Annuncia quanti biglietti corti e quanti lunghi peschi, { $count } in tutto.
tg-ask-first-tickets = Scegli almeno { $least } dei tuoi { $count } biglietti da tenere.
tg-ask-turn = Ti { $trains ->
    [one] resta un vagone
   *[other] restano { $trains } vagoni
}. Pesca carte Treno, prendi il controllo di una linea o pesca biglietti.
tg-ask-last-round = Ultimo giro: questo è il tuo ultimo turno. Pesca carte Treno, prendi il controllo di una linea o pesca biglietti.
tg-ask-last-turn = L’ultimo turno della partita è tuo. Pesca carte Treno, prendi il controllo di una linea o pesca biglietti.
tg-ask-second-card = Pesca la seconda carta Treno; ora non puoi prendere una locomotiva scoperta.
tg-ask-keep = Scegli almeno { $least ->
    [one] uno
   *[other] { $least }
} dei biglietti pescati da tenere; gli altri vanno in fondo ai loro mazzi.
tg-ask-passenger = Prendi un passeggero o nessuno: { $place }.
tg-ask-over = La partita è finita.

## What the table waits for

tg-wait-mixes = Devono ancora annunciare biglietti corti e lunghi: { $seats }.
tg-wait-first-tickets = Devono ancora scegliere i biglietti: { $seats }.
tg-wait-turn = Tocca a { $seat }.
tg-wait-second-card = { $seat } pesca una seconda carta Treno.
tg-wait-keep = { $seat } sceglie i biglietti da tenere.
tg-wait-passenger = { $seat } può prendere un passeggero: { $place }.

## What is asked, inside a refusal

tg-asked-mix = annuncia biglietti corti e lunghi
tg-asked-keep = scegli i biglietti da tenere
tg-asked-turn = scegli un’azione
tg-asked-second-card = pesca una seconda carta Treno
tg-asked-passenger = prendi un passeggero o nessuno
tg-asked-over = niente, la partita è finita

## Words

tg-kind-short = corto
tg-kind-long = lungo
# $card is a colour; also used for passengers.
tg-cards = { $count }× { $card }
tg-locomotives = { $count ->
    [one] { $count } locomotiva
   *[other] { $count } locomotive
}
tg-ticket = { $route } ({ $points })
# One card by its colour: in some languages the colour follows the word for “card”.
tg-card-purple = viola
tg-card-blue = blu
tg-card-orange = arancione
tg-card-white = bianca
tg-card-green = verde
tg-card-yellow = gialla
tg-card-black = nera
tg-card-red = rossa
# Before or after the word “passenger”.
tg-passenger-red = rosso
tg-passenger-yellow = giallo
tg-passenger-green = verde
tg-passenger-blue = blu
tg-passenger-black = nero
tg-passenger-white = bianco

## Actions

tg-do-draw = Pesca una carta Treno dal mazzo ({ $cards ->
    [0] dopo aver mescolato gli scarti
    [one] resta una carta
   *[other] restano { $cards } carte
})
tg-do-take = Prendi la carta scoperta: { $card }
# $payment is a list of cards.
tg-do-claim = Prendi { $route } con { $payment } per { $points ->
    [one] un punto
   *[other] { $points } punti
} (usa { $length ->
    [one] un vagone
   *[other] { $length } vagoni
})
# The same with more locomotives than the claim needs.
tg-do-claim-more = Prendi { $route } con { $payment } per { $points ->
    [one] un punto
   *[other] { $points } punti
} (usa { $length ->
    [one] un vagone
   *[other] { $length } vagoni
})
tg-do-tickets = Pesca biglietti: corti { $short }, lunghi { $long }
tg-do-tickets-one = Pesca { $count } biglietti
tg-do-keep = Tieni { $tickets }{ $back ->
    [0] {""}
    [one] ; rimettine uno
   *[other] ; rimettine { $back }
}
tg-do-passenger = Prendi il passeggero { $color } ({ $place })
tg-do-nobody = Non prendere nessuno ({ $place })
tg-do-pass = Passa, perché non puoi fare niente

## Refusals

tg-no-over = La partita è finita.
tg-no-turn = È il turno di un altro giocatore.
tg-no-chosen = Hai già scelto; il tavolo aspetta gli altri.
tg-no-now = Ora la richiesta è un’altra: { $asked }.
tg-no-cards = Non ci sono più carte Treno da pescare: mazzo e scarti sono vuoti.
tg-no-row = Tra le carte scoperte non c’è questa: { $card }.
tg-no-second-locomotive = Una locomotiva scoperta non può essere la seconda carta di un turno.
tg-no-payment = Per { $route } { $need ->
    [one] serve esattamente una carta
   *[other] servono esattamente { $need } carte
}, di un solo colore più locomotive.
tg-no-color = { $route } accetta solo carte di colore { $need } e locomotive.
tg-no-hand = { $have ->
    [0] Non hai in mano nessuna carta di questo tipo
    [one] Hai in mano solo una carta di questo tipo
   *[other] Hai in mano solo { $have } carte di questo tipo
}: { $card }.
tg-no-free = { $route } è di { $seat }.
tg-no-own-group = Hai già una linea tra gli estremi di { $route }; un giocatore può averne solo una.
tg-no-group = In meno di { $players } giocatori la prima linea presa tra due luoghi chiude quelle parallele: { $route } è chiusa.
tg-no-trains = { $need ->
    [one] Serve un vagone
   *[other] Servono { $need } vagoni
} e tu ne hai { $have }.
tg-no-tickets = Non ci sono più biglietti.
tg-no-mix = I biglietti corti e lunghi devono essere in tutto { $need }.
tg-no-mix-one = Si pescano { $need } biglietti alla volta, o quelli che restano.
tg-no-short-deck = { $left ->
    [0] Non ci sono più biglietti corti.
    [one] Resta solo un biglietto corto.
   *[other] Restano solo { $left } biglietti corti.
}
tg-no-long-deck = { $left ->
    [0] Non ci sono più biglietti lunghi.
    [one] Resta solo un biglietto lungo.
   *[other] Restano solo { $left } biglietti lunghi.
}
tg-no-offer = { $ticket } non è tra i biglietti che hai pescato.
tg-no-keep-start = All’inizio bisogna tenere almeno { $least } biglietti.
tg-no-keep = Bisogna tenere almeno { $least ->
    [one] un biglietto
   *[other] { $least } biglietti
}.
tg-no-end = Ora si sceglie un passeggero di questo luogo: { $place }.
tg-no-passenger = Qui non aspetta nessun passeggero { $color }: { $place }.
tg-no-pass = Puoi ancora fare qualcosa, quindi non puoi passare.

## The log

tg-told-begins = Comincia { $seat }.
tg-told-placed = { $place }, passeggeri in attesa: { $passengers }.
tg-told-dealt = { $seat } riceve una carta: { $card }.
tg-told-dealt-unseen = { $seat } riceve una carta Treno.
tg-told-turned-up = Si scopre una carta: { $card }.
tg-told-refreshed = { $locomotives } o più locomotive sono scoperte: si scartano tutte e { $cards } le carte.
tg-told-reshuffled = Gli scarti si mescolano in un nuovo mazzo di { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
tg-told-mixed = { $seat } vuole biglietti: corti { $short }, lunghi { $long }.
tg-told-mixed-unseen = { $seat } ha deciso quanti biglietti corti e lunghi vuole.
tg-told-announced = { $seat } pesca biglietti: corti { $short }, lunghi { $long }.
tg-told-announced-one = { $seat } pesca { $count } biglietti.
tg-told-offered = { $seat } pesca il biglietto { $ticket }.
tg-told-offered-unseen = { $seat } pesca un biglietto { $kind }.
tg-told-offered-unseen-one = { $seat } pesca un biglietto.
tg-told-chose = { $seat } sceglie { $tickets }.
tg-told-chose-unseen = { $seat } ha scelto.
tg-told-all-chose = Tutti hanno scelto; i biglietti non tenuti si rimescolano nei mazzi.
tg-told-kept = { $seat } tiene { $ticket }.
tg-told-kept-unseen = { $seat } tiene un biglietto { $kind }.
tg-told-kept-unseen-one = { $seat } tiene un biglietto.
tg-told-returned = { $seat } rimette { $ticket } nel mazzo.
tg-told-returned-unseen = { $seat } rimette un biglietto { $kind } nel mazzo.
tg-told-returned-unseen-one = { $seat } rimette un biglietto nel mazzo.
tg-told-took = { $seat } prende una carta scoperta: { $card }.
tg-told-drew = { $seat } pesca dal mazzo: { $card }.
tg-told-drew-unseen = { $seat } pesca una carta dal mazzo.
tg-told-claimed = { $seat } prende { $route } con { $payment }: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
tg-told-boarded = { $seat } prende il passeggero { $color } ({ $place }).
tg-told-nobody = { $seat } non prende nessuno ({ $place }).
tg-told-passed = { $seat } non può fare niente e passa.
tg-told-last-round = A { $seat } { $trains ->
    [0] non restano vagoni
    [one] resta un vagone
   *[other] restano { $trains } vagoni
}: ogni giocatore ha ancora un turno, l’ultimo è quello di { $seat }.

## The final score

tg-told-routes = { $seat } ha { $routes ->
    [one] una linea
   *[other] { $routes } linee
} per { $points ->
    [one] un punto
   *[other] { $points } punti
}.
# $path is the list of places on the way.
tg-told-ticket = { $seat }: { $route } completato passando per { $path }: { $points } in più.
tg-told-ticket-missing = { $seat }: { $route } non completato, { $missing ->
    [one] manca una casella
   *[other] mancano { $missing } caselle
}: { $points } in meno.
tg-told-ticket-cut-off = { $seat }: { $route } non completato e ormai impossibile: { $points } in meno.
tg-told-globetrotter = { $seat } riceve il Globetrotter con { $completed ->
    [one] un biglietto completato
   *[other] { $completed } biglietti completati
}: { $points } in più.
tg-told-passengers-seat = { $seat } ne ha { $count } e riceve { $points }
# $seats is a list of tg-told-passengers-seat.
tg-told-passengers = Passeggeri, { $color }: { $seats }.
tg-told-total = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } punti
} in tutto, { $completed ->
    [one] un biglietto completato
   *[other] { $completed } biglietti completati
}, { $passengers ->
    [one] un passeggero
   *[other] { $passengers } passeggeri
}.
tg-told-won-points = Vince { $seats } con più punti di tutti.
tg-told-won-tickets = I punti sono pari; vince { $seats } con più biglietti completati.
tg-told-won-passengers = Punti e biglietti completati sono pari; vince { $seats } con più passeggeri.
tg-told-won-shared = Parità in tutto, vittoria condivisa: { $seats }.
tg-told-ended = L’ultimo giro è finito, e con esso la partita.
tg-told-ended-passed = Nessuno può più fare niente: la partita è finita.

## The table in a few lines

tg-sum-table = Carte Treno: { $cards } nel mazzo, { $discards } negli scarti. Biglietti rimasti: corti { $short }, lunghi { $long }.
tg-sum-table-one = Carte Treno: { $cards } nel mazzo, { $discards } negli scarti. Biglietti rimasti: { $tickets }.
tg-sum-row = Carte scoperte: { $cards }.
tg-sum-last = È l’ultimo giro; { $seat } gioca per ultimo.
tg-sum-routes = Linee di { $seat }: { $routes }.
# An empty list is said as list-none; “nessuno” suits persons better.
tg-sum-player = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $trains ->
    [one] un vagone
   *[other] { $trains } vagoni
}, { $hand ->
    [one] una carta
   *[other] { $hand } carte
}, biglietti: corti { $short }, lunghi { $long }; passeggeri: { $passengers ->
    [niente] nessuno
   *[other] { $passengers }
}.
tg-sum-player-one = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $trains ->
    [one] un vagone
   *[other] { $trains } vagoni
}, { $hand ->
    [one] una carta
   *[other] { $hand } carte
}, { $tickets ->
    [one] un biglietto
   *[other] { $tickets } biglietti
}.
tg-sum-passengers = Passeggeri di { $seat }: { $passengers }.
tg-sum-hand = Mano di { $seat }: { $cards }.
tg-sum-ticket = Biglietto di { $seat }: { $ticket }, { $missing ->
    [one] manca una casella
   *[other] mancano { $missing } caselle
}.
tg-sum-ticket-done = Biglietto di { $seat }: { $ticket }, completato.
tg-sum-ticket-cut-off = Biglietto di { $seat }: { $ticket }, ormai impossibile.

## Faults and remarks of a board file

fault-tg-places = Città e capolinea delle nazioni sono { $found }; il massimo è { $most }. Togline alcuni.
fault-tg-cards = Le carte Treno sono { $found }, ma { $players } giocatori e le carte scoperte ne richiedono { $need }. Aggiungine.
fault-tg-length = «{ $key }» non è la lunghezza di una linea. Usa come chiavi numeri interi da 1 a { $most }.
fault-tg-no-points = Mancano i punti per le linee di lunghezza { $length }. Aggiungili a «route_points», oppure cambia la lunghezza.
fault-tg-unpayable = Le carte di questo colore, locomotive comprese, non bastano per questa linea. Accorciala, oppure aggiungi carte.
fault-tg-group = { $route } e { $other } devono stare in un gruppo se, e solo se, collegano gli stessi due estremi. Correggi «group» di una delle due.
fault-tg-end = Al capolinea { $end } si deve arrivare da una città con un solo gruppo di linee, e in nessun altro modo.
fault-tg-trains = { $route } è più lunga dei { $trains } vagoni di un giocatore. Accorciala, oppure aggiungi vagoni.
fault-tg-module = Questa chiave appartiene al modulo «{ $module }»: nominalo in «modules», oppure togli la chiave.
fault-tg-ticket = Il biglietto { $route } non si può completare: nessuna linea ci arriva, oppure il percorso è più lungo dei { $trains } vagoni di un giocatore.
fault-tg-passengers = Nel sacchetto ci sono { $bag } passeggeri, ma sul tabellone ne vanno { $placed }. Rendi uguali i due numeri.
tg-remark-value = Il biglietto { $route } vale { $points }, ma il suo percorso più breve ha { $shortest } caselle.

## Why a move is good, in a hint

# $route is the way of a ticket.
tg-hint-completes = Completa il biglietto { $route }: { $points } punti.
tg-hint-towards = Avvicina il biglietto { $route } ({ $points } punti): { $spaces ->
    [one] manca una casella
   *[other] mancano { $spaces } caselle
}.
tg-hint-points = La linea dà subito { $points ->
    [one] un punto
   *[other] { $points } punti
}.
tg-hint-passengers = Ai suoi estremi { $waiting ->
    [one] aspetta un passeggero
   *[other] aspettano { $waiting } passeggeri
}.
tg-hint-passenger-lead = Avrai più passeggeri di tutti ({ $color }): { $own } contro { $other }.
tg-hint-passenger-level = Sarai in testa alla pari per passeggeri ({ $color }): { $own } a testa.
tg-hint-passenger-behind = Passeggeri ({ $color }): ne avrai { $own }, chi è in testa { $other }.
tg-hint-nobody = { $waiting ->
    [one] Un passeggero resta
   *[other] { $waiting } passeggeri restano
} per gli altri.
tg-hint-keep = { $count ->
    [one] Un biglietto
   *[other] Biglietti
} da { $points } punti in tutto.
tg-hint-keep-done = { $done ->
    [one] Uno è già completato
   *[other] { $done } sono già completati
}.
tg-hint-keep-lacks = Presi uno per uno, { $spaces ->
    [one] manca una casella
   *[other] mancano { $spaces } caselle
}; hai { $trains } vagoni.
tg-hint-long = I biglietti lunghi valgono da { $least } a { $most } punti l’uno.
tg-hint-short = I biglietti corti valgono da { $least } a { $most } punti l’uno.
tg-hint-trains = Ti { $trains ->
    [one] resta un vagone
   *[other] restano { $trains } vagoni
} per costruire.
tg-hint-unseen = Delle { $cards } carte che non vedi, { $locomotives ->
    [one] una è una locomotiva
   *[other] { $locomotives } sono locomotive
}.
tg-hint-locomotive = Avrai { $have ->
    [one] una locomotiva
   *[other] { $have } locomotive
}: ognuna vale per qualsiasi colore.
tg-hint-for = Ne avrai { $have } ({ $card }); per { $route } ne servono { $length }.
tg-hint-have = Ne avrai { $have } ({ $card }).
tg-hint-nothing = Non si può fare altro.

## From data: what the letters of a map in the terminal mean

map-legend-ticket-to-ride-germany = Su ogni linea: lunghezza e colore (p viola, b blu, o arancione, w bianco, g verde, y giallo, k nero, r rosso; niente: qualsiasi), o la lettera di chi la possiede.

## From data: kinds of actions, as headings

tg-do-draw-kind = Pesca una carta Treno
tg-do-take-kind = Prendi una carta scoperta
tg-do-claim-kind = Prendi il controllo di una linea
tg-do-claim-more-kind = Prendi una linea con più locomotive del necessario
tg-do-tickets-kind = Pesca biglietti
tg-do-tickets-one-kind = Pesca biglietti
tg-do-keep-kind = Tieni biglietti
tg-do-passenger-kind = Prendi un passeggero
tg-do-nobody-kind = Non prendere passeggeri
tg-do-pass-kind = Passa

## From data: short forms, for long lists; what several moves share, and the rest

tg-do-claim-about = { $route }, { $points ->
    [one] un punto
   *[other] { $points } punti
}
tg-do-claim-short = { $payment }

## From data: groups of moves that are only counted until somebody asks for them

tg-do-claim-more-hidden = { $count ->
    [one] Un altro modo
   *[other] Altri { $count } modi
} di pagare con più locomotive del necessario; «moves» con il nome di una città li mostra.

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

tg-ask-turn-line = [b|Tocca a te:] [draw|pesca carte Treno], [claim|prendi una linea] o [tickets|pesca biglietti]
tg-ask-last-round-line = [b|Il tuo ultimo turno:] [draw|pesca carte Treno], [claim|prendi una linea] o [tickets|pesca biglietti]
tg-ask-last-turn-line = [b|L’ultimo turno della partita:] [draw|pesca carte Treno], [claim|prendi una linea] o [tickets|pesca biglietti]
tg-told-begins-line = primo turno
tg-told-mixed-line = biglietti voluti: corti { $short }, lunghi { $long }
tg-told-mixed-unseen-line = biglietti corti e lunghi scelti
tg-told-announced-line = biglietti pescati: corti { $short }, lunghi { $long }
tg-told-announced-one-line = biglietti pescati: { $count }
tg-told-chose-line = { $tickets } tra i biglietti
tg-told-chose-unseen-line = biglietti scelti
tg-told-kept-line = tenuto [b|{ $ticket }]
tg-told-kept-unseen-line = tenuto un biglietto { $kind }
tg-told-kept-unseen-one-line = tenuto un biglietto
tg-told-took-line = carta scoperta: { $card }
tg-told-drew-line = dal mazzo: { $card }
tg-told-drew-unseen-line = una carta dal mazzo
tg-told-claimed-line = presa [b|{ $route }] [p|+{ $points }]
tg-told-boarded-line = passeggero { $color } da { $place }
tg-told-passed-line = passo

## From data: its name, and its line on the start page

title-ticket-to-ride-germany = Ticket to Ride Germania
web-line-ticket-to-ride-germany = Prendi le linee, tieni i biglietti, raccogli i passeggeri.

## From data: a colour that only cards have

color-locomotive = locomotiva

## The lesson on the page

web-learn-tg-goal = Prendi linee tra le città, collega le coppie dei tuoi biglietti e raccogli passeggeri lungo il percorso. Color ambra è ciò che puoi fare ora. Prima di’ quanti biglietti corti e lunghi vuoi.
web-learn-tg-keep = Tieni biglietti con percorsi comuni: un biglietto completato dà i suoi punti, uno mancato li toglie. Passa sopra un biglietto per vedere il suo percorso sulla mappa.
web-learn-tg-draw = Pesca due carte Treno per turno. Raccogli un colore: una linea chiede tante carte del suo colore quante caselle ha. Le locomotive valgono ogni colore.
web-learn-tg-claim = Le linee color ambra si possono prendere con le tue carte. Le linee lunghe danno molti più punti di quelle corte.
web-learn-tg-passenger = Prendi un passeggero a ogni estremo della linea. Chi alla fine ne ha di più di un colore riceve { $most } punti, il secondo { $second }.
web-learn-tg-tactic-way = Prendi per prime le linee dove altri possono tagliarti l’unica via: il biglietto mostra che cosa manca.
web-learn-tg-tactic-cards = Prendi ciò che serve a più linee tue, e pesca coperto se nulla di scoperto aiuta: può venire una locomotiva.
web-learn-tg-tactic-people = Raccogli pochi colori di passeggeri, ma molti di ognuno: anche il secondo posto rende, uno solo di rado.

## On the page

web-tg-draw = Pesca
web-tg-draw-rule = due carte, o una locomotiva scoperta
web-tg-deck = Carte Treno
web-tg-deck-top = in cima al mazzo
web-tg-short = Biglietti corti
web-tg-long = Biglietti lunghi
web-tg-worth = da { $least } a { $most } punti
web-tg-hand = La tua mano
web-tg-view-mine = I miei biglietti
web-tg-pay-free = Nessuno dei tuoi biglietti ha bisogno di queste carte.
web-tg-pay-enough = Di questo colore ne restano abbastanza per i tuoi biglietti.
web-tg-pay-needed = Questo colore serve anche ai tuoi biglietti: { $cards ->
    [one] mancherà { $cards } carta
   *[other] mancheranno { $cards } carte
}.
web-tg-pay-locomotives = Solo locomotive: andrebbero bene su ogni linea.
web-tg-left = Restano in mano
web-tg-claim-with = { $cards ->
    [one] Prendi con { $cards } carta
   *[other] Prendi con { $cards } carte
}
web-tg-fact-points = Punti
web-tg-fact-trains = Vagoni
web-tg-fact-to-go = Caselle mancanti
web-tg-which-route = Quale linea?
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
web-tg-one-count = biglietti: { $tickets }
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
web-tg-routes = Linee
web-tg-tickets-done = Biglietti completati
web-tg-tickets-missed = Altri biglietti
web-tg-globetrotter = Globetrotter
web-tg-count = Conteggio finale
web-tg-count-routes = I punti delle linee sono già sul tavolo. Ora ognuno scopre i suoi biglietti.
web-tg-count-most = Più punti di tutti: { $seats }, { $points }.
web-tg-ticket-done = { $seat }: { $a } e { $b } collegate, caselle: { $spaces }.
web-tg-ticket-missed = { $seat }: { $a } e { $b } non collegate.
web-tg-ticket-cut = { $seat }: { $a } e { $b } non collegate; { $route } è di { $owner }.
web-tg-done = Fatto
web-tg-failed = Mancato
web-tg-globetrotter-to = Più biglietti completati: { $seats }.
web-tg-passengers-of = Passeggeri: { $color }.
web-tg-passengers = Passeggeri

## On the drawn board; the room on a picture is fixed, so keep them short

picture-printed = luoghi, linee e biglietti del tabellone stampato
picture-train-cards = Carte Treno
picture-route-points = Punti per una linea
picture-tickets = Biglietti
# Stand beside the number of tickets.
picture-short-tickets = Biglietti corti
picture-long-tickets = Biglietti lunghi
picture-ticket-values = da { $least } a { $most } punti
picture-passengers = Passeggeri
# Stand beside the number of trains.
picture-trains = Vagoni
picture-trains-each = per ogni giocatore
# Stand beside the points of the bonus.
picture-globetrotter = Globetrotter
picture-globetrotter-for = punti a chi completa più biglietti
picture-city = Città con i suoi passeggeri all’inizio
picture-country = Linea verso una nazione: un vicolo cieco
picture-color = Casella per un vagone, del suo colore
picture-grey = Grigio: un solo colore, a scelta
picture-parallel = Linee parallele: in meno di { $players } giocatori una chiude le altre

## From data: said to whoever it speaks of

tg-no-free-you = { $route } è già tua.
web-tg-state-taken-you = presa da te
tg-told-globetrotter-you = Ricevi il Globetrotter con { $completed ->
    [one] un biglietto completato
   *[other] { $completed } biglietti completati
}: { $points } in più.
tg-told-last-round-you = Ti { $trains ->
    [0] sono finiti i vagoni
    [one] resta un vagone
   *[other] restano { $trains } vagoni
}: ogni giocatore ha ancora un turno, l’ultimo è il tuo.
tg-told-routes-you = Hai { $routes ->
    [one] una linea
   *[other] { $routes } linee
} per { $points ->
    [one] un punto
   *[other] { $points } punti
}.
tg-told-passengers-seat-you = tu ne hai { $count } e ricevi { $points }
tg-told-won-points-you = Vinci con più punti di tutti.
tg-told-won-tickets-you = I punti sono pari; vinci con più biglietti completati.
tg-told-won-passengers-you = Punti e biglietti completati sono pari; vinci con più passeggeri.
