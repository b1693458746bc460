### What is asked, offered, refused and told in New Title. Keys begin with xx-.

## What is asked of the player

xx-ask-first = Take a link that nobody has.
xx-ask-second = Take one more link that meets { $route }, or stop.
xx-ask-over = The game is over.
xx-wait = { $seat } is to move.

## Actions

xx-do-take = Take { $route }
xx-do-stop = Take no second link

## Refusals

xx-no-over = The game is over.
xx-no-turn = It is another player’s turn.
xx-no-taken = { $seat } already has { $route }.
xx-no-apart = The second link must meet { $route } in a city.
xx-no-stop = Take one link before you stop.

## The log

xx-told-begins = { $seat } begins.
xx-told-dealt = { $seat } is dealt the home { $city }.
xx-told-dealt-unseen = { $seat } is dealt a home.
xx-told-took = { $seat } takes { $route }.
xx-told-stopped = { $seat } stops.
xx-told-ended = Every link is taken.
xx-told-home = The home of { $seat } is { $city }: { $points ->
    [one] one more point
   *[other] { $points } more points
}.
xx-told-total = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
} and place { $place }.

## The table in a few lines

xx-sum-free = { $links ->
    [one] One link is free.
   *[other] { $links } links are free.
}
xx-sum-player = { $seat }: { $links ->
    [one] one link
   *[other] { $links } links
}, { $points ->
    [one] one point
   *[other] { $points } points
}
xx-sum-home = Your home is { $city }: every link of yours there brings { $points } more points in the end.

## From data: kinds of actions, as headings

xx-do-take-kind = Take a link
xx-do-stop-kind = Stop here

## From data: short forms, for long lists; what several moves share, and the rest

xx-do-take-about = { $from }
xx-do-take-short = { $to }

## From data: its name, and its line on the start page

title-new-title = New Title
web-line-new-title = Take the links, keep your home to yourself.
