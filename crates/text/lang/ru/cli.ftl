### What the command line says. Keys begin with cli-.

## Files and flags

cli-cant-read = Не удаётся прочитать { $file }: { $reason }. Проверьте имя и права доступа.
cli-cant-write = Не удаётся записать { $file }: { $reason }. Выберите другое место.
cli-too-large = { $file } больше 8 МиБ; таких полей и записей не бывает. Проверьте имя.
cli-not-text = { $file } — не текстовый файл. Укажите поле или запись.
cli-exists = { $file } уже есть и не будет перезаписан. Выберите другое имя или продолжите эту партию с --resume.
cli-seats = Число игроков в { $title } — от { $least } до { $most }, а не { $seats }. Измените число мест.
cli-names = Имён больше, чем мест: назвать можно только { $seats }.
cli-seed = Зерно — это слово или число от 1 до 200 символов в одной строке.
cli-entropy = «{ $given }» не подходит: укажите место за столом, знак равенства и до 64 байт текста, например a=несколько слов.
cli-no-luck = Система не дала случайных байтов. Укажите зерно с помощью --seed.
cli-bot = Игрока «{ $bot }» посадить за стол нельзя. Выберите из: { $known }.
cli-no-seat = В этой партии нет места «{ $seat }». Укажите букву от a до { $last }.
cli-no-rules = Правил игры { $title } здесь нет.
cli-no-clause = В правилах игры { $title } нет пункта «{ $clause }». Уберите его, чтобы прочитать все правила.

## Boards

cli-board-faults = { $count ->
    [one] С полем { $file } не всё в порядке: { $count } ошибка. Исправьте её и проверьте снова:
    [few] С полем { $file } не всё в порядке: { $count } ошибки. Исправьте их и проверьте снова:
   *[many] С полем { $file } не всё в порядке: { $count } ошибок. Исправьте их и проверьте снова:
}
cli-board-title = { $file } — поле для { $found }, а не для { $title }. Выберите поле этой игры.
cli-board-sound = Поле { $file } в порядке.
cli-board-is = Поле { $board } для { $title }, хеш { $hash }.
cli-board-origin = Автор поля: { $origin }.
cli-board-ours = Это наше собственное поле, а не изданное.
cli-board-drawn = Рисунок записан в { $file }.

## Records

cli-record = { $file }, строка { NUMBER($line, useGrouping: "false") }: { $reason } Восстановите файл из копии; то, что стоит выше этой строки, покажет skyrail replay --sound.
cli-verify-commitment = Секрет соответствует отпечатку { $commitment }.
cli-verify-board = Поле { $board } соответствует своему хешу.
cli-verify-rows = { $rows ->
    [0] Ходов ещё нет.
    [1] Единственный ход допустим.
    [one] Все ходы допустимы: { $rows } ход.
    [few] Все ходы допустимы: { $rows } хода.
   *[many] Все ходы допустимы: { $rows } ходов.
}
cli-verify-running = Партия ещё идёт.
cli-verify-sound = Запись в порядке.
cli-points = { $seat } — { $points }
cli-result = Итоговые очки: { $points }. { $count ->
    [1] Побеждает { $winners }.
   *[other] Победу делят { $winners }.
}

## Simulations

cli-simulated = { $title }, игроков: { $players }; { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}.
cli-simulated-speed = Время { $seconds } с; в секунду партий { $games }, решений { $decisions }.
cli-simulated-length = Решений за партию { $mean }, в самой длинной { $longest }.
cli-simulated-seat = Место { $seat }: побед { $share } %, очков в среднем { $points }.
cli-simulated-ending = Завершение { $ending }: { $count }.

## Measuring bots

