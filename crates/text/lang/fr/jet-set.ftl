### What is asked, offered, refused and told in Jet Set. Keys begin with js-.

## Words

js-row-short = rangée courte
js-row-long = rangée longue

## What is asked of the player

js-ask-turn = Vous avez { $money ->
    [one] { $money } euro
   *[other] { $money } euros
}. Retournez d’autres vols si vous voulez, puis faites une action : achetez une ligne, placez des avions, réclamez un vol ou touchez vos revenus.
js-ask-turn-late = Vous avez { $money ->
    [one] { $money } euro
   *[other] { $money } euros
}. Faites une action : achetez une ligne, placez des avions, réclamez un vol ou votre Vol Final, ou touchez vos revenus.
js-ask-bought-first = Placez le premier avion sur { $route }.
js-ask-bought = Placez d’autres avions sur { $route }, ou arrêtez. Il vous reste { $money ->
    [one] { $money } euro
   *[other] { $money } euros
}.
# $links is the number of links that got planes, $fee the fee for one more link.
js-ask-own = Placez d’autres avions sur vos lignes, ou arrêtez. Avec cette action, { $links ->
    [one] { $links } ligne a
   *[other] { $links } lignes ont
} reçu des avions ; une ligne de plus ajoute { $fee } de frais. Il vous reste { $money ->
    [one] { $money } euro
   *[other] { $money } euros
}.
js-ask-foreign = Placez d’autres avions sur { $route }, ou arrêtez. Il vous reste { $money ->
    [one] { $money } euro
   *[other] { $money } euros
}.
js-ask-path = Vous êtes ici : { $at }. Choisissez la ligne suivante vers { $to }.
js-ask-final-second = Vous êtes ici : { $at }. Choisissez la ligne suivante vers { $third } en passant par { $second }.
js-ask-final-third = Vous êtes ici : { $at }. Choisissez la ligne suivante vers { $third }.
js-ask-final-done = Vous avez atteint { $third }. Terminez le Vol Final, ou faites encore une boucle.
js-ask-over = La partie est terminée.

## What the table waits for

js-wait-turn = C’est à { $seat } de jouer.
js-wait-planes = { $seat } place des avions.
js-wait-path = { $seat } choisit le trajet d’un vol.
js-wait-final = { $seat } choisit le trajet d’un Vol Final.

## What is asked, inside a refusal

js-asked-turn = choisissez une action
js-asked-bought = placez des avions sur la ligne que vous avez achetée
js-asked-own = placez des avions sur vos lignes, ou arrêtez
js-asked-foreign = placez des avions sur cette ligne, ou arrêtez
js-asked-path = choisissez la ligne suivante du trajet
js-asked-final = choisissez la ligne suivante du Vol Final
js-asked-over = rien, la partie est terminée

## Actions

js-do-turn-up-pay = Payer { $price ->
    [one] { $price } euro
   *[other] { $price } euros
} et retourner un vol pour la { $deck } ({ $cards ->
    [one] reste { $cards } carte
   *[other] restent { $cards } cartes
} dans la pioche)
js-do-turn-up = Retourner un autre vol pour la { $deck } ({ $cards ->
    [one] reste { $cards } carte
   *[other] restent { $cards } cartes
} dans la pioche)
js-do-buy = Acheter { $route } pour { $price }, puis placer des avions à 5 chacun
js-do-plane = Un avion sur { $route } pour { $price }
js-do-plane-fee = Un avion sur { $route } pour { $price }, dont { $fee } de frais
js-do-plane-foreign = Un avion sur { $route } pour { $price }, dont { $toll } à { $seat }
js-do-claim = Réclamer { $route } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
js-do-claim-final = Réclamer le Vol Final { $first } – { $second } – { $third }
js-do-via = { $from } → { $to }
js-do-via-link = Par { $route }
js-do-done = Ne plus placer d’avions
js-do-done-final = Terminer ici le Vol Final
js-do-income = Toucher les revenus : { $amount ->
    [one] { $amount } euro
   *[other] { $amount } euros
}

## Refusals

