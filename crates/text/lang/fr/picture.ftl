### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = plateau original de Skyrail, pas celui du commerce
# $origin is what the board file says.
picture-origin = Auteur du plateau : { $origin }
picture-no-origin = Plateau d’origine inconnue

## Share track

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

## Airlines

# $city is the home of the airline.
picture-airline = { $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
}, base { $city }

## Key to the signs

picture-licences = Liaison et licences, prix en millions
picture-long-distance = Vol long-courrier
picture-home = Aéroport d’attache
picture-bonus = Ville de destination et bonus

## Ticket to Ride Germany

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
picture-parallel = Routes parallèles : à 2 ou 3 joueurs, l’une ferme les autres

## Jet Set

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
picture-js-fee = Frais pour des avions sur 1 à 6 de vos lignes
picture-js-euros = { $amount } €
picture-js-markers = Jetons sur un vol réclamé
picture-js-markers-more = { $many } sur chacun des { $first } premiers, { $few } sur les suivants
picture-js-income = Revenus
picture-js-income-more = { $with } euros par vol avec jeton, { $without } sans
picture-js-vacation = Deuxième carte Vacances
picture-js-vacation-more = les deux rangées se complètent, les Vols Finaux sont ouverts
picture-js-final-flight = Vol Final
picture-js-final-more = { $points } points et { $each } par avion posé dessus, { $planes } au plus
