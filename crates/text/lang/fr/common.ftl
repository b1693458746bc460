### Words and joints that all titles and screens share.
###
### Glossary, used in every message and in the rulebooks.
### board = plateau; board file = fichier du plateau; seat, chair = place; place among players = rang; move = coup; action of a turn = action
### victory point = point de victoire; hand = main; face down, unseen = face cachée; turned up = face visible
### record = enregistrement; row of a record = entrée; line of a file = ligne; check value = code de contrôle
### commitment = engagement; secret = secret; seed = graine; hash = empreinte; clause = article; rulebook = règles du jeu
### our reading = notre lecture

# A sentence and the rule it rests on.
with-clause = { $sentence } ({ $clause })
# Two cities that a route joins.
route = { $a }–{ $b }

## Lists: the last two are joined by list-and, the others by list-comma.

list-none = rien
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
your-turn = C’est à vous de jouer.
turn-of = C’est à { $seat } de jouer.
turn-of-several = Doivent choisir : { $seats }.
game-over = La partie est terminée.
winner = { $seat } gagne.
winners = Victoire partagée : { $seats }.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

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
color-purple = violet

## From data: the rulebook

rulebook-ours = notre lecture
rulebook-fallback = Ces règles du jeu ne sont pas encore traduites ; elles sont donc affichées en anglais.

## From bots: why an action is best, where a title says no more of it

why-points = Rapporte tout de suite { $points ->
    [1] un point
   *[other] { $points } points
}.

## From data: boards, where a title comes with several

board-germany = Allemagne
board-vienna-athens = De Vienne à Athènes
