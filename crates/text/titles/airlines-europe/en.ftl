### What is asked, offered, refused and told in Airlines Europe. Keys begin with ae-.

## What is asked of the player

ae-ask-pick = Choose two shares of two airlines for your starting portfolio. Nobody sees them until all have chosen.
ae-ask-turn = You have { $money } million. Buy a licence, play shares, exchange for Air ABACUS, or take { $bank } million.
ae-ask-second-licence = You have { $money } million. Buy a second licence, or take a share.
ae-ask-share = Take a share: one of the market, or the top of the pile unseen.
ae-ask-discard = Discard { $left ->
    [one] one more share
   *[other] { $left } more shares
} for { $takes ->
    [one] one share of Air ABACUS
   *[other] { $takes } shares of Air ABACUS
}.
ae-ask-emptying = Scoring: take one share of the market.
ae-ask-ban = Place a ban marker on a free licence, or pass. You have { $markers ->
    [one] one marker
   *[other] { $markers } markers
}.
ae-ask-over = The game is over.

## What the table waits for

ae-wait-picks = Waiting for { $seats } to choose two shares.
ae-wait-turn = { $seat } is to move.
ae-wait-share = { $seat } buys a second licence or takes a share.
ae-wait-discard = { $seat } discards shares for Air ABACUS.
ae-wait-emptying = Scoring: { $seat } takes a share of the market.
ae-wait-ban = { $seat } places a ban marker or passes.

## What is asked, inside a refusal

ae-asked-pick = choose two shares
ae-asked-turn = choose an action
ae-asked-second-licence = buy a second licence or take a share
ae-asked-share = take a share
ae-asked-discard = discard a share
ae-asked-emptying = take a share of the market
ae-asked-ban = place a ban marker or pass
ae-asked-over = nothing, the game is over

## Actions

ae-do-pick = { $first } and { $second }
# $from and $to are spaces of the share track, $row the victory points there.
ae-do-buy = { $airline } on { $route } for { $price } (marker { $from } to { $to }, row { $row })
ae-do-buy-bonus = { $airline } on { $route } for { $price }, with the bonus of { $bonus } (marker { $from } to { $to }, row { $row })
ae-do-take = Take { $airline }
ae-do-draw = Draw from the pile unseen ({ $cards ->
    [one] one card
   *[other] { $cards } cards
} left)
ae-do-play = Play { $count ->
    [one] one share
   *[other] { $count } shares
} of { $airline } for { $money } million
ae-do-play-pair = Play one share each of { $first } and { $second } for { $money } million
ae-do-exchange = { $discards ->
    [one] Discard one share
   *[other] Discard { $discards } shares
} for { $takes ->
    [one] one share of Air ABACUS
   *[other] { $takes } shares of Air ABACUS
}
ae-do-discard-hand = { $airline }, from your hand
ae-do-discard-portfolio = { $airline }, from your portfolio
ae-do-bank = Take { $money } million from the bank
ae-do-ban = Ban the licence of { $price } on { $route }
ae-do-pass = Place no more markers in this phase

## Refusals

ae-no-over = The game is over.
ae-no-turn = It is another player’s turn.
ae-no-picked = You have chosen; the table waits for the others.
ae-no-now = Now the question is another one: { $asked }.
ae-no-same = The two shares must be of two different airlines.
ae-no-hand = You have { $have ->
    [0] no share
    [one] only one share
   *[other] only { $have } shares
} of { $airline } in hand.
ae-no-portfolio = You have no share of { $airline } in your portfolio.
ae-no-market = There is no share of { $airline } in the market.
ae-no-abacus = Air ABACUS has no planes, so no licence can be bought for it.
ae-no-play = { $airline } is not in play with this number of players.
ae-no-planes = { $airline } has no planes left.
ae-no-twice = { $airline } already flies { $route }.
ae-no-connection = { $route } does not connect to the routes of { $airline } or to its home, { $home }.
ae-no-licence = { $route } has no free licence left; it is closed to all.
ae-no-money = The licence costs { $price } million and you have { $money }.
ae-no-nothing = At least one share must be played.
ae-no-exchange-kind = Shares are exchanged for Air ABACUS like this: { $kinds }.
# One way to exchange, inside the message above.
ae-exchange = { $discards } for { $takes }
ae-no-few-shares = That needs { $need ->
    [one] one share
   *[other] { $need } shares
} in hand and portfolio together; you have { $have }.
ae-no-supply = { $left ->
    [0] No share of Air ABACUS is left.
    [one] Only one share of Air ABACUS is left.
   *[other] Only { $left } shares of Air ABACUS are left.
}
ae-no-bans = You have no ban markers left.
ae-no-free = That licence of { $route } is not free.
ae-no-last = The last free licence of { $route } can’t be banned.

