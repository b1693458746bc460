### What is asked, offered, refused and told in Jet Set. Keys begin with js-.
### Glossary: link = linea; flight = volo (breve, lungo); Final Flight = Volo Finale; Vacation = Vacation
### row = fila; deck = mazzo; to claim = reclamare; income = entrate; marker = segnalino; stock = riserva
### way, path = percorso; fee = tariffa; toll = pedaggio

## Words

js-row-short = fila breve
js-row-long = fila lunga

## What is asked of the player

js-ask-turn = Hai { $money ->
    [one] un euro
   *[other] { $money } euro
}. Se vuoi, scopri altri voli; poi fai un’azione: compra una linea, piazza aerei, reclama un volo o incassa le entrate.
js-ask-turn-late = Hai { $money ->
    [one] un euro
   *[other] { $money } euro
}. Fai un’azione: compra una linea, piazza aerei, reclama un volo o il tuo Volo Finale, oppure incassa le entrate.
js-ask-bought-first = Piazza il primo aereo su { $route }.
js-ask-bought = Piazza altri aerei su { $route } o fermati. Ti { $money ->
    [one] resta un euro
   *[other] restano { $money } euro
}.
# $links is the number of links that got planes, $fee the fee for one more link.
js-ask-own = Piazza altri aerei sulle tue linee o fermati. Con questa azione { $links ->
    [one] una linea ha
   *[other] { $links } linee hanno
} ricevuto aerei; un’altra linea aggiunge una tariffa di { $fee }. Ti { $money ->
    [one] resta un euro
   *[other] restano { $money } euro
}.
js-ask-foreign = Piazza altri aerei su { $route } o fermati. Ti { $money ->
    [one] resta un euro
   *[other] restano { $money } euro
}.
js-ask-path = Sei qui: { $at }. Scegli la prossima linea verso { $to }.
js-ask-final-second = Sei qui: { $at }. Scegli la prossima linea per passare da { $second } e arrivare a { $third }.
js-ask-final-third = Sei qui: { $at }. Scegli la prossima linea verso { $third }.
js-ask-final-done = Hai raggiunto { $third }. Completa il Volo Finale o fai ancora un giro.
js-ask-over = La partita è finita.

## What the table waits for

js-wait-turn = Tocca a { $seat }.
js-wait-planes = { $seat } piazza aerei.
js-wait-path = { $seat } sceglie il percorso di un volo.
js-wait-final = { $seat } sceglie il percorso di un Volo Finale.

## What is asked, inside a refusal

js-asked-turn = scegli un’azione
js-asked-bought = piazza aerei sulla linea che hai comprato
js-asked-own = piazza aerei sulle tue linee o fermati
js-asked-foreign = piazza aerei su questa linea o fermati
js-asked-path = scegli la prossima linea del percorso
js-asked-final = scegli la prossima linea del Volo Finale
js-asked-over = niente, la partita è finita

## Actions

js-do-turn-up-pay = Paga { $price ->
    [one] un euro
   *[other] { $price } euro
} e scopri un volo per la { $deck } (nel mazzo { $cards ->
    [one] resta una carta
   *[other] restano { $cards } carte
})
js-do-turn-up = Scopri un altro volo per la { $deck } (nel mazzo { $cards ->
    [one] resta una carta
   *[other] restano { $cards } carte
})
js-do-buy = Compra { $route } per { $price }, poi piazza aerei a { $plane } l’uno
js-do-plane = Un aereo su { $route } per { $price }
js-do-plane-fee = Un aereo su { $route } per { $price }, di cui { $fee } di tariffa
js-do-plane-foreign = Un aereo su { $route } per { $price }, di cui { $toll } a { $seat }
js-do-claim = Reclama { $route } per { $points ->
    [one] un punto
   *[other] { $points } punti
}
js-do-claim-final = Reclama il Volo Finale { $first } – { $second } – { $third }
js-do-via = { $from } → { $to }
js-do-via-link = Passa per { $route }
js-do-done = Non piazzare altri aerei
js-do-done-final = Completa qui il Volo Finale
js-do-income = Incassa le entrate: { $amount ->
    [one] un euro
   *[other] { $amount } euro
}

