### Home, lobby, replays, names, clocks, and what is said at the end. Keys begin with web-.

## Home

web-welcome = Welcome back.
web-welcome-name = Welcome back, { $name }.
web-games-wait = { $count ->
    [one] One game waits for you.
   *[other] { $count } games wait for you.
}
# A link to all of them.
web-all-count = All { $count }
# $place is the place at the own table.
web-deal-yours = You: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place }.
web-play-on = Play on
web-watch-again = Watch again

## Lists of games

web-with-level = { $name } ({ $level })
web-since-time = since { $time }
# Who is to move, by name.
web-moving = { $names } to move
web-ready = about to start
web-pace-live = Live, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-pace-turns = { $days ->
    [one] A day a move
   *[other] { $days } days a move
}
web-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

## From data: how strong a bot is

web-level-novice = novice
web-level-casual = casual
web-level-strong = strong
web-level-expert = expert
web-level-master = master

## Lobby

web-tables-free = { $count ->
    [0] No table has a free chair
    [one] One table has a free chair
   *[other] { $count } tables have a free chair
}
web-chair-free = A chair is free
web-not-now = Not for you now
web-nobody-waits = Nobody waits just now. Open a table, and others find it here.
web-sit-now = Sit down now
web-own-pace = At your own pace
web-all-titles = All games
web-watch = Watch

## Replays

web-find-game = Search by game, name or day
web-find-none = No game fits.
web-delete-running = This game is not over. Delete it?
web-keep-it = Keep it
web-deleted = The game is deleted.

## Names

web-your-name = Your name
web-name-of-seat = Name on seat { $number }
web-open-room = Open the room
web-open-room-why = You get a link for the others. The game starts when you say so.
web-is-here = here
web-is-away = away

## Rulebook

web-rules-search = Search the rules
web-rules-none = No rule has this word.
web-rules-contents = Contents
web-rules-fine = Fine print
web-rules-clauses = { $count } clauses, each with its own address
web-rules-ours = The printed books leave gaps: { $count } clauses say how we play it.

## While a game is played

# How many routes an action can be done on, below its name.
web-on-map = { $count } on the map
web-confirm-last = It can’t be taken back.
web-clock-days = { $days } d { $hours } h
web-clock-of = Time left for { $seat }

## At the end

web-lost-close = So close
web-lost-second = A fine second place
web-lost-game = Well played
web-lost-by = { $points ->
    [one] You are one point behind.
   *[other] You are { $points } points behind.
}
web-lost-ahead = You were ahead for { $share } % of the game.
web-lost-best = Your best move brought { $points ->
    [one] one point.
   *[other] { $points } points.
}

## From data: said to whoever it speaks of

web-clock-of-you = Your time left
web-link-of-you = Belongs to you
web-back-asked-you = You ask to go back { $count ->
    [one] one move
   *[other] { $count } moves
}.
winner-you = You win.
