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
fault-backdrop = Подложка должна быть «europe», «germany» или «none».
fault-loop = На обоих концах один и тот же город. Укажите два разных.
fault-isolated = К городу { $city } ничего не ведёт. Добавьте путь или уберите город.

## Airlines Europe

# The prices of a route, or the zones of the share track.
fault-ascending = Каждое число должно быть больше предыдущего. Расставьте их по возрастанию без повторов.
fault-descending = Ни одно место не может приносить больше очков, чем предыдущее. Поставьте наибольшее число первым.
fault-long-distance = У дальнего маршрута одна лицензия. Оставьте одну цену или уберите «long_distance».
fault-zone-start = Шкала котировок начинается с деления 0. Укажите в «from» первой зоны 0.
fault-bonus = { $airline } никогда не сможет соединить свой главный аэропорт с городом назначения ({ $city }): это и есть её главный аэропорт, туда не ведут маршруты, или ей не хватит самолётов на весь путь. Выберите другой город, добавьте маршруты или дайте ей больше самолётов.
fault-few-airlines = При { $seats } игроках в игре меньше трёх авиакомпаний. Добавьте авиакомпании тех цветов, что остаются в игре при любом числе игроков: всех, кроме жёлтого, синего и фиолетового.
fault-few-shares = При { $seats } игроках в игре только { $shares ->
    [one] { $shares } акция
    [few] { $shares } акции
   *[many] { $shares } акций
}, а нужно { $need }. Дайте авиакомпаниям больше самолётов: акций у каждой столько же, сколько самолётов.

fault-licences = Всего лицензий { $found }, а на поле может быть не больше { $most }. Уберите часть из них.

## Remarks: nothing wrong, but worth knowing

remark-narrow-home = Из главного аэропорта { $airline } ведёт только { $routes ->
    [one] { $routes } маршрут
    [few] { $routes } маршрута
   *[many] { $routes } маршрутов
}, поэтому её рано заблокируют.
