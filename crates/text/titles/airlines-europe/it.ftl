### What is asked, offered, refused and told in Airlines Europe. Keys begin with ae-.
### Glossary: airline = compagnia; route = tratta; licence = licenza; share = azione (in the rulebook: carta azione)
### market = mercato; portfolio = pacchetto azionario, pacchetto; pile = mazzo; plane = aereo
### share track = tracciato azionario; space = casella; marker = segnalino; zone, row = zona, serie di punti
### home = aeroporto di partenza; bonus target = città obiettivo; bonus connection = connessione bonus
### long-distance route = connessione distante; scoring = calcolo dei punti; scoring card = carta punteggio
### to play shares = giocare azioni; the bank breaks = la banca va in bancarotta; blocked = bloccata
### ban marker = segnalino divieto; Flight Ban = Divieto di volo; third party = terzo giocatore fittizio

## What is asked of the player

ae-ask-pick = Scegli due azioni di due compagnie diverse per il tuo pacchetto iniziale. Nessuno le vede finché non hanno scelto tutti.
ae-ask-turn = Hai { $money ->
    [one] un milione
   *[other] { $money } milioni
}. Compra una licenza, gioca azioni, scambia per Air ABACUS o prendi { $bank ->
    [one] un milione
   *[other] { $bank } milioni
}.
ae-ask-second-licence = Hai { $money ->
    [one] un milione
   *[other] { $money } milioni
}. Compra una seconda licenza o prendi un’azione.
ae-ask-share = Prendi un’azione: una del mercato o la prima del mazzo, coperta.
ae-ask-discard = Scarta { $left ->
    [one] ancora un’azione
   *[other] ancora { $left } azioni
} per { $takes ->
    [one] un’azione Air ABACUS
   *[other] { $takes } azioni Air ABACUS
}.
ae-ask-emptying = Calcolo dei punti: prendi un’azione del mercato.
ae-ask-ban = Metti un segnalino divieto su una licenza libera o passa. Hai { $markers ->
    [one] un segnalino
   *[other] { $markers } segnalini
}.
ae-ask-over = La partita è finita.

## What the table waits for

ae-wait-picks = Devono ancora scegliere due azioni: { $seats }.
ae-wait-turn = Tocca a { $seat }.
ae-wait-share = { $seat } compra una seconda licenza o prende un’azione.
ae-wait-discard = { $seat } scarta azioni per Air ABACUS.
ae-wait-emptying = Calcolo dei punti: { $seat } prende un’azione del mercato.
ae-wait-ban = { $seat } mette un segnalino divieto o passa.

## What is asked, inside a refusal

ae-asked-pick = scegli due azioni
ae-asked-turn = scegli che cosa fare in questo turno
ae-asked-second-licence = compra una seconda licenza o prendi un’azione
ae-asked-share = prendi un’azione
ae-asked-discard = scarta un’azione
ae-asked-emptying = prendi un’azione del mercato
ae-asked-ban = metti un segnalino divieto o passa
ae-asked-over = niente, la partita è finita

## Actions

ae-do-pick = { $first } e { $second }
# $from and $to are spaces of the share track, $row the victory points there.
ae-do-buy = { $airline } su { $route } per { $price } (segnalino da { $from } a { $to }, punti { $row })
ae-do-buy-bonus = { $airline } su { $route } per { $price }, con il bonus di { $bonus } (segnalino da { $from } a { $to }, punti { $row })
ae-do-take = Prendi { $airline }
ae-do-draw = Pesca dal mazzo ({ $cards ->
    [one] resta una carta
   *[other] restano { $cards } carte
})
ae-do-play = Gioca { $count ->
    [one] un’azione
   *[other] { $count } azioni
} { $airline } per { $money ->
    [one] un milione
   *[other] { $money } milioni
}
ae-do-play-pair = Gioca un’azione { $first } e una { $second } per { $money ->
    [one] un milione
   *[other] { $money } milioni
}
ae-do-exchange = { $discards ->
    [one] Scarta un’azione
   *[other] Scarta { $discards } azioni
} per { $takes ->
    [one] un’azione Air ABACUS
   *[other] { $takes } azioni Air ABACUS
}
ae-do-discard-hand = { $airline }, dalla mano
ae-do-discard-portfolio = { $airline }, dal pacchetto
ae-do-bank = Prendi { $money ->
    [one] un milione
   *[other] { $money } milioni
} dalla banca
ae-do-ban = Vieta la licenza da { $price } su { $route }
ae-do-pass = Non mettere altri segnalini in questa fase

