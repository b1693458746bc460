### Home, lobby, replays, names, clocks, and what is said at the end. Keys begin with web-.

## Home

web-welcome = С возвращением.
web-welcome-name = С возвращением, { $name }.
web-games-wait = { $count ->
    [one] Вас ждёт { $count } партия.
    [few] Вас ждут { $count } партии.
   *[many] Вас ждут { $count } партий.
}
# A link to all of them.
web-all-count = Все: { $count }
# $place is the place at the own table.
web-deal-yours = Вы: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, место { $place }.
web-play-on = Продолжить
web-watch-again = Пересмотреть

## Lists of games

web-with-level = { $name } ({ $level })
web-since-time = последний ход: { $time }
# Who is to move, by name.
web-moving = Ходит { $names }
web-ready = скоро начнётся
web-pace-live = Вживую, { $minutes } мин
web-pace-turns = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
web-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}

## From data: how strong a bot is

web-level-novice = новичок
web-level-casual = любитель
web-level-strong = сильный
web-level-expert = эксперт
web-level-master = мастер

## Lobby

web-tables-free = { $count ->
    [0] Свободных мест нет
    [one] Свободное место есть за { $count } столом
    [few] Свободные места есть за { $count } столами
   *[many] Свободные места есть за { $count } столами
}
web-chair-free = Есть свободное место
web-not-now = Пока не для вас
web-nobody-waits = Сейчас никто не ждёт. Откройте стол, и его найдут здесь.
web-sit-now = Сесть сейчас
web-own-pace = В своём темпе
web-all-titles = Все игры
web-watch = Смотреть

## Replays

web-find-game = Поиск по игре, имени или дню
web-find-none = Ничего не найдено.
web-delete-running = Эта партия не окончена. Удалить её?
web-keep-it = Оставить
web-deleted = Партия удалена.

## Names

web-your-name = Ваше имя
web-name-of-seat = Имя на месте { $number }
web-open-room = Открыть комнату
web-open-room-why = Вы получите ссылку для остальных. Партия начнётся, когда вы скажете.
web-is-here = здесь
web-is-away = нет на месте

## Rulebook

web-rules-search = Поиск в правилах
web-rules-none = Этого слова нет ни в одном правиле.
web-rules-contents = Содержание
web-rules-fine = Подробно
web-rules-clauses = Пунктов: { $count }, у каждого свой адрес
web-rules-ours = Печатные правила говорят не обо всём. Пунктов о том, как играем мы: { $count }.

## While a game is played

# How many routes an action can be done on, below its name.
web-on-map = { $count } на карте
web-confirm-last = Это нельзя отменить.
web-clock-days = { $days } д { $hours } ч
web-clock-of = Осталось времени: { $seat }

## At the end

web-lost-close = Совсем чуть-чуть
web-lost-second = Достойное второе место
web-lost-game = Хорошая игра
web-lost-by = { $points ->
    [one] Вы отстали на { $points } очко.
    [few] Вы отстали на { $points } очка.
   *[many] Вы отстали на { $points } очков.
}
web-lost-ahead = Вы были впереди { $share } % партии.
web-lost-best = Ваш лучший ход принёс { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}

## From data: said to whoever it speaks of

web-clock-of-you = Сколько времени осталось у вас
web-link-of-you = Владеете вы
web-back-asked-you = Вы просите вернуться назад. Ходов: { $count }.
winner-you = Вы победили.
