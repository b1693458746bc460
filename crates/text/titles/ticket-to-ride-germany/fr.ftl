### What is asked, offered, refused and told in Ticket to Ride Germany. Keys begin with tg-.
### Glossary: route = route; to claim = prendre; double route = route double
### train = wagon; train card = carte Wagon; ticket = carte Destination (courte, longue); passenger = passager
### country = pays; end point = terminus; space = espace; deck = pioche; discards = défausse; row = cartes visibles

## What is asked of the player

tg-ask-mix = Annoncez combien de cartes Destination courtes et longues vous piochez, { $count } en tout.
tg-ask-first-tickets = Choisissez au moins { $least } de vos { $count } cartes Destination à garder.
tg-ask-turn = Il vous reste { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
}. Piochez des cartes Wagon, prenez une route ou piochez des cartes Destination.
tg-ask-last-round = Dernier tour de table : c’est votre dernier tour. Piochez des cartes Wagon, prenez une route ou piochez des cartes Destination.
tg-ask-last-turn = Le dernier tour de la partie est à vous. Piochez des cartes Wagon, prenez une route ou piochez des cartes Destination.
tg-ask-second-card = Prenez votre deuxième carte Wagon ; une locomotive visible ne peut pas être prise maintenant.
tg-ask-keep = Choisissez au moins { $least ->
    [1] une
   *[other] { $least }
} des cartes Destination piochées à garder ; les autres vont sous leurs pioches.
tg-ask-passenger = Prenez un passager ou personne : { $place }.
tg-ask-over = La partie est terminée.

## What the table waits for

tg-wait-mixes = Doivent encore annoncer leurs cartes Destination courtes et longues : { $seats }.
tg-wait-first-tickets = Doivent encore choisir leurs cartes Destination : { $seats }.
tg-wait-turn = C’est à { $seat } de jouer.
tg-wait-second-card = { $seat } prend une deuxième carte Wagon.
tg-wait-keep = { $seat } choisit les cartes Destination à garder.
tg-wait-passenger = { $seat } peut prendre un passager : { $place }.

## What is asked, inside a refusal

tg-asked-mix = annoncez des cartes Destination courtes et longues
tg-asked-keep = choisissez les cartes Destination à garder
tg-asked-turn = choisissez une action
tg-asked-second-card = prenez une deuxième carte Wagon
tg-asked-passenger = prenez un passager ou personne
tg-asked-over = rien, la partie est terminée

## Words

tg-kind-short = courte
tg-kind-long = longue
# $card is a colour; also used for passengers.
tg-cards = { $count }× { $card }
tg-locomotives = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
tg-ticket = { $route } ({ $points })
# One card by its colour: in some languages the colour follows the word for “card”.
tg-card-purple = violette
tg-card-blue = bleue
tg-card-orange = orange
tg-card-white = blanche
tg-card-green = verte
tg-card-yellow = jaune
tg-card-black = noire
tg-card-red = rouge
# Before or after the word “passenger”.
tg-passenger-red = rouge
tg-passenger-yellow = jaune
tg-passenger-green = vert
tg-passenger-blue = bleu
tg-passenger-black = noir
tg-passenger-white = blanc

## Actions

tg-do-draw = Piocher une carte Wagon face cachée ({ $cards ->
    [0] la défausse sera mélangée
    [1] reste une carte
   *[other] restent { $cards } cartes
})
tg-do-take = Prendre la carte visible : { $card }
# $payment is a list of cards.
tg-do-claim = Prendre { $route } avec { $payment } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
})
# The same with more locomotives than the claim needs.
tg-do-claim-more = Prendre { $route } avec { $payment } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
})
tg-do-tickets = Piocher des cartes Destination : courtes { $short }, longues { $long }
tg-do-tickets-one = Piocher { $count } cartes Destination
tg-do-keep = Garder { $tickets }{ $back ->
    [0] {""}
    [1] ; en rendre une
   *[other] ; en rendre { $back }
}
tg-do-passenger = Prendre le passager { $color } ({ $place })
tg-do-nobody = Ne prendre personne ({ $place })
tg-do-pass = Passer, car rien n’est possible

