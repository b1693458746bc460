### The server: what it says when it starts, and what it refuses.

## Running a server

server-listens = Skyrail открыт по адресу { $address }
server-cant-data = Не удаётся создать каталог данных: { $reason }.
server-cant-database = Не удаётся открыть базу данных: { $reason }.
server-cant-listen = Нельзя слушать адрес { $address }: { $reason }. Выберите другой адрес с помощью --listen.

## Looking after a server

host-backed-up = Теперь { $file } содержит всё: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
}. Храните файл там, где его можете прочесть только вы.
host-restored = Всё из { $file } теперь в базе данных: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
}.
host-cant-database = База данных этого не сделала, и ничего не изменилось: { $reason }.
host-cant-file = Файл не удаётся прочитать или записать: { $reason }.
host-cut-off = Резервная копия обрезана: конца нет. Ничего не изменилось.
host-unsound = Строка { $line } резервной копии повреждена. Ничего не изменилось.
host-newer = Резервную копию записал более новый Skyrail. Восстановите её с его помощью.
host-not-empty = В базе данных уже что-то есть. Выберите пустую или укажите --replace, чтобы потерять её содержимое.
host-nobody = Ни у кого нет логина или кода «{ $who }». Всех покажет skyrail user list.
host-login = Укажите через --login логин, которого нет ни у кого другого.
host-account = { $code } { $login } «{ $name }», в последний раз { $seen }: { $over ->
    [one] { $over } партия окончена
    [few] { $over } партии окончены
   *[many] { $over } партий окончено
}, { $open } в игре
host-account-more = Впервые { $created }; входы: { $browsers ->
    [one] { $browsers } браузер
    [few] { $browsers } браузера
   *[many] { $browsers } браузеров
}, { $tokens ->
    [one] { $tokens } токен
    [few] { $tokens } токена
   *[many] { $tokens } токенов
}, { $passkeys ->
    [one] { $passkeys } ключ доступа
    [few] { $passkeys } ключа доступа
   *[many] { $passkeys } ключей доступа
}
host-password = Отныне «{ $login }» входит с паролем { $password }; все прежние входы закрыты. Лучший пароль можно выбрать на странице.
host-logged-out = Все входы «{ $who }» закрыты.
host-deleted = «{ $who }» удалён. Оконченные партии остаются без имени.
host-sure = Это нельзя отменить. Укажите --yes, если так и задумано.
cli-config = { $file } не годится как файл настроек: { $reason }.
cli-config-key = В { $file } есть «{ $key }», но такой настройки нет. Есть: { $known }.

## Refused to anyone

server-absent = Здесь ничего нет: ссылка неверна, или стола больше нет.
server-broken = Здесь что-то сломалось. Ничего из показанного не потеряно; попробуйте ещё раз.
server-away = Стол ненадолго недоступен. Ничего не потеряно; попробуйте ещё раз.
server-stranger = Пока никто не знает, кто вы. Сначала войдите.
server-slower = Слишком много сразу. Подождите немного.
server-connections = С вашего адреса слишком много соединений. Закройте некоторые.
server-other-site = Это прислал другой сайт, поэтому ничего не сделано.
server-garbled = Стол не понимает этого сообщения.
server-protocol = Для соединения укажите подпротокол skyrail.1.json или skyrail.1.small.
server-unfit = Темп или расклад этого стола не подходит.

## Accounts

server-name = Имя состоит из 1–{ $most } знаков.
server-settings = Эти настройки слишком велики, чтобы их хранить.
server-password = Пароль состоит из 8–200 знаков.
server-login-taken = С этим именем уже входит кто-то другой. Выберите другое.
server-wrong-login = Имя и пароль не подходят друг к другу.
server-token = Этот токен неверен или отозван.
server-scope = Этот токен для другого: у него нет права { $scope }.
server-browser-only = Это делается в браузере после входа, а не с токеном.
server-no-scope = Укажите, для чего токен: read, play или account.
server-tokens = У вас столько токенов, сколько может быть у одного человека. Отзовите часть из них.
server-no-passkeys = Ключи доступа здесь не создать: сервер не знает своего публичного адреса.
server-passkeys = У вас столько ключей доступа, сколько может быть у одного человека. Удалите часть из них.
server-wrong-passkey = Этот ключ доступа неверен, или ответ пришёл слишком поздно. Попробуйте ещё раз.

## People

server-own-link = Это ваша собственная ссылка. Передайте её кому-нибудь другому.
server-kept-away = Один из вас держит другого на расстоянии.
server-oneself = Нельзя держать на расстоянии самого себя.
server-no-friend = Приглашать можно только друзей. Сначала подружитесь по ссылке.

## Making a table

server-no-title = Игры с таким названием нет.
server-seats = Эта игра рассчитана на { $least }–{ $most } игроков.
server-no-bot = Бота «{ $name }» для этой игры нет.
server-no-board = Это поле сюда не загружали, или оно от другой игры.
server-board-faults = На этом поле играть нельзя: в нём { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}.
server-boards = Вы загрузили столько полей, сколько может один человек.
server-tables = У вас столько неоконченных столов, сколько может быть у одного человека. Доиграйте или покиньте некоторые.

## Sitting down

server-full = Свободных мест больше нет.
server-begun = Партия уже началась.
server-too-late = За этим столом это уже или ещё невозможно.
server-host-only = Это может только тот, кто создал стол.
server-chairs-open = Некоторые места ещё свободны. Дождитесь людей или посадите ботов.
server-own-chair = Это ваше место. Чтобы встать, покиньте стол.
server-still-there = Этот игрок ещё здесь. Бот может заменить только ушедшего.
server-entropy = Байты для случая: от 1 до 64, шестнадцатеричные, и только до начала.

## Playing

server-not-seated = Это место не ваше.
server-not-begun = Партия ещё не началась.
server-not-over = Запись выдаётся после конца партии: в ней все тайны.
server-deal-runs = Другие ещё играют этот расклад. Запись будет, когда закончат все.
server-no-watching = За этим столом наблюдать нельзя.
server-no-row = Партия до этого не дошла.
server-ask-first = На это должны согласиться все. Спросите их.
server-no-consent = За этим столом не договаривались возвращаться дальше.
server-chat-length = Строка чата состоит из 1–500 знаков.
