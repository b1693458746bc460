### People on the server: the account, friends, invitations, chat. Keys begin with web-.

## The account

web-guest-why = Vous êtes ici en invité. Seul ce navigateur vous connaît : avec une clé d’accès ou un mot de passe, vous êtes la même personne sur chaque appareil.
web-sign-in-passkey = Se connecter avec une clé d’accès
web-or = ou
web-keep-why = Un nom et un mot de passe l’ouvrent sur n’importe quel appareil.
web-make-account = Créer un compte
web-password-why = Saisissez un nouveau mot de passe, et un autre nom si vous le souhaitez.
web-password-change = Changer
web-changed = C’est changé.
web-passkeys = Clés d’accès
web-passkeys-why = Connectez-vous avec l’empreinte, le visage ou le code de votre appareil. Il n’y a aucun mot de passe à perdre.
web-passkeys-unknown = Ce navigateur ne connaît pas les clés d’accès ici. Il leur faut une adresse sûre (https).
web-passkey-number = Clé d’accès { $number }
web-passkey-add = Ajouter une clé d’accès
web-passkey-unmade = Aucune clé d’accès n’a été créée.
web-passkey-unshown = Aucune clé d’accès n’a été présentée.
web-made-used = Créée le { $made }, dernier usage : { $seen }
web-never = jamais
web-remove = Retirer

## Tokens for programs

web-tokens = Programmes
web-tokens-why = Un jeton permet à l’un de vos programmes de jouer ou de suivre la partie en votre nom.
web-tokens-docs = Tous les appels
web-token-make = Créer un jeton
web-token-name = À quoi il sert
web-token-may = Il peut
web-scope-read = lire ce que je vois
web-scope-play = ouvrir des tables et jouer
web-scope-account = changer nom, réglages et amis
web-token-once = Copiez le jeton maintenant. Il ne sera plus affiché.
web-token-revoke = Révoquer
web-copy = Copier

## Leaving

web-your-data = Vos parties
web-games-why = Les enregistrements de toutes vos parties terminées sur ce serveur, dans un seul fichier.
web-games-download = Télécharger les parties
web-leaving = Partir
web-sign-out-guest = Sans clé d’accès ni mot de passe, personne ne peut rouvrir un invité : ses tables et amis seraient perdus pour vous.
web-sign-out-yes = Se déconnecter quand même
web-sign-out-everywhere = Se déconnecter partout
web-sign-out-everywhere-why = Chaque navigateur est déconnecté et chaque jeton révoqué, ce navigateur compris.
web-sign-out-everywhere-yes = Oui, partout
web-delete-account = Supprimer le compte
web-delete-account-why = Nom, amis et réglages disparaissent pour de bon. Des bots continuent vos parties en cours ; les parties terminées restent sans votre nom.
web-delete-account-yes = Oui, supprimer
web-settings-kept = Avec un compte, ces réglages vous suivent sur chaque appareil.

## Friends

web-friends = Amis
web-my-friends = Mes amis
web-no-friends = Personne encore. Envoyez votre lien à quelqu’un, et vous êtes amis.
web-friend-link = Votre lien
web-friend-link-why = Qui le suit devient votre ami. Un clic suffit pour inviter un ami à une table.
web-friend-link-make = Créer un lien
web-link-until = Il est valable jusqu’au { $day }.
web-link-end = Désactiver le lien
web-friend-ask = souhaite devenir votre ami.
web-befriend = Devenir amis
web-about = Plus sur { $name }
web-unfriend = Ne plus être amis
web-mute = Masquer dans les discussions
web-block = Bloquer
web-kept-away = Masqués et bloqués
web-is-muted = Masqué : vous ne voyez pas ce que dit cette personne.
web-is-blocked = Bloqué : cette personne ne peut ni s’asseoir avec vous ni vous inviter.
web-let-near = Accepter à nouveau

## Invitations

web-invitations = Invitations
web-invited = Un ami vous invite à une table.
web-invites = { $name } vous invite
web-go-there = Y aller
web-decline = Décliner
web-invite-friends = Inviter des amis
web-invite-friend = Inviter
web-invite-to = Inviter : { $title }
web-was-invited = Invité
web-open-one = Ouvrir une table

## Chat

web-chat = Discussion
web-chat-say = Votre message
web-chat-send = Envoyer
web-chat-players = Lu par les joueurs
web-chat-watchers = Lu seulement par les spectateurs
web-chat-mute = Masquer { $name }
