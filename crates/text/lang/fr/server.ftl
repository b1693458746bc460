### The server: what it says when it starts, and what it refuses.

## Running a server

server-listens = Skyrail est ouvert à l’adresse { $address }
server-listens-here = Seul cet ordinateur y accède. --listen 0.0.0.0:{ $port } ouvre à votre réseau.
server-opens = Votre navigateur ouvre la page ; avec --no-open, c’est à vous de l’ouvrir.
server-cant-data = Impossible de créer le dossier de données : { $reason }.
server-cant-database = Impossible d’ouvrir la base de données : { $reason }.
server-cant-listen = Impossible d’écouter à { $address } : { $reason }. Choisissez une autre adresse avec --listen.
server-taken = Un autre programme écoute déjà à { $address }, peut-être un autre Skyrail : choisissez une autre adresse avec --listen, par exemple --listen { $other }.
server-data-in-use = Un autre Skyrail utilise déjà { $data }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
server-no-database = Il n’y a pas de base de données dans { $data }. Indiquez avec --data où elle se trouve.
server-games-of-other-rules = { $count ->
    [one] Une partie en cours se joue
   *[other] { $count } parties en cours se jouent
} selon des règles que ce Skyrail ne connaît pas (titre, numéro des règles : combien) : { $games }. Rien n’a été modifié. Laissez-les se terminer avec le Skyrail d’avant, ou démarrez avec --other-rules : on ne peut alors que les quitter et en emporter l’enregistrement.

## Looking after a server

