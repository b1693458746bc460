### What the page says. Keys begin with web-.

## The start page

web-what = { $games ->
    [3] Trois
   *[other] { $games }
} jeux de société d’avions et de trains, autour d’une bonne table.
web-free = Ni compte, ni téléchargement. Un clic et vous êtes à table.
web-all-games = Les jeux
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
web-bot-novice = Bot, débutant
web-bot-casual = Bot, amateur
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
web-delete = Supprimer
web-load-record = Ouvrir un enregistrement
web-no-replays = Les parties que vous jouez restent dans ce navigateur et peuvent être revues coup par coup.

## The screen of a game

web-map = Carte
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Toute la carte
# Beside the name of a part of the map: the whole map.
web-view-all = Tout
web-back = Retour
web-undo = Annuler
web-undo-count = { $count ->
    [0] Rien à annuler
    [one] Annuler votre dernier coup
   *[other] Vous pouvez annuler vos { $count } derniers coups
}
web-confirm = Confirmer
web-drop = Annuler le choix
web-menu = Menu
web-close = Fermer
web-choose = Choisissez
web-list-all = Tous les coups
web-filter = Mots à chercher
web-no-moves = Aucun coup ne correspond.
# Said of a link on the map of a title that has no screen of its own.
web-link-of = Appartient à { $seat }
web-no-room = Ce navigateur n’a plus de place pour garder la partie : elle dure aussi longtemps que cet onglet.
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

## Online tables

web-lobby = Salon
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-no-tables = Aucune table pour l’instant.
web-no-server = Le serveur est injoignable. Les parties sur cet appareil s’en passent.
web-by-link = Toute personne ayant le lien
web-in-lobby = Montrer la table au salon
web-invite = Envoyez ce lien ou faites scanner le code.
web-copy-link = Copier le lien
web-only-here = Ce lien ne marche que sur cet ordinateur. Pour laisser entrer les autres, lancez Skyrail avec --listen 0.0.0.0:8080 et ouvrez la page par l’adresse de cet ordinateur dans votre réseau.
web-sit-down = S’asseoir
web-get-up = Se lever
web-leave-table = Quitter la table
web-free-chair = place libre
web-kept-chair = gardée pour { $name }
web-host-starts = La partie commence quand l’hôte la lance.
web-waiting-for = { $count ->
    [1] Une place est encore libre
   *[other] { $count } places sont encore libres
}
web-said = { $sentence }

## Hints

web-hint = Conseil
web-hint-shares = Chances de gagner maintenant
web-hint-seat = { $seat } : { $share } %
web-hint-share = { $share } %
web-hint-order = Du meilleur au moins bon. Le nombre est votre chance de gagner ensuite.
web-hint-as-now = comme avant
web-hint-numbers = Ce que disent les nombres
web-hint-means = { $games ->
    [one] Les bots ont joué { $games } partie à partir d’ici.
   *[other] Les bots ont joué { $games } parties à partir d’ici.
} Le nombre dit combien sur cent vous avez gagnées après ce coup. Un écart de { $equal } ou moins relève du hasard : ces coups se valent. Le conseil ne sait que ce que vous savez.
web-hint-plan = La carte montre le plan du conseil choisi : 1 maintenant, le reste plus tard.
web-hint-do = Jouer ce coup
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

## What is told beat by beat: a scoring, a count

web-tale-slow = Lent
web-tale-usual = Normal
web-tale-fast = Rapide
web-tale-pace = Rythme
web-tale-again = Encore
web-tale-skip = Passer
# After a pause.
web-tale-on = Continuer
# At the end of it, back to the game.
web-tale-close = Reprendre

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
web-learn-skip = Passer la leçon
web-learn-place = Leçon, étape { $number } sur { $all }
web-learn-tactics-place = Tactique, étape { $number } sur { $all }
web-learn-offer = Vous avez fait chaque sorte de coup. Trois conseils pour mieux jouer.
web-learn-begin = Voir les conseils
web-learn-wait = Les autres jouent, ou il ne reste qu’un coup que vous connaissez. L’étape suivante vient toute seule.

## Tables for all

web-table-options = Table
web-pace = Rythme
web-pace-free = Sans pendule
web-pace-quick = En direct, 10 minutes chacun et 10 secondes par coup
web-pace-slow = En direct, 30 minutes chacun et 30 secondes par coup
web-pace-day = Par correspondance, un jour par coup
web-pace-days = Par correspondance, trois jours par coup
web-table-mode = Cet écran montre le plateau, chacun joue sur son téléphone
web-scan-hand = Scannez le code : vos cartes seront sur votre téléphone.
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
web-password-old = Mot de passe actuel
web-password-others = Déconnecter tous les autres navigateurs
web-sign-in = Se connecter
web-keep-account = Garder ce compte

## Going back together

web-allow-back = Tous ensemble peuvent revenir en arrière
web-ask-back = Demander à revenir en arrière
web-back-count = { $count ->
    [one] un coup
   *[other] { $count } coups
}
web-back-fewer = Moins de coups
web-back-more = Plus de coups
web-back-ask = Demander à tous
web-back-asked = { $seat } demande à revenir { $count ->
    [one] d’un coup
   *[other] de { $count } coups
} en arrière.
web-back-agree = Accepter
web-back-refuse = Non, continuons
web-back-withdraw = Retirer
# Beside the name of a player, about their answer.
web-back-agreed = d’accord
web-back-open = n’a pas encore répondu
web-back-stays = Tout reste en l’état : tout le monde ne veut pas revenir en arrière.