## The log

ae-told-begins = { $seat } begins.
ae-told-dealt = { $seat } is dealt { $airline }.
ae-told-dealt-unseen = { $seat } is dealt a share.
ae-told-dealt-again = The hand of { $seat } was of one airline and is dealt again.
ae-told-picked = { $seat } chooses { $first } and { $second }.
ae-told-picked-unseen = { $seat } has chosen.
ae-told-revealed = { $seat } starts with { $first } and { $second }.
ae-told-turned-up = { $airline } is turned up for the market.
ae-told-bought = { $seat } buys { $route } for { $airline } at { $price } million; its marker stands at { $marker }.
ae-told-bonus = { $airline } reaches its target: { $amount } more, its marker stands at { $marker }.
ae-told-took = { $seat } takes { $airline }.
ae-told-drew = { $seat } draws { $airline } unseen.
ae-told-drew-unseen = { $seat } draws from the pile.
ae-told-played = { $seat } plays { $count ->
    [one] one share
   *[other] { $count } shares
} of { $airline }.
ae-told-discarded-hand = { $seat } discards { $airline } from hand.
ae-told-discarded-portfolio = { $seat } discards { $airline } from the portfolio.
ae-told-discarded-unseen = { $seat } discards a share from hand, face down.
ae-told-abacus = { $seat } takes { $count ->
    [one] one share
   *[other] { $count } shares
} of Air ABACUS.
ae-told-paid = { $seat } receives { $amount } million.
ae-told-bank-broke = The bank breaks.
ae-told-gave-back = { $seat } gives { $amount } million back.
ae-told-left = { $airline } leaves the market.
ae-told-scoring-card = Scoring card { $number } is turned up and goes to { $seat }.
ae-told-scoring-card-unseen = Scoring card { $number } is drawn unseen and goes to { $seat }.
ae-told-scored = { $airline } at { $marker } pays { $row }: { $seats }.
ae-told-scored-abacus = { $airline } pays { $row }: { $seats }.
ae-told-scored-seat = { $seat } { $points } for { $shares ->
    [one] one share
   *[other] { $shares } shares
}
ae-told-scored-third = the third party { $points } for { $shares ->
    [one] one share
   *[other] { $shares } shares
}
ae-told-banned = { $seat } bans the licence of { $price } on { $route }.
ae-told-passed = { $seat } passes.
ae-told-ended = The third scoring ends the game.
ae-told-ended-blocked = All airlines are blocked, which ends the game.

## The table in a few lines

# Shares of one airline in a list.
ae-shares = { $count } { $airline }
ae-sum-table = Scorings done { $scored } of { $scorings }, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in the pile, bank { $bank }, Air ABACUS left { $abacus }.
ae-sum-market = Market: { $shares }.
ae-sum-airline = { $airline }: marker { $marker }, row { $row }, { $planes ->
    [0] no planes left
    [one] one plane left
   *[other] { $planes } planes left
}, held by { $holders }.
ae-sum-holder = { $seat } { $count }
ae-sum-player = { $seat }: { $money } million, hand { $hand } and { $abacus } Air ABACUS, { $bans ->
    [0] portfolio
    [one] one ban marker, portfolio
   *[other] { $bans } ban markers, portfolio
} { $portfolio }.
ae-sum-player-points = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $money } million, hand { $hand } and { $abacus } Air ABACUS, { $bans ->
    [0] portfolio
    [one] one ban marker, portfolio
   *[other] { $bans } ban markers, portfolio
} { $portfolio }.
ae-sum-hand = Hand of { $seat }: { $shares }.

