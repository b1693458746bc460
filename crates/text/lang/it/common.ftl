### Words and joints that all titles and screens share.
###
### Glossary, used in every message and in the rulebooks.
### board = tabellone; board file = file del tabellone; seat, chair = posto; place among players = posizione; move = mossa; action of a turn = azione
### victory point = punto vittoria; hand = mano; face down, unseen = coperto; turned up = scoperto
### record = registrazione; row of a record = voce; line of a file = riga; check value = codice di controllo
### commitment = impegno; secret = segreto; seed = seme; clause = articolo; our reading = nostra lettura; deal = smazzata; login = nome utente
###
### Airlines Europe: airline = compagnia; route = tratta; licence = licenza; share = azione (in the rulebook: carta azione)
### market = mercato; portfolio = pacchetto azionario, pacchetto; pile = mazzo; plane = aereo
### share track = tracciato azionario; space = casella; marker = segnalino; zone, row = zona, serie di punti
### home = aeroporto di partenza; bonus target = città obiettivo; bonus connection = connessione bonus
### long-distance route = connessione distante; scoring = calcolo dei punti; scoring card = carta punteggio
### to play shares = giocare azioni; the bank breaks = la banca va in bancarotta; blocked = bloccata
### ban marker = segnalino divieto; Flight Ban = Divieto di volo; third party = terzo giocatore fittizio
###
### Ticket to Ride Germany: route = linea; to claim = prendere il controllo; double route = linea doppia
### train = vagone; train card = carta Treno; ticket = biglietto (corto, lungo); passenger = passeggero
### country = nazione; end point = capolinea; deck = mazzo; discards = scarti; row = carte scoperte
###
### Jet Set: link = linea; flight = volo (breve, lungo); Final Flight = Volo Finale; Vacation = Vacation
### row = fila; deck = mazzo; to claim = reclamare; income = rendite; marker = segnalino; stock = riserva
### way, path = percorso; fee = tariffa; toll = pedaggio

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

## From data: the titles, by their one name

title-airlines-europe = Airlines Europe
title-ticket-to-ride-germany = Ticket to Ride Germania
title-jet-set = Jet Set

## From data: table options

option-flight-ban = Espansione Divieto di volo
option-flight-ban-about = Dopo i primi due calcoli dei punti ognuno può chiudere licenze libere.
option-exact-cut = Carte punteggio in posizioni esatte del mazzo
option-exact-cut-about = Le carte punteggio stanno in posti che si possono contare, non solo all’incirca.
option-open-points = Punti vittoria visibili a tutti
option-open-points-about = I punti di tutti si vedono durante la partita.

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
color-locomotive = locomotiva

## From data: the rulebook

rulebook-ours = nostra lettura
rulebook-fallback = Questo regolamento non è ancora tradotto, perciò appare in inglese.