## Refusals

ae-no-over = La partita è finita.
ae-no-turn = È il turno di un altro giocatore.
ae-no-picked = Hai già scelto; il tavolo aspetta gli altri.
ae-no-now = Ora la richiesta è un’altra: { $asked }.
ae-no-same = Le due azioni devono essere di due compagnie diverse.
ae-no-hand = { $have ->
    [0] Non hai azioni { $airline } in mano.
    [one] Hai in mano solo un’azione { $airline }.
   *[other] Hai in mano solo { $have } azioni { $airline }.
}
ae-no-portfolio = Non hai azioni { $airline } nel tuo pacchetto.
ae-no-market = Nel mercato non ci sono azioni { $airline }.
ae-no-abacus = Air ABACUS non ha aerei, quindi non si possono comprare licenze per lei.
ae-no-play = { $airline } non è in gioco con questo numero di giocatori.
ae-no-planes = { $airline } non ha più aerei.
ae-no-twice = { $airline } vola già su { $route }.
ae-no-connection = { $route } non è collegata alle tratte di { $airline } né al suo aeroporto di partenza, { $home }.
ae-no-licence = Su { $route } non ci sono più licenze libere: la tratta è chiusa a tutti.
ae-no-money = La licenza costa { $price ->
    [one] un milione
   *[other] { $price } milioni
} e tu ne hai { $money }.
ae-no-nothing = Bisogna giocare almeno un’azione.
ae-no-exchange-kind = Le azioni si scartano per azioni Air ABACUS così: { $kinds }.
# One way to exchange, inside the message above.
ae-exchange = { $discards } per { $takes }
ae-no-few-shares = { $need ->
    [one] Serve un’azione
   *[other] Servono { $need } azioni
} tra mano e pacchetto; tu ne hai { $have }.
ae-no-supply = { $left ->
    [0] Le azioni Air ABACUS sono finite.
    [one] Resta solo un’azione Air ABACUS.
   *[other] Restano solo { $left } azioni Air ABACUS.
}
ae-no-bans = Non hai più segnalini divieto.
ae-no-free = Quella licenza di { $route } non è libera.
ae-no-last = L’ultima licenza libera di { $route } non si può vietare.

## The log