## Refusals

tg-no-over = La partie est terminée.
tg-no-turn = C’est le tour d’un autre joueur.
tg-no-chosen = Vous avez déjà choisi ; la table attend les autres.
tg-no-now = La question est maintenant une autre : { $asked }.
tg-no-cards = Il ne reste plus de carte Wagon à piocher : pioche et défausse sont vides.
tg-no-row = Cette carte n’est pas parmi les cartes visibles : { $card }.
tg-no-second-locomotive = Une locomotive visible ne peut pas être la deuxième carte d’un tour.
tg-no-payment = { $route } demande exactement { $need ->
    [1] une carte
   *[other] { $need } cartes
}, d’une seule couleur plus des locomotives.
tg-no-color = { $route } n’accepte que des cartes de couleur { $need } et des locomotives.
tg-no-hand = { $have ->
    [0] Vous n’avez en main aucune carte de cette sorte
    [1] Vous n’avez en main qu’une carte de cette sorte
   *[other] Vous n’avez en main que { $have } cartes de cette sorte
} : { $card }.
tg-no-free = { $route } est à { $seat }.
tg-no-own-group = Vous avez déjà une route entre les extrémités de la route { $route } ; un joueur ne peut en avoir qu’une.
tg-no-group = À moins de { $players } joueurs, la première route prise entre deux lieux ferme les routes parallèles : { $route } est fermée.
tg-no-trains = Il faut { $need ->
    [1] un wagon
   *[other] { $need } wagons
} et vous en avez { $have }.
tg-no-tickets = Il ne reste plus de carte Destination.
tg-no-mix = Le total des cartes Destination courtes et longues doit être { $need }.
tg-no-mix-one = On pioche { $need } cartes Destination à la fois, ou celles qui restent.
tg-no-short-deck = { $left ->
    [0] Il ne reste plus de carte Destination courte.
    [1] Il ne reste qu’une carte Destination courte.
   *[other] Il ne reste que { $left } cartes Destination courtes.
}
tg-no-long-deck = { $left ->
    [0] Il ne reste plus de carte Destination longue.
    [1] Il ne reste qu’une carte Destination longue.
   *[other] Il ne reste que { $left } cartes Destination longues.
}
tg-no-offer = { $ticket } n’est pas parmi les cartes Destination que vous avez piochées.
tg-no-keep-start = Au début, il faut garder au moins { $least } cartes Destination.
tg-no-keep = Il faut garder au moins { $least ->
    [1] une carte
   *[other] { $least } cartes
} Destination.
tg-no-end = Le passager à choisir maintenant est à prendre ici : { $place }.
tg-no-passenger = Aucun passager { $color } n’attend ici : { $place }.
tg-no-pass = Vous pouvez encore faire quelque chose ; vous ne pouvez donc pas passer.

## The log

