## Ce qui est demandé au joueur

xx-ask-first = Prenez une liaison que personne n’a.
xx-ask-second = Prenez encore une liaison qui touche { $route }, ou arrêtez-vous.
xx-ask-over = La partie est finie.
xx-wait = C’est à { $seat } de jouer.

## Actions

xx-do-take = Prendre { $route }
xx-do-stop = Ne pas prendre de deuxième liaison

## Refus

xx-no-over = La partie est finie.
xx-no-turn = C’est le tour de quelqu’un d’autre.
xx-no-taken = { $seat } a déjà { $route }.
xx-no-apart = La deuxième liaison doit toucher { $route } dans une ville.
xx-no-stop = Prenez une liaison avant de vous arrêter.

## Le journal

xx-told-begins = { $seat } commence.
xx-told-dealt = { $seat } reçoit la ville d’attache { $city }.
xx-told-dealt-unseen = { $seat } reçoit une ville d’attache.
xx-told-took = { $seat } prend { $route }.
xx-told-stopped = { $seat } s’arrête.
xx-told-ended = Toutes les liaisons sont prises.
xx-told-home = La ville d’attache de { $seat } est { $city } : { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}.
xx-told-total = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} et la place { $place }.

## La table en quelques lignes

xx-sum-free = { $links ->
    [one] { $links } liaison est libre.
   *[other] { $links } liaisons sont libres.
}
xx-sum-player = { $seat } : { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
xx-sum-home = Votre ville d’attache est { $city } : chacune de vos liaisons là-bas rapporte à la fin { $points } points de plus.

## From data: titres

xx-do-take-kind = Prendre une liaison
xx-do-stop-kind = S’arrêter là

## From data: formes courtes

xx-do-take-about = { $from }
xx-do-take-short = { $to }

## From data: son nom et sa ligne sur la page d’accueil

title-new-title = New Title
web-line-new-title = Prenez les liaisons, gardez votre ville pour vous.
