### What the page says. Keys begin with web-.

## The start page

web-what = Три настольные игры о самолётах и поездах за одним хорошим столом.
web-free = Без регистрации и загрузок. Один щелчок — и вы за столом.
web-three-games = Три игры
web-line-airlines-europe = Покупайте лицензии и держите акции, которые окупятся в конце.
web-line-ticket-to-ride-germany = Занимайте перегоны, выполняйте билеты, берите пассажиров.
web-line-jet-set = Владейте линиями, ставьте самолёты, выполняйте рейсы.
web-players-range = игроков: { $least }–{ $most }
web-minutes = { $minutes } мин
web-rules = Правила
web-play-bots = Сыграть с ботами
web-with-friends = С друзьями
web-same-device = Одно устройство
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
web-another-person = Другой человек здесь
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
web-board-ours = Наше собственное поле, не изданное
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
web-running = идёт
web-delete = Удалить
web-no-replays = Сыгранные партии хранятся в этом браузере, их можно пересмотреть ход за ходом.
web-load-record = Открыть файл записи

## The screen of a game

web-map = Карта
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-zoom-fit = Вся карта
web-undo = Отменить
web-undo-count = { $count ->
    [0] Отменять нечего
    [one] Можно отменить { $count } последний ход
    [few] Можно отменить { $count } последних хода
   *[many] Можно отменить { $count } последних ходов
}
web-confirm = Подтвердить
web-drop = Передумать
web-menu = Меню
web-close = Закрыть
web-choose = Выберите
web-list-all = Все ходы
web-filter = Слова для поиска
web-no-moves = Подходящих ходов нет.
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
web-ae-portfolio = Пакет акций
web-js-income = Доход
web-js-planes = Самолёты
web-js-flights = Рейсы

## The screen of Jet Set

web-js-euros = { $amount } €
web-js-short = Короткие рейсы
web-js-long = Длинные рейсы
web-js-row = { $count } из { $most }, в колоде { $cards }
web-js-row-late = осталось { $count }
web-js-turn-up = Открыть
web-js-turn-up-pay = Открыть, { $price } €
web-js-claim = Выполнить
web-js-complete = Готов
web-js-planes-count = { $planes ->
    [one] { $planes } самолёт
    [few] { $planes } самолёта
   *[many] { $planes } самолётов
}
web-js-vacation = Отпуск { $count } из 2
web-js-vacation-early = На втором оба ряда заполнятся, и можно будет выполнять финальные рейсы.
web-js-vacation-late = Новых рейсов не будет. Можно выполнять финальные рейсы.
web-js-my-flights = Мои рейсы
web-js-flights-by = Рейсы: { $seat }
web-js-next-flight = Следующий рейс: { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[many] { $markers } маркеров
}
web-js-next-income = Следующий доход
web-js-income-of = { $marked ->
    [one] { $marked } рейс
    [few] { $marked } рейса
   *[many] { $marked } рейсов
} с маркером, { $bare } без
web-js-collect = Получить
web-js-finals = Финальные рейсы
web-js-secret = секретно
web-js-links-there = линий: { $there } из { $all }
web-js-markers = Маркеры
web-js-need-free = Свободна: линия { $price } и самолёт, { $total } €
web-js-need-own = Ваша: самолёт, { $total } €
web-js-need-foreign = Владелец { $seat }: самолёт и плата, { $total } €
web-js-buy = Купить
web-js-place = Поставить
# What a flight still takes, over all actions.
web-js-in-all = Не хватает: { $money } € на { $planes ->
    [one] { $planes } самолёт
    [few] { $planes } самолёта
   *[many] { $planes } самолётов
}, за { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
} вместе с выполнением рейса
web-js-link-free = Свободна, { $price } €
web-js-link-owned = Владелец: { $seat }
web-js-link-planes = Самолёты: { $planes }
web-js-seat-planes = { $seat } { $count }
web-js-serves = На вашем пути: { $flights }
web-js-keep = У вас останется { $amount } €.
web-js-on-final = Финальный рейс выполнен, на нём { $planes ->
    [one] { $planes } самолёт
    [few] { $planes } самолёта
   *[many] { $planes } самолётов
}

## The screen of Ticket to Ride Germany