ae-told-begins = Comincia { $seat }.
ae-told-dealt = { $seat } riceve { $airline }.
ae-told-dealt-unseen = { $seat } riceve un’azione.
ae-told-dealt-again = La mano di { $seat } era di una sola compagnia e si ridistribuisce.
ae-told-picked = { $seat } sceglie { $first } e { $second }.
ae-told-picked-unseen = { $seat } ha scelto.
ae-told-revealed = { $seat } comincia con { $first } e { $second }.
ae-told-turned-up = Nel mercato arriva { $airline }.
ae-told-bought = { $seat } compra { $route } per { $airline } a { $price ->
    [one] un milione
   *[other] { $price } milioni
}; il segnalino è a { $marker }.
ae-told-bonus = { $airline } raggiunge la sua città obiettivo: altre { $amount } caselle, il segnalino è a { $marker }.
ae-told-took = { $seat } prende { $airline }.
ae-told-drew = { $seat } pesca { $airline } dal mazzo.
ae-told-drew-unseen = { $seat } pesca dal mazzo.
ae-told-played = { $seat } gioca { $count ->
    [one] un’azione
   *[other] { $count } azioni
} { $airline }.
ae-told-discarded-hand = { $seat } scarta { $airline } dalla mano.
ae-told-discarded-portfolio = { $seat } scarta { $airline } dal pacchetto.
ae-told-discarded-unseen = { $seat } scarta un’azione coperta dalla mano.
ae-told-abacus = { $seat } prende { $count ->
    [one] un’azione
   *[other] { $count } azioni
} Air ABACUS.
ae-told-paid = { $seat } riceve { $amount ->
    [one] un milione
   *[other] { $amount } milioni
}.
ae-told-bank-broke = La banca va in bancarotta.
ae-told-gave-back = { $seat } restituisce { $amount ->
    [one] un milione
   *[other] { $amount } milioni
}.
ae-told-left = { $airline } lascia il mercato.
ae-told-scoring-card = Esce la carta punteggio { $number } e va a { $seat }.
ae-told-scoring-card-unseen = La carta punteggio { $number } è pescata dal mazzo e va a { $seat }.
ae-told-scored = { $airline } a { $marker } dà { $row }: { $seats }.
ae-told-scored-abacus = { $airline } dà { $row }: { $seats }.
ae-told-scored-seat = { $seat } { $points } per { $shares ->
    [one] un’azione
   *[other] { $shares } azioni
}
ae-told-scored-third = il terzo giocatore fittizio { $points } per { $shares ->
    [one] un’azione
   *[other] { $shares } azioni
}
ae-told-banned = { $seat } vieta la licenza da { $price } su { $route }.
ae-told-passed = { $seat } passa.
ae-told-ended = Con il terzo calcolo dei punti la partita finisce.
ae-told-ended-blocked = Tutte le compagnie sono bloccate e la partita finisce.

## The table in a few lines

# Shares of one airline in a list.
ae-shares = { $count } { $airline }
ae-sum-table = Calcoli dei punti fatti: { $scored } su { $scorings }; { $cards ->
    [one] una carta
   *[other] { $cards } carte
} nel mazzo; banca { $bank }; Air ABACUS rimaste { $abacus }.
ae-sum-market = Mercato: { $shares }.
ae-sum-airline = { $airline }: segnalino { $marker }, punti { $row }, { $planes ->
    [0] aerei finiti
    [one] un aereo rimasto
   *[other] { $planes } aerei rimasti
}, nei pacchetti: { $holders }.
ae-sum-holder = { $seat } { $count }
ae-sum-player = { $seat }: { $money ->
    [one] un milione
   *[other] { $money } milioni
}, in mano { $hand ->
    [one] un’azione
   *[other] { $hand } azioni
} più { $abacus } Air ABACUS, { $bans ->
    [0] pacchetto:
    [one] un segnalino divieto, pacchetto:
   *[other] { $bans } segnalini divieto, pacchetto:
} { $portfolio }.
ae-sum-player-points = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $money ->
    [one] un milione
   *[other] { $money } milioni
}, in mano { $hand ->
    [one] un’azione
   *[other] { $hand } azioni
} più { $abacus } Air ABACUS, { $bans ->
    [0] pacchetto:
    [one] un segnalino divieto, pacchetto:
   *[other] { $bans } segnalini divieto, pacchetto:
} { $portfolio }.
ae-sum-hand = Mano di { $seat }: { $shares }.

## Why a move is good, in a hint

