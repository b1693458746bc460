### What is asked, offered, refused and told in Jet Set. Keys begin with js-.
### Glossary: link = ligne; flight = vol (court, long); Final Flight = Vol Final; Vacation = Vacances
### row = rangée; deck = pioche; to claim = réclamer; income = revenus; marker = jeton; stock = réserve
### way, path = trajet; fee = frais; toll = péage

## Words

js-row-short = rangée courte
js-row-long = rangée longue

## What is asked of the player

js-ask-turn = Vous avez { $money ->
    [one] { $money } euro
   *[other] { $money } euros
}. Retournez d’autres vols, si vous voulez, puis faites une action : achetez une ligne, placez des avions, réclamez un vol ou encaissez vos revenus.
js-ask-turn-late = Vous avez { $money ->
    [one] { $money } euro
   *[other] { $money } euros
}. Faites une action : achetez une ligne, placez des avions, réclamez un vol ou votre Vol Final, ou encaissez vos revenus.
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
js-do-buy = Acheter { $route } pour { $price }, puis placer des avions à { $plane } chacun
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
js-do-income = Encaisser les revenus : { $amount ->
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
js-told-income = { $seat } encaisse { $amount ->
    [one] { $amount } euro
   *[other] { $amount } euros
} : { $marked ->
    [one] { $marked } vol
   *[other] { $marked } vols
} avec jeton, { $bare } sans.
js-told-plane-on-final = { $seat } place un avion sur le Vol Final ; il y en a maintenant { $planes ->
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
js-told-ended-fifth = { $planes } avions sur un Vol Final mettent fin à la partie.
js-told-ended-standstill = Dix tours de table sans avion, sans vol réclamé ni nouvelle carte mettent fin à la partie.

## The table in a few lines

js-sum-table = { $short ->
    [one] { $short } carte
   *[other] { $short } cartes
} dans la pioche courte, { $long } dans la pioche longue, cartes Vacances sorties : { $vacations } sur { $most }.
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

js-hint-completes = Termine { $route } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
js-hint-before = Réclame { $route } avant { $seat }, qui le peut aussi : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $links is the number of links that lack a plane after this one.
js-hint-towards = Rapproche { $route }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} : ensuite, encore { $links ->
    [one] { $links } ligne
   *[other] { $links } lignes
}.
js-hint-towards-final = Rapproche le Vol Final { $first } – { $second } – { $third } ({ $points } points) : ensuite, encore { $links ->
    [one] { $links } ligne
   *[other] { $links } lignes
}.
js-hint-last = La dernière ligne pour { $route } : vous pourrez ensuite le réclamer pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
js-hint-last-final = La dernière ligne pour le Vol Final { $first } – { $second } – { $third }, qui vaut { $points } points.
js-hint-lands = Réclame le Vol Final : { $points } points, puis { $each } de plus à chaque tour suivant.
js-hint-collects = Vous aurez { $then ->
    [one] { $then } euro
   *[other] { $then } euros
}, { $amount } de plus que maintenant.
js-hint-look = { $ready ->
    [0] Aucun vol ouvert ne peut être réclamé maintenant
    [1] Un des vols ouverts peut être réclamé maintenant
   *[other] { $ready } des vols ouverts peuvent être réclamés maintenant
} ; un nouveau peut rapporter plus.
js-hint-vacation = Rapproche la carte Vacances : au plus { $cards ->
    [one] { $cards } vol
   *[other] { $cards } vols
} avant elle.
js-hint-saves = { $route } coûte encore { $cost ->
    [one] { $cost } euro
   *[other] { $cost } euros
} ; vous en avez { $money }.
js-hint-saves-final = Le Vol Final { $first } – { $second } – { $third } coûte encore { $cost ->
    [one] { $cost } euro
   *[other] { $cost } euros
} ; vous en avez { $money }.
js-hint-enough = Aucun vol ouvert ne demande un avion de plus. Vous gardez { $money ->
    [one] { $money } euro
   *[other] { $money } euros
}.
js-hint-keeps = Après le vol, { $planes ->
    [0] aucun de vos avions ne reste
    [1] un de vos avions reste
   *[other] { $planes } de vos avions restent
} sur cette ligne.
js-hint-toll = Les autres vous paieront pour y placer des avions.
js-hint-planes = Vous y aurez { $planes ->
    [1] un avion
   *[other] { $planes } avions
}.

## From data: what the letters of a map in the terminal mean

map-legend-jet-set = Sur chaque ligne : son prix ou la lettre de qui la possède ; puis les avions de chacun, leur nombre avant la lettre.

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
js-do-income-kind = Encaisser les revenus

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
fault-js-few-ones = À { $seats } joueurs, la rangée courte commence avec { $need } vols à { $worth }, mais leur nombre ici est { $have }. Ajoutez-en.
fault-js-few-short = À { $seats } joueurs, il faut { $need } vols à { $low } et à { $high } pour que les deux cartes Vacances tiennent dans la pioche courte, mais leur nombre ici est { $have }. Ajoutez-en.
fault-js-few-long = À { $seats } joueurs, il faut { $need } vols à { $low } et à { $high } pour que les deux cartes Vacances tiennent dans la pioche longue, mais leur nombre ici est { $have }. Ajoutez-en.
remark-js-one-link = Une seule ligne touche { $city } : aucun Vol Final ne peut donc la traverser, et son propriétaire encaisse de tout le monde.

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

js-ask-turn-line = [b|À vous :] si vous voulez, [turn|retournez des vols], puis [buy|achetez une ligne], [plane|placez des avions], [claim|réclamez un vol] ou [income|encaissez vos revenus]
js-ask-turn-late-line = [b|À vous :] [buy|achetez une ligne], [plane|placez des avions], [claim|réclamez un vol], [final|réclamez un Vol Final] ou [income|encaissez vos revenus]
js-told-begins-line = premier tour
js-told-turned-up-line = [b|{ $route }] retourné [p|{ $points }]
js-told-paid-row-line = { $amount } € pour : { $deck }
js-told-bought-line = [b|{ $route }] achetée pour { $price } €
js-told-placed-line = avion sur [b|{ $route }] pour { $amount } €
js-told-placed-foreign-line = avion sur [b|{ $route }] pour { $amount } €, { $toll } € à { $owner }
js-told-claimed-line = [b|{ $route }] réclamé [p|+{ $points }]
js-told-claimed-final-line = Vol Final [b|{ $first } – { $second } – { $third }] réclamé
js-told-income-line = { $amount } € de revenus
js-told-plane-on-final-line = avion sur le Vol Final : { $planes }

## From data: its name, and its line on the start page

title-jet-set = Jet Set
web-line-jet-set = Achetez des lignes, placez les avions, réclamez les vols.

## The lesson on the page

web-learn-js-goal = Réclamez des vols : placez un avion sur chaque ligne entre leurs deux villes. Qui a le plus de points à la fin gagne. En ambre, ce que vous pouvez faire maintenant.
web-learn-js-flights = Ces vols sont ouverts à tous. Cliquez sur l’un d’eux : la carte montre son trajet le moins cher, le talon ce qu’il vous coûte encore.
web-learn-js-buy = Achetez une ligne en ambre : elle est à vous et vous y placez aussitôt des avions. Les autres vous paient pour y voler.
web-learn-js-claim = Des avions sur tout le trajet : le vol peut être réclamé. Un avion de chaque ligne revient, et le vol rapporte des revenus.
web-learn-js-income = À court d’argent ? Encaissez plutôt vos revenus : { $with } euros par vol avec jeton, { $without } par vol sans.
web-learn-js-plane = Placez un avion sur une ligne. Il y reste jusqu’à ce qu’un vol qui l’utilise soit réclamé.
web-learn-js-turn = Rien qui convienne ? Retournez un vol avant votre action ; le premier du tour coûte peu.
web-learn-js-tactic-join = Choisissez des vols aux lignes communes : une ligne à vous les sert tous, et les autres vous paient.
web-learn-js-tactic-markers = Encaissez tant que vos vols ont des jetons : ensuite ils rapportent moins.
web-learn-js-tactic-final = Pensez à vos deux Vols Finaux : les lignes de petits vols peuvent en faire partie.

## On the page

web-js-income = Revenus
web-js-view-flight = Ce vol
web-js-view-mine = Mes lignes
web-js-which-link = Quelle ligne ?
web-js-which-flight = Quel vol ?
web-js-buy-for = Acheter la ligne, { $amount } €
web-js-place-for = Placer un avion, { $amount } €
web-js-then-planes = La ligne est à vous ; puis vous y placez des avions.
web-js-one-plane = Un avion de plus à vous vole ici.
web-js-planes = Avions
web-js-flights = Vols
web-js-euros = { $amount } €
web-js-short = Vols courts
web-js-long = Vols longs
web-js-row = { $count } sur { $most }, { $cards } dans la pioche
web-js-row-late = reste : { $count }
web-js-turn-up = Retourner
web-js-turn-up-pay = Retourner, { $price } €
web-js-claim = Réclamer
web-js-complete = Complet
web-js-planes-count = { $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
}
web-js-vacation = Vacances { $count } sur { $most }
web-js-vacation-early = À la deuxième, les deux rangées se remplissent et les Vols Finaux peuvent être réclamés.
web-js-vacation-late = Plus aucun vol n’arrive. Les Vols Finaux peuvent être réclamés.
web-js-my-flights = Mes vols
web-js-flights-by = Vols : { $seat }
web-js-next-flight = Prochain vol : { $markers ->
    [one] { $markers } jeton
   *[other] { $markers } jetons
}
web-js-next-income = Prochains revenus
web-js-income-of = { $marked ->
    [one] { $marked } vol
   *[other] { $marked } vols
} avec jeton, { $bare } sans
web-js-collect = Encaisser
web-js-finals = Vols Finaux
web-js-secret = secrets
web-js-links-there = { $there } sur { $all } lignes
web-js-markers = Jetons
web-js-need-free = Libre : ligne { $price } et un avion, { $total } €
web-js-need-own = À vous : un avion, { $total } €
web-js-need-foreign = À { $seat } : un avion et le péage, { $total } €
web-js-buy = Acheter
web-js-place = Placer
# What a flight still takes, over all actions.
web-js-in-all = Il manque { $money } € pour { $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
}, en { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, vol réclamé compris
web-js-link-free = Libre, { $price } €
web-js-link-owned = Appartient à { $seat }
web-js-link-planes = Avions : { $planes }
web-js-seat-planes = { $seat } { $count }
web-js-serves = Sur votre trajet pour { $flights }
web-js-keep = Il vous reste { $amount } €.
web-js-on-final = Vol Final réclamé, avec { $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
}
web-js-flights-of = Vols à { $points }
web-js-final = Vol Final
web-js-final-by = { $seat } réclame un Vol Final.
web-js-last-landing = Dernier atterrissage
web-js-count-flights = D’abord les vols.
web-js-count-finals = Puis les Vols Finaux, avec leurs avions.
web-js-count-most = Le plus de points : { $seats }, { $points }.

## On the drawn board; the room on a picture is fixed, so keep them short

# Stand over the flights of the two decks and over the Final Flights.
picture-js-short = Vols courts
picture-js-long = Vols longs
picture-js-final = Vols Finaux
picture-js-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $links is how long a flight of the column is at its shortest.
picture-js-column = { $links ->
    [one] { $links } ligne
   *[other] { $links } lignes
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
picture-js-finals = trois villes, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
picture-js-link = Ligne et son prix
picture-js-link-more = de { $least } à { $most } euros, à vous pour toute la partie
picture-js-plane = Avion
picture-js-plane-more = { $price } euros ; sur la ligne d’un autre, { $toll } de plus pour lui
# Six fees stand below: for planes on 1, 2, … 6 own links in one action.
picture-js-fee = Frais pour des avions sur 1 à { $links } de vos lignes
picture-js-euros = { $amount } €
picture-js-markers = Jetons sur un vol réclamé
picture-js-markers-more = { $many } sur chacun des { $first } premiers, { $few } sur les suivants
picture-js-income = Revenus
picture-js-income-more = { $with } euros par vol avec jeton, { $without } sans
picture-js-vacation = Deuxième carte Vacances
picture-js-vacation-more = les deux rangées se complètent, les Vols Finaux sont ouverts
picture-js-final-flight = Vol Final
picture-js-final-more = { $points } points et { $each } par avion posé dessus, { $planes } au plus

## From data: said to whoever it speaks of

js-no-owned-you = Vous possédez déjà { $route }.
web-js-link-owned-you = Vous appartient
web-js-flights-by-you = Vos vols