## Refusals

js-no-over = La partita è finita.
js-no-turn = È il turno di un altro giocatore.
js-no-now = Ora la richiesta è un’altra: { $asked }.
js-no-cards = La seconda carta Vacation è uscita, quindi non si scoprono più voli.
js-no-row-full = La { $deck } è piena: ha { $cards } carte.
js-no-owned = { $seat } possiede già { $route }.
js-no-markers = Non hai più segnalini da mettere su una linea.
js-no-planes = Non hai più aerei nella riserva.
js-no-money = In tutto costa { $price ->
    [one] un euro
   *[other] { $price } euro
} e tu ne hai { $money }.
js-no-not-owned = { $route } non è ancora di nessuno. Prima comprala.
js-no-other-bought = Gli aerei di questa azione vanno su { $route }, che hai comprato.
js-no-not-own = { $route } non è tua; gli aerei di questa azione vanno sulle tue linee.
js-no-other-foreign = Gli aerei di questa azione vanno solo su { $route }, una linea di un altro giocatore.
js-no-plane-first = Prima piazza almeno un aereo su { $route }.
js-no-not-open = Il volo { $route } non è scoperto in nessuna fila.
js-no-path = I tuoi aerei non collegano le due città di { $route }.
js-no-early = I Voli Finali si possono reclamare solo dopo la seconda carta Vacation.
js-no-not-yours = Il Volo Finale { $first } – { $second } – { $third } non è tuo.
js-no-trail = I tuoi aerei non permettono il percorso { $first } – { $second } – { $third } usando ogni linea una volta sola.
js-no-not-here = { $route } non tocca { $at }, dove si trova ora il percorso.
js-no-plane-there = Non hai aerei su { $route }.
js-no-city-twice = Il percorso è già passato da quell’estremo di { $route }, e non può toccare due volte la stessa città.
js-no-link-twice = { $route } è già stata usata, e ogni linea si può usare una volta sola.
js-no-dead-end = Passando per { $route } i tuoi aerei non bastano per il resto del percorso.
js-no-not-there = Prima il Volo Finale deve fare tutto il percorso { $first } – { $second } – { $third }.

## The log

