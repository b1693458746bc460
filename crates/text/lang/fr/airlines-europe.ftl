### What is asked, offered, refused and told in Airlines Europe. Keys begin with ae-.

## What is asked of the player

ae-ask-pick = Choisissez deux actions de deux compagnies pour votre portefeuille de départ. Personne ne les voit avant que tous aient choisi.
ae-ask-turn = Vous avez { $money ->
    [one] { $money } million
   *[other] { $money } millions
}. Achetez une licence, déposez des actions, échangez contre Air ABACUS ou prenez 8 millions.
ae-ask-second-licence = Vous avez { $money ->
    [one] { $money } million
   *[other] { $money } millions
}. Achetez une deuxième licence ou prenez une action.
ae-ask-share = Prenez une action : l’une de celles du marché, ou la première de la pioche, face cachée.
ae-ask-discard = Défaussez encore { $left ->
    [1] une action
   *[other] { $left } actions
} contre { $takes ->
    [1] une action Air ABACUS
   *[other] { $takes } actions Air ABACUS
}.
ae-ask-emptying = Évaluation : prenez une action du marché.
ae-ask-ban = Placez un marqueur d’interdiction sur une licence disponible, ou passez. Vous avez { $markers ->
    [1] un marqueur
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}.
ae-ask-over = La partie est terminée.

## What the table waits for

ae-wait-picks = Doivent encore choisir deux actions : { $seats }.
ae-wait-turn = C’est à { $seat } de jouer.
ae-wait-share = { $seat } achète une deuxième licence ou prend une action.
ae-wait-discard = { $seat } défausse des actions contre Air ABACUS.
ae-wait-emptying = Évaluation : { $seat } prend une action du marché.
ae-wait-ban = { $seat } place un marqueur d’interdiction ou passe.

## What is asked, inside a refusal

ae-asked-pick = choisissez deux actions
ae-asked-turn = choisissez que faire de votre tour
ae-asked-second-licence = achetez une deuxième licence ou prenez une action
ae-asked-share = prenez une action
ae-asked-discard = défaussez une action
ae-asked-emptying = prenez une action du marché
ae-asked-ban = placez un marqueur d’interdiction ou passez
ae-asked-over = rien, la partie est terminée

## Actions

ae-do-pick = { $first } et { $second }
# $from and $to are spaces of the share track, $row the victory points there.
ae-do-buy = { $airline } sur { $route } pour { $price } (pion de { $from } à { $to }, points { $row })
ae-do-buy-bonus = { $airline } sur { $route } pour { $price }, avec le bonus de { $bonus } (pion de { $from } à { $to }, points { $row })
ae-do-take = Prendre { $airline }
ae-do-draw = Piocher face cachée ({ $cards ->
    [one] reste { $cards } carte
   *[other] restent { $cards } cartes
})
ae-do-play = Déposer { $count ->
    [1] une action
   *[other] { $count } actions
} { $airline } pour { $money ->
    [one] { $money } million
   *[other] { $money } millions
}
ae-do-play-pair = Déposer une action { $first } et une { $second } pour 4 millions
ae-do-exchange = { $discards ->
    [1] Défausser une action
   *[other] Défausser { $discards } actions
} contre { $takes ->
    [1] une action Air ABACUS
   *[other] { $takes } actions Air ABACUS
}
ae-do-discard-hand = { $airline }, de votre main
ae-do-discard-portfolio = { $airline }, de votre portefeuille
ae-do-bank = Prendre 8 millions à la banque
ae-do-ban = Interdire la licence à { $price } sur { $route }
ae-do-pass = Ne plus placer de marqueur dans cette phase

## Refusals

ae-no-over = La partie est terminée.
ae-no-turn = C’est le tour d’un autre joueur.
ae-no-picked = Vous avez déjà choisi ; la table attend les autres.
ae-no-now = La question est maintenant une autre : { $asked }.
ae-no-same = Les deux actions doivent être de deux compagnies différentes.
ae-no-hand = { $have ->
    [0] Vous n’avez pas d’action { $airline } en main.
    [1] Vous n’avez qu’une action { $airline } en main.
   *[other] Vous n’avez que { $have } actions { $airline } en main.
}
ae-no-portfolio = Vous n’avez pas d’action { $airline } dans votre portefeuille.
ae-no-market = Il n’y a pas d’action { $airline } sur le marché.
ae-no-abacus = Air ABACUS n’a pas d’avions : aucune licence ne peut être achetée pour elle.
ae-no-play = { $airline } n’est pas en jeu avec ce nombre de joueurs.
ae-no-planes = { $airline } n’a plus d’avions.
ae-no-twice = { $airline } exploite déjà { $route }.
ae-no-connection = { $route } n’est reliée ni aux liaisons de la compagnie { $airline } ni à son aéroport d’attache, { $home }.
ae-no-licence = { $route } n’a plus de licence disponible ; la liaison est fermée à tous.
ae-no-money = La licence coûte { $price ->
    [one] { $price } million
   *[other] { $price } millions
} et vous en avez { $money }.
ae-no-nothing = Il faut déposer au moins une action.
ae-no-exchange-kind = Défaussez une action contre une action Air ABACUS, ou trois contre deux.
ae-no-few-shares = Il faut { $need ->
    [1] une action
   *[other] { $need } actions
} en main et en portefeuille réunis ; vous en avez { $have }.
ae-no-supply = { $left ->
    [0] Il ne reste plus d’action Air ABACUS.
    [1] Il ne reste qu’une action Air ABACUS.
   *[other] Il ne reste que { $left } actions Air ABACUS.
}
ae-no-bans = Vous n’avez plus de marqueur d’interdiction.
ae-no-free = Cette licence de la liaison { $route } n’est pas disponible.
ae-no-last = La dernière licence disponible de la liaison { $route } ne peut pas être interdite.