js-no-over = La partie est terminée.
js-no-turn = C’est le tour d’un autre joueur.
js-no-now = La question est maintenant une autre : { $asked }.
js-no-cards = La deuxième carte Vacances est sortie ; on ne retourne plus de vols.
js-no-row-full = La { $deck } est pleine : elle a { $cards } cartes.
js-no-owned = { $seat } possède déjà { $route }.
js-no-markers = Vous n’avez plus de jeton à poser sur une ligne.
js-no-planes = Vous n’avez plus d’avions en réserve.
js-no-money = Cela coûte { $price ->
    [one] { $price } euro
   *[other] { $price } euros
} en tout et vous en avez { $money }.
js-no-not-owned = { $route } n’est encore à personne. Achetez-la d’abord.
js-no-other-bought = Les avions de cette action vont sur { $route }, que vous avez achetée.
js-no-not-own = { $route } n’est pas à vous ; les avions de cette action vont sur vos propres lignes.
js-no-other-foreign = Les avions de cette action vont seulement sur { $route }, une ligne d’un autre joueur.
js-no-plane-first = Placez d’abord au moins un avion sur { $route }.
js-no-not-open = Le vol { $route } n’est visible dans aucune rangée.
js-no-path = Vos avions ne relient pas les deux villes du vol { $route }.
js-no-early = Les Vols Finaux ne peuvent être réclamés qu’après la deuxième carte Vacances.
js-no-not-yours = Le Vol Final { $first } – { $second } – { $third } n’est pas à vous.
js-no-trail = Vos avions ne permettent pas le trajet { $first } – { $second } – { $third } en empruntant chaque ligne une seule fois.
js-no-not-here = { $route } ne touche pas { $at }, où se trouve maintenant le trajet.
js-no-plane-there = Vous n’avez pas d’avion sur { $route }.
js-no-city-twice = Le trajet est déjà passé par cette extrémité de la ligne { $route }, et ne peut visiter aucune ville deux fois.
js-no-link-twice = { $route } a déjà été empruntée, et chaque ligne ne peut l’être qu’une fois.
js-no-dead-end = En passant par { $route }, vos avions ne permettraient pas le reste du trajet.
js-no-not-there = Le Vol Final doit d’abord faire tout le trajet { $first } – { $second } – { $third }.

## The log

js-told-begins = { $seat } commence.
js-told-set-aside = { $route } est mis de côté et remélangé dans la pioche.
js-told-turned-up = { $route } est retourné, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
js-told-final-dealt = { $seat } reçoit le Vol Final { $first } – { $second } – { $third }.
js-told-final-dealt-unseen = { $seat } reçoit un Vol Final.
js-told-paid-row = { $seat } paie { $amount ->
    [one] { $amount } euro
   *[other] { $amount } euros
} pour la { $deck }.
js-told-vacation = { $number ->
    [1] La première carte Vacances
   *[other] La deuxième carte Vacances
} sort pour la { $deck }.
js-told-vacation-removed = Une autre carte Vacances sort pour la { $deck } et est retirée.
js-told-decks-left = Les deux pioches quittent le jeu. Les Vols Finaux peuvent maintenant être réclamés.
js-told-bought = { $seat } achète { $route } pour { $price } euros.
js-told-placed = { $seat } place un avion sur { $route } pour { $amount } euros.
js-told-placed-foreign = { $seat } place un avion sur { $route } pour { $amount } euros, plus { $toll } à { $owner }.
js-told-claims = { $seat } commence à réclamer { $route }.
js-told-via = { $seat } passe par { $route }.
js-told-claimed = { $seat } réclame { $route } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} par { $links } ; { $planes ->
    [one] { $planes } avion revient
   *[other] { $planes } avions reviennent
}, jetons posés sur la carte : { $markers ->
    [0] aucun
   *[other] { $markers }
}.
js-told-claims-final = { $seat } commence à réclamer le Vol Final { $first } – { $second } – { $third }.
js-told-claims-final-unseen = { $seat } commence à réclamer un Vol Final.
js-told-claimed-final = { $seat } réclame le Vol Final { $first } – { $second } – { $third } par { $links } ; { $planes ->
    [one] { $planes } avion revient
   *[other] { $planes } avions reviennent
}.
js-told-income = { $seat } touche { $amount ->
    [one] { $amount } euro
   *[other] { $amount } euros
} : { $marked ->
    [one] { $marked } vol
   *[other] { $marked } vols
} avec jeton, { $bare } sans.
js-told-plane-on-final = { $seat } pose un avion sur le Vol Final ; il y en a maintenant { $planes ->
    [1] un
   *[other] { $planes }
}.
js-told-scored-flights = { $seat } : { $count ->
    [one] { $count } vol
   *[other] { $count } vols
} à { $worth } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
js-told-scored-final = { $seat } : le Vol Final { $first } – { $second } – { $third } : { $points } points.
js-told-scored-planes = { $seat } : { $count ->
    [one] { $count } avion
   *[other] { $count } avions
} sur le Vol Final : { $points } points.
js-told-total = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout et { $money ->
    [one] { $money } euro
   *[other] { $money } euros
}, rang { $place }.
js-told-ended-claimed = Tout le monde a réclamé un Vol Final, ce qui met fin à la partie.
js-told-ended-fifth = Le cinquième avion sur un Vol Final met fin à la partie.
js-told-ended-standstill = Dix tours de table sans avion, sans vol réclamé ni nouvelle carte mettent fin à la partie.

