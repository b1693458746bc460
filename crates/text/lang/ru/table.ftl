### Tables, options and records: what is refused and why.

## Tables

# $current is the number of the decision the player faces now.
table-stale = Это ответ на прежний вопрос. Теперь стол ждёт от этого места решения { $current }.
table-no-undo = Отменить ничего нельзя: с тех пор взяли или открыли карту либо сходил другой игрок.
table-undo-most = Отменить можно не больше { $most ->
    [one] { $most } последнего хода
    [few] { $most } последних ходов
   *[many] { $most } последних ходов
}.

## Options

option-unknown = Настройки «{ $name }» нет. У этой игры есть: { $known }.
option-first = «{ $value }» не может начинать. Укажите random или место от a до { $last }.
option-value = «{ $value }» не подходит для настройки { $name }. Укажите yes или no.
option-number = «{ $value }» не подходит для настройки { $name }. Укажите число от { $least } до { $most }.
option-one-of = «{ $value }» не подходит для настройки { $name }. Укажите одно из этих слов: { $known }.

## Records

record-not-one = Это не запись Skyrail: в первой строке должно стоять слово «skyrail» и версия.
record-version = Запись сделана в формате версии { $version }, а эта программа читает версию { NUMBER($known, useGrouping: "false") }. Возьмите более новый Skyrail.
record-title = Это запись игры «{ $title }», которой эта программа не знает.
record-rules = Партия сыграна по правилам номер { $rules }, а эта программа играет по правилам номер { $known }. Возьмите тот Skyrail, в котором её играли.
record-cut-off = Здесь файл кончается посреди записи: его обрезали.
record-line-ends = Строка кончается возвратом каретки: концы строк файла изменились в пути. В записях строки кончаются только переводом строки.
record-expected = Здесь должна стоять строка, которая начинается с «{ $word }».
record-hex = Здесь должны стоять 64 шестнадцатеричные цифры строчными буквами.
record-board-line = В строке поля должны стоять имя поля и его хеш.
record-board-hash = Поле в записи не соответствует своему хешу: одно из двух изменили.
record-board-faults = { $count ->
    [one] В поле этой записи { $count } ошибка.
    [few] В поле этой записи { $count } ошибки.
   *[many] В поле этой записи { $count } ошибок.
}
record-board-unknown = Партия сыграна на поле { $board }, которого нет ни в записи, ни здесь. Укажите его файл с помощью --board.
record-seats = В записи { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}; число игроков в этой игре — от { $least } до { $most }.
record-seat-line = Здесь должно стоять место { $seat }, его вид и имя.
record-entropy = В строке entropy стоят место (места идут по порядку) и до 64 байт шестнадцатеричными цифрами.
record-row-number = Здесь должен стоять ход { $number }.
record-row-seat = За этим столом нет места «{ $seat }».
record-form = Строка записана не так, как принято в записях; должно быть: { $form }
record-result = По записи итог — «{ $claimed }», но её ходы ведут к «{ $truth }».
record-commitment = Секрет в конце не тот, чей отпечаток стоит здесь: одно из двух изменили.
record-check-value = Строки выше не дают этого контрольного числа: одну из них изменили.
record-after-end = После конца записи стоит что-то ещё.
