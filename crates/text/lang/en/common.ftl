### Words and joints that all titles and screens share.

# A sentence and the rule it rests on.
with-clause = { $sentence } ({ $clause })
# Two cities that a route joins.
route = { $a }–{ $b }

## Lists: the last two are joined by list-and, the others by list-comma.

list-none = none
list-comma = { $list }, { $next }
list-and = { $list } and { $next }

## Seats and languages

# $letter is the capital letter of a seat whose player gave no name.
seat-name = Player { $letter }
language-unknown = “{ $tag }” is not one of the languages here: { $known }.

## Moves that cannot be read

unreadable-verb = No move begins with “{ $word }”. Choose one of the moves offered.
unreadable-id = The board has no “{ $word }”. Check the spelling.
# $form shows how the move is written, in ids and numbers.
unreadable-form = This move is written as: { $form }

## From data: words any screen may use

yes = yes
no = no
your-turn = It is your turn.
turn-of = { $seat } is to move.
turn-of-several = { $seats } are to choose.
game-over = The game is over.
winner = { $seat } wins.
winners = { $seats } share the victory.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## From data: colours of airlines, trains, routes and passengers

color-yellow = yellow
color-blue = blue
color-violet = violet
color-red = red
color-black = black
color-brown = brown
color-green = green
color-orange = orange
color-grey = grey
color-white = white
color-purple = purple

## From data: the rulebook

rulebook-ours = our reading
rulebook-fallback = This rulebook is not translated yet, so it is shown in English.

## From bots: why an action is best, where a title says no more of it

why-points = { $points ->
    [one] One point
   *[other] { $points } points
} at once.

## From data: boards, where a title comes with several

board-germany = Germany
board-vienna-athens = From Vienna to Athens