ae-hint-pick = { $count ->
    [0] In mano non ne hai altre, né dell’una né dell’altra.
    [one] In mano hai un’altra azione { $airline }.
   *[other] In mano hai altre { $count } azioni { $airline }.
}
ae-hint-pays = Il primo posto in { $airline } ora rende { $points }.
ae-hint-bonus = Collega { $airline } con { $target }: con il bonus di { $amount } arriva a { $to }.
ae-hint-way = Avvicina { $airline } a { $target } e al bonus di { $amount }: { $routes ->
    [one] manca una tratta
   *[other] mancano { $routes } tratte
}.
ae-hint-reaches = { $airline } arriva a { $to }: il primo posto rende { $points } invece di { $before }.
ae-hint-climbs = { $airline } arriva a { $to }: il primo posto rende { $points }, e { $more } da { $next } in su.
ae-hint-stays = { $airline } arriva a { $to }: il primo posto rende { $points }.
ae-hint-lead = Sei in testa in { $airline }, { $own ->
    [one] un’azione
   *[other] { $own } azioni
} contro { $other }.
ae-hint-level = Sei in testa alla pari in { $airline }, con { $own ->
    [one] un’azione
   *[other] { $own } azioni
} a testa.
ae-hint-behind = In { $airline } hai { $own ->
    [one] un’azione
   *[other] { $own } azioni
} sul tavolo, chi è in testa { $other }.
ae-hint-held = Non hai sue azioni sul tavolo, ma { $hand } in mano.
ae-hint-follows = Poi prendi un’azione a tua scelta.
ae-hint-take = Ne avrai { $all } di { $airline }; sul tavolo gli altri arrivano al massimo a { $other }.
ae-hint-scores = Se si calcolassero ora i punti di { $airline }: { $points } per te invece di { $before }.
ae-hint-dividend = Porta { $money } milioni.
ae-hint-soon = La prossima carta punteggio è { $cards ->
    [one] la prossima carta del mazzo
   *[other] tra le prossime { $cards } carte del mazzo
}.
ae-hint-abacus = { $takes ->
    [one] Un’azione
   *[other] { $takes } azioni
} Air ABACUS in cambio di { $discards }; al prossimo calcolo il primo posto rende { $points }.
ae-hint-discard = Di { $airline } tieni { $own } sul tavolo e { $hand } in mano.
ae-hint-bank = Avrai { $then } milioni invece di { $money }.
ae-hint-bank-breaks = La banca ha solo { $bank } milioni: ognuno restituisce ciò che supera { $spared }, e il mercato si rinnova.
ae-hint-ban = Toglie spazio a { $airline }, dove { $seat } è in testa con { $other } contro { $own }.
ae-hint-ban-route = Sulla tratta { $left ->
    [one] resta libera una licenza
   *[other] restano libere { $left } licenze
}.
ae-hint-pass = Ti { $markers ->
    [one] resta un segnalino divieto
   *[other] restano { $markers } segnalini divieto
}.
ae-hint-draw = Nessuno sa quale azione è. Nel mazzo { $cards ->
    [one] resta una carta
   *[other] restano { $cards } carte
}.

## From data: what the letters of a map in the terminal mean

map-legend-airlines-europe = Su ogni tratta: i prezzi delle licenze libere, due lettere per una compagnia che vi vola, × per un divieto.

## From data: kinds of actions, as headings

ae-do-pick-kind = Il tuo pacchetto iniziale
ae-do-buy-kind = Compra una licenza
ae-do-buy-bonus-kind = Compra una licenza e completa la connessione bonus
ae-do-take-kind = Prendi un’azione del mercato
ae-do-draw-kind = Prendi un’azione dal mazzo
ae-do-play-kind = Gioca azioni di una compagnia
ae-do-play-pair-kind = Gioca un’azione di ciascuna di due compagnie
ae-do-exchange-kind = Scambia per Air ABACUS
ae-do-discard-hand-kind = Scarta dalla mano
ae-do-discard-portfolio-kind = Scarta dal pacchetto
ae-do-bank-kind = Prendi soldi
ae-do-ban-kind = Metti un segnalino divieto
ae-do-pass-kind = Passa

## From data: short forms, for long lists; what several moves share, and the rest

ae-do-pick-about = { $first }
ae-do-pick-short = { $second }
ae-do-buy-about = { $airline }
ae-do-buy-short = { $route } { $price }
ae-do-play-pair-about = { $first }
ae-do-play-pair-short = { $second }
ae-do-ban-about = { $route }
ae-do-ban-short = { $price }

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

