### People on the server: the account, friends, invitations, chat. Keys begin with web-.

## The account

web-guest-why = You are here as a guest. This browser alone knows you: with a passkey or a password you are the same person on every device.
web-sign-in-passkey = Sign in with a passkey
web-or = or
web-keep-why = A name and a password open it on any device.
web-make-account = Make an account
web-password-why = Type a new password, and another name if you like.
web-password-change = Change
web-changed = Changed.
web-passkeys = Passkeys
web-passkeys-why = Sign in with the fingerprint, face or PIN of your device. There is no password to lose.
web-passkeys-unknown = This browser can’t use passkeys here. They need a safe address (https).
web-passkey-number = Passkey { $number }
web-passkey-add = Add a passkey
web-passkey-unmade = No passkey was made.
web-passkey-unshown = No passkey was shown.
web-made-used = Made on { $made }, last used: { $seen }
web-never = never
web-remove = Remove

## Tokens for programs

web-tokens = Programs
web-tokens-why = A token lets a program of yours play or read along in your name.
web-tokens-docs = All calls
web-token-make = Make a token
web-token-name = What it is for
web-token-may = It may
web-scope-read = read what I see
web-scope-play = make tables and play
web-scope-account = change name, settings and friends
web-token-once = Copy the token now. It is not shown again.
web-token-revoke = Take back
web-copy = Copy

## Leaving

web-your-data = Your games
web-games-why = The records of all your finished games on this server, in one file.
web-games-download = Download the games
web-leaving = Leaving
web-sign-out-guest = Nobody can open a guest again without a passkey or a password: tables and friends of this guest would be lost to you.
web-sign-out-yes = Sign out all the same
web-sign-out-everywhere = Sign out everywhere
web-sign-out-everywhere-why = Every browser is signed out, this one too, and every token is taken back.
web-sign-out-everywhere-yes = Yes, everywhere
web-delete-account = Delete the account
web-delete-account-why = Name, friends and settings are gone for good. Bots play on in your running games; finished games stay without your name.
web-delete-account-yes = Yes, delete it
web-settings-kept = With an account you find these settings on every device.

## Friends

web-friends = Friends
web-my-friends = My friends
web-no-friends = Nobody yet. Send your link to somebody, and you are friends.
web-friend-link = Your link
web-friend-link-why = Whoever follows it becomes your friend. Friends can be invited to a table with one click.
web-friend-link-make = Make a link
web-link-until = It lasts until { $day }.
web-link-end = End the link
web-friend-ask = would like to be your friend.
web-befriend = Become friends
web-about = More about { $name }
web-unfriend = End the friendship
web-mute = Mute in chats
web-block = Block
web-kept-away = Muted and blocked
web-is-muted = Muted: you don’t see what they say.
web-is-blocked = Blocked: they can’t sit down with you or invite you.
web-let-near = Allow again

## Invitations

web-invitations = Invitations
web-invited = A friend invites you to a table.
web-invites = { $name } invites you
web-go-there = Go there
web-decline = Decline
web-invite-friends = Invite friends
web-invite-friend = Invite
web-invite-to = Invite to { $title }
web-was-invited = Invited
web-open-one = Open a table

## Chat

web-chat = Chat
web-chat-say = Your line
web-chat-send = Send
web-chat-players = Players read this
web-chat-watchers = Only watchers read this
web-chat-mute = Mute { $name }
