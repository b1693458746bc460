### What is asked, offered, refused and told in Ticket to Ride Germany. Keys begin with tg-.

## What is asked of the player

tg-ask-mix = Annoncez combien de cartes Destination courtes et longues vous piochez, quatre en tout.
tg-ask-first-tickets = Choisissez au moins deux de vos quatre cartes Destination à garder.
tg-ask-turn = Il vous reste { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
}. Piochez des cartes Wagon, prenez une route ou piochez des cartes Destination.
tg-ask-last-round = Dernier tour de table : c’est votre dernier tour. Piochez des cartes Wagon, prenez une route ou piochez des cartes Destination.
tg-ask-last-turn = Le dernier tour de la partie est à vous. Piochez des cartes Wagon, prenez une route ou piochez des cartes Destination.
tg-ask-second-card = Prenez votre deuxième carte Wagon ; une locomotive visible ne peut pas être prise maintenant.
tg-ask-keep = Choisissez au moins une des cartes Destination piochées à garder ; les autres vont sous leurs pioches.
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
# $card is a colour or “locomotive”; also used for passengers.
tg-cards = { $count }× { $card }
tg-ticket = { $route } ({ $points })

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
tg-no-group = À deux ou trois joueurs, la première route prise entre deux lieux ferme les routes parallèles : { $route } est fermée.
tg-no-trains = Il faut { $need ->
    [1] un wagon
   *[other] { $need } wagons
} et vous en avez { $have }.
tg-no-tickets = Il ne reste plus de carte Destination.
tg-no-mix = Le total des cartes Destination courtes et longues doit être { $need }.
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
tg-no-keep = Il faut garder au moins une carte Destination.
tg-no-end = Le passager à choisir maintenant est à prendre ici : { $place }.
tg-no-passenger = Aucun passager { $color } n’attend ici : { $place }.
tg-no-pass = Vous pouvez encore faire quelque chose ; vous ne pouvez donc pas passer.

## The log

tg-told-begins = { $seat } commence.
tg-told-placed = { $place }, passagers en attente : { $passengers }.
tg-told-dealt = { $seat } reçoit une carte : { $card }.
tg-told-dealt-unseen = { $seat } reçoit une carte Wagon.
tg-told-turned-up = Une carte est retournée : { $card }.
tg-told-refreshed = Trois locomotives sont visibles : les cinq cartes sont défaussées.
tg-told-reshuffled = La défausse est mélangée en une nouvelle pioche de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
tg-told-mixed = { $seat } veut des cartes Destination : courtes { $short }, longues { $long }.
tg-told-mixed-unseen = { $seat } a décidé combien de cartes Destination courtes et longues piocher.
tg-told-announced = { $seat } pioche des cartes Destination : courtes { $short }, longues { $long }.
tg-told-offered = { $seat } pioche la carte Destination { $ticket }.
tg-told-offered-unseen = { $seat } pioche une carte Destination { $kind }.
tg-told-chose = { $seat } choisit { $tickets }.
tg-told-chose-unseen = { $seat } a choisi.
tg-told-all-chose = Tous ont choisi ; les cartes non gardées sont remélangées dans les pioches.
tg-told-kept = { $seat } garde { $ticket }.
tg-told-kept-unseen = { $seat } garde une carte Destination { $kind }.
tg-told-returned = { $seat } rend { $ticket }.
tg-told-returned-unseen = { $seat } rend une carte Destination { $kind }.
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
tg-sum-hand = { $seat }, main : { $cards }.
tg-sum-ticket = { $seat }, carte Destination : { $ticket }, encore { $missing ->
    [one] { $missing } espace
   *[other] { $missing } espaces
}.
tg-sum-ticket-done = { $seat }, carte Destination : { $ticket }, réussie.
tg-sum-ticket-cut-off = { $seat }, carte Destination : { $ticket }, devenue impossible.

## Faults and remarks of a board file

fault-tg-places = Il y a { $found } villes et terminus de pays ; le maximum est { $most }. Retirez-en.
fault-tg-cards = Il y a { $found } cartes Wagon, mais cinq joueurs et les cartes visibles en demandent { $need }. Ajoutez-en.
fault-tg-length = « { $key } » n’est pas une longueur de route. Utilisez comme clés des nombres entiers de 1 à { $most }.
fault-tg-no-points = Il n’y a pas de points pour les routes de longueur { $length }. Ajoutez-les à « route_points », ou changez la longueur.
fault-tg-unpayable = Les cartes de cette couleur, locomotives comprises, ne suffisent pas pour cette route. Raccourcissez-la, ou ajoutez des cartes.
fault-tg-group = { $route } et { $other } doivent être dans un même groupe si elles relient les deux mêmes extrémités, et seulement dans ce cas. Corrigez « group » pour l’une des deux.
fault-tg-end = Le terminus { $end } doit être atteint depuis une ville par un seul groupe de routes, et par rien d’autre.
fault-tg-trains = { $route } est plus longue que les { $trains } wagons d’un joueur. Raccourcissez-la, ou ajoutez des wagons.
fault-tg-ticket = La carte Destination { $route } ne peut pas être réussie : aucune route n’y mène, ou le trajet est plus long que les { $trains } wagons d’un joueur.
fault-tg-passengers = Il y a { $bag } passagers dans le sac, mais { $placed } à placer. Rendez ces nombres égaux.
tg-remark-value = La carte Destination { $route } vaut { $points }, mais son trajet le plus court a { $shortest } espaces.

## Why a move is good, in a hint

# $route is the way of a ticket.
tg-hint-completes = Réussit la carte Destination { $route } : +{ $points }.
tg-hint-alive = Garde possible la carte Destination { $route } : +{ $points }.
tg-hint-passengers = Apporte des passagers aux deux bouts : +{ $points }.
tg-hint-points = Des points tout de suite : +{ $points }.
tg-hint-passenger-lead = Assure la majorité des passagers ({ $color }) : +{ $points }.
tg-hint-passenger-ahead = Prend la majorité des passagers ({ $color }) : +{ $points }.
tg-hint-passenger-behind = Rattrape le retard en passagers ({ $color }) : +{ $points }.
tg-hint-keep = Avec ces cartes Destination, le plan vaut { $points }.
tg-hint-mix = Ce choix promet des cartes Destination qui vont bien ensemble.
tg-hint-tickets = Le réseau rend faciles de nouvelles cartes Destination : +{ $points } attendus.
tg-hint-unseen = Aucune carte visible n’aide le plan plus qu’une carte face cachée.
tg-hint-needed = Une carte dont le plan a besoin : { $card }.
tg-hint-spare = La meilleure carte à réunir maintenant : { $card }.
tg-hint-nothing = Il n’y a rien de mieux à faire.

## From data: kinds of actions, as headings

tg-do-draw-kind = Piocher une carte Wagon
tg-do-take-kind = Prendre une carte visible
tg-do-claim-kind = Prendre une route
tg-do-claim-more-kind = Prendre une route avec plus de locomotives que nécessaire
tg-do-tickets-kind = Piocher des cartes Destination
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
tg-told-chose-line = choix : { $tickets }
tg-told-chose-unseen-line = Destinations choisies
tg-told-kept-line = [b|{ $ticket }] gardée
tg-told-kept-unseen-line = une Destination { $kind } gardée
tg-told-took-line = carte visible : { $card }
tg-told-drew-line = carte piochée : { $card }
tg-told-drew-unseen-line = une carte piochée
tg-told-claimed-line = [b|{ $route }] prise [p|+{ $points }]
tg-told-boarded-line = passager { $color } ({ $place })
tg-told-passed-line = tour passé