## The log

ae-told-begins = { $seat } commence.
ae-told-dealt = { $seat } reçoit { $airline }.
ae-told-dealt-unseen = { $seat } reçoit une action.
ae-told-dealt-again = { $seat } n’avait que des actions d’une seule compagnie et reçoit une nouvelle main.
ae-told-picked = { $seat } choisit { $first } et { $second }.
ae-told-picked-unseen = { $seat } a choisi.
ae-told-revealed = { $seat } commence avec { $first } et { $second }.
ae-told-turned-up = Une action { $airline } arrive sur le marché.
ae-told-bought = { $seat } achète { $route } pour { $airline } à { $price ->
    [one] { $price } million
   *[other] { $price } millions
} ; le pion est sur { $marker }.
ae-told-bonus = { $airline } atteint sa ville de destination : { $amount } cases de plus, le pion est sur { $marker }.
ae-told-took = { $seat } prend { $airline }.
ae-told-drew = { $seat } pioche { $airline }, face cachée.
ae-told-drew-unseen = { $seat } pioche une carte.
ae-told-played = { $seat } dépose { $count ->
    [1] une action
   *[other] { $count } actions
} { $airline }.
ae-told-discarded-hand = { $seat } défausse { $airline } de sa main.
ae-told-discarded-portfolio = { $seat } défausse { $airline } de son portefeuille.
ae-told-discarded-unseen = { $seat } défausse une action de sa main, face cachée.
ae-told-abacus = { $seat } prend { $count ->
    [1] une action
   *[other] { $count } actions
} Air ABACUS.
ae-told-paid = { $seat } reçoit { $amount ->
    [one] { $amount } million
   *[other] { $amount } millions
}.
ae-told-bank-broke = La banque saute.
ae-told-gave-back = { $seat } rend { $amount ->
    [one] { $amount } million
   *[other] { $amount } millions
}.
ae-told-left = Une action { $airline } quitte le marché.
ae-told-scoring-card = La carte d’évaluation { $number } apparaît et va à { $seat }.
ae-told-scoring-card-unseen = La carte d’évaluation { $number } est piochée face cachée et va à { $seat }.
ae-told-scored = { $airline } sur { $marker } rapporte { $row } : { $seats }.
ae-told-scored-abacus = { $airline } rapporte { $row } : { $seats }.
ae-told-scored-seat = { $seat } { $points } pour { $shares ->
    [1] une action
   *[other] { $shares } actions
}
ae-told-scored-third = le troisième joueur fictif { $points } pour { $shares ->
    [1] une action
   *[other] { $shares } actions
}
ae-told-banned = { $seat } interdit la licence à { $price } sur { $route }.
ae-told-passed = { $seat } passe.
ae-told-ended = La troisième évaluation met fin à la partie.
ae-told-ended-blocked = Toutes les compagnies sont bloquées, ce qui met fin à la partie.

## The table in a few lines

# Shares of one airline in a list.
ae-shares = { $count } { $airline }
ae-sum-table = Évaluations faites : { $scored } sur 3 ; pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; banque : { $bank } ; Air ABACUS restantes : { $abacus }.
ae-sum-market = Marché : { $shares }.
ae-sum-airline = { $airline } : pion { $marker }, points { $row }, { $planes ->
    [0] plus d’avions
    [1] un avion restant
   *[other] { $planes } avions restants
}, en portefeuille : { $holders }.
ae-sum-holder = { $seat } { $count }
ae-sum-player = { $seat } : { $money ->
    [one] { $money } million
   *[other] { $money } millions
}, en main { $hand ->
    [one] { $hand } action
   *[other] { $hand } actions
} plus { $abacus } Air ABACUS, { $bans ->
    [0] portefeuille :
    [1] un marqueur d’interdiction, portefeuille :
   *[other] { $bans } marqueurs d’interdiction, portefeuille :
} { $portfolio }.
ae-sum-player-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $money ->
    [one] { $money } million
   *[other] { $money } millions
}, en main { $hand ->
    [one] { $hand } action
   *[other] { $hand } actions
} plus { $abacus } Air ABACUS, { $bans ->
    [0] portefeuille :
    [1] un marqueur d’interdiction, portefeuille :
   *[other] { $bans } marqueurs d’interdiction, portefeuille :
} { $portfolio }.
ae-sum-hand = { $seat }, main : { $shares }.