tg-told-begins = { $seat } commence.
tg-told-placed = { $place }, passagers en attente : { $passengers }.
tg-told-dealt = { $seat } reçoit une carte : { $card }.
tg-told-dealt-unseen = { $seat } reçoit une carte Wagon.
tg-told-turned-up = Une carte est retournée : { $card }.
tg-told-refreshed = { $locomotives } locomotives ou plus sont visibles : les { $cards } cartes sont défaussées.
tg-told-reshuffled = La défausse est mélangée en une nouvelle pioche de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
tg-told-mixed = { $seat } veut des cartes Destination : courtes { $short }, longues { $long }.
tg-told-mixed-unseen = { $seat } a décidé combien de cartes Destination courtes et longues piocher.
tg-told-announced = { $seat } pioche des cartes Destination : courtes { $short }, longues { $long }.
tg-told-announced-one = { $seat } pioche { $count } cartes Destination.
tg-told-offered = { $seat } pioche la carte Destination { $ticket }.
tg-told-offered-unseen = { $seat } pioche une carte Destination { $kind }.
tg-told-offered-unseen-one = { $seat } pioche une carte Destination.
tg-told-chose = { $seat } choisit { $tickets }.
tg-told-chose-unseen = { $seat } a choisi.
tg-told-all-chose = Tous ont choisi ; les cartes non gardées sont remélangées dans les pioches.
tg-told-kept = { $seat } garde { $ticket }.
tg-told-kept-unseen = { $seat } garde une carte Destination { $kind }.
tg-told-kept-unseen-one = { $seat } garde une carte Destination.
tg-told-returned = { $seat } rend { $ticket }.
tg-told-returned-unseen = { $seat } rend une carte Destination { $kind }.
tg-told-returned-unseen-one = { $seat } rend une carte Destination.
tg-told-took = { $seat } prend une carte visible : { $card }.
tg-told-drew = { $seat } pioche face cachée : { $card }.
tg-told-drew-unseen = { $seat } pioche une carte face cachée.
tg-told-claimed = { $seat } prend { $route } avec { $payment } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tg-told-boarded = { $seat } prend le passager { $color } ({ $place }).
tg-told-nobody = { $seat } ne prend personne ({ $place }).
tg-told-passed = { $seat } ne peut rien faire et passe.
tg-told-last-round = { $seat } { $trains ->
    [0] n’a plus de wagon
    [1] n’a plus qu’un wagon
   *[other] n’a plus que { $trains } wagons
} : chaque joueur a encore un tour, { $seat } en dernier.

## The final score

tg-told-routes = { $seat } a { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $path is the list of places on the way.
tg-told-ticket = { $seat } : { $route }, carte réussie en passant par { $path } : { $points } de plus.
tg-told-ticket-missing = { $seat } : { $route }, carte non réussie, { $missing ->
    [1] il manque un espace
   *[other] il manque { $missing } espaces
} : { $points } de moins.
tg-told-ticket-cut-off = { $seat } : { $route }, carte non réussie et devenue impossible : { $points } de moins.
tg-told-globetrotter = { $seat } reçoit le bonus Globetrotter avec { $completed ->
    [one] { $completed } carte Destination réussie
   *[other] { $completed } cartes Destination réussies
} : { $points } de plus.
tg-told-passengers-seat = { $seat } en a { $count } et reçoit { $points }
# $seats is a list of tg-told-passengers-seat.
tg-told-passengers = Passagers, { $color } : { $seats }.
tg-told-total = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout, { $completed ->
    [one] { $completed } carte Destination réussie
   *[other] { $completed } cartes Destination réussies
}, { $passengers ->
    [one] { $passengers } passager
   *[other] { $passengers } passagers
}.
tg-told-won-points = { $seats } gagne avec le plus de points.
tg-told-won-tickets = Les points sont à égalité ; { $seats } gagne avec plus de cartes Destination réussies.
tg-told-won-passengers = Les points et les cartes Destination réussies sont à égalité ; { $seats } gagne avec plus de passagers.
tg-told-won-shared = Égalité parfaite, victoire partagée : { $seats }.
tg-told-ended = Le dernier tour de table est fini, et la partie aussi.
tg-told-ended-passed = Plus personne ne peut rien faire : la partie est terminée.

## The table in a few lines

tg-sum-table = Cartes Wagon : { $cards } dans la pioche, { $discards } dans la défausse. Cartes Destination restantes : courtes { $short }, longues { $long }.
tg-sum-table-one = Cartes Wagon : { $cards } dans la pioche, { $discards } dans la défausse. Cartes Destination restantes : { $tickets }.
tg-sum-row = Cartes visibles : { $cards }.
tg-sum-last = C’est le dernier tour de table ; { $seat } joue en dernier.
tg-sum-routes = { $seat }, routes : { $routes }.
# An empty list is said as list-none; “aucun” suits persons better.
tg-sum-player = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}, cartes Destination : courtes { $short }, longues { $long } ; passagers : { $passengers ->
    [rien] aucun
   *[other] { $passengers }
}.
tg-sum-player-one = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}, { $tickets ->
    [one] { $tickets } carte Destination
   *[other] { $tickets } cartes Destination
}.
tg-sum-passengers = { $seat }, passagers : { $passengers }.
tg-sum-hand = { $seat }, main : { $cards }.
tg-sum-ticket = { $seat }, carte Destination : { $ticket }, encore { $missing ->
    [one] { $missing } espace
   *[other] { $missing } espaces
}.
tg-sum-ticket-done = { $seat }, carte Destination : { $ticket }, réussie.
tg-sum-ticket-cut-off = { $seat }, carte Destination : { $ticket }, devenue impossible.

