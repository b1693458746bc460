### Words and joints that all titles and screens share.
###
### Glossary, used in all German files and rulebooks:
### table = Tisch; seat = Platz; player = Spieler; game (one play) = Partie; board = Spielplan, Plan; turn, move =
### Zug; place = Rang; rulebook = Spielregel; deal = Blatt; token = Token;
### deck, draw pile = Stapel; discard = abwerfen, Ablagestapel; hand = Hand; unseen = verdeckt; row of cards =
### Reihe; victory points = Siegpunkte; scoring = Wertung; plane = Flugzeug; marker = Marker; our reading = unsere
### Lesart; record = Aufzeichnung; row of a record = Eintrag; commitment = Festlegung; secret = Geheimnis.

# A sentence and the rule it rests on.
with-clause = { $sentence } ({ $clause })
# Two cities that a route joins.
route = { $a }–{ $b }

## Lists: the last two are joined by list-and, the others by list-comma.

list-none = keine
list-comma = { $list }, { $next }
list-and = { $list } und { $next }

## Seats and languages

# $letter is the capital letter of a seat whose player gave no name.
seat-name = Spieler { $letter }
language-unknown = „{ $tag }“ gehört nicht zu den Sprachen hier: { $known }.

## Moves that cannot be read

unreadable-verb = Kein Zug beginnt mit „{ $word }“. Wähle einen der angebotenen Züge.
unreadable-id = Auf dem Spielplan gibt es kein „{ $word }“. Prüfe die Schreibweise.
# $form shows how the move is written, in ids and numbers.
unreadable-form = Dieser Zug wird so geschrieben: { $form }

## From data: words any screen may use

yes = ja
no = nein
your-turn = Du bist am Zug.
turn-of = { $seat } ist am Zug.
turn-of-several = Es wählen: { $seats }.
game-over = Die Partie ist beendet.
winner = { $seat } gewinnt.
winners = { $seats } teilen sich den Sieg.
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## From data: colours of airlines, trains, routes and passengers

color-yellow = Gelb
color-blue = Blau
color-violet = Violett
color-red = Rot
color-black = Schwarz
color-brown = Braun
color-green = Grün
color-orange = Orange
color-grey = Grau
color-white = Weiß
color-purple = Lila

## From data: the rulebook

rulebook-ours = unsere Lesart
rulebook-fallback = Diese Spielregel ist noch nicht übersetzt und erscheint deshalb auf Englisch.

## From bots: why an action is best, where a title says no more of it

why-points = Bringt sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.

## From data: boards, where a title comes with several

board-germany = Deutschland
board-vienna-athens = Von Wien nach Athen