js-told-begins = Comincia { $seat }.
js-told-set-aside = { $route } si mette da parte e si rimescola nel mazzo.
js-told-turned-up = Si scopre { $route }, da { $points ->
    [one] un punto
   *[other] { $points } punti
}.
js-told-final-dealt = { $seat } riceve il Volo Finale { $first } – { $second } – { $third }.
js-told-final-dealt-unseen = { $seat } riceve un Volo Finale.
js-told-paid-row = { $seat } paga { $amount ->
    [one] un euro
   *[other] { $amount } euro
} per la { $deck }.
js-told-vacation = { $number ->
    [1] La prima carta Vacation
   *[other] La seconda carta Vacation
} esce per la { $deck }.
js-told-vacation-removed = Un’altra carta Vacation esce per la { $deck } e viene tolta.
js-told-decks-left = I due mazzi escono dal gioco. Ora si possono reclamare i Voli Finali.
js-told-bought = { $seat } compra { $route } per { $price } euro.
js-told-placed = { $seat } piazza un aereo su { $route } per { $amount } euro.
js-told-placed-foreign = { $seat } piazza un aereo su { $route } per { $amount } euro, più { $toll } a { $owner }.
js-told-claims = { $seat } comincia a reclamare { $route }.
js-told-via = { $seat } vola su { $route }.
js-told-claimed = { $seat } reclama { $route } per { $points ->
    [one] un punto
   *[other] { $points } punti
} passando per { $links }; { $planes ->
    [one] un aereo torna
   *[other] { $planes } aerei tornano
} nella riserva, sulla carta { $markers ->
    [0] non va nessun segnalino
    [one] va un segnalino
   *[other] vanno { $markers } segnalini
}.
js-told-claims-final = { $seat } comincia a reclamare il Volo Finale { $first } – { $second } – { $third }.
js-told-claims-final-unseen = { $seat } comincia a reclamare un Volo Finale.
js-told-claimed-final = { $seat } reclama il Volo Finale { $first } – { $second } – { $third } passando per { $links }; { $planes ->
    [one] un aereo torna
   *[other] { $planes } aerei tornano
} nella riserva.
js-told-income = { $seat } incassa { $amount ->
    [one] un euro
   *[other] { $amount } euro
}: { $marked ->
    [one] un volo
   *[other] { $marked } voli
} con un segnalino, { $bare } senza.
js-told-plane-on-final = { $seat } piazza un aereo sul Volo Finale; ora { $planes ->
    [one] ce n’è uno
   *[other] ce ne sono { $planes }
}.
js-told-scored-flights = { $seat }: { $count ->
    [one] un volo
   *[other] { $count } voli
} da { $worth }: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
js-told-scored-final = { $seat }: il Volo Finale { $first } – { $second } – { $third }: { $points } punti.
js-told-scored-planes = { $seat }: { $count ->
    [one] un aereo
   *[other] { $count } aerei
} sul Volo Finale: { $points } punti.
js-told-total = { $seat }: in tutto { $points ->
    [one] un punto
   *[other] { $points } punti
} e { $money ->
    [one] un euro
   *[other] { $money } euro
}, posizione { $place }.
js-told-ended-claimed = Tutti hanno reclamato un Volo Finale e la partita finisce.
js-told-ended-fifth = Con { $planes } aerei su un Volo Finale la partita finisce.
js-told-ended-standstill = Dieci giri senza un aereo, un volo reclamato o una carta nuova: la partita finisce.

## The table in a few lines

js-sum-table = { $short ->
    [one] Una carta
   *[other] { $short } carte
} nel mazzo breve, { $long } nel mazzo lungo, carte Vacation uscite { $vacations } su { $most }.
js-sum-table-late = Le due carte Vacation sono uscite: non si scoprono più voli e si possono reclamare i Voli Finali.
# $deck is “short row” or “long row”.
js-sum-row = Voli scoperti della { $deck }:
js-sum-flight = { $route }, { $points ->
    [one] un punto
   *[other] { $points } punti
}
js-sum-flight-ready = { $route }, { $points ->
    [one] un punto
   *[other] { $points } punti
}: puoi reclamarlo
js-sum-flight-missing = { $route }, { $points ->
    [one] un punto
   *[other] { $points } punti
}: { $planes ->
    [one] ti manca un aereo
   *[other] ti mancano { $planes } aerei
}, costo { $money } euro
js-sum-final = Volo Finale di { $seat }: { $first } – { $second } – { $third }
js-sum-final-ready = Volo Finale di { $seat }: { $first } – { $second } – { $third }, tutti gli aerei sono pronti
js-sum-final-missing = Volo Finale di { $seat }: { $first } – { $second } – { $third }, { $planes ->
    [one] manca un aereo
   *[other] mancano { $planes } aerei
}, costo { $money } euro
js-sum-player = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $money ->
    [one] un euro
   *[other] { $money } euro
}, prossime entrate { $income }, nella riserva { $planes ->
    [one] un aereo
   *[other] { $planes } aerei
} e { $markers ->
    [one] un segnalino
   *[other] { $markers } segnalini
}, { $flights ->
    [one] un volo
   *[other] { $flights } voli
}.
js-sum-player-landed = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $money ->
    [one] un euro
   *[other] { $money } euro
}, { $flights ->
    [one] un volo
   *[other] { $flights } voli
} e un Volo Finale con { $on_final ->
    [0] nessun aereo
    [one] un aereo
   *[other] { $on_final } aerei
} sopra.
js-sum-links = Linee e aerei di { $seat }: { $links }.
# A link of the player in a list, with the player’s planes on it.
js-sum-link-own = { $route } (in proprietà, { $planes ->
    [0] nessun aereo
    [one] un aereo
   *[other] { $planes } aerei
})
js-sum-link = { $route } ({ $planes ->
    [one] un aereo
   *[other] { $planes } aerei
})

