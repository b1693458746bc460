### What is asked, offered, refused and told in Airlines Europe. Keys begin with ae-.

## What is asked of the player

ae-ask-pick = Scegli due azioni di due compagnie diverse per il tuo pacchetto iniziale. Nessuno le vede finché non hanno scelto tutti.
ae-ask-turn = Hai { $money ->
    [one] un milione
   *[other] { $money } milioni
}. Compra una licenza, gioca azioni, scambia per Air ABACUS o prendi 8 milioni.
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
ae-do-play-pair = Gioca un’azione { $first } e una { $second } per 4 milioni
ae-do-exchange = { $discards ->
    [one] Scarta un’azione
   *[other] Scarta { $discards } azioni
} per { $takes ->
    [one] un’azione Air ABACUS
   *[other] { $takes } azioni Air ABACUS
}
ae-do-discard-hand = { $airline }, dalla mano
ae-do-discard-portfolio = { $airline }, dal pacchetto
ae-do-bank = Prendi 8 milioni dalla banca
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
ae-no-exchange-kind = Scarta un’azione per riceverne una Air ABACUS, oppure tre per riceverne due.
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
ae-sum-table = Calcoli dei punti fatti: { $scored } su 3; { $cards ->
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

ae-hint-place = { $place ->
    [1] Prima posizione
    [2] Seconda posizione
   *[other] Posizione { $place }
} in { $airline }: +{ $points }.
ae-hint-soon = Il prossimo calcolo dei punti arriva { $cards ->
    [0] alla prossima carta
    [one] dopo una carta
   *[other] dopo circa { $cards } carte
}: le azioni { $airline } contano solo se giocate.
ae-hint-steps = { $airline } più in alto rende più a te che agli altri: +{ $points }.
ae-hint-bonus = Completa la connessione bonus di { $airline } con { $target }: altre { $amount } caselle.
ae-hint-way = Avvicina { $airline } a { $target } e al bonus di { $amount }; { $routes ->
    [one] manca una tratta
   *[other] mancano { $routes } tratte
}.
ae-hint-share = Un’altra azione { $airline }: +{ $points }.
ae-hint-little = Un piccolo vantaggio in { $airline }.
ae-hint-draw = Un’azione coperta promette quanto il mercato, e nessuno sa qual è.
ae-hint-dividend = Nulla è urgente, e porta { $money } milioni.
ae-hint-abacus = Chi ha più azioni Air ABACUS riceve { $points } punti al prossimo calcolo.
ae-hint-discard = { $airline } è la compagnia che ti vale meno.
ae-hint-bank = I soldi servono per le prossime licenze.
ae-hint-ban = Toglie spazio a { $airline }, che rende più agli altri che a te.
ae-hint-ban-route = Toglie spazio che ancora non serve a nessuno.
ae-hint-pass = Nessun divieto danneggerebbe gli altri più di te.

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

ae-ask-turn-line = [b|Tocca a te:] [buy|compra una licenza], [play|gioca azioni], [exchange|scambia per ABACUS] o [take|prendi 8 milioni]
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