## The table in a few lines

js-sum-table = { $short ->
    [one] { $short } carte
   *[other] { $short } cartes
} dans la pioche courte, { $long } dans la pioche longue, cartes Vacances sorties : { $vacations } sur 2.
js-sum-table-late = Les deux cartes Vacances sont sorties : on ne retourne plus de vols, et les Vols Finaux peuvent être réclamés.
# $deck is “short row” or “long row”.
js-sum-row = Vols visibles de la { $deck } :
js-sum-flight = { $route }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
js-sum-flight-ready = { $route }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : vous pouvez le réclamer
js-sum-flight-missing = { $route }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : il vous manque { $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
}, coût { $money } euros
js-sum-final = { $seat }, Vol Final : { $first } – { $second } – { $third }
js-sum-final-ready = { $seat }, Vol Final : { $first } – { $second } – { $third }, tous les avions sont en place
js-sum-final-missing = { $seat }, Vol Final : { $first } – { $second } – { $third }, il manque { $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
}, coût { $money } euros
js-sum-player = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $money ->
    [one] { $money } euro
   *[other] { $money } euros
}, prochains revenus { $income }, en réserve { $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
} et { $markers ->
    [one] { $markers } jeton
   *[other] { $markers } jetons
}, { $flights ->
    [one] { $flights } vol
   *[other] { $flights } vols
}.
js-sum-player-landed = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $money ->
    [one] { $money } euro
   *[other] { $money } euros
}, { $flights ->
    [one] { $flights } vol
   *[other] { $flights } vols
} et un Vol Final avec { $on_final ->
    [0] aucun avion
    [1] un avion
   *[other] { $on_final } avions
} dessus.
js-sum-links = { $seat }, lignes et avions : { $links }.
# A link of the player in a list, with the player’s planes on it.
js-sum-link-own = { $route } (propriétaire, { $planes ->
    [0] aucun avion
    [1] un avion
   *[other] { $planes } avions
})
js-sum-link = { $route } ({ $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
})

## Why a move is good: hints

js-hint-completes = Termine { $route } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
js-hint-before = Réclame { $route } avant { $seat }, qui le peut aussi : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $links is the number of links that still lack a plane.
js-hint-towards = Rapproche { $route }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} : encore { $links ->
    [one] { $links } ligne
   *[other] { $links } lignes
}.
js-hint-towards-final = Rapproche le Vol Final { $first } – { $second } – { $third } : encore { $links ->
    [one] { $links } ligne
   *[other] { $links } lignes
}.
js-hint-lands = Réclame le Vol Final : 10 points, 2 de plus à chaque tour, et peu de temps pour les autres.
js-hint-collects = Touche { $amount ->
    [one] { $amount } euro
   *[other] { $amount } euros
} pour la suite.
js-hint-look = Cherche un vol plus rentable.
js-hint-vacation = Rapproche la carte Vacances : au plus { $cards ->
    [one] { $cards } vol
   *[other] { $cards } vols
} avant elle.
js-hint-saves = Garde { $amount ->
    [one] { $amount } euro
   *[other] { $amount } euros
} pour { $route }.
js-hint-saves-final = Garde { $amount ->
    [one] { $amount } euro
   *[other] { $amount } euros
} pour le Vol Final { $first } – { $second } – { $third }.
js-hint-enough = D’autres avions ne serviraient à aucun vol en vue.
js-hint-keeps = Rend les avions les moins utiles.
js-hint-spare = Ne sert à aucun vol réalisable à temps.