## Why a move is good: hints

js-hint-completes = Completa { $route }: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
js-hint-before = Reclama { $route } prima di { $seat }, che può già farlo: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
# $links is the number of links that lack a plane after this one.
js-hint-towards = Avvicina { $route }, che vale { $points ->
    [one] un punto
   *[other] { $points } punti
}: poi { $links ->
    [one] manca una linea
   *[other] mancano { $links } linee
}.
js-hint-towards-final = Avvicina il Volo Finale { $first } – { $second } – { $third } ({ $points } punti): poi { $links ->
    [one] manca una linea
   *[other] mancano { $links } linee
}.
js-hint-last = L’ultima linea per { $route }: poi potrai reclamarlo per { $points ->
    [one] un punto
   *[other] { $points } punti
}.
js-hint-last-final = L’ultima linea per il Volo Finale { $first } – { $second } – { $third }, che vale { $points } punti.
js-hint-lands = Reclama il Volo Finale: { $points } punti, e altri { $each } a ogni turno successivo.
js-hint-collects = Avrai { $then ->
    [one] un euro
   *[other] { $then } euro
}, { $amount } più di ora.
js-hint-look = { $ready ->
    [0] Ora non puoi reclamare nessuno dei voli scoperti
    [one] Ora puoi reclamare uno dei voli scoperti
   *[other] Ora puoi reclamare { $ready } dei voli scoperti
}; uno nuovo può rendere di più.
js-hint-vacation = Avvicina la carta Vacation: davanti { $cards ->
    [0] non c’è alcun volo
    [one] c’è al massimo un volo
   *[other] ci sono al massimo { $cards } voli
}.
js-hint-saves = { $route } costa ancora { $cost ->
    [one] un euro
   *[other] { $cost } euro
}; tu ne hai { $money }.
js-hint-saves-final = Il Volo Finale { $first } – { $second } – { $third } costa ancora { $cost ->
    [one] un euro
   *[other] { $cost } euro
}; tu ne hai { $money }.
js-hint-enough = Nessun volo scoperto richiede altri tuoi aerei. Tieni { $money ->
    [one] un euro
   *[other] { $money } euro
}.
js-hint-keeps = Dopo il volo su questa linea { $planes ->
    [0] non resta nessun tuo aereo
    [one] resta un tuo aereo
   *[other] restano { $planes } tuoi aerei
}.
js-hint-toll = Chi altro vi piazza aerei pagherà te.
js-hint-planes = Lì avrai { $planes ->
    [one] un aereo
   *[other] { $planes } aerei
}.

## From data: what the letters of a map in the terminal mean

map-legend-jet-set = Su ogni linea: il prezzo o la lettera di chi la possiede; poi gli aerei di ogni giocatore, il numero prima della lettera.

## From data: kinds of actions, as headings

js-do-turn-up-pay-kind = Paga una fila e scopri voli
js-do-turn-up-kind = Scopri altri voli
js-do-buy-kind = Compra una linea
js-do-plane-kind = Piazza un aereo
js-do-plane-fee-kind = Piazza aerei sulle tue linee
js-do-plane-foreign-kind = Piazza aerei su una linea di un altro giocatore
js-do-claim-kind = Reclama un volo
js-do-claim-final-kind = Reclama un Volo Finale
js-do-via-kind = La prossima linea del percorso
js-do-via-link-kind = La prossima linea del percorso
js-do-done-kind = Fermati qui
js-do-done-final-kind = Completa il Volo Finale
js-do-income-kind = Incassa le entrate

