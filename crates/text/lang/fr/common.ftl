### Words and joints that all titles and screens share.

# A sentence and the rule it rests on.
with-clause = { $sentence } ({ $clause })
# Two cities that a route joins.
route = { $a }–{ $b }

## Lists: the last two are joined by list-and, the others by list-comma.

list-none = aucun
list-comma = { $list }, { $next }
list-and = { $list } et { $next }

## Seats and languages

# $letter is the capital letter of a seat whose player gave no name.
seat-name = Joueur { $letter }
language-unknown = « { $tag } » ne fait pas partie des langues proposées : { $known }.

## Moves that cannot be read

unreadable-verb = Aucun coup ne commence par « { $word } ». Choisissez l’un des coups proposés.
unreadable-id = Le plateau n’a pas de « { $word } ». Vérifiez l’orthographe.
# $form shows how the move is written, in ids and numbers.
unreadable-form = Ce coup s’écrit ainsi : { $form }

## From data: words any screen may use

yes = oui
no = non
your-turn = C’est à vous.
turn-of = C’est à { $seat }.
turn-of-several = Doivent choisir : { $seats }.
game-over = La partie est terminée.
winner = { $seat } gagne.
winners = Victoire partagée : { $seats }.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## From data: the titles, by their one name

title-airlines-europe = Airlines Europe
title-ticket-to-ride-germany = Les Aventuriers du Rail Allemagne
title-jet-set = Jet Set

## From data: table options

option-flight-ban = Extension Interdiction de vol
option-exact-cut = Cartes de décompte à des places exactes de la pioche
option-open-points = Points de victoire visibles de tous

## From data: colours of airlines, trains, routes and passengers

color-yellow = jaune
color-blue = bleu
color-violet = violet
color-red = rouge
color-black = noir
color-brown = marron
color-green = vert
color-orange = orange
color-grey = gris
color-white = blanc
color-purple = pourpre
color-locomotive = locomotive

## From data: the rulebook

rulebook-ours = notre lecture
rulebook-fallback = Cette règle n’est pas encore traduite ; elle est donc affichée en anglais.