## Why a move is good, in a hint

# $place is the place the player may expect among the holders, $points what is gained over the rivals.
ae-hint-pick = { $count ->
    [0] Your hand holds no more of either.
    [one] Your hand holds one more share of { $airline }.
   *[other] Your hand holds { $count } more shares of { $airline }.
}
ae-hint-pays = First place in { $airline } pays { $points } now.
ae-hint-bonus = Connects { $airline } with { $target }: with the bonus of { $amount } it reaches { $to }.
ae-hint-way = Brings { $airline } nearer to { $target } and its bonus of { $amount }: { $routes ->
    [one] one route
   *[other] { $routes } routes
} to go.
ae-hint-reaches = { $airline } reaches { $to }: first place pays { $points } instead of { $before }.
ae-hint-climbs = { $airline } reaches { $to }: first place pays { $points }, and { $more } from { $next } on.
ae-hint-stays = { $airline } reaches { $to }: first place pays { $points }.
ae-hint-lead = You lead { $airline } with { $own ->
    [one] one share
   *[other] { $own } shares
} to { $other }.
ae-hint-level = You share the lead in { $airline } with { $own ->
    [one] one share
   *[other] { $own } shares
} each.
ae-hint-behind = In { $airline } you have { $own ->
    [one] one share
   *[other] { $own } shares
} on the table, the leader { $other }.
ae-hint-held = You have none of its shares on the table, but { $hand } in hand.
ae-hint-follows = A share of your choice follows.
ae-hint-take = You then own { $all } of { $airline }; the most anyone else has on the table is { $other }.
ae-hint-scores = If { $airline } were scored now: { $points } points for you instead of { $before }.
ae-hint-dividend = It brings { $money } million.
ae-hint-soon = The next scoring card is { $cards ->
    [one] the next card
   *[other] among the next { $cards } cards
} of the pile.
ae-hint-abacus = { $takes ->
    [one] One share
   *[other] { $takes } shares
} of Air ABACUS for { $discards }; first place in it pays { $points } at the next scoring.
ae-hint-discard = You keep { $own } of { $airline } on the table and { $hand } in hand.
ae-hint-bank = You then have { $then } million instead of { $money }.
ae-hint-bank-breaks = The bank has only { $bank } million: everyone gives back what is above { $spared }, and the market is new.
ae-hint-ban = Takes room from { $airline }, which { $seat } leads with { $other } to your { $own }.
ae-hint-ban-route = { $left ->
    [one] One licence
   *[other] { $left } licences
} of the route stay free.
ae-hint-pass = You keep { $markers ->
    [one] one ban marker
   *[other] { $markers } ban markers
}.
ae-hint-draw = Nobody learns which share it is. { $cards ->
    [one] One card is
   *[other] { $cards } cards are
} left in the pile.

## From data: what the letters of a map in the terminal mean

map-legend-airlines-europe = On each route: prices of free licences, two letters for an airline that flies there, × for a ban.

## From data: kinds of actions, as headings

ae-do-pick-kind = Your starting portfolio
ae-do-buy-kind = Buy a licence
ae-do-buy-bonus-kind = Buy a licence and make the bonus connection
ae-do-take-kind = Take a share of the market
ae-do-draw-kind = Take a share from the pile
ae-do-play-kind = Play shares of one airline
ae-do-play-pair-kind = Play one share each of two airlines
ae-do-exchange-kind = Exchange for Air ABACUS
ae-do-discard-hand-kind = Discard from your hand
ae-do-discard-portfolio-kind = Discard from your portfolio
ae-do-bank-kind = Take money
ae-do-ban-kind = Place a ban marker
ae-do-pass-kind = Pass

## From data: short forms, for long lists; what several moves share, and the rest

ae-do-pick-about = { $first }
ae-do-pick-short = { $second }
ae-do-buy-about = { $airline }
ae-do-buy-short = { $route } { $price }
ae-do-play-pair-about = { $first }
ae-do-play-pair-short = { $second }
ae-do-ban-about = { $route }
ae-do-ban-short = { $price }

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

