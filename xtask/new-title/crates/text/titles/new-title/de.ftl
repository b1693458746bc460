## Was vom Spieler gefragt ist

xx-ask-first = Nimm eine Verbindung, die niemand hat.
xx-ask-second = Nimm noch eine Verbindung, die { $route } berührt, oder höre auf.
xx-ask-over = Das Spiel ist zu Ende.
xx-wait = { $seat } ist am Zug.

## Aktionen

xx-do-take = { $route } nehmen
xx-do-stop = Keine zweite Verbindung nehmen

## Ablehnungen

xx-no-over = Das Spiel ist zu Ende.
xx-no-turn = Jemand anderes ist am Zug.
xx-no-taken = { $seat } hat { $route } schon.
xx-no-apart = Die zweite Verbindung muss { $route } in einer Stadt berühren.
xx-no-stop = Nimm eine Verbindung, bevor du aufhörst.

## Das Protokoll

xx-told-begins = { $seat } beginnt.
xx-told-dealt = { $seat } bekommt die Heimat { $city }.
xx-told-dealt-unseen = { $seat } bekommt eine Heimat.
xx-told-took = { $seat } nimmt { $route }.
xx-told-stopped = { $seat } hört auf.
xx-told-ended = Alle Verbindungen sind vergeben.
xx-told-home = Die Heimat von { $seat } ist { $city }: { $points ->
    [one] ein Punkt mehr
   *[other] { $points } Punkte mehr
}.
xx-told-total = { $seat } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und Platz { $place }.

## Der Tisch in wenigen Zeilen

xx-sum-free = { $links ->
    [one] Eine Verbindung ist frei.
   *[other] { $links } Verbindungen sind frei.
}
xx-sum-player = { $seat }: { $links ->
    [one] eine Verbindung
   *[other] { $links } Verbindungen
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
xx-sum-home = Deine Heimat ist { $city }: Jede deiner Verbindungen dort bringt am Ende { $points } Punkte mehr.

## From data: Überschriften

xx-do-take-kind = Eine Verbindung nehmen
xx-do-stop-kind = Hier aufhören

## From data: Kurzformen

xx-do-take-about = { $from }
xx-do-take-short = { $to }

## From data: Name und Zeile auf der Startseite

title-new-title = New Title
web-line-new-title = Nimm die Verbindungen, behalte deine Heimat für dich.