## Why a move is good, in a hint

ae-hint-place = { $place ->
    [1] Premier rang
    [2] Deuxième rang
   *[other] Rang { $place }
} chez { $airline } : +{ $points }.
ae-hint-soon = La prochaine évaluation vient { $cards ->
    [0] à la prochaine carte
    [1] après une carte
   *[other] après environ { $cards } cartes
} : les actions { $airline } ne comptent qu’une fois déposées.
ae-hint-steps = Un cours plus haut chez { $airline } vous rapporte plus qu’aux autres : +{ $points }.
ae-hint-bonus = Établit la liaison bonus vers { $target } pour { $airline } : { $amount } cases de plus.
ae-hint-way = Rapproche { $airline } de sa ville de destination, { $target }, et de son bonus de { $amount } ; { $routes ->
    [1] il manque une liaison
   *[other] il manque { $routes } liaisons
}.
ae-hint-share = Une action { $airline } de plus : +{ $points }.
ae-hint-little = Un petit avantage chez { $airline }.
ae-hint-draw = Une action face cachée promet autant que le marché, et personne n’apprend laquelle c’est.
ae-hint-dividend = Rien ne presse, et cela rapporte { $money } millions.
ae-hint-abacus = Avoir le plus d’actions Air ABACUS donne { $points } points à la prochaine évaluation.
ae-hint-discard = { $airline } est la compagnie qui vous vaut le moins.
ae-hint-bank = L’argent paie les prochaines licences.
ae-hint-ban = Prend de la place à { $airline }, qui sert les autres plus que vous.
ae-hint-ban-route = Prend une place dont personne n’a encore besoin.
ae-hint-pass = Aucune interdiction ne gênerait les autres plus que vous.

## From data: kinds of actions, as headings

ae-do-pick-kind = Votre portefeuille de départ
ae-do-buy-kind = Acheter une licence
ae-do-buy-bonus-kind = Acheter une licence et établir la liaison bonus
ae-do-take-kind = Prendre une action du marché
ae-do-draw-kind = Prendre une action de la pioche
ae-do-play-kind = Déposer des actions d’une compagnie
ae-do-play-pair-kind = Déposer une action de chacune de deux compagnies
ae-do-exchange-kind = Échanger contre Air ABACUS
ae-do-discard-hand-kind = Défausser de votre main
ae-do-discard-portfolio-kind = Défausser de votre portefeuille
ae-do-bank-kind = Prendre de l’argent
ae-do-ban-kind = Placer un marqueur d’interdiction
ae-do-pass-kind = Passer

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

ae-ask-turn-line = [b|À vous :] [buy|achetez une licence], [play|déposez des actions], [exchange|échangez contre ABACUS] ou [take|prenez 8 millions]
ae-told-begins-line = premier tour
ae-told-picked-line = { $first } et { $second } au choix
ae-told-picked-unseen-line = deux actions choisies
ae-told-revealed-line = { $first } et { $second } pour commencer
ae-told-bought-line = { $airline } [b|{ $route }] pour { $price }
ae-told-bonus-line = { $airline } à sa destination : +{ $amount }
ae-told-took-line = { $airline } pris au marché
ae-told-drew-line = { $airline } pioché
ae-told-drew-unseen-line = carte piochée
ae-told-played-line = { $count } { $airline } sur la table
ae-told-discarded-hand-line = { $airline } défaussé
ae-told-discarded-portfolio-line = { $airline } défaussé du portefeuille
ae-told-discarded-unseen-line = action défaussée face cachée
ae-told-abacus-line = { $count } ABACUS
ae-told-paid-line = { $amount ->
    [one] { $amount } million reçu
   *[other] { $amount } millions reçus
}
ae-told-gave-back-line = { $amount ->
    [one] { $amount } million rendu
   *[other] { $amount } millions rendus
}
ae-told-left-line = { $airline } hors du marché
ae-told-scored-line = { $airline } : { $seats }
ae-told-scored-abacus-line = { $airline } : { $seats }
ae-told-banned-line = licence à { $price } interdite sur [b|{ $route }]
ae-told-passed-line = tour passé