ae-ask-turn-line = [b|Your turn:] [buy|buy a licence], [play|play shares], [exchange|exchange for ABACUS] or [take|take { $bank } million]
ae-told-begins-line = got the first turn
ae-told-picked-line = chose { $first } and { $second }
ae-told-picked-unseen-line = chose two shares
ae-told-revealed-line = started with { $first } and { $second }
ae-told-bought-line = { $airline } [b|{ $route }] for { $price }
ae-told-bonus-line = { $airline } reached its target: +{ $amount }
ae-told-took-line = took { $airline }
ae-told-drew-line = drew { $airline } unseen
ae-told-drew-unseen-line = drew from the pile
ae-told-played-line = played { $count } { $airline }
ae-told-discarded-hand-line = discarded { $airline }
ae-told-discarded-portfolio-line = discarded { $airline } from the portfolio
ae-told-discarded-unseen-line = discarded a share face down
ae-told-abacus-line = took { $count } ABACUS
ae-told-paid-line = took { $amount } million
ae-told-gave-back-line = gave { $amount } million back
ae-told-left-line = { $airline } left the market
ae-told-scored-line = { $airline } paid { $seats }
ae-told-scored-abacus-line = { $airline } paid { $seats }
ae-told-banned-line = banned { $price } on [b|{ $route }]
ae-told-passed-line = passed

## From data: its name, and its line on the start page

title-airlines-europe = Airlines Europe
web-line-airlines-europe = Buy the licences, hold the shares that pay in the end.

## From data: table options

option-flight-ban = Flight Ban expansion
option-flight-ban-about = After the first two scorings everyone may close free licences.
option-exact-cut = Scoring cards at exact places in the pile
option-exact-cut-about = The scoring cards lie at places that can be counted, not only about there.
option-open-points = Victory points open to all
option-open-points-about = Everyone’s points are shown during the game.

## The lesson on the page

web-learn-ae-goal = You win with shares. Three times in the game each airline pays points to those who hold most of its shares in front of them. The line above always says what is asked; amber is what you may do now.
web-learn-ae-pick = Begin with two shares on the table: click two different cards of your hand, then the button.
web-learn-ae-buy = Amber routes can be bought. The plane moves its airline up the share track by the price, so its shares pay more. Buy for airlines whose shares you hold.
web-learn-ae-take = After buying you take one share: a card of the market, or the top of the pile unseen.
web-learn-ae-play = Shares count only on the table. Click cards of your hand to play them; each also brings { $money } million.
web-learn-ae-track = The higher an airline stands here, the more points it pays to the first, second and third holder.
web-learn-ae-bank = Out of money? Take { $money } million from the bank; that is your whole turn.
web-learn-ae-exchange = Exchange shares for ABACUS: it always pays the same good row, however far the airlines stand.
web-learn-ae-tactic-zone = A few spaces more can lift an airline to a better row: buy where the small number after + is small.
web-learn-ae-tactic-lead = Be alone in first place: brass marks the most shares. A tie shares the points.
web-learn-ae-tactic-market = Take from the market what you or your rival needs: a share you hold can no longer be theirs.

## On the page