## Faults and remarks of a board file

fault-tg-places = Il y a { $found } villes et terminus de pays ; le maximum est { $most }. Retirez-en.
fault-tg-cards = Il y a { $found } cartes Wagon, mais { $players } joueurs et les cartes visibles en demandent { $need }. Ajoutez-en.
fault-tg-length = « { $key } » n’est pas une longueur de route. Utilisez comme clés des nombres entiers de 1 à { $most }.
fault-tg-no-points = Il n’y a pas de points pour les routes de longueur { $length }. Ajoutez-les à « route_points », ou changez la longueur.
fault-tg-unpayable = Les cartes de cette couleur, locomotives comprises, ne suffisent pas pour cette route. Raccourcissez-la, ou ajoutez des cartes.
fault-tg-group = { $route } et { $other } doivent être dans un même groupe si elles relient les deux mêmes extrémités, et seulement dans ce cas. Corrigez « group » pour l’une des deux.
fault-tg-end = Le terminus { $end } doit être atteint depuis une ville par un seul groupe de routes, et par rien d’autre.
fault-tg-trains = { $route } est plus longue que les { $trains } wagons d’un joueur. Raccourcissez-la, ou ajoutez des wagons.
fault-tg-module = Cette clé appartient au module « { $module } » : nommez-le dans « modules », ou retirez la clé.
fault-tg-ticket = La carte Destination { $route } ne peut pas être réussie : aucune route n’y mène, ou le trajet est plus long que les { $trains } wagons d’un joueur.
fault-tg-passengers = Il y a { $bag } passagers dans le sac, mais { $placed } à placer. Rendez ces nombres égaux.
tg-remark-value = La carte Destination { $route } vaut { $points }, mais son trajet le plus court a { $shortest } espaces.

## Why a move is good, in a hint

