### What the page says. Keys begin with web-.

## The start page

web-what = { $games ->
    [3] Три настольные игры о самолётах и поездах за одним хорошим столом.
   *[other] Настольные игры о самолётах и поездах за одним хорошим столом.
}
web-free = Без регистрации и загрузок. Один щелчок — и вы за столом.
web-all-games = Игры
web-players-range = игроков: { $least }–{ $most }
web-minutes = { $minutes } мин
web-rules = Правила
web-play-bots = Сыграть с ботами
web-with-friends = С друзьями
web-same-device = На одном устройстве
web-running-games = Ваши идущие партии
web-playing = { $names }
web-your-turn = Ваш ход
web-daily-deal = Раздача дня
web-deal-same = Сегодня карты у всех перемешаны одинаково.
web-play-deal = Сыграть раздачу
web-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}

## The head of every page

web-main-menu = Главное меню
web-rulebook = Правила
web-replays = Записи партий
web-settings = Настройки
web-language = Язык
web-lost = Здесь ничего нет.
web-connection-lost = Связь потеряна. Пробуем снова.
web-to-start = На главную страницу

## Setting up a game

web-me = Я
web-another-person = Ещё игрок за этим устройством
web-bot-novice = Бот, новичок
web-bot-casual = Бот, любитель
web-bot-strong = Бот, сильный
web-bot-expert = Бот, эксперт
web-bot-master = Бот, мастер
web-seat-number = Место { $number }
web-add-seat = Добавить место
web-remove-seat = Убрать место
web-options = Настройки партии
web-board = Поле
web-board-printed = Поле из печатного издания
web-board-ours = Наше поле, не из издания
web-load-board = Загрузить файл поля
web-start-game = Начать партию

## Settings

web-name = Имя
web-mark = Знак
web-mark-number = Знак { $number }
web-theme = Цвета
web-as-system = Как в системе
web-day = День
web-night = Ночь
web-motion = Движение
web-sound = Звук
web-on = Вкл.
web-off = Выкл.
web-confirm-when = Подтверждать
web-confirm-final = То, что нельзя отменить
web-confirm-always = Каждый ход
web-confirm-never = Ничего

## Replays

web-finished = окончена
web-delete = Удалить
web-no-replays = Сыгранные партии хранятся в этом браузере, их можно пересмотреть ход за ходом.
web-load-record = Открыть файл записи

## The screen of a game

web-map = Карта
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-zoom-fit = Вся карта
# Beside the name of a part of the map: the whole map.
web-view-all = Вся карта
web-back = Назад
web-undo = Отменить
web-undo-count = { $count ->
    [0] Отменять нечего
    [one] Можно отменить { $count } последний ход
    [few] Можно отменить { $count } последних хода
   *[many] Можно отменить { $count } последних ходов
}
web-confirm = Подтвердить
web-drop = Отмена
web-menu = Меню
web-close = Закрыть
web-choose = Выберите
web-list-all = Все ходы
web-filter = Слова для поиска
web-no-moves = Подходящих ходов нет.
# Said of a link on the map of a title that has no screen of its own.
web-link-of = Владеет { $seat }
web-no-room = В этом браузере не осталось места, чтобы хранить партию: она живёт, пока открыта эта вкладка.
web-save-record = Сохранить запись
web-leave = На главную
web-tab-hand = Рука
web-tab-market = Рынок
web-players = Игроки
web-log = Журнал
web-you = вы
# Before what this player did, and where a name would stand.
web-you-label = Вы
# Before what a player did, in the log.
web-log-who = { $seat }:
web-bot = бот
web-to-move = ходит
web-curtain = Передайте устройство: { $seat }.
web-curtain-lift = Это я: { $seat }

## Facts about a player

web-money = Деньги

## The end of a game