web-ae-portfolio = Portfolio
web-ae-track = Share track
web-ae-by-place = points by place
web-ae-furthest-first = furthest is paid first
web-ae-altitude = Stands at
# Of the row of points of ABACUS, which never changes.
web-ae-fixed = fixed
# Shares and planes that are left, over two small numbers.
web-ae-left = left
web-ae-shares-left = Shares left
web-ae-planes-left = Planes left
web-ae-reached = reached
web-ae-cut-off = cut off
web-ae-links = { $links ->
    [one] { $links } link
   *[other] { $links } links
}
web-ae-hand = Your hand
web-ae-view-mine = My airlines
web-ae-which-airline = Which airline grows?
web-ae-which-route = Where does { $airline } fly?
web-ae-which-shares = Which shares do you play?
web-ae-tails-about = Brass: your shares on the table. Under each tail: where it stands, what first place pays, its cheapest licence.
web-ae-from = from { $money } M
web-ae-pays = pays { $points }
web-ae-gain = +{ $money } M
web-ae-fact-money = Your money
web-ae-fact-first = First place pays
web-ae-buy-for = Buy for { $money } million
web-ae-scoring = { $number ->
    [1] First scoring
    [2] Second scoring
   *[other] Third scoring
}
web-ae-scoring-by = { $seat } has the scoring card. Each airline now pays its shareholders, the furthest first.
web-ae-scoring-order = Each airline pays its shareholders, the furthest first.
web-ae-scoring-sum = { $seat } gains most: { $points }.
web-ae-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
web-ae-stack = { $airline }, { $count } in hand, { $chosen } chosen
web-ae-million = { $money } million
web-ae-m = { $money } M
web-ae-in-hand = { $hand } in hand, { $abacus } AB
web-ae-bans = { $bans ->
    [one] { $bans } ban
   *[other] { $bans } bans
}
web-ae-bank = Bank { $bank } M · { $abacus } ABACUS left
web-ae-pick = Start with these two
web-ae-choose = Choose shares to play
web-ae-play = Play { $count } for { $money } M
web-ae-exchange = Exchange { $discards } for { $takes } AB
web-ae-take-money = Take { $money } million
web-ae-pass = Pass
web-ae-zone-up = Zone up to { $row }
web-ae-zone-stays = Zone stays { $row }
web-ae-bonus = Bonus +{ $bonus }
web-ae-why-connection = not connected to home
web-ae-why-twice = flies here already
web-ae-why-planes = no planes left
web-ae-route = { $route }: the next licence costs { $price } million.
web-ae-route-can = { $route }: the next licence costs { $price } million, for { $airlines }.
web-ae-route-closed = { $route }: closed.
web-ae-licences = Licences: { $licences }.
web-ae-flown = Flown by { $airlines }.
web-ae-can-now = You can do this now
web-ae-not-now = Not now
web-ae-closed = Closed
web-ae-long = Long distance
web-ae-score-shares = shares: { $shares }

## On the drawn board; the room on a picture is fixed, so keep them short

picture-share-track = Share track
picture-points-by-place = points by place
# Stands before the tail fins under the start spaces.
picture-start = Start
picture-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
# Stands before the row of points of Air ABACUS at that scoring.
picture-scoring = { $number ->
    [1] First scoring
    [2] Second scoring
   *[other] Third scoring
}
# $city is the home of the airline.
picture-airline = { $planes ->
    [one] { $planes } plane
   *[other] { $planes } planes
}, home { $city }
picture-licences = Route with its licences, prices in million
picture-long-distance = Long-distance route
picture-home = Home airport
picture-bonus = Bonus target and points

## What is wrong in a board file

# The prices of a route, or the zones of the share track.
fault-ascending = Each must be higher than the one before it. Put them in rising order and let no two be equal.
fault-descending = No place may give more points than the place before it. Put the highest first.
fault-long-distance = A long-distance route has one licence. Keep one price, or remove “long_distance”.
fault-zone-start = The share track starts at space 0. Set “from” of the first zone to 0.
fault-bonus = { $airline } can never connect its home to its bonus target { $city }: that is its home itself, no routes lead there, or it has too few planes for the way. Choose another target, add routes or give it more planes.
fault-few-airlines = With { $seats } players fewer than three airlines are in play. Add airlines in colours that stay in at every table: all but yellow, blue and violet.
fault-few-shares = With { $seats } players { $shares ->
    [one] only one share is
   *[other] only { $shares } shares are
} in play and { $need } are needed. Give the airlines more planes, since each has as many shares as planes.
fault-licences = There are { $found } licences in all; a board may have at most { $most }. Leave some out.
remark-narrow-home = { $airline } has only { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
} out of its home, so it is blocked early.

## From data: said to whoever it speaks of

ae-told-scoring-card-you = Scoring card { $number } is turned up and goes to you.
ae-told-scoring-card-unseen-you = Scoring card { $number } is drawn unseen and goes to you.