## From data: short forms, for long lists; what several moves share, and the rest

js-do-buy-about = { $from }
js-do-buy-short = { $to } { $price }
js-do-plane-about = { $from }
js-do-plane-short = { $to } { $price }
js-do-plane-fee-about = { $from }
js-do-plane-fee-short = { $to } { $price }
js-do-plane-foreign-about = { $from }
js-do-plane-foreign-short = { $to } { $price }

## Faults of a board file

fault-js-no-way = Nessuna linea collega le due città di questo volo. Aggiungi linee, oppure indica altre città.
# $links is the length of the shortest way, $need the one this flight must have.
fault-js-distance = Per la via più breve un volo da { $worth } deve essere lungo { $need ->
    [one] una linea
   *[other] { $need } linee
}, ma queste città distano { $links }. Spostalo in un’altra lista, oppure indica altre città.
fault-js-final-cities = Un Volo Finale indica tre città diverse. Cambiane una.
fault-js-final-no-way = Nessun percorso va dalla prima città alla terza passando per la seconda e usando ogni linea al massimo una volta. Aggiungi linee, oppure indica altre città.
fault-js-final-length = Un Volo Finale deve essere lungo da { $least } a { $most } linee, ognuna usata una volta, ma questo è lungo { $links } per la via più breve. Indica altre città.
fault-js-few-ones = Con { $seats } giocatori la fila breve comincia con { $need } voli da { $worth }, ma qui sono solo { $have }. Aggiungine.
fault-js-few-short = Con { $seats } giocatori servono { $need } voli da { $low } e da { $high }, perché le due carte Vacation stiano nel mazzo breve, ma qui sono solo { $have }. Aggiungine.
fault-js-few-long = Con { $seats } giocatori servono { $need } voli da { $low } e da { $high }, perché le due carte Vacation stiano nel mazzo lungo, ma qui sono solo { $have }. Aggiungine.
remark-js-one-link = Una sola linea tocca { $city }, quindi nessun Volo Finale può attraversarla, e chi possiede quella linea incassa da tutti.

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

js-ask-turn-line = [b|Tocca a te:] se vuoi [turn|scopri voli], poi [buy|compra una linea], [plane|piazza aerei], [claim|reclama un volo] o [income|incassa le entrate]
js-ask-turn-late-line = [b|Tocca a te:] [buy|compra una linea], [plane|piazza aerei], [claim|reclama un volo], [final|reclama un Volo Finale] o [income|incassa le entrate]
js-told-begins-line = primo turno
js-told-turned-up-line = [b|{ $route }] scoperto [p|{ $points }]
js-told-paid-row-line = { $amount } € per: { $deck }
js-told-bought-line = comprata [b|{ $route }] per { $price } €
js-told-placed-line = aereo su [b|{ $route }] per { $amount } €
js-told-placed-foreign-line = aereo su [b|{ $route }] per { $amount } €, { $toll } € a { $owner }
js-told-claimed-line = reclamato [b|{ $route }] [p|+{ $points }]
js-told-claimed-final-line = Volo Finale [b|{ $first } – { $second } – { $third }] reclamato
js-told-income-line = { $amount } € di entrate
js-told-plane-on-final-line = aereo sul Volo Finale: { $planes }

## From data: its name, and its line on the start page

title-jet-set = Jet Set
web-line-jet-set = Acquista le linee, piazza gli aerei, reclama i voli.

## The lesson on the page

