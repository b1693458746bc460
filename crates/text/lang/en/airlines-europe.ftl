### What is asked, offered, refused and told in Airlines Europe. Keys begin with ae-.

## What is asked of the player

ae-ask-pick = Choose two shares of two airlines for your starting portfolio. Nobody sees them until all have chosen.
ae-ask-turn = You have { $money } million. Buy a licence, play shares, exchange for Air ABACUS, or take 8 million.
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
ae-do-play-pair = Play one share each of { $first } and { $second } for 4 million
ae-do-exchange = { $discards ->
    [one] Discard one share
   *[other] Discard { $discards } shares
} for { $takes ->
    [one] one share of Air ABACUS
   *[other] { $takes } shares of Air ABACUS
}
ae-do-discard-hand = { $airline }, from your hand
ae-do-discard-portfolio = { $airline }, from your portfolio
ae-do-bank = Take 8 million from the bank
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
ae-no-exchange-kind = Discard one share for one of Air ABACUS, or three for two.
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
ae-sum-table = Scorings done { $scored } of 3, { $cards ->
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
ae-hint-place = { $place ->
    [1] First place
    [2] Second place
   *[other] Place { $place }
} in { $airline }: +{ $points }.
ae-hint-soon = The next scoring is { $cards ->
    [0] one draw away
    [one] one card away
   *[other] about { $cards } cards away
}: { $airline } counts only once it is played.
ae-hint-steps = A higher { $airline } pays you more than the others: +{ $points }.
ae-hint-bonus = Makes the bonus connection of { $airline } to { $target }: { $amount } more steps.
ae-hint-way = Brings { $airline } nearer to { $target } and its bonus of { $amount }; { $routes ->
    [one] one route is
   *[other] { $routes } routes are
} left.
ae-hint-share = One more share of { $airline }: +{ $points }.
ae-hint-little = Gains a little in { $airline }.
ae-hint-draw = An unseen share promises as much as the market, and nobody learns which it is.
ae-hint-dividend = Nothing is urgent, and it brings { $money } million.
ae-hint-abacus = Most shares of Air ABACUS give { $points } points at the next scoring.
ae-hint-discard = { $airline } is worth least to you.
ae-hint-bank = The money buys the next licences.
ae-hint-ban = Takes room from { $airline }, which serves others more than you.
ae-hint-ban-route = Takes room that nobody needs yet.
ae-hint-pass = No ban would hurt the others more than you.

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

ae-ask-turn-line = [b|Your turn:] [buy|buy a licence], [play|play shares], [exchange|exchange for ABACUS] or [take|take 8 million]
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