host-backed-up = { $file } contient maintenant tout : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}. Gardez ce fichier là où vous seul pouvez le lire.
host-restored = Tout ce que contient { $file } est maintenant dans la base : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}.
host-cant-database = La base de données a refusé, et rien n’a changé : { $reason }.
host-cant-file = Impossible de lire ou d’écrire le fichier : { $reason }.
host-cut-off = La sauvegarde est tronquée : la fin manque. Rien n’a changé.
host-unsound = La ligne { $line } de la sauvegarde est endommagée. Rien n’a changé.
host-newer = La sauvegarde a été écrite par un Skyrail plus récent. Reprenez-la avec celui-là.
host-not-empty = La base de données contient déjà quelque chose. Choisissez-en une vide, ou ajoutez --replace pour perdre ce qu’elle contient.
host-nobody = Personne n’a l’identifiant ou le code « { $who } ». skyrail user list montre tout le monde.
host-login = Donnez avec --login un identifiant que personne d’autre n’a.
host-account = { $code } { $login } « { $name } », vu le { $seen } : { $over ->
    [one] { $over } partie terminée
   *[other] { $over } parties terminées
}, { $open } en cours
host-account-more = Première visite le { $created } ; connexions : { $browsers ->
    [one] { $browsers } navigateur
   *[other] { $browsers } navigateurs
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, { $passkeys ->
    [one] { $passkeys } clé d’accès
   *[other] { $passkeys } clés d’accès
}
host-password = « { $login } » se connecte désormais avec { $password } et est déconnecté partout. Un meilleur mot de passe se choisit sur la page.
host-logged-out = « { $who } » est déconnecté partout.
host-deleted = « { $who } » est supprimé. Les parties terminées restent, sans le nom.
host-board = { $hash } { $title }, { $bytes } octets, de { $owner }, depuis le { $created } : { $tables } tables
host-board-deleted = Le plateau { $hash } est supprimé.
host-no-board = Il n’y a pas de plateau { $hash }. skyrail uploads list les montre tous.
host-board-used = On joue ou on a joué sur ce plateau, il reste donc.
host-sure = Cela ne peut pas être annulé. Ajoutez --yes si c’est bien voulu.
cli-config = { $file } n’est pas un fichier de réglages valable : { $reason }.
cli-config-key = { $file } contient « { $key } », qui n’est pas un réglage. Il y a : { $known }.

## Refused to anyone

server-absent = Il n’y a rien ici : le lien est faux, ou la table n’existe plus.
server-broken = Quelque chose s’est mal passé ici. Rien de ce que vous avez vu n’est perdu ; réessayez.
server-away = La table est absente pour un instant. Rien n’est perdu ; réessayez.
server-stranger = Le serveur ne vous connaît pas encore. Ouvrez d’abord la page ou connectez-vous.
server-slower = C’était trop d’un coup. Attendez un instant.
server-connections = Trop de connexions viennent de votre adresse. Fermez-en quelques-unes.
server-other-site = Cela vient d’un autre site ; rien n’a été fait.
server-garbled = La table ne comprend pas ce message.
server-unreadable = Illisible : ce n’est pas ce que cet appel attend.
server-too-large = C’est plus gros que tout ce qui est accepté ici.
server-no-method = Cela ne se demande pas ainsi. La description de l’interface dit comment.
server-database = Le serveur n’atteint pas ses données en ce moment et n’accepte donc rien. Rien de ce que vous avez vu n’est perdu ; réessayez dans une minute.
server-no-room = Le disque du serveur est plein, donc rien n’est accepté. Rien de ce que vous avez vu n’est perdu ; prévenez la personne qui gère le serveur.
server-protocol = Indiquez le sous-protocole skyrail.1.json ou skyrail.1.small pour vous connecter.
server-unfit = Ce rythme ou cette donne n’est pas possible ici.

## Accounts

server-name = Un nom a de 1 à { $most } caractères.
server-name-mixed = Chaque mot d’un nom s’écrit avec un seul alphabet.
server-login = L’identifiant n’a que des lettres, chiffres, espaces, points et tirets.
server-settings = Ces réglages sont trop grands pour être gardés.
server-password = Un mot de passe a de 8 à 200 caractères.
server-login-taken = Quelqu’un d’autre se connecte avec ce nom. Choisissez-en un autre.
server-old-password = Le mot de passe actuel n’est pas le bon.
server-wrong-login = Le nom et le mot de passe ne vont pas ensemble.
server-token = Ce jeton n’est pas valable, ou il a été révoqué.
server-scope = Ce jeton ne permet pas cela : il lui manque le droit { $scope }.
server-browser-only = Cela se fait dans un navigateur connecté, pas avec un jeton.
server-no-scope = Dites à quoi sert le jeton : read, play ou account.
server-tokens = Vous avez autant de jetons qu’une personne peut en avoir. Révoquez-en quelques-uns.
server-no-passkeys = Impossible de créer une clé d’accès ici : le serveur ne connaît pas son adresse publique.
server-passkeys = Vous avez autant de clés d’accès qu’une personne peut en avoir. Retirez-en quelques-unes.
server-wrong-passkey = Cette clé d’accès n’est pas la bonne, ou la réponse est arrivée trop tard. Réessayez.

## People

server-own-link = C’est votre propre lien. Donnez-le à quelqu’un d’autre.
server-kept-away = L’un de vous deux a bloqué l’autre.
server-oneself = Vous ne pouvez ni vous masquer ni vous bloquer vous-même.
server-no-friend = Seuls les amis peuvent être invités. Devenez d’abord amis par un lien.

## Making a table

server-no-title = Il n’y a pas de jeu de ce nom.
server-seats = Ce jeu se joue de { $least } à { $most } joueurs.
server-no-bot = Aucun bot nommé « { $name } » ne joue à ce jeu.
server-no-board = Ce plateau n’a pas été envoyé ici, ou appartient à un autre jeu.
server-board-faults = On ne peut pas jouer sur ce plateau : il contient { $count ->
    [1] une erreur
   *[other] { $count } erreurs
}.
server-boards = Vous avez envoyé autant de plateaux qu’une personne le peut.
server-boards-full = Ce serveur a autant de plateaux qu’il peut en garder ; jouez sur l’un d’eux, ou sur celui du jeu.
server-board-large = Ce plateau est plus gros que permis ici : { $most } octets sans espaces ni remarques.
server-board-used = On joue ou on a joué sur ce plateau, il reste donc.
server-tables = Vous avez autant de tables inachevées qu’une personne le peut. Terminez-en ou quittez-en quelques-unes.
server-bot-tables = Vous avez déjà autant de tables de bots seuls qu’une personne le peut. Attendez que l’une d’elles se termine.

## Sitting down

server-full = Il n’y a plus de place libre.
server-chair-kept = Cette place est gardée pour quelqu’un qui jouait avant. Attendez sa venue ou son refus.
server-begun = La partie a déjà commencé.
server-too-late = Ce n’est plus possible à cette table, ou pas encore.
server-host-only = Seule la personne qui a ouvert la table peut le faire.
server-chairs-open = Des places sont encore libres. Attendez du monde, ou mettez-y des bots.
server-own-chair = C’est votre propre place. Quittez la table pour vous lever.
server-still-there = Cette personne est encore là. Un bot ne remplace que ceux qui sont partis.
server-time-runs = Cette personne a encore du temps. Sans pendule, un bot peut la remplacer quand c’est son tour depuis cinq minutes.
server-entropy = Pour le hasard, donnez de 1 à 64 octets, en hexadécimal, et seulement avant le début.

## Playing

server-not-seated = Cette place n’est pas la vôtre.
server-not-begun = La partie n’a pas encore commencé.
server-not-over = L’enregistrement est donné une fois la partie terminée, car il contient tous les secrets.
server-deal-runs = D’autres jouent encore cette donne. L’enregistrement est donné quand tous ont terminé.
server-deal-alone = Une donne se joue seul contre des bots : d’autres pourraient en regarder les cartes ailleurs. Créez une table sans donne.
server-no-watching = On ne peut pas regarder cette table.
server-other-rules = Cette partie a commencé selon d’autres règles que celles de ce serveur : il ne peut ni la montrer ni la continuer. Une fois qu’elle est terminée, ou que toutes les personnes qui jouent ont quitté la table, on peut en garder l’enregistrement.
server-abandoned = Tout le monde a quitté cette partie avant la fin. On peut en garder l’enregistrement.
server-no-row = La partie n’est pas allée si loin.
server-ask-first = Tout le monde doit être d’accord. Demandez d’abord.
server-no-consent = À cette table, il n’est pas convenu qu’on puisse annuler plus loin.
server-no-question = Cette question n’est plus posée.
server-chat-length = Un message de discussion a de 1 à 500 caractères.