ae-ask-turn-line = [b|Tocca a te:] [buy|compra una licenza], [play|gioca azioni], [exchange|scambia per ABACUS] o [take|prendi { $bank } milioni]
ae-told-begins-line = primo turno
ae-told-picked-line = { $first } e { $second } scelte
ae-told-picked-unseen-line = due azioni scelte
ae-told-revealed-line = { $first } e { $second } per iniziare
ae-told-bought-line = { $airline } [b|{ $route }] per { $price }
ae-told-bonus-line = { $airline } alla città obiettivo: +{ $amount }
ae-told-took-line = { $airline } dal mercato
ae-told-drew-line = { $airline } dal mazzo
ae-told-drew-unseen-line = carta dal mazzo
ae-told-played-line = { $count } { $airline } in tavola
ae-told-discarded-hand-line = { $airline } scartata
ae-told-discarded-portfolio-line = { $airline } scartata dal pacchetto
ae-told-discarded-unseen-line = un’azione scartata coperta
ae-told-abacus-line = { $count } ABACUS
ae-told-paid-line = { $amount ->
    [one] un milione incassato
   *[other] { $amount } milioni incassati
}
ae-told-gave-back-line = { $amount ->
    [one] un milione restituito
   *[other] { $amount } milioni restituiti
}
ae-told-left-line = { $airline } fuori dal mercato
ae-told-scored-line = { $airline }: { $seats }
ae-told-scored-abacus-line = { $airline }: { $seats }
ae-told-banned-line = licenza da { $price } vietata su [b|{ $route }]
ae-told-passed-line = passo

## From data: its name, and its line on the start page

title-airlines-europe = Airlines Europe
web-line-airlines-europe = Compra le licenze, tieni le azioni che alla fine rendono.

## From data: table options

option-flight-ban = Espansione Divieto di volo
option-flight-ban-about = Dopo i primi due calcoli dei punti ognuno può chiudere licenze libere.
option-exact-cut = Carte punteggio in posizioni esatte del mazzo
option-exact-cut-about = Le carte punteggio stanno in posti che si possono contare, non solo all’incirca.
option-open-points = Punti vittoria visibili a tutti
option-open-points-about = I punti di tutti si vedono durante la partita.

## The lesson on the page

web-learn-ae-goal = Vinci con le azioni. Tre volte nella partita ogni compagnia dà punti a chi ha più azioni sue davanti a sé. La riga in alto dice sempre che cosa si chiede; color ambra è ciò che puoi fare ora.
web-learn-ae-pick = Comincia con due azioni sul tavolo: clicca due carte diverse della tua mano, poi il pulsante.
web-learn-ae-buy = Le tratte color ambra si possono comprare. L’aereo fa avanzare la sua compagnia sul tracciato azionario di quanto vale il prezzo: le sue azioni rendono di più. Compra per le compagnie di cui hai azioni.
web-learn-ae-take = Dopo l’acquisto prendi un’azione: una del mercato o la prima del mazzo, coperta.
web-learn-ae-play = Le azioni contano solo sul tavolo. Clicca carte della tua mano per giocarle; ognuna porta anche { $money ->
    [one] un milione
   *[other] { $money } milioni
}.
web-learn-ae-track = Più una compagnia è in alto qui, più punti dà al primo, secondo e terzo azionista.
web-learn-ae-bank = Senza denaro? Prendi { $money } milioni dalla banca; è tutto il tuo turno.
web-learn-ae-exchange = Scambia azioni con ABACUS: rende sempre la stessa buona serie di punti, dovunque siano le compagnie.
web-learn-ae-tactic-zone = Poche caselle in più portano una compagnia in una zona migliore: compra dove il numero dopo + è piccolo.
web-learn-ae-tactic-lead = Resta in testa senza pari: l’ottone segna chi ha più azioni. In parità i punti si dividono.
web-learn-ae-tactic-market = Prendi dal mercato ciò che serve a te o al rivale: un’azione tua non può più essere sua.

## On the page