web-learn-js-goal = Reclama voli: piazza un aereo su ogni linea tra le loro due città. Vince chi ha più punti alla fine. Color ambra è ciò che puoi fare ora.
web-learn-js-flights = Questi voli sono aperti a tutti. Cliccane uno: la mappa mostra il percorso più economico, il tagliando quanto ti costa ancora.
web-learn-js-buy = Compra una linea color ambra: è tua e ci piazzi subito degli aerei. Gli altri ti pagano per volarci.
web-learn-js-claim = Aerei su tutto il percorso: il volo si può reclamare. Da ogni linea torna un aereo, e il volo dà entrate.
web-learn-js-income = Pochi soldi? Incassa le entrate: { $with } euro per ogni volo con segnalino, { $without } per ogni volo senza.
web-learn-js-plane = Piazza un aereo su una linea. Ci resta finché non si reclama un volo che la usa.
web-learn-js-turn = Niente che vada bene? Scopri un nuovo volo prima dell’azione; il primo del turno costa poco.
web-learn-js-tactic-join = Scegli voli che hanno linee in comune: una tua linea serve a tutti, e gli altri ti pagano.
web-learn-js-tactic-markers = Incassa finché i tuoi voli hanno segnalini: dopo rendono meno.
web-learn-js-tactic-final = Tieni a mente i tuoi due Voli Finali: le linee dei voli piccoli possono farne parte.

## On the page

web-js-income = Entrate
web-js-view-flight = Questo volo
web-js-view-mine = Le mie linee
web-js-which-link = Quale linea?
web-js-which-flight = Quale volo?
web-js-buy-for = Compra la linea, { $amount } €
web-js-place-for = Piazza un aereo, { $amount } €
web-js-then-planes = La linea è tua; poi ci piazzi gli aerei.
web-js-one-plane = Qui vola un tuo aereo in più.
web-js-planes = Aerei
web-js-flights = Voli
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
web-js-vacation = Vacation { $count } di { $most }
web-js-vacation-early = Alla seconda le due file si riempiono e si possono reclamare i Voli Finali.
web-js-vacation-late = Non arrivano altri voli. Si possono reclamare i Voli Finali.
web-js-my-flights = I miei voli
web-js-flights-by = Voli di { $seat }
web-js-next-flight = Prossimo volo: { $markers ->
    [one] { $markers } segnalino
   *[other] { $markers } segnalini
}
web-js-next-income = Prossime entrate
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
web-js-flights-of = Voli da { $points }
web-js-final = Volo Finale
web-js-final-by = { $seat } reclama un Volo Finale.
web-js-last-landing = Ultimo atterraggio
web-js-count-flights = Prima i voli.
web-js-count-finals = Poi i Voli Finali, con gli aerei che vi stanno.
web-js-count-most = Più punti di tutti: { $seats }, { $points }.

## On the drawn board; the room on a picture is fixed, so keep them short

# Stand over the flights of the two decks and over the Final Flights.
picture-js-short = Voli brevi
picture-js-long = Voli lunghi
picture-js-final = Voli Finali
picture-js-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
# $links is how long a flight of the column is at its shortest.
picture-js-column = { $links ->
    [one] { $links } linea
   *[other] { $links } linee
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
picture-js-finals = tre città, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
picture-js-link = Linea con il suo prezzo
picture-js-link-more = da { $least } a { $most } euro, resta tua per tutta la partita
picture-js-plane = Aereo
picture-js-plane-more = { $price } euro; su una linea altrui altri { $toll } al proprietario
# Six fees stand below: for planes on 1, 2, … 6 own links in one action.
picture-js-fee = Tariffa per aerei su 1–{ $links } delle tue linee
picture-js-euros = { $amount } €
picture-js-markers = Segnalini su un volo reclamato
picture-js-markers-more = { $many } su ciascuno dei primi { $first }, { $few } sui successivi
picture-js-income = Entrate
picture-js-income-more = { $with } euro per ogni volo con segnalino, { $without } senza
picture-js-vacation = Seconda carta Vacation
picture-js-vacation-more = le due file si riempiono, si reclamano i Voli Finali
picture-js-final-flight = Volo Finale
picture-js-final-more = { $points } punti e { $each } per ogni aereo sopra, al massimo { $planes }

## From data: said to whoever it speaks of

js-no-owned-you = Possiedi già { $route }.
web-js-link-owned-you = Tua
web-js-flights-by-you = I tuoi voli
