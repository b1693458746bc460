### Home, lobby, replays, names, clocks, and what is said at the end. Keys begin with web-.

## Home

web-welcome = Bon retour.
web-welcome-name = Bon retour, { $name }.
web-games-wait = { $count ->
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent.
}
# A link to all of them.
web-all-count = Toutes : { $count }
# $place is the place at the own table.
web-deal-yours = Vous : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place }.
web-play-on = Continuer
web-watch-again = Revoir

## Lists of games

web-with-level = { $name } ({ $level })
web-since-time = depuis { $time }
# Who is to move, by name.
web-moving = À { $names } de jouer
web-ready = va commencer
web-pace-live = En direct, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-pace-turns = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}
web-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

## From data: how strong a bot is

web-level-novice = débutant
web-level-casual = amateur
web-level-strong = fort
web-level-expert = expert
web-level-master = maître

## Lobby

web-tables-free = { $count ->
    [0] Aucune table n’a de place libre
    [one] Une table a une place libre
   *[other] { $count } tables ont une place libre
}
web-chair-free = Une place est libre
web-not-now = Pas pour vous maintenant
web-nobody-waits = Personne n’attend en ce moment. Ouvrez une table : on la trouvera ici.
web-sit-now = Asseyez-vous tout de suite
web-own-pace = À votre rythme
web-all-titles = Tous les jeux
web-watch = Regarder

## Replays

web-find-game = Chercher par jeu, nom ou jour
web-find-none = Aucune partie ne correspond.
web-delete-running = Cette partie n’est pas finie. La supprimer ?
web-keep-it = Garder
web-deleted = La partie est supprimée.

## Names

web-your-name = Votre nom
web-name-of-seat = Nom à la place { $number }
web-open-room = Ouvrir la salle
web-open-room-why = Vous recevez un lien pour les autres. La partie commence quand vous le dites.
web-is-here = est là
web-is-away = n’est pas là

## Rulebook

web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne contient ce mot.
web-rules-contents = Sommaire
web-rules-fine = Dans le détail
web-rules-clauses = { $count } articles, chacun avec son adresse
web-rules-ours = Les livrets laissent des trous : { $count } articles disent comment nous jouons.

## While a game is played

# How many routes an action can be done on, below its name.
web-on-map = { $count } sur la carte
web-confirm-last = Cela ne peut pas être annulé.
web-clock-days = { $days } j { $hours } h
web-clock-of = Temps restant : { $seat }

## At the end

web-lost-close = De si peu
web-lost-second = Une belle deuxième place
web-lost-game = Bien joué
web-lost-by = { $points ->
    [one] Il vous manque { $points } point.
   *[other] Il vous manque { $points } points.
}
web-lost-ahead = Vous avez mené pendant { $share } % de la partie.
web-lost-best = Votre meilleur coup a rapporté { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## From data: said to whoever it speaks of

web-clock-of-you = Votre temps restant
web-link-of-you = Vous appartient
web-back-asked-you = Vous demandez à revenir { $count ->
    [one] d’un coup
   *[other] de { $count } coups
} en arrière.
winner-you = Vous gagnez.
