### People on the server: the account, friends, invitations, chat. Keys begin with web-.

## The account

web-guest-why = Du bist als Gast hier. Nur dieser Browser kennt dich: Mit einem Passkey oder Passwort bist du auf jedem Gerät dieselbe Person.
web-sign-in-passkey = Mit einem Passkey anmelden
web-or = oder
web-keep-why = Mit Name und Passwort öffnest du es auf jedem Gerät.
web-make-account = Konto anlegen
web-password-why = Gib ein neues Passwort ein, und wenn du magst einen anderen Namen.
web-password-change = Ändern
web-changed = Geändert.
web-passkeys = Passkeys
web-passkeys-why = Melde dich mit Fingerabdruck, Gesicht oder PIN deines Geräts an. So kann kein Passwort verloren gehen.
web-passkeys-unknown = Dieser Browser kennt hier keine Passkeys. Sie brauchen eine sichere Adresse (https).
web-passkey-number = Passkey { $number }
web-passkey-add = Passkey hinzufügen
web-passkey-unmade = Es wurde kein Passkey angelegt.
web-passkey-unshown = Es wurde kein Passkey gezeigt.
web-made-used = Angelegt am { $made }, zuletzt benutzt: { $seen }
web-never = nie
web-remove = Entfernen

## Tokens for programs

web-tokens = Programme
web-tokens-why = Mit einem Token spielt eines deiner Programme in deinem Namen oder liest mit.
web-tokens-docs = Alle Aufrufe
web-token-make = Token anlegen
web-token-name = Wofür
web-token-may = Es darf
web-scope-read = lesen, was ich sehe
web-scope-play = Tische eröffnen und spielen
web-scope-account = Name, Einstellungen und Freunde ändern
web-token-once = Kopiere das Token jetzt. Es wird nicht noch einmal gezeigt.
web-token-revoke = Widerrufen
web-copy = Kopieren

## Leaving

web-your-data = Deine Partien
web-games-why = Die Aufzeichnungen all deiner beendeten Partien auf diesem Server, in einer Datei.
web-games-download = Partien herunterladen
web-leaving = Abmelden und löschen
web-sign-out-guest = Einen Gast ohne Passkey oder Passwort kann niemand wieder öffnen: Seine Tische und Freunde wären für dich verloren.
web-sign-out-yes = Trotzdem abmelden
web-sign-out-everywhere = Überall abmelden
web-sign-out-everywhere-why = Jeder Browser wird abgemeldet, auch dieser, und jedes Token widerrufen.
web-sign-out-everywhere-yes = Ja, überall
web-delete-account = Konto löschen
web-delete-account-why = Name, Freunde und Einstellungen sind endgültig weg. In laufenden Partien spielen Bots für dich weiter, beendete bleiben ohne deinen Namen.
web-delete-account-yes = Ja, löschen
web-settings-kept = Mit einem Konto gelten diese Einstellungen auf jedem Gerät.

## Friends

web-friends = Freunde
web-my-friends = Meine Freunde
web-no-friends = Noch niemand. Schick jemandem deinen Link, und ihr seid Freunde.
web-friend-link = Dein Link
web-friend-link-why = Wer ihm folgt, wird dein Freund. Freunde lädst du mit einem Klick an einen Tisch ein.
web-friend-link-make = Link anlegen
web-link-until = Er gilt bis zum { $day }.
web-link-end = Link beenden
web-friend-ask = möchte mit dir befreundet sein.
web-befriend = Freunde werden
web-about = Mehr zu { $name }
web-unfriend = Freundschaft beenden
web-mute = Im Chat stumm schalten
web-block = Blockieren
web-kept-away = Stumm und blockiert
web-is-muted = Stumm: Du siehst nicht, was diese Person schreibt.
web-is-blocked = Blockiert: Diese Person kann sich nicht zu dir setzen und dich nicht einladen.
web-let-near = Wieder zulassen

## Invitations

web-invitations = Einladungen
web-invited = Ein Freund lädt dich an einen Tisch ein.
web-invites = { $name } lädt dich ein
web-go-there = Hingehen
web-decline = Ablehnen
web-invite-friends = Freunde einladen
web-invite-friend = Einladen
web-invite-to = Zu { $title } einladen
web-was-invited = Eingeladen
web-open-one = Einen Tisch eröffnen

## Chat

web-chat = Chat
web-chat-say = Deine Nachricht
web-chat-send = Senden
web-chat-players = Das lesen die Spieler
web-chat-watchers = Das lesen nur Zuschauer
web-chat-mute = { $name } stumm schalten
