### People on the server: the account, friends, invitations, chat. Keys begin with web-.

## The account

web-guest-why = Sei qui come ospite. Solo questo browser ti conosce: con una passkey o una password sei la stessa persona su ogni dispositivo.
web-sign-in-passkey = Accedi con una passkey
web-or = oppure
web-keep-why = Con un nome e una password lo apri su ogni dispositivo.
web-make-account = Crea un account
web-password-why = Scrivi una nuova password e, se vuoi, un altro nome.
web-password-change = Cambia
web-changed = Fatto.
web-passkeys = Passkey
web-passkeys-why = Accedi con l’impronta, il volto o il PIN del tuo dispositivo. Non c’è nessuna password da perdere.
web-passkeys-unknown = Qui questo browser non può usare passkey. Ci vuole un indirizzo sicuro (https).
web-passkey-number = Passkey { $number }
web-passkey-add = Aggiungi una passkey
web-passkey-unmade = Nessuna passkey è stata creata.
web-passkey-unshown = Nessuna passkey è stata mostrata.
web-made-used = Creata il { $made }, ultimo uso: { $seen }
web-never = mai
web-remove = Rimuovi

## Tokens for programs

web-tokens = Programmi
web-tokens-why = Con un token un tuo programma gioca o segue la partita a tuo nome.
web-tokens-docs = Tutte le chiamate
web-token-make = Crea un token
web-token-name = A cosa serve
web-token-may = Può
web-scope-read = leggere ciò che vedo
web-scope-play = aprire tavoli e giocare
web-scope-account = cambiare nome, impostazioni e amici
web-token-once = Copia il token adesso. Non verrà più mostrato.
web-token-revoke = Revoca
web-copy = Copia

## Leaving

web-your-data = Le tue partite
web-games-why = Le registrazioni di tutte le tue partite finite su questo server, in un solo file.
web-games-download = Scarica le partite
web-leaving = Uscita
web-sign-out-guest = Senza passkey né password nessuno può riaprire un ospite: perderesti i suoi tavoli e amici.
web-sign-out-yes = Esci lo stesso
web-sign-out-everywhere = Esci ovunque
web-sign-out-everywhere-why = Ogni browser viene disconnesso, anche questo, e ogni token revocato.
web-sign-out-everywhere-yes = Sì, ovunque
web-delete-account = Elimina l’account
web-delete-account-why = Nome, amici e impostazioni spariscono per sempre. Nelle partite in corso continuano i bot al tuo posto; quelle finite restano senza il tuo nome.
web-delete-account-yes = Sì, elimina
web-settings-kept = Con un account ritrovi queste impostazioni su ogni dispositivo.

## Friends

web-friends = Amici
web-my-friends = I miei amici
web-no-friends = Ancora nessuno. Manda il tuo link a qualcuno e siete amici.
web-friend-link = Il tuo link
web-friend-link-why = Chi lo segue diventa tuo amico. Gli amici si invitano a un tavolo con un clic.
web-friend-link-make = Crea un link
web-link-until = Vale fino al { $day }.
web-link-end = Disattiva il link
web-friend-ask = ti chiede l’amicizia.
web-befriend = Diventate amici
web-about = Altro su { $name }
web-unfriend = Togli l’amicizia
web-mute = Silenzia nelle chat
web-block = Blocca
web-kept-away = Silenziati e bloccati
web-is-muted = Silenziato: non vedi ciò che scrive.
web-is-blocked = Bloccato: non può sedersi con te né invitarti.
web-let-near = Riammetti

## Invitations

web-invitations = Inviti
web-invited = Un amico ti invita a un tavolo.
web-invites = Invito di { $name }
web-go-there = Vai
web-decline = Rifiuta
web-invite-friends = Invita amici
web-invite-friend = Invita
web-invite-to = Invita a { $title }
web-was-invited = Invitato
web-open-one = Apri un tavolo

## Chat

web-chat = Chat
web-chat-say = Il tuo messaggio
web-chat-send = Invia
web-chat-players = Lo leggono i giocatori
web-chat-watchers = Lo legge solo chi guarda
web-chat-mute = Silenzia { $name }