web-tg-draw = Взять
web-tg-draw-rule = две карты или один открытый локомотив
web-tg-deck = Карты вагонов
web-tg-deck-top = верх колоды
web-tg-short = Короткие билеты
web-tg-long = Длинные билеты
web-tg-worth = от { $least } до { $most } очков
web-tg-hand = Ваши карты
web-tg-cards-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
web-tg-trains-count = { $trains ->
    [one] { $trains } вагон
    [few] { $trains } вагона
   *[many] { $trains } вагонов
}
web-tg-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-tg-short-count = короткие: { $tickets }
web-tg-long-count = длинные: { $tickets }
web-tg-your-tickets = Ваши билеты
web-tg-connected-count = связано { $done } из { $all }
web-tg-claimable = { $routes ->
    [one] С этими картами можно занять { $routes } перегон
    [few] С этими картами можно занять { $routes } перегона
   *[many] С этими картами можно занять { $routes } перегонов
}
web-tg-to-go = осталось { $spaces }
web-tg-connected = Связан
web-tg-cut-off = Отрезан
web-tg-mix = Сколько билетов взять
web-tg-choose-keep = Какие билеты оставить
web-tg-keep = { $count ->
    [one] Оставить { $count } билет
    [few] Оставить { $count } билета
   *[many] Оставить { $count } билетов
}
web-tg-spaces = { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
}
web-tg-route = { $route }, { $color }, клетки: { $spaces }, очки: { $points }
web-tg-state-taken = владелец — { $seat }
web-tg-state-can = можно занять
web-tg-state-closed = закрыт
web-tg-state-free = свободен, не хватает карт или не ваш ход
web-tg-waiting = { $place }, пассажиры: { $count }
web-tg-nobody = Никого
web-tg-pay-with = Оплата
web-tg-more-ways = { $count ->
    [one] и ещё { $count } способ
    [few] и ещё { $count } способа
   *[many] и ещё { $count } способов
}
web-tg-missing-cards = { $cards ->
    [one] Не хватает { $cards } карты
    [few] Не хватает { $cards } карт
   *[many] Не хватает { $cards } карт
}
web-tg-helps = На пути ваших билетов
web-tg-routes-count = { $routes ->
    [one] { $routes } перегон
    [few] { $routes } перегона
   *[many] { $routes } перегонов
}
web-tg-completed-count = { $tickets ->
    [one] выполнен { $tickets }
    [few] выполнено { $tickets }
   *[many] выполнено { $tickets }
}
web-tg-people-count = × { $people }

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
web-tg-routes = Перегоны
web-tg-tickets-done = Выполненные билеты
web-tg-tickets-missed = Прочие билеты
web-tg-globetrotter = Глобтроттер
web-tg-passengers = Пассажиры
web-js-flights-of = Рейсы по { $points }
web-js-final = Финальный рейс

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
web-free-chair = свободное место
web-gathering = сбор игроков
web-host-starts = Партия начнётся, когда её запустит хозяин стола.
web-waiting-for = { $count ->
    [one] Свободно ещё { $count } место
    [few] Свободно ещё { $count } места
   *[many] Свободно ещё { $count } мест
}
web-said = { $sentence }

## Airlines Europe

web-ae-track = Шкала котировок
web-ae-by-place = очки по местам
web-ae-leads = Впереди
web-ae-shares-left = Акций
web-ae-planes-left = Самолётов
web-ae-reached = достигнут
web-ae-cut-off = отрезан
web-ae-links = { $links ->
    [one] { $links } маршрут
    [few] { $links } маршрута
   *[other] { $links } маршрутов
}
web-ae-hand = Ваши карты
web-ae-shares = { $count ->
    [one] { $count } акция
    [few] { $count } акции
   *[other] { $count } акций
}
web-ae-stack = { $airline }, в руке { $count }, выбрано { $chosen }
web-ae-million = { $money } млн
web-ae-m = { $money } млн
web-ae-in-hand = в руке { $hand }, { $abacus } AB
web-ae-bans = { $bans ->
    [one] { $bans } запрет
    [few] { $bans } запрета
   *[other] { $bans } запретов
}
web-ae-bank = Банк { $bank } млн · осталось ABACUS: { $abacus }
web-ae-pick = Начать с этими двумя
web-ae-choose = Выберите, какие акции сыграть
web-ae-play = Сыграть { $count } за { $money } млн
web-ae-exchange = Обменять { $discards } на { $takes } AB
web-ae-take-money = Взять 8 млн
web-ae-pass = Пас
web-ae-zone-up = Вверх, в зону { $row }
web-ae-zone-stays = Остаётся в зоне { $row }
web-ae-bonus = Бонус +{ $bonus }
web-ae-why-connection = нет связи с главным аэропортом
web-ae-why-twice = уже летает здесь
web-ae-why-planes = нет самолётов
web-ae-route = { $route }: следующая лицензия стоит { $price } млн.
web-ae-route-can = { $route }: следующая лицензия стоит { $price } млн, для { $airlines }.
web-ae-route-closed = { $route }: маршрут закрыт.
web-ae-licences = Лицензии: { $licences }.
web-ae-flown = Летают: { $airlines }.
web-ae-buy-now = Можно купить сейчас
web-ae-not-now = Не сейчас
web-ae-closed = Закрыт
web-ae-long = Дальний маршрут
web-ae-score-shares = акции: { $shares }