web-ae-portfolio = Pacchetto
web-ae-track = Tracciato azionario
web-ae-by-place = punti per posizione
web-ae-furthest-first = la più avanti è pagata per prima
web-ae-altitude = Si trova a
# Of the row of points of ABACUS, which never changes.
web-ae-fixed = fisso
# Shares and planes that are left, over two small numbers.
web-ae-left = resta
web-ae-shares-left = Azioni rimaste
web-ae-planes-left = Aerei rimasti
web-ae-reached = raggiunta
web-ae-cut-off = irraggiungibile
web-ae-links = { $links ->
    [one] { $links } tratta
   *[other] { $links } tratte
}
web-ae-hand = La tua mano
web-ae-view-mine = Le mie compagnie
web-ae-which-airline = Quale compagnia cresce?
web-ae-which-route = Dove vola { $airline }?
web-ae-which-shares = Quali azioni giochi?
web-ae-tails-about = In ottone: le tue azioni sul tavolo. Sotto ogni coda: dove si trova, quanto rende il primo posto, la licenza meno cara.
web-ae-from = da { $money } M
web-ae-pays = rende { $points }
web-ae-gain = +{ $money } M
web-ae-fact-money = Il tuo denaro
web-ae-fact-first = Il primo posto rende
web-ae-buy-for = Compra per { $money } milioni
web-ae-scoring = { $number ->
    [1] Primo calcolo dei punti
    [2] Secondo calcolo dei punti
   *[other] Terzo calcolo dei punti
}
web-ae-scoring-by = { $seat } ha la carta punteggio. Ora ogni compagnia rende ai suoi azionisti, la più avanti per prima.
web-ae-scoring-order = Ogni compagnia rende ai suoi azionisti, la più avanti per prima.
web-ae-scoring-sum = Guadagna di più { $seat }: { $points }.
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
web-ae-take-money = Prendi { $money ->
    [one] un milione
   *[other] { $money } milioni
}
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
web-ae-can-now = Puoi farlo adesso
web-ae-not-now = Non ora
web-ae-closed = Chiusa
web-ae-long = Connessione distante
web-ae-score-shares = azioni: { $shares }

## On the drawn board; the room on a picture is fixed, so keep them short

picture-share-track = Tracciato azionario
picture-points-by-place = per posto
# Stands before the tail fins under the start spaces.
picture-start = Inizio
picture-shares = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
# Stands before the row of points of Air ABACUS at that scoring.
picture-scoring = { $number ->
    [1] Primo calcolo
    [2] Secondo calcolo
   *[other] Terzo calcolo
}
# $city is the home of the airline.
picture-airline = { $planes ->
    [one] { $planes } aereo
   *[other] { $planes } aerei
}, parte da { $city }
picture-licences = Tratta con le licenze, prezzi in milioni
picture-long-distance = Connessione distante
picture-home = Aeroporto di partenza
picture-bonus = Città obiettivo e bonus

## What is wrong in a board file

# The prices of a route, or the zones of the share track.
fault-ascending = Ogni numero deve essere più alto del precedente. Mettili in ordine crescente, senza numeri uguali.
fault-descending = Nessuna posizione può dare più punti di quella precedente. Metti prima il numero più alto.
fault-long-distance = Una connessione distante ha una sola licenza. Lascia un solo prezzo, oppure togli «long_distance».
fault-zone-start = Il tracciato azionario comincia dalla casella 0. Metti a 0 il campo «from» della prima zona.
fault-bonus = { $airline } non può mai collegare il suo aeroporto di partenza alla città obiettivo { $city }: le due città coincidono, nessuna tratta ci arriva, oppure ha troppo pochi aerei per il percorso. Scegli un’altra città obiettivo, aggiungi tratte o dalle più aerei.
fault-few-airlines = Con { $seats } giocatori restano in gioco meno di tre compagnie. Aggiungi compagnie dei colori che restano a ogni tavolo: tutti tranne giallo, blu e viola.
fault-few-shares = Con { $seats } giocatori { $shares ->
    [one] è in gioco una sola azione
   *[other] sono in gioco solo { $shares } azioni
} e ne servono { $need }. Dai più aerei alle compagnie: ognuna ha tante azioni quanti aerei.
fault-licences = Le licenze sono { $found } in tutto; un tabellone può averne al massimo { $most }. Togline alcune.
remark-narrow-home = { $airline } ha solo { $routes ->
    [one] { $routes } tratta
   *[other] { $routes } tratte
} in partenza dal suo aeroporto, perciò si blocca presto.

## From data: said to whoever it speaks of

ae-told-scoring-card-you = Esce la carta punteggio { $number } e va a te.
ae-told-scoring-card-unseen-you = La carta punteggio { $number } è pescata dal mazzo e va a te.