# $route is the way of a ticket.
tg-hint-completes = Réussit la carte Destination { $route } : { $points } points.
tg-hint-towards = Rapproche la carte Destination { $route } ({ $points } points) : encore { $spaces ->
    [1] un espace
   *[other] { $spaces } espaces
}.
tg-hint-points = La route rapporte tout de suite { $points ->
    [1] un point
   *[other] { $points } points
}.
tg-hint-passengers = { $waiting ->
    [1] Un passager attend
   *[other] { $waiting } passagers attendent
} à ses extrémités.
tg-hint-passenger-lead = Vous aurez le plus de passagers ({ $color }) : { $own } contre { $other }.
tg-hint-passenger-level = Vous serez à égalité en tête pour les passagers ({ $color }) : { $own } chacun.
tg-hint-passenger-behind = Passagers ({ $color }) : vous en aurez { $own }, le premier { $other }.
tg-hint-nobody = { $waiting ->
    [1] Un passager reste
   *[other] { $waiting } passagers restent
} pour les autres.
tg-hint-keep = { $count ->
    [1] Une carte Destination
   *[other] Des cartes Destination
} à { $points } points en tout.
tg-hint-keep-done = { $done ->
    [1] L’une est déjà réussie
   *[other] { $done } sont déjà réussies
}.
tg-hint-keep-lacks = Prises une à une, il leur manque { $spaces ->
    [1] un espace
   *[other] { $spaces } espaces
} ; vous avez { $trains } wagons.
tg-hint-long = Les cartes longues valent de { $least } à { $most } points chacune.
tg-hint-short = Les cartes courtes valent de { $least } à { $most } points chacune.
tg-hint-trains = Il vous reste { $trains ->
    [1] un wagon
   *[other] { $trains } wagons
} pour construire.
tg-hint-unseen = Sur les { $cards } cartes que vous ne voyez pas, { $locomotives ->
    [0] aucune n’est une locomotive
    [1] une est une locomotive
   *[other] { $locomotives } sont des locomotives
}.
tg-hint-locomotive = Vous aurez { $have ->
    [1] une locomotive
   *[other] { $have } locomotives
} : chacune vaut n’importe quelle couleur.
tg-hint-for = Vous en aurez { $have } ({ $card }) ; { $route } en demande { $length }.
tg-hint-have = Vous en aurez { $have } ({ $card }).
tg-hint-nothing = Rien d’autre n’est possible.

## From data: what the letters of a map in the terminal mean

map-legend-ticket-to-ride-germany = Sur chaque route : longueur et couleur (p violet, b bleu, o orange, w blanc, g vert, y jaune, k noir, r rouge ; rien : au choix), ou la lettre de qui la possède.

## From data: kinds of actions, as headings

tg-do-draw-kind = Piocher une carte Wagon
tg-do-take-kind = Prendre une carte visible
tg-do-claim-kind = Prendre une route
tg-do-claim-more-kind = Prendre une route avec plus de locomotives que nécessaire
tg-do-tickets-kind = Piocher des cartes Destination
tg-do-tickets-one-kind = Piocher des cartes Destination
tg-do-keep-kind = Garder des cartes Destination
tg-do-passenger-kind = Prendre un passager
tg-do-nobody-kind = Ne pas prendre de passager
tg-do-pass-kind = Passer

## From data: short forms, for long lists; what several moves share, and the rest

tg-do-claim-about = { $route }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tg-do-claim-short = { $payment }

## From data: groups of moves that are only counted until somebody asks for them

tg-do-claim-more-hidden = { $count ->
    [one] { $count } autre façon
   *[other] { $count } autres façons
} de payer avec plus de locomotives que nécessaire ; « moves » avec le nom d’une ville les montre.

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

tg-ask-turn-line = [b|À vous :] [draw|piochez des cartes Wagon], [claim|prenez une route] ou [tickets|piochez des Destinations]
tg-ask-last-round-line = [b|Votre dernier tour :] [draw|piochez des cartes Wagon], [claim|prenez une route] ou [tickets|piochez des Destinations]
tg-ask-last-turn-line = [b|Le dernier tour de la partie :] [draw|piochez des cartes Wagon], [claim|prenez une route] ou [tickets|piochez des Destinations]
tg-told-begins-line = premier tour
tg-told-mixed-line = Destinations voulues : { $short } courtes, { $long } longues
tg-told-mixed-unseen-line = Destinations courtes et longues choisies
tg-told-announced-line = Destinations piochées : { $short } courtes, { $long } longues
tg-told-announced-one-line = Destinations piochées : { $count }
tg-told-chose-line = choix : { $tickets }
tg-told-chose-unseen-line = Destinations choisies
tg-told-kept-line = [b|{ $ticket }] gardée
tg-told-kept-unseen-line = une Destination { $kind } gardée
tg-told-kept-unseen-one-line = une Destination gardée
tg-told-took-line = carte visible : { $card }
tg-told-drew-line = carte piochée : { $card }
tg-told-drew-unseen-line = une carte piochée
tg-told-claimed-line = [b|{ $route }] prise [p|+{ $points }]
tg-told-boarded-line = passager { $color } ({ $place })
tg-told-passed-line = tour passé

