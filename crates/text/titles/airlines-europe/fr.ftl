### What is asked, offered, refused and told in Airlines Europe. Keys begin with ae-.
### Glossary: airline = compagnie; route = liaison; licence = licence; share = action (in the rulebook: carte d’action)
### market = marché; portfolio = portefeuille; pile = pioche; plane = avion
### share track = indicateur des cours; space = case; marker = pion; zone, row = zone, série de points
### home = aéroport d’attache; bonus target = ville de destination; bonus connection = liaison bonus
### long-distance route = vol long-courrier; scoring = évaluation; scoring card = carte d’évaluation
### to play shares = déposer des actions; the bank breaks = la banque saute; blocked = bloquée
### ban marker = marqueur d’interdiction; Flight Ban = Interdiction de vol; third party = troisième joueur fictif

## What is asked of the player

ae-ask-pick = Choisissez deux actions de deux compagnies pour votre portefeuille de départ. Personne ne les voit avant que tous aient choisi.
ae-ask-turn = Vous avez { $money ->
    [one] { $money } million
   *[other] { $money } millions
}. Achetez une licence, déposez des actions, échangez contre Air ABACUS ou prenez { $bank ->
    [one] { $bank } million
   *[other] { $bank } millions
}.
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
ae-do-play-pair = Déposer une action { $first } et une { $second } pour { $money ->
    [one] { $money } million
   *[other] { $money } millions
}
ae-do-exchange = { $discards ->
    [1] Défausser une action
   *[other] Défausser { $discards } actions
} contre { $takes ->
    [1] une action Air ABACUS
   *[other] { $takes } actions Air ABACUS
}
ae-do-discard-hand = { $airline }, de votre main
ae-do-discard-portfolio = { $airline }, de votre portefeuille
ae-do-bank = Prendre { $money ->
    [one] { $money } million
   *[other] { $money } millions
} à la banque
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
ae-no-exchange-kind = On défausse des actions contre des actions Air ABACUS ainsi : { $kinds }.
# One way to exchange, inside the message above.
ae-exchange = { $discards } contre { $takes }
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
ae-sum-table = Évaluations faites : { $scored } sur { $scorings } ; pioche : { $cards ->
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

ae-hint-pick = { $count ->
    [0] Votre main n’en contient pas d’autre, ni de l’une ni de l’autre.
    [1] Votre main contient une autre action { $airline }.
   *[other] Votre main contient { $count } autres actions { $airline }.
}
ae-hint-pays = Chez { $airline }, la première place rapporte { $points } en ce moment.
ae-hint-bonus = Relie { $airline } à { $target } : avec le bonus de { $amount }, son cours atteint { $to }.
ae-hint-way = Rapproche { $airline } de { $target } et de son bonus de { $amount } : encore { $routes ->
    [1] une liaison
   *[other] { $routes } liaisons
}.
ae-hint-reaches = { $airline } atteint { $to } : la première place rapporte { $points } au lieu de { $before }.
ae-hint-climbs = { $airline } atteint { $to } : la première place rapporte { $points }, et { $more } à partir de { $next }.
ae-hint-stays = { $airline } atteint { $to } : la première place rapporte { $points }.
ae-hint-lead = Vous menez chez { $airline } : { $own ->
    [1] une action
   *[other] { $own } actions
} contre { $other }.
ae-hint-level = Vous êtes à égalité en tête chez { $airline }, avec { $own ->
    [1] une action
   *[other] { $own } actions
} chacun.
ae-hint-behind = Chez { $airline }, vous avez { $own ->
    [1] une action
   *[other] { $own } actions
} sur la table, le premier { $other }.
ae-hint-held = Vous n’en avez aucune action sur la table, mais { $hand } en main.
ae-hint-follows = Vous prendrez ensuite une action de votre choix.
ae-hint-take = Vous en aurez { $all } de { $airline } ; sur la table, les autres en ont au plus { $other }.
ae-hint-scores = Si { $airline } était évaluée maintenant : { $points } points pour vous au lieu de { $before }.
ae-hint-dividend = Cela rapporte { $money } millions.
ae-hint-soon = La prochaine carte d’évaluation est { $cards ->
    [1] la prochaine carte de la pioche
   *[other] parmi les { $cards } prochaines cartes de la pioche
}.
ae-hint-abacus = { $takes ->
    [1] Une action
   *[other] { $takes } actions
} Air ABACUS contre { $discards } ; la première place y rapporte { $points } à la prochaine évaluation.
ae-hint-discard = De { $airline }, vous gardez { $own } sur la table et { $hand } en main.
ae-hint-bank = Vous aurez { $then } millions au lieu de { $money }.
ae-hint-bank-breaks = La banque n’a que { $bank } millions : chacun rend ce qui dépasse { $spared }, et le marché est renouvelé.
ae-hint-ban = Prend de la place à { $airline }, où { $seat } mène avec { $other } contre { $own }.
ae-hint-ban-route = { $left ->
    [1] Une licence de la liaison reste libre.
   *[other] { $left } licences de la liaison restent libres.
}
ae-hint-pass = Il vous reste { $markers ->
    [1] un marqueur
   *[other] { $markers } marqueurs
} d’interdiction.
ae-hint-draw = Personne n’apprend quelle action c’est. Il reste { $cards ->
    [1] une carte
   *[other] { $cards } cartes
} dans la pioche.

## From data: what the letters of a map in the terminal mean

map-legend-airlines-europe = Sur chaque liaison : les prix des licences libres, deux lettres pour une compagnie qui y vole, × pour une interdiction.

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

ae-ask-turn-line = [b|À vous :] [buy|achetez une licence], [play|déposez des actions], [exchange|échangez contre ABACUS] ou [take|prenez { $bank } millions]
ae-told-begins-line = premier tour
ae-told-picked-line = { $first } et { $second } choisies
ae-told-picked-unseen-line = deux actions choisies
ae-told-revealed-line = { $first } et { $second } pour commencer
ae-told-bought-line = { $airline } [b|{ $route }] pour { $price }
ae-told-bonus-line = { $airline } à sa destination : +{ $amount }
ae-told-took-line = { $airline } prise au marché
ae-told-drew-line = { $airline } piochée
ae-told-drew-unseen-line = carte piochée
ae-told-played-line = { $count } { $airline } sur la table
ae-told-discarded-hand-line = { $airline } défaussée
ae-told-discarded-portfolio-line = { $airline } défaussée du portefeuille
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

## From data: its name, and its line on the start page

title-airlines-europe = Airlines Europe
web-line-airlines-europe = Achetez les licences, gardez les actions qui rapportent à la fin.

## From data: table options

option-flight-ban = Extension Interdiction de vol
option-flight-ban-about = Après les deux premières évaluations, chacun peut fermer des licences libres.
option-exact-cut = Cartes d’évaluation à des places exactes de la pioche
option-exact-cut-about = Les cartes d’évaluation sont à des places que l’on peut compter, pas seulement à peu près.
option-open-points = Points de victoire visibles de tous
option-open-points-about = Les points de tous sont visibles pendant la partie.

## The lesson on the page

web-learn-ae-goal = Vous gagnez grâce aux actions. Trois fois dans la partie, chaque compagnie donne des points à ceux qui ont le plus de ses actions devant eux. La ligne du haut dit toujours ce qui est demandé ; en ambre, ce que vous pouvez faire maintenant.
web-learn-ae-pick = Commencez avec deux actions sur la table : cliquez sur deux cartes différentes de votre main, puis sur le bouton.
web-learn-ae-buy = Les liaisons en ambre peuvent être achetées. L’avion fait avancer sa compagnie sur l’indicateur des cours du montant du prix : ses actions rapportent plus. Achetez pour les compagnies dont vous avez des actions.
web-learn-ae-take = Après l’achat, vous prenez une action : du marché, ou la première de la pioche, face cachée.
web-learn-ae-play = Les actions ne comptent que sur la table. Cliquez sur des cartes de votre main pour les déposer ; chacune rapporte aussi { $money ->
    [one] { $money } million
   *[other] { $money } millions
}.
web-learn-ae-track = Plus une compagnie est haute ici, plus elle donne de points au premier, au deuxième et au troisième actionnaire.
web-learn-ae-bank = Plus d’argent ? Prenez { $money } millions à la banque ; c’est tout votre tour.
web-learn-ae-exchange = Échangez des actions contre ABACUS : elle rapporte toujours la même bonne série de points, où que soient les compagnies.
web-learn-ae-tactic-zone = Quelques cases de plus mènent une compagnie dans une meilleure zone : achetez là où le nombre après + est petit.
web-learn-ae-tactic-lead = Soyez seul en tête : le laiton marque le plus d’actions. À égalité, les points se partagent.
web-learn-ae-tactic-market = Prenez au marché ce qu’il faut à vous ou à votre rival : une action chez vous ne sera plus chez lui.

## On the page

web-ae-portfolio = Portefeuille
web-ae-track = Indicateur des cours
web-ae-by-place = points par rang
web-ae-furthest-first = la plus avancée paie d’abord
web-ae-altitude = Position
# Of the row of points of ABACUS, which never changes.
web-ae-fixed = fixe
# Shares and planes that are left, over two small numbers.
web-ae-left = reste
web-ae-shares-left = Actions restantes
web-ae-planes-left = Avions restants
web-ae-reached = atteint
web-ae-cut-off = coupé
web-ae-links = { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
}
web-ae-hand = Votre main
web-ae-view-mine = Mes compagnies
web-ae-which-airline = Quelle compagnie grandit ?
web-ae-which-route = Où vole { $airline } ?
web-ae-which-shares = Quelles actions déposez-vous ?
web-ae-tails-about = En laiton : vos actions sur la table. Sous chaque dérive : sa position, ce que rapporte la première place, sa licence la moins chère.
web-ae-from = dès { $money } M
web-ae-pays = rapporte { $points }
web-ae-gain = +{ $money } M
web-ae-fact-money = Votre argent
web-ae-fact-first = Le premier rapporte
web-ae-buy-for = Acheter pour { $money } millions
web-ae-scoring = { $number ->
    [1] Première évaluation
    [2] Deuxième évaluation
   *[other] Troisième évaluation
}
web-ae-scoring-by = { $seat } a la carte d’évaluation. Chaque compagnie paie ses actionnaires, la plus avancée d’abord.
web-ae-scoring-order = Chaque compagnie paie ses actionnaires, la plus avancée d’abord.
web-ae-scoring-sum = { $seat } gagne le plus : { $points }.
web-ae-shares = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-ae-stack = { $airline }, { $count } en main, sélection : { $chosen }
web-ae-million = { $money ->
    [one] { $money } million
   *[other] { $money } millions
}
web-ae-m = { $money } M
web-ae-in-hand = { $hand } en main, { $abacus } AB
web-ae-bans = { $bans ->
    [one] { $bans } interdiction
   *[other] { $bans } interdictions
}
web-ae-bank = Banque { $bank } M · reste { $abacus } ABACUS
web-ae-pick = Commencer avec ces deux
web-ae-choose = Choisissez des actions à déposer
web-ae-play = Déposer { $count } pour { $money } M
web-ae-exchange = Échanger { $discards } contre { $takes } AB
web-ae-take-money = Prendre { $money ->
    [one] { $money } million
   *[other] { $money } millions
}
web-ae-pass = Passer
web-ae-zone-up = Monte en zone { $row }
web-ae-zone-stays = Reste en zone { $row }
web-ae-bonus = Bonus +{ $bonus }
web-ae-why-connection = non reliée à son aéroport d’attache
web-ae-why-twice = y vole déjà
web-ae-why-planes = plus d’avions
web-ae-route = { $route } : la prochaine licence coûte { $price } millions.
web-ae-route-can = { $route } : la prochaine licence coûte { $price } millions, pour { $airlines }.
web-ae-route-closed = { $route } : fermée.
web-ae-licences = Licences : { $licences }.
web-ae-flown = Desservie par { $airlines }.
web-ae-can-now = Possible maintenant
web-ae-not-now = Pas maintenant
web-ae-closed = Fermée
web-ae-long = Long-courrier
web-ae-score-shares = actions : { $shares }

## On the drawn board; the room on a picture is fixed, so keep them short

picture-share-track = Indicateur des cours
picture-points-by-place = par rang
# Stands before the tail fins under the start spaces.
picture-start = Départ
picture-shares = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
# Stands before the row of points of Air ABACUS at that scoring.
picture-scoring = { $number ->
    [1] Première évaluation
    [2] Deuxième évaluation
   *[other] Troisième évaluation
}
# $city is the home of the airline.
picture-airline = { $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
}, base { $city }
picture-licences = Liaison et licences, prix en millions
picture-long-distance = Vol long-courrier
picture-home = Aéroport d’attache
picture-bonus = Ville de destination et bonus

## What is wrong in a board file

# The prices of a route, or the zones of the share track.
fault-ascending = Chaque nombre doit être plus grand que le précédent. Mettez-les en ordre croissant, sans deux nombres égaux.
fault-descending = Aucun rang ne peut rapporter plus de points que le rang précédent. Mettez le plus grand nombre en premier.
fault-long-distance = Un vol long-courrier a une seule licence. Gardez un seul prix, ou retirez « long_distance ».
fault-zone-start = L’indicateur des cours commence à la case 0. Mettez à 0 le champ « from » de la première zone.
fault-bonus = { $airline } ne peut jamais relier son aéroport d’attache à sa ville de destination { $city } : c’est la même ville, aucune liaison n’y mène, ou la compagnie a trop peu d’avions pour le trajet. Choisissez une autre ville, ajoutez des liaisons ou donnez-lui plus d’avions.
fault-few-airlines = À { $seats } joueurs, moins de trois compagnies sont en jeu. Ajoutez des compagnies d’une couleur qui reste à toutes les tables : toutes sauf jaune, bleu et violet.
fault-few-shares = À { $seats } joueurs, { $shares ->
    [one] { $shares } action seulement est en jeu
   *[other] { $shares } actions seulement sont en jeu
} et il en faut { $need }. Donnez plus d’avions aux compagnies : chacune a autant d’actions que d’avions.
fault-licences = Il y a { $found } licences en tout ; un plateau peut en avoir au plus { $most }. Retirez-en quelques-unes.
remark-narrow-home = La compagnie { $airline } n’a que { $routes ->
    [one] { $routes } liaison
   *[other] { $routes } liaisons
} au départ de son aéroport d’attache ; elle sera donc vite bloquée.

## From data: said to whoever it speaks of

ae-told-scoring-card-you = La carte d’évaluation { $number } apparaît et vous revient.
ae-told-scoring-card-unseen-you = La carte d’évaluation { $number } est piochée face cachée et vous revient.
