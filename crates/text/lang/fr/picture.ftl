### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = plateau original de Skyrail, pas celui du commerce
# $origin is what the board file says.
picture-origin = Auteur du plateau : { $origin }
picture-no-origin = Plateau d’origine inconnue

## Share track

picture-share-track = Indicateur des cours
picture-points-by-place = points par rang
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