## From data: its name, and its line on the start page

title-ticket-to-ride-germany = Les Aventuriers du Rail Allemagne
web-line-ticket-to-ride-germany = Prenez les routes, gardez les destinations, embarquez des passagers.

## From data: a colour that only cards have

color-locomotive = locomotive

## The lesson on the page

web-learn-tg-goal = Prenez des routes entre les villes, reliez les paires de vos cartes Destination et embarquez des passagers en chemin. En ambre, ce que vous pouvez faire maintenant. Dites d’abord combien de cartes Destination courtes et longues vous voulez.
web-learn-tg-keep = Gardez des cartes Destination aux trajets communs : une carte réussie donne ses points, une carte manquée les retire. Survolez une carte pour voir son trajet sur le plateau.
web-learn-tg-draw = Piochez deux cartes Wagon par tour. Réunissez une couleur : une route demande autant de cartes de sa couleur qu’elle a d’espaces. Les locomotives valent toute couleur.
web-learn-tg-claim = Les routes en ambre sont à prendre avec vos cartes. Les routes longues rapportent bien plus de points que les courtes.
web-learn-tg-passenger = Prenez un passager à chaque bout de la route. À la fin, le plus grand nombre d’une couleur vaut { $most } points, le deuxième { $second }.
web-learn-tg-tactic-way = Prenez d’abord là où l’on peut couper votre seul chemin : la carte montre ce qui manque.
web-learn-tg-tactic-cards = Prenez ce qui sert à plusieurs de vos routes, et piochez face cachée si rien d’ouvert n’aide : une locomotive peut venir.
web-learn-tg-tactic-people = Réunissez peu de couleurs de passagers, mais plusieurs de chacune : la deuxième place paie aussi.

## On the page

web-tg-draw = Pioche
web-tg-draw-rule = deux cartes, ou une locomotive visible
web-tg-deck = Cartes Wagon
web-tg-deck-top = dessus de la pioche
web-tg-short = Courtes
web-tg-long = Longues
web-tg-worth = de { $least } à { $most } points
web-tg-hand = Votre main
web-tg-view-mine = Mes destinations
web-tg-pay-free = Aucune de vos destinations n’a besoin de ces cartes.
web-tg-pay-enough = Il reste assez de cette couleur pour vos destinations.
web-tg-pay-needed = Vos destinations veulent aussi cette couleur : { $cards ->
    [one] il manquera { $cards } carte
   *[other] il manquera { $cards } cartes
}.
web-tg-pay-locomotives = Rien que des locomotives : elles iraient sur toute route.
web-tg-left = Reste en main
web-tg-claim-with = { $cards ->
    [one] Prendre avec { $cards } carte
   *[other] Prendre avec { $cards } cartes
}
web-tg-fact-points = Points
web-tg-fact-trains = Wagons
web-tg-fact-to-go = Espaces restants
web-tg-which-route = Quelle route ?
web-tg-cards-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-tg-trains-count = { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
}
web-tg-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-tg-short-count = courtes : { $tickets }
web-tg-one-count = Destinations : { $tickets }
web-tg-long-count = longues : { $tickets }
web-tg-your-tickets = Vos destinations
web-tg-connected-count = { $done } sur { $all } reliées
web-tg-claimable = { $routes ->
    [one] { $routes } route à prendre avec cette main
   *[other] { $routes } routes à prendre avec cette main
}
web-tg-to-go = encore { $spaces }
web-tg-connected = Reliée
web-tg-cut-off = Coupée
web-tg-mix = Destinations à piocher
web-tg-choose-keep = Destinations à garder
web-tg-keep = { $count ->
    [one] Garder { $count } carte
   *[other] Garder { $count } cartes
}
web-tg-spaces = { $spaces ->
    [one] { $spaces } espace
   *[other] { $spaces } espaces
}
web-tg-route = { $route }, { $color }, espaces : { $spaces }, points : { $points }
web-tg-state-taken = prise par { $seat }
web-tg-state-can = peut être prise
web-tg-state-closed = fermée
web-tg-state-free = libre, il manque des cartes ou ce n’est pas votre tour
web-tg-waiting = { $place }, passagers : { $count }
web-tg-nobody = Personne
web-tg-pay-with = Payer avec
web-tg-more-ways = { $count ->
    [one] et { $count } autre façon
   *[other] et { $count } autres façons
}
web-tg-missing-cards = { $cards ->
    [one] Il manque { $cards } carte
   *[other] Il manque { $cards } cartes
}
web-tg-helps = Sur le trajet de vos destinations
web-tg-routes-count = { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}
web-tg-completed-count = { $tickets ->
    [one] { $tickets } réussie
   *[other] { $tickets } réussies
}
web-tg-people-count = × { $people }
web-tg-routes = Routes
web-tg-tickets-done = Destinations réussies
web-tg-tickets-missed = Autres destinations
web-tg-globetrotter = Globetrotter
web-tg-count = Décompte final
web-tg-count-routes = Les points des routes sont déjà sur la table. Maintenant chacun dévoile ses destinations.
web-tg-count-most = Le plus de points : { $seats }, { $points }.
web-tg-ticket-done = { $seat } relie { $a } et { $b }, espaces : { $spaces }.
web-tg-ticket-missed = { $seat } n’a pas relié { $a } et { $b }.
web-tg-ticket-cut = { $seat } n’a pas relié { $a } et { $b } : { $route } appartient à { $owner }.
web-tg-done = Réussie
web-tg-failed = Manquée
web-tg-globetrotter-to = Le plus de destinations réussies : { $seats }.
web-tg-passengers-of = Passagers : { $color }.
web-tg-passengers = Passagers

