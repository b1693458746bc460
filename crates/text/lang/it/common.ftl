### Words and joints that all titles and screens share.

# A sentence and the rule it rests on.
with-clause = { $sentence } ({ $clause })
# Two cities that a route joins.
route = { $a }–{ $b }

## Lists: the last two are joined by list-and, the others by list-comma.

list-none = nessuno
list-comma = { $list }, { $next }
list-and = { $list } e { $next }

## Seats and languages

# $letter is the capital letter of a seat whose player gave no name.
seat-name = Giocatore { $letter }
language-unknown = «{ $tag }» non è una delle lingue disponibili: { $known }.

## Moves that cannot be read

unreadable-verb = Nessuna mossa comincia con «{ $word }». Scegli una delle mosse proposte.
unreadable-id = Sulla mappa non c’è «{ $word }». Controlla come è scritto.
# $form shows how the move is written, in ids and numbers.
unreadable-form = Questa mossa si scrive così: { $form }

## From data: words any screen may use

yes = sì
no = no
your-turn = Tocca a te.
turn-of = Tocca a { $seat }.
turn-of-several = Devono scegliere: { $seats }.
game-over = La partita è finita.
winner = Vince { $seat }.
winners = Vittoria condivisa: { $seats }.
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## From data: the titles, by their one name

title-airlines-europe = Airlines Europe
title-ticket-to-ride-germany = Ticket to Ride Germania
title-jet-set = Jet Set

## From data: table options

option-flight-ban = Espansione Divieto di volo
option-exact-cut = Carte punteggio in posti esatti del mazzo
option-open-points = Punti vittoria visibili a tutti

## From data: colours of airlines, trains, routes and passengers

color-yellow = giallo
color-blue = blu
color-violet = viola
color-red = rosso
color-black = nero
color-brown = marrone
color-green = verde
color-orange = arancione
color-grey = grigio
color-white = bianco
color-purple = porpora
color-locomotive = locomotiva

## From data: the rulebook

rulebook-ours = la nostra lettura
rulebook-fallback = Questo regolamento non è ancora tradotto, perciò appare in inglese.
