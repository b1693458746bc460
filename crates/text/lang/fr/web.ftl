### What the page says. Keys begin with web-.

## The start page

web-what = Trois jeux de société d’avions et de trains, autour d’une bonne table.
web-free = Ni compte, ni téléchargement. Un clic et vous êtes à table.
web-three-games = Les trois jeux
web-line-airlines-europe = Achetez les licences, gardez les actions qui rapportent à la fin.
web-line-ticket-to-ride-germany = Prenez les routes, gardez les destinations, embarquez des passagers.
web-line-jet-set = Possédez les lignes, placez les avions, réclamez les vols.
web-players-range = de { $least } à { $most } joueurs
web-minutes = { $minutes } min
web-rules = Règles
web-play-bots = Jouer contre des bots
web-with-friends = Entre amis
web-same-device = Même appareil
web-running-games = Vos parties en cours
web-playing = { $names }
web-your-turn = À vous
web-daily-deal = Donne du jour
web-deal-same = Le même mélange pour tous aujourd’hui.
web-play-deal = Jouer la donne
web-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}

## The head of every page

web-main-menu = Menu principal
web-rulebook = Règles du jeu
web-replays = Enregistrements
web-settings = Réglages
web-language = Langue
web-lost = Il n’y a rien ici.
web-connection-lost = La connexion est perdue. Nouvel essai en cours.
web-to-start = Retour à l’accueil

## Setting up a game

web-me = Moi
web-another-person = Une autre personne ici
web-bot-novice = Bot, novice
web-bot-casual = Bot, occasionnel
web-bot-strong = Bot, fort
web-bot-expert = Bot, expert
web-bot-master = Bot, maître
web-seat-number = Place { $number }
web-add-seat = Ajouter une place
web-remove-seat = Retirer une place
web-options = Options
web-board = Plateau
web-board-printed = Le plateau imprimé
web-board-ours = Notre propre plateau, pas celui du jeu publié
web-load-board = Charger un fichier de plateau
web-start-game = Commencer la partie

## Settings

web-name = Nom
web-mark = Symbole
web-mark-number = Symbole { $number }
web-theme = Couleurs
web-as-system = Comme le système
web-day = Jour
web-night = Nuit
web-motion = Animations
web-sound = Son
web-on = Oui
web-off = Non
web-confirm-when = Demander confirmation
web-confirm-final = Pour ce qui ne s’annule pas
web-confirm-always = À chaque coup
web-confirm-never = Jamais

## Replays

web-finished = terminée
web-running = en cours
web-delete = Supprimer
web-load-record = Ouvrir un enregistrement
web-no-replays = Les parties que vous jouez restent dans ce navigateur et peuvent être revues coup par coup.

## The screen of a game

web-map = Carte
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Toute la carte
web-undo = Annuler
web-undo-count = { $count ->
    [0] Rien à annuler
    [one] Annuler votre dernier coup
   *[other] Vous pouvez annuler vos { $count } derniers coups
}
web-confirm = Confirmer
web-drop = Renoncer
web-menu = Menu
web-close = Fermer
web-choose = Choisissez
web-list-all = Tous les coups
web-filter = Mots à chercher
web-no-moves = Aucun coup ne correspond.
web-save-record = Enregistrer la partie
web-leave = Retour à l’accueil
web-tab-hand = Main
web-tab-market = Marché
web-players = Joueurs
web-log = Journal
web-you = vous
# Before what this player did, and where a name would stand.
web-you-label = Vous
# Before what a player did, in the log.
web-log-who = { $seat } :
web-bot = bot
web-to-move = doit jouer
web-curtain = Passez l’appareil à { $seat }.
web-curtain-lift = Je suis { $seat }

## Facts about a player

web-money = Argent
web-ae-portfolio = Portefeuille
web-js-income = Revenus
web-js-planes = Avions
web-js-flights = Vols

## The screen of Jet Set