## On the drawn board; the room on a picture is fixed, so keep them short

picture-printed = lieux, routes et cartes Destination du plateau imprimé
picture-train-cards = Cartes Wagon
picture-route-points = Points d’une route
picture-tickets = Cartes Destination
# Stand beside the number of tickets.
picture-short-tickets = Destinations courtes
picture-long-tickets = Destinations longues
picture-ticket-values = de { $least } à { $most } points
picture-passengers = Passagers
# Stand beside the number of trains.
picture-trains = Wagons
picture-trains-each = par joueur
# Stand beside the points of the bonus.
picture-globetrotter = Globetrotter
picture-globetrotter-for = points pour le plus de cartes réussies
picture-city = Ville et ses passagers au départ
picture-country = Route vers un pays : une impasse
picture-color = Espace pour un wagon, de sa couleur
picture-grey = Gris : une seule couleur, au choix
picture-parallel = Routes parallèles : à moins de { $players } joueurs, l’une ferme les autres

## From data: said to whoever it speaks of

tg-no-free-you = { $route } est déjà à vous.
web-tg-state-taken-you = prise par vous
tg-told-globetrotter-you = Vous recevez le bonus Globetrotter avec { $completed ->
    [one] { $completed } carte Destination réussie
   *[other] { $completed } cartes Destination réussies
} : { $points } de plus.
tg-told-last-round-you = Vous { $trains ->
    [0] n’avez plus de wagon
    [1] n’avez plus qu’un wagon
   *[other] n’avez plus que { $trains } wagons
} : chaque joueur a encore un tour, vous en dernier.
tg-told-routes-you = Vous avez { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tg-told-passengers-seat-you = vous en avez { $count } et recevez { $points }
tg-told-won-points-you = Vous gagnez avec le plus de points.
tg-told-won-tickets-you = Les points sont à égalité ; vous gagnez avec plus de cartes Destination réussies.
tg-told-won-passengers-you = Les points et les cartes Destination réussies sont à égalité ; vous gagnez avec plus de passagers.
