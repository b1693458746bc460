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
web-passkeys-why = Входите по отпечатку пальца, лицу или PIN-коду своего устройства. Пароля, который можно потерять, нет.
web-passkeys-unknown = Этот браузер здесь не поддерживает ключи доступа. Для них нужен безопасный адрес (https).
web-passkey-number = Ключ доступа { $number }
web-passkey-add = Добавить ключ доступа
web-passkey-unmade = Ключ доступа не создан.
web-passkey-unshown = Ключ доступа не предъявлен.
web-made-used = Создано { $made }, последнее использование: { $seen }
web-never = никогда
web-remove = Удалить

## Tokens for programs

web-tokens = Программы
web-tokens-why = С токеном ваша программа играет или следит за игрой от вашего имени.
web-tokens-docs = Все вызовы
web-token-make = Создать токен
web-token-name = Для чего
web-token-may = Он может
web-scope-read = читать то, что вижу я
web-scope-play = открывать столы и играть
web-scope-account = менять имя, настройки и друзей
web-token-once = Скопируйте токен сейчас. Больше он не показывается.
web-token-revoke = Отозвать
web-copy = Скопировать

## Leaving

web-your-data = Ваши партии
web-games-why = Записи всех ваших оконченных партий на этом сервере одним файлом.
web-games-download = Скачать партии
web-leaving = Выход и удаление
web-sign-out-guest = Гостя без ключа доступа и пароля никто не откроет снова: его столы и друзья будут для вас потеряны.
web-sign-out-yes = Всё равно выйти
web-sign-out-everywhere = Выйти везде
web-sign-out-everywhere-why = Во всех браузерах, включая этот, будет выполнен выход, а все токены отозваны.
web-sign-out-everywhere-yes = Да, везде
web-delete-account = Удалить учётную запись
web-delete-account-why = Имя, друзья и настройки исчезнут навсегда. Идущие партии за вас доиграют боты; оконченные останутся без вашего имени.
web-delete-account-yes = Да, удалить
web-settings-kept = С учётной записью эти настройки есть на каждом устройстве.

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
web-about = Подробнее: { $name }
web-unfriend = Удалить из друзей
web-mute = Скрыть сообщения в чате
web-block = Заблокировать
web-kept-away = Чёрный список
web-is-muted = Сообщения скрыты: вы их не видите.
web-is-blocked = Заблокирован: не может ни сесть с вами за стол, ни пригласить вас.
web-let-near = Убрать из списка

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
web-chat-players = Это читают игроки
web-chat-watchers = Это читают только зрители
web-chat-mute = Скрыть сообщения: { $name }