web-js-euros = { $amount } €
web-js-short = Vols courts
web-js-long = Vols longs
web-js-row = { $count } sur { $most }, { $cards } dans la pioche
web-js-row-late = reste : { $count }
web-js-turn-up = Retourner
web-js-turn-up-pay = Retourner, { $price } €
web-js-claim = Réclamer
web-js-complete = Complet
web-js-planes-count = { $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
}
web-js-vacation = Vacances { $count } sur 2
web-js-vacation-early = À la deuxième, les deux rangées se remplissent et les Vols Finaux peuvent être réclamés.
web-js-vacation-late = Plus aucun vol n’arrive. Les Vols Finaux peuvent être réclamés.
web-js-my-flights = Mes vols
web-js-flights-by = Vols : { $seat }
web-js-next-flight = Prochain vol : { $markers ->
    [one] { $markers } jeton
   *[other] { $markers } jetons
}
web-js-next-income = Prochains revenus
web-js-income-of = { $marked ->
    [one] { $marked } vol
   *[other] { $marked } vols
} avec jeton, { $bare } sans
web-js-collect = Toucher
web-js-finals = Vols Finaux
web-js-secret = secrets
web-js-links-there = { $there } sur { $all } lignes
web-js-markers = Jetons
web-js-need-free = Libre : ligne { $price } et un avion, { $total } €
web-js-need-own = À vous : un avion, { $total } €
web-js-need-foreign = À { $seat } : un avion et le péage, { $total } €
web-js-buy = Acheter
web-js-place = Placer
# What a flight still takes, over all actions.
web-js-in-all = Il manque { $money } € pour { $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
}, en { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, vol réclamé compris
web-js-link-free = Libre, { $price } €
web-js-link-owned = Appartient à { $seat }
web-js-link-planes = Avions : { $planes }
web-js-seat-planes = { $seat } { $count }
web-js-serves = Sur votre trajet pour { $flights }
web-js-keep = Il vous reste { $amount } €.
web-js-on-final = Vol Final réclamé, avec { $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
}

## The screen of Ticket to Ride Germany

web-tg-draw = Pioche
web-tg-draw-rule = deux cartes, ou une locomotive visible
web-tg-deck = Cartes Wagon
web-tg-deck-top = dessus de la pioche
web-tg-short = Courtes
web-tg-long = Longues
web-tg-worth = de { $least } à { $most } points
web-tg-hand = Votre main
web-tg-cards-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-tg-trains-count = { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
}
web-tg-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-tg-short-count = courtes : { $tickets }
web-tg-long-count = longues : { $tickets }
web-tg-your-tickets = Vos destinations
web-tg-connected-count = { $done } sur { $all } reliées
web-tg-claimable = { $routes ->
    [one] { $routes } route à prendre avec cette main
   *[other] { $routes } routes à prendre avec cette main
}
web-tg-to-go = encore { $spaces }
web-tg-connected = Reliée
web-tg-cut-off = Coupée
web-tg-mix = Destinations à piocher
web-tg-choose-keep = Destinations à garder
web-tg-keep = { $count ->
    [one] Garder { $count } carte
   *[other] Garder { $count } cartes
}
web-tg-spaces = { $spaces ->
    [one] { $spaces } espace
   *[other] { $spaces } espaces
}
web-tg-route = { $route }, { $color }, espaces : { $spaces }, points : { $points }
web-tg-state-taken = prise par { $seat }
web-tg-state-can = peut être prise
web-tg-state-closed = fermée
web-tg-state-free = libre, il manque des cartes ou ce n’est pas votre tour
web-tg-waiting = { $place }, passagers : { $count }
web-tg-nobody = Personne
web-tg-pay-with = Payer avec
web-tg-more-ways = { $count ->
    [one] et { $count } autre façon
   *[other] et { $count } autres façons
}
web-tg-missing-cards = { $cards ->
    [one] Il manque { $cards } carte
   *[other] Il manque { $cards } cartes
}
web-tg-helps = Sur le trajet de vos destinations
web-tg-routes-count = { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}
web-tg-completed-count = { $tickets ->
    [one] { $tickets } réussie
   *[other] { $tickets } réussies
}
web-tg-people-count = × { $people }

## The end of a game

web-you-win = Vous gagnez
web-points-unit = { $points ->
    [one] point
   *[other] points
}
web-sources = D’où viennent les points
web-total = Total
web-points-over-time = Points au fil du temps
web-rematch = Revanche
web-look-at-board = Voir le plateau
web-tg-routes = Routes
web-tg-tickets-done = Destinations réussies
web-tg-tickets-missed = Autres destinations
web-tg-globetrotter = Globetrotter
web-tg-passengers = Passagers
web-js-flights-of = Vols à { $points }
web-js-final = Vol Final

## Online tables

web-lobby = Salon
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-no-tables = Aucune table pour l’instant.
web-no-server = Le serveur est injoignable. Les parties sur cet appareil s’en passent.
web-by-link = Qui a le lien
web-in-lobby = Montrer la table au salon
web-invite = Envoyez ce lien ou faites scanner le code.
web-copy-link = Copier le lien
web-only-here = Ce lien ne marche que sur cet ordinateur. Pour laisser entrer les autres, lancez Skyrail avec --listen 0.0.0.0:8080 et ouvrez la page par l’adresse de cet ordinateur dans votre réseau.
web-sit-down = S’asseoir
web-get-up = Se lever
web-free-chair = place libre
web-gathering = attend des joueurs
web-host-starts = La partie commence quand l’hôte la lance.
web-waiting-for = { $count ->
    [1] Une place est encore libre
   *[other] { $count } places sont encore libres
}
web-said = { $sentence }

## Airlines Europe

web-ae-track = Indicateur des cours
web-ae-by-place = points par rang
web-ae-leads = En tête
web-ae-shares-left = Actions restantes
web-ae-planes-left = Avions restants
web-ae-reached = atteint
web-ae-cut-off = coupé
web-ae-links = { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
}
web-ae-hand = Votre main
web-ae-shares = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-ae-stack = { $airline }, { $count } en main, sélection : { $chosen }
web-ae-million = { $money ->
    [one] { $money } million
   *[other] { $money } millions
}
web-ae-m = { $money } M
web-ae-in-hand = { $hand } en main, { $abacus } AB
web-ae-bans = { $bans ->
    [one] { $bans } interdiction
   *[other] { $bans } interdictions
}
web-ae-bank = Banque { $bank } M · reste { $abacus } ABACUS
web-ae-pick = Commencer avec ces deux
web-ae-choose = Choisissez des actions à déposer
web-ae-play = Déposer { $count } pour { $money } M
web-ae-exchange = Échanger { $discards } contre { $takes } AB
web-ae-take-money = Prendre 8 millions
web-ae-pass = Passer
web-ae-zone-up = Monte en zone { $row }
web-ae-zone-stays = Reste en zone { $row }
web-ae-bonus = Bonus +{ $bonus }
web-ae-why-connection = non reliée à son aéroport d’attache
web-ae-why-twice = y vole déjà
web-ae-why-planes = plus d’avions
web-ae-route = { $route } : la prochaine licence coûte { $price } millions.
web-ae-route-can = { $route } : la prochaine licence coûte { $price } millions, pour { $airlines }.
web-ae-route-closed = { $route } : fermée.
web-ae-licences = Licences : { $licences }.
web-ae-flown = Desservie par { $airlines }.
web-ae-buy-now = À acheter maintenant
web-ae-not-now = Pas maintenant
web-ae-closed = Fermée
web-ae-long = Long-courrier
web-ae-score-shares = actions : { $shares }

## Hints

web-hint = Conseil
web-hint-shares = Chances de gagner
web-hint-seat = { $seat } : { $share } %
web-hint-share = { $share } %
web-hint-tried = { $games ->
    [one] { $games } partie simulée
   *[other] { $games } parties simulées
}
web-allow-hints = Les conseils sont permis

## Looking back

web-replay = Revoir
web-look-back = Revenir sur les coups
web-replay-move = Coup { $number } sur { $all }
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-on = Un coup en avant
web-replay-last = Au dernier coup
web-replay-link = Lien vers ce coup
web-copied = Copié
web-replay-result = Résultat
web-replay-now = Retour à la partie
web-replay-eyes = Voir comme { $seat }
web-replay-start = Le début de la partie
web-replay-nothing = Un coup a été annulé.
web-since = { $count ->
    [one] Depuis votre dernier tour : { $count } événement
   *[other] Depuis votre dernier tour : { $count } événements
}
web-since-again = Le revoir sur la carte

## After a game

web-chart-click = Un clic montre le plateau à ce moment.
web-built = Qui a construit quoi
web-stats = En chiffres
web-stats-moves = Coups
web-stats-built = Construits
web-stats-best = Meilleur coup
web-stats-ahead = En tête
web-stats-undone = Annulés
web-stats-best-at = { $points } points au coup { $number }
web-share = Image
web-verify = Vérifier les mélanges
web-proof-promise = L’empreinte montrée avant la partie correspond au secret.
web-proof-secret = Le secret
web-proof-added = Ce que les joueurs y ont ajouté
web-proof-draws = { $rows ->
    [one] { $rows } coup a été rejoué : chaque tirage découle du secret et le résultat est le même.
   *[other] { $rows } coups ont été rejoués : chaque tirage découle du secret et le résultat est le même.
}
web-proof-holds = Les mélanges sont prouvés
web-proof-fails = La preuve échoue
web-proof-how = Vérifié ici, dans votre navigateur. Enregistrez la partie pour la vérifier aussi avec le programme skyrail.

## Lessons

web-learn = Apprendre
web-learn-next = Compris
web-learn-skip = Passer la leçon
web-learn-place = Leçon, { $number } sur { $all }
web-learn-help = Un doute ? H montre trois bons coups avec leurs raisons, L donne tout ce que vous pouvez faire, U annule un coup. Ce qui est impossible dit pourquoi quand vous cliquez dessus.
web-learn-ae-goal = Vous gagnez grâce aux actions. Trois fois dans la partie, chaque compagnie donne des points à ceux qui ont le plus de ses actions devant eux. La ligne du haut dit toujours ce qui est demandé ; en ambre, ce que vous pouvez faire maintenant.
web-learn-ae-pick = Commencez avec deux actions sur la table : cliquez sur deux cartes différentes de votre main, puis sur le bouton.
web-learn-ae-buy = Les liaisons en ambre peuvent être achetées. L’avion fait avancer sa compagnie sur l’indicateur des cours d’autant que le prix : ses actions rapportent plus. Achetez pour les compagnies dont vous avez des actions.
web-learn-ae-take = Après l’achat, vous prenez une action : du marché, ou la première de la pioche, face cachée.
web-learn-ae-play = Les actions ne comptent que sur la table. Cliquez sur des cartes de votre main pour les déposer ; chacune rapporte aussi 2 millions.
web-learn-ae-track = Plus une compagnie est haute ici, plus elle donne de points au premier, au deuxième et au troisième actionnaire.
web-learn-tg-goal = Prenez des routes entre les villes, reliez les paires de vos cartes Destination et embarquez des passagers en chemin. En ambre, ce que vous pouvez faire maintenant. Dites d’abord combien de cartes Destination courtes et longues vous voulez.
web-learn-tg-keep = Gardez des cartes Destination aux trajets communs : une carte réussie donne ses points, une carte manquée les retire. Survolez une carte pour voir son trajet sur le plateau.
web-learn-tg-draw = Piochez deux cartes Wagon par tour. Réunissez une couleur : une route demande autant de cartes de sa couleur qu’elle a d’espaces. Les locomotives valent toute couleur.
web-learn-tg-claim = Les routes en ambre sont à prendre avec vos cartes. Les routes longues rapportent bien plus de points que les courtes.
web-learn-tg-passenger = Prenez un passager à chaque bout de la route. À la fin, le plus grand nombre d’une couleur vaut 20 points, le deuxième 10.
web-learn-js-goal = Réclamez des vols : placez un avion sur chaque ligne entre leurs deux villes. Qui a le plus de points à la fin gagne. En ambre, ce que vous pouvez faire maintenant.
web-learn-js-flights = Ces vols sont ouverts à tous. Cliquez sur l’un d’eux : la carte montre son trajet le moins cher, le talon ce qu’il vous coûte encore.
web-learn-js-buy = Achetez une ligne en ambre : elle est à vous et vous y placez aussitôt des avions. Les autres vous paient pour y voler.
web-learn-js-claim = Des avions sur tout le trajet : le vol peut être réclamé. Un avion de chaque ligne revient, et le vol rapporte des revenus.
web-learn-js-income = À court d’argent ? Touchez plutôt vos revenus : 5 euros par vol avec jeton, 2 par vol sans.

## Tables for all

web-table-options = Table
web-pace = Rythme
web-pace-free = Sans pendule
web-pace-quick = En direct, 10 minutes chacun et 10 secondes par coup
web-pace-slow = En direct, 30 minutes chacun et 30 secondes par coup
web-pace-day = Par correspondance, un jour par coup
web-pace-days = Par correspondance, trois jours par coup
web-table-mode = Cet écran montre le plateau, chacun joue sur son téléphone
web-scan-hand = Scannez le code : votre téléphone devient votre main.
web-big-screen = Montrer le plateau sur un grand écran
web-watching = Vous regardez
web-board-own = Retour au plateau habituel
web-board-faults = Ce fichier n’est pas un plateau valable :
web-call-me = Me prévenir quand c’est mon tour
web-calls = Notifications
web-calls-off = Le navigateur ne les permet pas.
web-account = Compte
web-account-why = Personne n’a besoin d’un compte. Avec un compte, vos tables et vos réglages sont les mêmes sur chaque appareil.
web-signed-in = Connecté sous le nom { $login }
web-sign-out = Se déconnecter
web-login = Identifiant
web-password = Mot de passe
web-sign-in = Se connecter
web-keep-account = Garder ce compte
