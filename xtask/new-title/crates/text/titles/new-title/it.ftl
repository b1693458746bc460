## Che cosa si chiede al giocatore

xx-ask-first = Prendi un collegamento che nessuno ha.
xx-ask-second = Prendi ancora un collegamento che tocca { $route }, oppure fermati.
xx-ask-over = La partita è finita.
xx-wait = Tocca a { $seat }.

## Azioni

xx-do-take = Prendi { $route }
xx-do-stop = Non prendere un secondo collegamento

## Rifiuti

xx-no-over = La partita è finita.
xx-no-turn = È il turno di un altro giocatore.
xx-no-taken = { $seat } ha già { $route }.
xx-no-apart = Il secondo collegamento deve toccare { $route } in una città.
xx-no-stop = Prendi un collegamento prima di fermarti.

## Il diario

xx-told-begins = { $seat } comincia.
xx-told-dealt = { $seat } riceve la città di casa { $city }.
xx-told-dealt-unseen = { $seat } riceve una città di casa.
xx-told-took = { $seat } prende { $route }.
xx-told-stopped = { $seat } si ferma.
xx-told-ended = Tutti i collegamenti sono presi.
xx-told-home = La casa di { $seat } è { $city }: { $points ->
    [one] un punto in più
   *[other] { $points } punti in più
}.
xx-told-total = { $seat } ha { $points ->
    [one] un punto
   *[other] { $points } punti
} e il posto { $place }.

## Il tavolo in poche righe

xx-sum-free = { $links ->
    [one] Un collegamento è libero.
   *[other] { $links } collegamenti sono liberi.
}
xx-sum-player = { $seat }: { $links ->
    [one] un collegamento
   *[other] { $links } collegamenti
}, { $points ->
    [one] un punto
   *[other] { $points } punti
}
xx-sum-home = La tua casa è { $city }: ogni tuo collegamento lì porta alla fine { $points } punti in più.

## From data: titoli

xx-do-take-kind = Prendi un collegamento
xx-do-stop-kind = Fermati qui

## From data: forme brevi

xx-do-take-about = { $from }
xx-do-take-short = { $to }

## From data: il nome e la riga sulla pagina iniziale

title-new-title = New Title
web-line-new-title = Prendi i collegamenti, tieni per te la tua casa.