web-you-win = Вы победили
web-points-unit = { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
web-sources = Откуда взялись очки
web-total = Всего
web-points-over-time = Очки по ходу партии
web-rematch = Реванш
web-look-at-board = Посмотреть на поле

## Online tables

web-lobby = Столы
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-no-tables = Столов пока нет.
web-no-server = Сервер недоступен. Партии на этом устройстве идут и без него.
web-by-link = Кто придёт по ссылке
web-in-lobby = Показать стол в списке
web-invite = Отправьте эту ссылку или дайте отсканировать код.
web-copy-link = Скопировать ссылку
web-only-here = Эта ссылка работает только на этом компьютере. Чтобы впустить других, запустите Skyrail с --listen 0.0.0.0:8080 и откройте страницу по адресу этого компьютера в вашей сети.
web-sit-down = Сесть за стол
web-get-up = Встать из-за стола
web-leave-table = Покинуть стол
web-free-chair = свободное место
web-kept-chair = оставлено: { $name }
web-host-starts = Партия начнётся, когда её запустит хозяин стола.
web-waiting-for = { $count ->
    [one] Свободно ещё { $count } место
    [few] Свободно ещё { $count } места
   *[many] Свободно ещё { $count } мест
}
web-said = { $sentence }

## Hints

web-hint = Подсказка
web-hint-shares = Шансы на победу сейчас
web-hint-seat = { $seat }: { $share } %
web-hint-share = { $share } %
web-hint-order = Сначала лучшее. Число — ваш шанс на победу после хода.
web-hint-as-now = как сейчас
web-hint-numbers = Что значат числа
web-hint-means = { $games ->
    [one] Боты доиграли отсюда { $games } партию.
    [few] Боты доиграли отсюда { $games } партии.
   *[many] Боты доиграли отсюда { $games } партий.
} Число показывает, сколько из ста вы выиграли после этого хода. Разница до { $equal } — случайность: такие ходы примерно равны. Подсказка знает только то, что знаете вы.
web-hint-plan = На карте — план выбранной подсказки: 1 сейчас, остальное потом.
web-hint-do = Сделать этот ход
web-allow-hints = Подсказки разрешены

## Looking back

web-replay = Повтор
web-look-back = Посмотреть ходы
web-replay-move = Ход { $number } из { $all }
web-replay-first = К началу
web-replay-back = На ход назад
web-replay-play = Показать
web-replay-pause = Пауза
web-replay-on = На ход вперёд
web-replay-last = К последнему ходу
web-replay-link = Ссылка на этот ход
web-copied = Скопировано
web-replay-result = Результат
web-replay-now = Вернуться к партии
web-replay-eyes = Смотреть глазами: { $seat }
web-replay-start = Начало партии
web-replay-nothing = Ход отменён.
web-since = { $count ->
    [one] С вашего прошлого хода: { $count } событие
    [few] С вашего прошлого хода: { $count } события
   *[many] С вашего прошлого хода: { $count } событий
}
web-since-again = Показать ещё раз на карте

## What is told beat by beat: a scoring, a count

web-tale-slow = Медленно
web-tale-usual = Обычно
web-tale-fast = Быстро
web-tale-pace = Темп
web-tale-again = Ещё раз
web-tale-skip = Пропустить
# After a pause.
web-tale-on = Продолжить
# At the end of it, back to the game.
web-tale-close = Дальше

## After a game

web-chart-click = Щелчок покажет поле в этот момент.
web-built = Кто что построил
web-stats = В цифрах
web-stats-moves = Ходы
web-stats-built = Построено
web-stats-best = Лучший ход
web-stats-ahead = Впереди
web-stats-undone = Отменено
web-stats-best-at = Очков за ход { $number }: { $points }
web-share = Картинка
web-verify = Проверить перемешивание
web-proof-promise = Хеш, показанный до партии, соответствует секрету.
web-proof-secret = Секрет
web-proof-added = Что добавили игроки
web-proof-draws = { $rows ->
    [one] Повторён { $rows } ход: каждая карта следует из секрета, результат тот же.
    [few] Повторено { $rows } хода: каждая карта следует из секрета, результат тот же.
   *[many] Повторено { $rows } ходов: каждая карта следует из секрета, результат тот же.
}
web-proof-holds = Перемешивание доказано
web-proof-fails = Доказательство не сошлось
web-proof-how = Проверено здесь, в вашем браузере. Сохраните запись, чтобы проверить её и программой skyrail.

## Lessons

web-learn = Обучение
web-learn-skip = Пропустить обучение
web-learn-place = Урок, шаг { $number } из { $all }
web-learn-tactics-place = Тактика, шаг { $number } из { $all }
web-learn-offer = Вы сделали каждый вид хода. Три совета помогут играть лучше.
web-learn-begin = Показать советы
web-learn-wait = Сейчас ходят другие, или остался знакомый вам ход. Следующий шаг придёт сам.

## Tables for all

web-table-options = Стол
web-pace = Темп
web-pace-free = Без часов
web-pace-quick = Живая игра, по 10 минут и 10 секунд на ход
web-pace-slow = Живая игра, по 30 минут и 30 секунд на ход
web-pace-day = По переписке, день на ход
web-pace-days = По переписке, три дня на ход
web-table-mode = Этот экран показывает поле, каждый играет с телефона
web-scan-hand = Отсканируйте код: ваши карты будут на телефоне.
web-big-screen = Показать поле на большом экране
web-watching = Вы наблюдаете
web-board-own = Вернуть обычное поле
web-board-faults = Этот файл не годится как поле:
web-call-me = Оповещать о моём ходе
web-calls = Оповещения
web-calls-off = Браузер их не разрешает.
web-account = Учётная запись
web-account-why = Учётная запись не обязательна. С ней ваши столы и настройки одни и те же на всех устройствах.
web-signed-in = Вы вошли как { $login }
web-sign-out = Выйти
web-login = Логин
web-password = Пароль
web-password-old = Нынешний пароль
web-password-others = Выйти во всех других браузерах
web-sign-in = Войти
web-keep-account = Сохранить эту учётную запись

## Going back together

web-allow-back = Все вместе могут вернуться назад
web-ask-back = Попросить вернуться назад
web-back-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
web-back-fewer = Меньше ходов
web-back-more = Больше ходов
web-back-ask = Спросить всех
web-back-asked = { $seat } просит вернуться назад. Ходов: { $count }.
web-back-agree = Согласиться
web-back-refuse = Нет, играем дальше
web-back-withdraw = Отозвать
# Beside the name of a player, about their answer.
web-back-agreed = за
web-back-open = ещё не ответил(а)
web-back-stays = Всё остаётся как есть: не все хотят вернуться назад.
