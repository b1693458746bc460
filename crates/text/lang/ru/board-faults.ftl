### What is wrong in a board file. Each sentence stands after its JSON path, says what is wrong and what to do.

## Any board

fault-json = Это не JSON: чтение остановилось на строке { NUMBER($line, useGrouping: "false") }, столбце { NUMBER($column, useGrouping: "false") }. Исправьте файл в этом месте.
# $key is the name of a field.
fault-missing = Нет поля данных «{ $key }». Добавьте его.
fault-object = Здесь должен быть объект: именованные поля в фигурных скобках.
fault-list = Здесь должен быть список в квадратных скобках.
# $found, $least and $most count entries, or the licences of all routes together.
fault-count = Здесь найдено { $found }, а должно быть не меньше { $least } и не больше { $most }. Добавьте или уберите лишнее.
fault-text = Здесь должен быть текст в кавычках.
fault-long = Этот текст длиннее 4000 символов. Сократите его.
fault-id = «{ $id }» не годится как идентификатор. Возьмите от 1 до 48 знаков: строчные буквы от a до z, цифры и дефисы.
# $id may be a city, a colour or a title.
fault-unknown = Значение «{ $id }» здесь недопустимо. Проверьте написание или добавьте его в список, откуда оно берётся.
fault-twice = «{ $id }» уже занято. Выберите другое, чтобы ничто не повторялось.
fault-number = Здесь должно быть целое число от { $least } до { $most }.
fault-decimal = Здесь должно быть число от −100 000 до 100 000.
fault-flag = Здесь должно быть true или false без кавычек.
fault-anchor = Привязка подписи должна быть «start», «middle» или «end».
fault-loop = На обоих концах один и тот же город. Укажите два разных.
fault-isolated = К городу { $city } ничего не ведёт. Добавьте путь или уберите город.

## Remarks: nothing wrong, but worth knowing

# $known lists the sheets there are.
remark-backdrop = Подложки «{ $id }» нет, поэтому карта нарисована на простой бумаге. Есть: { $known }.
