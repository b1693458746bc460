### What the page says. Keys begin with web-.

## The start page

web-what = Три настольные игры о самолётах и поездах за одним хорошим столом.
web-free = Без регистрации и загрузок. Один щелчок — и вы за столом.
web-three-games = Три игры
web-line-airlines-europe = Покупайте лицензии и держите акции, которые окупятся в конце.
web-line-ticket-to-ride-germany = Прокладывайте пути, выполняйте билеты, берите пассажиров.
web-line-jet-set = Владейте линиями, ставьте самолёты, получайте рейсы.
web-players-range = игроков: { $least }–{ $most }
web-minutes = { $minutes } мин
web-rules = Правила
web-play-bots = Играть с ботами
web-with-friends = С друзьями
web-same-device = Одно устройство
web-running-games = Ваши идущие партии
web-playing = { $names }
web-your-turn = Ваш ход
web-daily-deal = Раздача дня
web-deal-same = Сегодня у всех одна и та же раздача.
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
web-options = Варианты
web-board = Поле
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
web-confirm-final = Что нельзя отменить
web-confirm-always = Каждый ход
web-confirm-never = Ничего

## Replays

web-finished = завершена
web-running = идёт
web-delete = Удалить
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
web-drop = Не это
web-menu = Меню
web-close = Закрыть
web-choose = Выберите
web-list-all = Все ходы
web-filter = Слова для поиска
web-no-moves = Подходящих ходов нет.
web-your-moves = Ваши ходы
web-save-record = Сохранить запись
web-leave = На главную
web-tab-hand = Рука
web-tab-market = Рынок
web-players = Игроки
web-log = Журнал
web-you = вы
web-bot = бот
web-to-move = ходит
web-curtain = Передайте устройство: { $seat }.
web-curtain-lift = Это я: { $seat }

## Facts about a player

web-points = Очки
web-money = Деньги
web-cards = Карты
web-ae-portfolio = Портфель
web-tg-trains = Вагоны
web-tg-tickets = Билеты
web-js-income = Доход
web-js-planes = Самолёты
web-js-flights = Рейсы

## The end of a game

web-you-win = Вы победили
web-points-unit = { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
web-sources = Откуда взялись очки
web-total = Всего
web-points-over-time = Очки по ходу игры
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
web-no-server = Сервер недоступен. Игры на этом устройстве работают и без него.
web-by-link = Кто придёт по ссылке
web-in-lobby = Показать стол в списке
web-invite = Отправьте эту ссылку или покажите код.
web-copy-link = Скопировать ссылку
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