cli-bot-title = { $bot } не играет в { $title }. Выберите из: { $known }.
cli-bot-style = Стиля «{ $style }» нет. Выберите из: { $known }.
cli-bot-budget = «{ $budget }» — не время на раздумье. Укажите число больше нуля и ms или p, например 200ms или 2000p.
cli-bot-no-budget = { $bot } думает не дольше, чем нужно. Уберите время на раздумье.
cli-load-moves = Столов: { $tables }. Ходов: { $moves }, в секунду: { $rate }, на секунду вычислений сервера: { $cpu }.
cli-load-waits = От отправки хода до его показа: половина за { $half } мс, 99 из 100 за { $most } мс.
cli-load-idle = Столов в покое, на которые кто-то смотрит: { $tables }; байт на каждый: { $bytes }.
cli-load-failed = Измерение остановилось: { $reason }. Попробуйте с меньшим числом столов.
cli-flood-row = { $name }: отправлено { $sent }, выполнено { $done }. Ходы соседей { $wait } мс (в покое { $quiet } мс), боты { $bots } мс, память + { $memory } МиБ.
cli-flood-row-failed = СЛИШКОМ МНОГО: { $name }: отправлено { $sent }, выполнено { $done }. Ходы соседей { $wait } мс (в покое { $quiet } мс), боты { $bots } мс, память + { $memory } МиБ; соседей без связи: { $lost }, ответов о сбое сервера: { $broken }.
cli-flood-borne = Натисков: { $rows }, и никто другой не пострадал. Память в конце: + { $memory } МиБ.
cli-flood-harmed = Другим повредили натиски: { $bad } из { $rows }; сервер оставил за собой { $memory } МиБ. Посмотрите на строки и попробуйте одну отдельно: --only.
cli-flood-failed = Измерение прервано: { $reason }. Попробуйте ещё раз, когда на этом компьютере больше ничего не работает.
cli-simulate-search = { $bot } перебирает варианты, здесь это слишком долго. Измерьте его с помощью skyrail arena.
cli-arena-line-up = Ботов { $bots }, а мест за столом { $players }. Назовите меньше ботов или больше игроков.
cli-arena-line = { $file }, строка { NUMBER($line, useGrouping: "false") }: это не партия данного состава. Выберите другой файл или восстановите его из копии.
cli-arena-other = В { $file } партии другой серии: { $what } там { $found }, а не { $wanted }. Выберите другой файл или запросите то же самое.
cli-arena-illegal = { $bot } выбрал «{ $action }», что запрещено правилами (раздача { NUMBER($deal, useGrouping: "false") }, место { $place }, решение { NUMBER($decision, useGrouping: "false") }). Серия остановлена: исправьте бота.
cli-arena-panic = { $bot } не смог принять решение (раздача { NUMBER($deal, useGrouping: "false") }, место { $place }, решение { NUMBER($decision, useGrouping: "false") }). Серия остановлена: исправьте бота.
cli-arena-bot = { $bot }: побед { $share } % (от { $low } до { $high }), рейтинг { $rating } (от { $least } до { $most }), очков { $points }, { $half } мс на решение, 99 % не дольше { $nearly } мс.
cli-arena-seats = Победы по местам в %: { $shares }.
cli-arena-passed = { $bot } сильнее скорее на { $high }, чем на { $low } (лог. отношение { $ratio }): проверка пройдена.
cli-arena-failed = { $bot } сильнее скорее на { $low }, чем на { $high } (лог. отношение { $ratio }): проверка не пройдена.
cli-arena-open = Сильнее ли { $bot } на { $low } или на { $high }, пока не ясно (лог. отношение { $ratio }): сыграйте больше партий.
cli-checked = { $title }, игроков { $players }: партий { $games }, проверено решений { $decisions }; все допустимы, повторимы и не зависят от скрытого.
cli-check-illegal = { $bot } сделал то, что запрещено правилами (раздача { NUMBER($deal, useGrouping: "false") }, место { $place }, решение { NUMBER($decision, useGrouping: "false") }). Исправьте бота.
cli-check-wavering = { $bot } при том же зерне решил иначе (раздача { NUMBER($deal, useGrouping: "false") }, место { $place }, решение { NUMBER($decision, useGrouping: "false") }). Исправьте бота.
cli-check-peeking = { $bot } решил по тому, чего не может видеть (раздача { NUMBER($deal, useGrouping: "false") }, место { $place }, решение { NUMBER($decision, useGrouping: "false") }). Исправьте бота.
cli-ladder-first = { $title }: у { $bot } рейтинг { $rating }.
cli-ladder-rung = { $title }: у { $bot } рейтинг { $rating }, побед { $share } % (от { $low } до { $high }) против { $below }.
cli-ladder-page = Страница: { $file }.
cli-tuned = { $title }: найденные числа выигрывают { $share } % (от { $low } до { $high }; поровну — { $par }) новых партий против прежних, всего { $games }.
cli-train-no-inputs = { $title } пока ничего не показывает сети: учиться не на чем.

## Playing

cli-commitment = Случайность этой партии закреплена отпечатком { $commitment }; секрет за ним будет показан в конце.
cli-secret = Секрет этой партии: { $secret }.
cli-play-help-hint = Введите help, чтобы увидеть список команд.
cli-play-help =
    Введите номер хода или сам ход так, как он пишется в записях.
    moves [СЛОВО]   показать ходы или только те, где есть это слово
    state           показать стол ещё раз
    log [ЧИСЛО]     показать последние события
    why ХОД         объяснить, почему ход невозможен, и назвать правило
    hint            сказать, как идёт партия и что лучше сделать
    map [new]       показать поле; new: только изменения; list: все маршруты
    undo [ЧИСЛО]    отменить свои последние ходы, пока не открылось ничего скрытого
    save [ФАЙЛ]     сохранить партию
    resume ФАЙЛ     продолжить сохранённую партию
    quit            сохранить партию и выйти
