### What the page says. Keys begin with web-.

## The start page

web-what = Trois jeux de société d’avions et de trains, sur une seule bonne table.
web-free = Ni compte, ni téléchargement. Un clic et vous êtes à table.
web-three-games = Les trois jeux
web-line-airlines-europe = Achetez les licences, gardez les actions qui rapportent à la fin.
web-line-ticket-to-ride-germany = Posez les voies, gardez les billets, prenez des passagers.
web-line-jet-set = Possédez les liaisons, placez les avions, prenez les vols.
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
web-deal-same = La même donne pour tous aujourd’hui.
web-play-deal = Jouer la donne
web-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}

## The head of every page

web-main-menu = Menu principal
web-rulebook = Livret de règles
web-replays = Parties jouées
web-settings = Réglages
web-language = Langue
web-lost = Il n’y a rien ici.
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
web-confirm-final = Ce qui ne s’annule pas
web-confirm-always = Chaque coup
web-confirm-never = Jamais

## Replays

web-finished = terminée
web-running = en cours
web-delete = Supprimer
web-load-record = Ouvrir un fichier de partie

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
web-drop = Pas ceci
web-menu = Menu
web-close = Fermer
web-choose = Choisissez
web-list-all = Tous les coups
web-filter = Mots à chercher
web-no-moves = Aucun coup ne correspond.
web-your-moves = Vos coups
web-save-record = Enregistrer la partie
web-leave = Retour à l’accueil
web-tab-hand = Main
web-tab-market = Marché
web-players = Joueurs
web-log = Journal
web-you = vous
web-bot = bot
web-to-move = au trait
web-curtain = Passez l’appareil à { $seat }.
web-curtain-lift = Je suis { $seat }

## Facts about a player

web-points = Points
web-money = Argent
web-cards = Cartes
web-ae-portfolio = Portefeuille
web-tg-trains = Wagons
web-tg-tickets = Billets
web-js-income = Revenu
web-js-planes = Avions
web-js-flights = Vols

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
web-tg-routes = Lignes
web-tg-tickets-done = Billets remplis
web-tg-tickets-missed = Autres billets
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
web-sit-down = S’asseoir
web-get-up = Se lever
web-free-chair = chaise libre
web-gathering = en attente
web-host-starts = La partie commence quand l’hôte la lance.
web-waiting-for = { $count ->
    [one] Une chaise est encore libre
   *[other] { $count } chaises sont encore libres
}
web-said = { $sentence }