## Hints

web-hint = Подсказка
web-hint-shares = Шансы на победу
web-hint-seat = { $seat }: { $share } %
web-hint-share = { $share } %
web-hint-tried = { $games ->
    [one] разыграна { $games } партия
    [few] разыграны { $games } партии
   *[many] разыграно { $games } партий
}
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
web-learn-next = Понятно
web-learn-skip = Пропустить обучение
web-learn-place = Обучение, { $number } из { $all }
web-learn-help = Не уверены? H покажет три хороших хода с объяснением, L — всё, что вы можете сделать, U отменит ход. Если что-то нельзя, щелчок объяснит почему.
web-learn-ae-goal = Вы побеждаете акциями. Трижды за партию каждая авиакомпания приносит очки тем, у кого больше всего её акций на столе. Строка вверху всегда говорит, что нужно; янтарным светится то, что вы можете сделать сейчас.
web-learn-ae-pick = Начните с двух акций на столе: щёлкните две разные карты в руке, затем кнопку.
web-learn-ae-buy = Янтарные маршруты можно купить. Самолёт продвигает свою авиакомпанию по шкале котировок на цену лицензии, и её акции приносят больше. Покупайте для авиакомпаний, чьи акции у вас есть.
web-learn-ae-take = После покупки вы берёте одну акцию: с рынка или верхнюю из колоды вслепую.
web-learn-ae-play = Акции считаются только на столе. Щёлкните карты в руке, чтобы сыграть их; каждая приносит ещё 2 млн.
web-learn-ae-track = Чем выше здесь авиакомпания, тем больше очков получат первый, второй и третий по числу её акций.
web-learn-tg-goal = Занимайте перегоны между городами, соединяйте пары на своих билетах и берите по пути пассажиров. Янтарным светится то, что вы можете сделать сейчас. Сначала скажите, сколько коротких и длинных билетов вы хотите.
web-learn-tg-keep = Оставляйте билеты с общим путём: выполненный приносит свои очки, невыполненный отнимает. Наведите указатель на билет, чтобы увидеть его путь на карте.
web-learn-tg-draw = За ход берите две карты вагонов. Собирайте один цвет: для перегона нужно столько карт его цвета, сколько в нём клеток. Локомотив заменяет любой цвет.
web-learn-tg-claim = Янтарные перегоны можно занять вашими картами. Длинные перегоны приносят намного больше очков, чем короткие.
web-learn-tg-passenger = Возьмите по пассажиру на каждом конце перегона. У кого в конце больше всего пассажиров одного цвета, получит 20 очков, второй — 10.
web-learn-js-goal = Выполняйте рейсы: поставьте по самолёту на каждую линию между двумя городами. Побеждает тот, у кого в конце больше очков. Янтарным светится то, что вы можете сделать сейчас.
web-learn-js-flights = Эти рейсы открыты для всех. Щёлкните один: карта покажет самый дешёвый путь, а корешок — сколько он вам ещё будет стоить.
web-learn-js-buy = Купите янтарную линию: она ваша, и вы сразу ставите на неё самолёты. Другие платят вам за полёты по ней.
web-learn-js-claim = Самолёты стоят на всём пути: рейс можно выполнить. С каждой линии возвращается один самолёт, а рейс приносит доход.
web-learn-js-income = Мало денег? Получите доход: 5 евро за каждый рейс с маркером, 2 за каждый без маркера.

## Tables for all

web-table-options = Стол
web-pace = Темп
web-pace-free = Без часов
web-pace-quick = Живая игра, по 10 минут и 10 секунд на ход
web-pace-slow = Живая игра, по 30 минут и 30 секунд на ход
web-pace-day = По переписке, день на ход
web-pace-days = По переписке, три дня на ход
web-table-mode = Этот экран показывает поле, каждый играет с телефона
web-scan-hand = Отсканируйте код: ваш телефон станет вашей рукой.
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
web-sign-in = Войти
web-keep-account = Сохранить эту учётную запись
