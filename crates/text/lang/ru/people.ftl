### People on the server: the account, friends, invitations, chat. Keys begin with web-.

## The account

web-guest-why = Вы здесь как гость. Вас знает только этот браузер: с ключом доступа или паролем вы один и тот же человек на любом устройстве.
web-sign-in-passkey = Войти с ключом доступа
web-or = или
web-keep-why = Логин и пароль открывают её на любом устройстве.
web-make-account = Создать учётную запись
web-password-why = Введите новый пароль и, если хотите, другой логин.
web-password-change = Изменить
web-changed = Изменено.
web-passkeys = Ключи доступа
web-passkeys-why = Входите по отпечатку, лицу или PIN-коду устройства. Пароля, который можно потерять, нет.
web-passkeys-unknown = Здесь этот браузер не знает ключей доступа. Для них нужен безопасный адрес (https).
web-passkey-number = Ключ доступа { $number }
web-passkey-add = Добавить ключ доступа
web-passkey-unmade = Ключ доступа не создан.
web-passkey-unshown = Ключ доступа не предъявлен.
web-made-used = Создано { $made }, последнее использование: { $seen }
web-never = никогда
web-remove = Удалить

## Tokens for programs

web-tokens = Программы
web-tokens-why = С токеном ваша программа играет или читает от вашего имени.
web-tokens-docs = Все вызовы
web-token-make = Создать токен
web-token-name = Для чего
web-token-may = Он может
web-scope-read = читать то, что вижу я
web-scope-play = создавать столы и играть
web-scope-account = менять имя, настройки и друзей
web-token-once = Скопируйте токен сейчас. Больше он не показывается.
web-token-revoke = Отозвать
web-copy = Скопировать

## Leaving

web-your-data = Ваши партии
web-games-why = Записи всех ваших завершённых партий на этом сервере одним файлом.
web-games-download = Скачать партии
web-leaving = Выход
web-sign-out-guest = Гостя без ключа доступа и пароля никто не откроет снова: его столы и друзья будут для вас потеряны.
web-sign-out-yes = Всё равно выйти
web-sign-out-everywhere = Выйти везде
web-sign-out-everywhere-why = Выход во всех браузерах, все токены отзываются, здесь тоже.
web-sign-out-everywhere-yes = Да, везде
web-delete-account = Удалить учётную запись
web-delete-account-why = Имя, друзья и настройки исчезнут навсегда. В идущих партиях доиграют боты; завершённые останутся без вашего имени.
web-delete-account-yes = Да, удалить
web-settings-kept = С учётной записью эти настройки будут на каждом устройстве.

## Friends

web-friends = Друзья
web-my-friends = Мои друзья
web-no-friends = Пока никого. Отправьте кому-нибудь свою ссылку, и вы друзья.
web-friend-link = Ваша ссылка
web-friend-link-why = Кто перейдёт по ней, станет вашим другом. Друзей можно пригласить за стол одним щелчком.
web-friend-link-make = Создать ссылку
web-link-until = Действует до { $day }.
web-link-end = Отключить ссылку
web-friend-ask = хочет дружить с вами.
web-befriend = Стать друзьями
web-about = Ещё: { $name }
web-unfriend = Больше не друзья
web-mute = Не слышать в чате
web-block = Заблокировать
web-kept-away = Кого я не подпускаю
web-is-muted = Не слышно: вы не видите сообщений.
web-is-blocked = Заблокирован: не сядет с вами за стол и не пригласит вас.
web-let-near = Снова подпустить

## Invitations

web-invitations = Приглашения
web-invited = Друг приглашает вас за стол.
web-invites = Приглашает { $name }
web-go-there = Перейти
web-decline = Отказаться
web-invite-friends = Пригласить друзей
web-invite-friend = Пригласить
web-invite-to = Пригласить: { $title }
web-was-invited = Приглашение отправлено
web-open-one = Открыть стол

## Chat

web-chat = Чат
web-chat-say = Ваше сообщение
web-chat-send = Отправить
web-chat-players = Читают игроки
web-chat-watchers = Читают только зрители
web-chat-mute = Не слышать: { $name }