## From data: kinds of actions, as headings

js-do-turn-up-pay-kind = Payer une rangée et retourner des vols
js-do-turn-up-kind = Retourner d’autres vols
js-do-buy-kind = Acheter une ligne
js-do-plane-kind = Placer un avion
js-do-plane-fee-kind = Placer des avions sur vos lignes
js-do-plane-foreign-kind = Placer des avions sur une ligne d’un autre joueur
js-do-claim-kind = Réclamer un vol
js-do-claim-final-kind = Réclamer un Vol Final
js-do-via-kind = La ligne suivante du trajet
js-do-via-link-kind = La ligne suivante du trajet
js-do-done-kind = S’arrêter ici
js-do-done-final-kind = Terminer le Vol Final
js-do-income-kind = Toucher les revenus

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

fault-js-no-way = Aucune ligne ne relie les deux villes de ce vol. Ajoutez des lignes, ou donnez d’autres villes.
# $links is the length of the shortest way, $need the one this flight must have.
fault-js-distance = Au plus court, un vol à { $worth } doit faire { $need ->
    [one] { $need } ligne
   *[other] { $need } lignes
}, mais ces villes sont à { $links }. Mettez-le dans une autre liste, ou donnez d’autres villes.
fault-js-final-cities = Un Vol Final nomme trois villes différentes. Changez-en une.
fault-js-final-no-way = Aucun trajet ne va de la première ville à la troisième en passant par la deuxième et en empruntant chaque ligne au plus une fois. Ajoutez des lignes, ou donnez d’autres villes.
fault-js-final-length = Un Vol Final doit faire de { $least } à { $most } lignes, empruntées une fois chacune, mais celui-ci en fait { $links } au plus court. Donnez d’autres villes.
fault-js-few-ones = À { $seats } joueurs, la rangée courte commence avec { $need } vols à 1, mais leur nombre ici est { $have }. Ajoutez-en.
fault-js-few-short = À { $seats } joueurs, il faut { $need } vols à 1 et à 3 pour que les deux cartes Vacances tiennent dans la pioche courte, mais leur nombre ici est { $have }. Ajoutez-en.
fault-js-few-long = À { $seats } joueurs, il faut { $need } vols à 5 et à 7 pour que les deux cartes Vacances tiennent dans la pioche longue, mais leur nombre ici est { $have }. Ajoutez-en.
remark-js-one-link = Une seule ligne touche { $city } : aucun Vol Final ne peut donc la traverser, et son propriétaire encaisse de tout le monde.

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

js-ask-turn-line = [b|À vous :] si vous voulez [turn|retournez des vols], puis [buy|achetez une ligne], [plane|placez des avions], [claim|réclamez un vol] ou [income|touchez vos revenus]
js-ask-turn-late-line = [b|À vous :] [buy|achetez une ligne], [plane|placez des avions], [claim|réclamez un vol], [final|réclamez un vol final] ou [income|touchez vos revenus]
js-told-begins-line = premier tour
js-told-turned-up-line = [b|{ $route }] retourné [p|{ $points }]
js-told-paid-row-line = { $amount } € pour : { $deck }
js-told-bought-line = [b|{ $route }] achetée pour { $price } €
js-told-placed-line = avion sur [b|{ $route }] pour { $amount } €
js-told-placed-foreign-line = avion sur [b|{ $route }] pour { $amount } €, { $toll } € à { $owner }
js-told-claimed-line = [b|{ $route }] réclamé [p|+{ $points }]
js-told-claimed-final-line = vol final [b|{ $first } – { $second } – { $third }] réclamé
js-told-income-line = { $amount } € de revenus
js-told-plane-on-final-line = avion sur le vol final : { $planes }
