### Words and joints that all titles and screens share.
###
### Glossary, used in every message and in the rulebooks.
### board = tabellone; board file = file del tabellone; seat, chair = posto; place among players = posizione; move = mossa; action of a turn = azione
### victory point = punto vittoria; hand = mano; face down, unseen = coperto; turned up = scoperto
### record = registrazione; row of a record = voce; line of a file = riga; check value = codice di controllo
### commitment = impegno; secret = segreto; seed = seme; clause = articolo; our reading = nostra lettura; deal = smazzata; login = nome utente

# A sentence and the rule it rests on.
with-clause = { $sentence } ({ $clause })
# Two cities that a route joins.
route = { $a }–{ $b }

## Lists: the last two are joined by list-and, the others by list-comma.

list-none = niente
list-comma = { $list }, { $next }
list-and = { $list } e { $next }

## Seats and languages

# $letter is the capital letter of a seat whose player gave no name.
seat-name = Giocatore { $letter }
language-unknown = «{ $tag }» non è una delle lingue disponibili: { $known }.

## Moves that cannot be read

unreadable-verb = Nessuna mossa comincia con «{ $word }». Scegli una delle mosse proposte.
unreadable-id = Sul tabellone non c’è «{ $word }». Controlla come è scritto.
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
color-purple = viola

## From data: the rulebook

rulebook-ours = nostra lettura
rulebook-fallback = Questo regolamento non è ancora tradotto, perciò appare in inglese.

## From bots: why an action is best, where a title says no more of it

why-points = Porta subito { $points ->
    [one] un punto
   *[other] { $points } punti
}.

## From data: boards, where a title comes with several

board-germany = Germania
board-vienna-athens = Da Vienna ad Atene
