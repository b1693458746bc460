### Words and joints that all titles and screens share.
###
### Glossary, used in every message and in the rulebooks.
### board = plateau; board file = fichier du plateau; seat, chair = place; place among players = rang; move = coup; action of a turn = action
### victory point = point de victoire; hand = main; face down, unseen = face cachée; turned up = face visible
### record = enregistrement; row of a record = entrée; line of a file = ligne; check value = code de contrôle
### commitment = engagement; secret = secret; seed = graine; hash = empreinte; clause = article; rulebook = règles du jeu
### our reading = notre lecture
###
### Airlines Europe: airline = compagnie; route = liaison; licence = licence; share = action (in the rulebook: carte d’action)
### market = marché; portfolio = portefeuille; pile = pioche; plane = avion
### share track = indicateur des cours; space = case; marker = pion; zone, row = zone, série de points
### home = aéroport d’attache; bonus target = ville de destination; bonus connection = liaison bonus
### long-distance route = vol long-courrier; scoring = évaluation; scoring card = carte d’évaluation
### to play shares = déposer des actions; the bank breaks = la banque saute; blocked = bloquée
### ban marker = marqueur d’interdiction; Flight Ban = Interdiction de vol; third party = troisième joueur fictif
###
### Ticket to Ride Germany: route = route; to claim = prendre; double route = route double
### train = wagon; train card = carte Wagon; ticket = carte Destination (courte, longue); passenger = passager
### country = pays; end point = terminus; space = espace; deck = pioche; discards = défausse; row = cartes visibles
###
### Jet Set: link = ligne; flight = vol (court, long); Final Flight = Vol Final; Vacation = Vacances
### row = rangée; deck = pioche; to claim = réclamer; income = revenus; marker = jeton; stock = réserve
### way, path = trajet; fee = frais; toll = péage

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

## From data: the titles, by their one name

title-airlines-europe = Airlines Europe
title-ticket-to-ride-germany = Les Aventuriers du Rail Allemagne
title-jet-set = Jet Set

## From data: table options

option-flight-ban = Extension Interdiction de vol
option-flight-ban-about = Après les deux premières évaluations, chacun peut fermer des licences libres.
option-exact-cut = Cartes d’évaluation à des places exactes de la pioche
option-exact-cut-about = Les cartes d’évaluation sont à des places que l’on peut compter, pas seulement à peu près.
option-open-points = Points de victoire visibles de tous
option-open-points-about = Les points de tous sont visibles pendant la partie.

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
color-locomotive = locomotive

## From data: the rulebook

rulebook-ours = notre lecture
rulebook-fallback = Ces règles du jeu ne sont pas encore traduites ; elles sont donc affichées en anglais.