cli-watch-human = С --watch играют только боты. Назовите только ботов или уберите --watch.
cli-map-left = Без пометок из-за нехватки места осталось маршрутов: { $count }. Введите map list.
cli-map-new = С тех пор как вы смотрели:
cli-map-same = С тех пор как вы смотрели, на поле ничего не изменилось.
cli-map-more = И ещё { $count }: в следующий раз введите map new.
cli-hint-now = Шансы на победу сейчас:
cli-hint-seat = { $seat }: { $share } %, ожидается очков в конце: { $points }
cli-hint-order = Лучшие ходы по шансу на победу после них:
cli-hint-move = { $place }. [{ $number }] { $move } — шанс { $share } % ({ $more })
cli-hint-means = Сыграно ботами отсюда партий: { $games }. Разница до { $equal } значит «примерно равно».
cli-may-undo = Вы можете отменить { $count ->
    [one] { $count } последний ход
    [few] { $count } последних хода
   *[many] { $count } последних ходов
}.
cli-curtain = Передайте клавиатуру: теперь { $seat } нажимает Enter.
cli-saved = Запись находится в { $file }.
cli-not-saved = Партию не удалось сохранить в { $file }. В следующий раз введите save с другим именем.
cli-left = Партия сохранена в { $file }. Продолжить её можно так: skyrail play --resume.
cli-why-legal = Сейчас так ходить можно.
cli-no-moves = Подходящих ходов нет.
cli-no-number = Хода с таким номером нет; всего ходов { $most }.

## From data: marks

cli-ours = наше толкование
cli-dataset-written = В файле { $file } партий { $title }: { $games }, решений: { $decisions }, байтов: { $bytes }; время { $seconds } с.
cli-dataset-sound = Файл { $file } исправен: партий { $title } { $games }, решений { $decisions }, байтов { $bytes }; сыграны заново за { $seconds } с.
cli-dataset-hash = Хеш файла: { $hash }.
cli-dataset-foreign = { $file } не файл партий, который читает эта версия. Выберите файл, записанный skyrail dataset.
cli-dataset-rules = Файл { $file } сделан по другим правилам или на другом поле. Сделайте его заново с помощью skyrail dataset.
cli-dataset-key = { $file }: в первой строке нет «{ $key }» или это невозможно. Восстановите файл из копии или сделайте его заново.
cli-dataset-cut = Файл { $file } неполный. Восстановите его из копии или сделайте заново.
cli-dataset-changed = Файл { $file } изменён после записи: хеш не сходится. Восстановите его из копии или сделайте заново.
cli-dataset-block = { $file }: одна из партий с { NUMBER($first, useGrouping: "false") } по { NUMBER($last, useGrouping: "false") } не такая, какой была сыграна. Сделайте файл заново.
cli-leaderboard-head = { $name }, { $title }, игроков: { $players }; партий { $games }, раздач { $deals }, время { $seconds } с.
cli-leaderboard-against = Против { $bot } с рейтингом { $rating }: побед { $share } % (от { $low } до { $high }).
cli-leaderboard-fouls = Партии, проигранные из-за ответа: поздних { $late }, неверных { $wrong }, без ответа { $gone }.
cli-leaderboard-row = { $place }. { $name }: рейтинг { $rating } (от { $low } до { $high }), партий { $games }.
cli-leaderboard-start = Не удаётся запустить программу или связаться с ней: { $reason }. Проверьте команду или адрес.
cli-leaderboard-words = «{ $program }» не команда: она пуста или кавычка не закрыта. Укажите команду, tcp:HOST:PORT или bot:NAME.
cli-leaderboard-greeting = Программа за минуту не ответила на первую строку {"{"}"ready": true{"}"}. Строки описаны в docs/leaderboard.md.
cli-leaderboard-hopeless = Программа проиграла десять партий подряд из-за ответов (поздних { $late }, неверных { $wrong }, без ответа { $gone }) и не оценивается. Исправьте её или дайте больше времени с помощью --ms.
cli-leaderboard-line = { $file }, строка { NUMBER($line, useGrouping: "false") }: это не результат. Выберите другой файл или восстановите его из копии.
