### What is asked, offered, refused and told in Airlines Europe. Keys begin with ae-.
### Glossary: airline = авиакомпания; share = акция; portfolio = пакет акций; market = рынок;
### licence = лицензия; route = маршрут; long-distance route = дальний маршрут; home = главный аэропорт;
### bonus connection = призовой маршрут; bonus target = город назначения; share track = шкала котировок;
### row of points = строка очков; scoring card = карта подсчёта; dividends = дивиденды; bank breaks = банк
### обанкротился; blocked = заблокирована; ban marker = маркер запрета; ban phase = фаза запретов;
### third party = фиктивный третий игрок.

## What is asked of the player

ae-ask-pick = Выберите две акции разных авиакомпаний для начального пакета. Никто не увидит их, пока не выберут все.
ae-ask-turn = У вас { $money } млн. Купите лицензию, сыграйте акции, обменяйте акции на Air ABACUS или возьмите { $bank } млн.
ae-ask-second-licence = У вас { $money } млн. Купите вторую лицензию или возьмите акцию.
ae-ask-share = Возьмите акцию: любую с рынка или верхнюю карту колоды вслепую.
ae-ask-discard = Сбросьте ещё { $left ->
    [one] { $left } акцию
    [few] { $left } акции
   *[many] { $left } акций
} за { $takes ->
    [one] { $takes } акцию
    [few] { $takes } акции
   *[many] { $takes } акций
} Air ABACUS.
ae-ask-emptying = Подсчёт очков: возьмите одну акцию с рынка.
ae-ask-ban = Положите маркер запрета на свободную лицензию или спасуйте. У вас { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[many] { $markers } маркеров
}.
ae-ask-over = Партия окончена.

## What the table waits for

ae-wait-picks = Две акции ещё выбирают: { $seats }.
ae-wait-turn = Ходит { $seat }.
ae-wait-share = { $seat } покупает вторую лицензию или берёт акцию.
ae-wait-discard = { $seat } сбрасывает акции в обмен на Air ABACUS.
ae-wait-emptying = Подсчёт очков: { $seat } берёт акцию с рынка.
ae-wait-ban = { $seat } кладёт маркер запрета или пасует.

## What is asked, inside a refusal

ae-asked-pick = выбрать две акции
ae-asked-turn = выбрать действие
ae-asked-second-licence = купить вторую лицензию или взять акцию
ae-asked-share = взять акцию
ae-asked-discard = сбросить акцию
ae-asked-emptying = взять акцию с рынка
ae-asked-ban = положить маркер запрета или спасовать
ae-asked-over = ничего, партия окончена

## Actions

ae-do-pick = { $first } и { $second }
# $from and $to are spaces of the share track, $row the victory points there.
ae-do-buy = { $airline }: { $route } за { $price } млн (маркер с { $from } на { $to }, строка { $row })
ae-do-buy-bonus = { $airline }: { $route } за { $price } млн, с бонусом { $bonus } (маркер с { $from } на { $to }, строка { $row })
ae-do-take = Взять { $airline }
ae-do-draw = Взять карту из колоды вслепую ({ $cards ->
    [one] осталась { $cards } карта
    [few] остались { $cards } карты
   *[many] осталось { $cards } карт
})
ae-do-play = Сыграть { $count ->
    [one] { $count } акцию
    [few] { $count } акции
   *[many] { $count } акций
} { $airline } за { $money } млн
ae-do-play-pair = Сыграть по одной акции { $first } и { $second } за { $money } млн
ae-do-exchange = Сбросить { $discards ->
    [one] { $discards } акцию
    [few] { $discards } акции
   *[many] { $discards } акций
} за { $takes ->
    [one] { $takes } акцию
    [few] { $takes } акции
   *[many] { $takes } акций
} Air ABACUS
ae-do-discard-hand = { $airline }, из руки
ae-do-discard-portfolio = { $airline }, из пакета акций
ae-do-bank = Взять { $money } млн из банка
ae-do-ban = Запретить лицензию за { $price } млн на маршруте { $route }
ae-do-pass = Больше не класть маркеров в этой фазе

## Refusals

ae-no-over = Партия окончена.
ae-no-turn = Сейчас ход другого игрока.
ae-no-picked = Вы уже выбрали; стол ждёт остальных.
ae-no-now = Сейчас нужно другое: { $asked }.
ae-no-same = Две акции должны быть разных авиакомпаний.
ae-no-hand = { $have ->
    [0] У вас в руке нет акций
    [one] У вас в руке только { $have } акция
    [few] У вас в руке только { $have } акции
   *[many] У вас в руке только { $have } акций
} { $airline }.
ae-no-portfolio = В вашем пакете нет акций { $airline }.
ae-no-market = На рынке нет акций { $airline }.
ae-no-abacus = У Air ABACUS нет самолётов, поэтому купить для неё лицензию нельзя.
ae-no-play = При таком числе игроков { $airline } не участвует в игре.
ae-no-planes = У { $airline } не осталось самолётов.
ae-no-twice = { $airline } уже летает по маршруту { $route }.
ae-no-connection = Маршрут { $route } не соединён ни с маршрутами { $airline }, ни с её главным аэропортом ({ $home }).
ae-no-licence = На маршруте { $route } не осталось свободных лицензий; он закрыт для всех.
ae-no-money = Лицензия стоит { $price } млн, а у вас { $money } млн.
ae-no-nothing = Нужно сыграть хотя бы одну акцию.
ae-no-exchange-kind = Акции сбрасывают за акции Air ABACUS так: { $kinds }.
# One way to exchange, inside the message above.
ae-exchange = { $discards } за { $takes }
ae-no-few-shares = Для этого { $need ->
    [one] нужна { $need } акция
    [few] нужны { $need } акции
   *[many] нужно { $need } акций
} в руке и пакете вместе; у вас { $have }.
ae-no-supply = { $left ->
    [0] Акций Air ABACUS не осталось.
    [one] Осталась только { $left } акция Air ABACUS.
    [few] Остались только { $left } акции Air ABACUS.
   *[many] Осталось только { $left } акций Air ABACUS.
}
ae-no-bans = У вас не осталось маркеров запрета.
ae-no-free = Эта лицензия на маршруте { $route } не свободна.
ae-no-last = Последнюю свободную лицензию на маршруте { $route } запретить нельзя.

## The log

ae-told-begins = Начинает { $seat }.
ae-told-dealt = { $seat } получает { $airline }.
ae-told-dealt-unseen = { $seat } получает акцию.
ae-told-dealt-again = { $seat }: вся рука одной авиакомпании, карты раздаются заново.
ae-told-picked = { $seat } выбирает { $first } и { $second }.
ae-told-picked-unseen = Выбор сделан: { $seat }.
ae-told-revealed = { $seat } начинает с { $first } и { $second }.
ae-told-turned-up = На рынке открыта акция { $airline }.
ae-told-bought = { $seat } покупает лицензию { $route } для { $airline } за { $price } млн; её маркер теперь на { $marker }.
ae-told-bonus = { $airline } достигает города назначения: ещё +{ $amount }, её маркер теперь на { $marker }.
ae-told-took = { $seat } берёт { $airline }.
ae-told-drew = { $seat } берёт вслепую { $airline }.
ae-told-drew-unseen = { $seat } берёт карту из колоды.
ae-told-played = { $seat } играет { $count ->
    [one] { $count } акцию
    [few] { $count } акции
   *[many] { $count } акций
} { $airline }.
ae-told-discarded-hand = { $seat } сбрасывает { $airline } из руки.
ae-told-discarded-portfolio = { $seat } сбрасывает { $airline } из пакета акций.
ae-told-discarded-unseen = { $seat } сбрасывает акцию из руки лицом вниз.
ae-told-abacus = { $seat } берёт { $count ->
    [one] { $count } акцию
    [few] { $count } акции
   *[many] { $count } акций
} Air ABACUS.
ae-told-paid = { $seat } получает { $amount } млн.
ae-told-bank-broke = Банк обанкротился.
ae-told-gave-back = { $seat } возвращает { $amount } млн.
ae-told-left = { $airline } уходит с рынка.
ae-told-scoring-card = Открыта карта подсчёта { $number }, её получает { $seat }.
ae-told-scoring-card-unseen = Карта подсчёта { $number } взята вслепую, её получает { $seat }.
ae-told-scored = { $airline } на { $marker } приносит { $row }: { $seats }.
ae-told-scored-abacus = { $airline } приносит { $row }: { $seats }.
ae-told-scored-seat = { $seat } — { $points } за { $shares ->
    [one] { $shares } акцию
    [few] { $shares } акции
   *[many] { $shares } акций
}
ae-told-scored-third = фиктивный третий игрок — { $points } за { $shares ->
    [one] { $shares } акцию
    [few] { $shares } акции
   *[many] { $shares } акций
}
ae-told-banned = { $seat } запрещает лицензию за { $price } млн на маршруте { $route }.
ae-told-passed = { $seat } пасует.
ae-told-ended = Третий подсчёт очков завершает партию.
ae-told-ended-blocked = Все авиакомпании заблокированы, и партия завершается.

## The table in a few lines

# Shares of one airline in a list.
ae-shares = { $count } { $airline }
ae-sum-table = Подсчётов очков { $scored } из { $scorings }, в колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, в банке { $bank } млн, осталось акций Air ABACUS: { $abacus }.
ae-sum-market = Рынок: { $shares }.
ae-sum-airline = { $airline }: маркер на { $marker }, строка { $row }, { $planes ->
    [0] самолётов не осталось
    [one] остался { $planes } самолёт
    [few] остались { $planes } самолёта
   *[many] осталось { $planes } самолётов
}, акционеры: { $holders }.
ae-sum-holder = { $seat } — { $count }
ae-sum-player = { $seat }: { $money } млн, в руке { $hand } и { $abacus } Air ABACUS, { $bans ->
    [0] пакет акций
    [one] { $bans } маркер запрета, пакет акций
    [few] { $bans } маркера запрета, пакет акций
   *[many] { $bans } маркеров запрета, пакет акций
}: { $portfolio }.
ae-sum-player-points = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $money } млн, в руке { $hand } и { $abacus } Air ABACUS, { $bans ->
    [0] пакет акций
    [one] { $bans } маркер запрета, пакет акций
    [few] { $bans } маркера запрета, пакет акций
   *[many] { $bans } маркеров запрета, пакет акций
}: { $portfolio }.
ae-sum-hand = { $seat }, рука: { $shares }.

## Why a move is good, in a hint

ae-hint-pick = { $count ->
    [0] Больше ни одной такой акции в руке нет.
    [one] В руке есть ещё { $count } акция { $airline }.
    [few] В руке есть ещё { $count } акции { $airline }.
   *[many] В руке есть ещё { $count } акций { $airline }.
}
ae-hint-pays = Первое место в { $airline } сейчас даёт { $points }.
ae-hint-bonus = Соединяет { $airline } с городом { $target }: с бонусом { $amount } котировка дойдёт до { $to }.
ae-hint-way = Приближает { $airline } к городу { $target } и бонусу { $amount }: { $routes ->
    [one] остался { $routes } маршрут
    [few] осталось { $routes } маршрута
   *[many] осталось { $routes } маршрутов
}.
ae-hint-reaches = { $airline } доходит до { $to }: первое место даёт { $points } вместо { $before }.
ae-hint-climbs = { $airline } доходит до { $to }: первое место даёт { $points }, а с { $next } — { $more }.
ae-hint-stays = { $airline } доходит до { $to }: первое место даёт { $points }.
ae-hint-lead = Вы лидируете в { $airline }: { $own } против { $other }.
ae-hint-level = Вы делите первое место в { $airline }: акций поровну, { $own }.
ae-hint-behind = В { $airline } у вас на столе акций: { $own }, у лидера { $other }.
ae-hint-held = На столе у вас нет её акций, в руке — { $hand }.
ae-hint-follows = Затем вы возьмёте акцию на выбор.
ae-hint-take = У вас станет акций { $airline }: { $all }; у других на столе не больше { $other }.
ae-hint-scores = Если считать { $airline } сейчас, вы получите { $points } вместо { $before }.
ae-hint-dividend = Это приносит { $money } млн.
ae-hint-soon = Следующая карта подсчёта — { $cards ->
    [1] верхняя карта колоды
   *[other] среди верхних карт колоды: { $cards }
}.
ae-hint-abacus = Акций Air ABACUS: { $takes }, взамен: { $discards }; первое место в ней при следующем подсчёте даёт { $points }.
ae-hint-discard = Акций { $airline } останется: на столе { $own }, в руке { $hand }.
ae-hint-bank = У вас станет { $then } млн вместо { $money }.
ae-hint-bank-breaks = В банке только { $bank } млн: все вернут то, что больше { $spared }, а рынок обновится.
ae-hint-ban = Отнимает место у { $airline }, где лидирует { $seat }: { $other } против { $own }.
ae-hint-ban-route = Свободных лицензий на маршруте останется: { $left }.
ae-hint-pass = У вас останется маркеров запрета: { $markers }.
ae-hint-draw = Никто не узнает, какая это акция. Карт в колоде: { $cards }.

## From data: what the letters of a map in the terminal mean

map-legend-airlines-europe = На каждом маршруте: цены свободных лицензий, две буквы летающей там авиакомпании, × — запрет.

## From data: kinds of actions, as headings

ae-do-pick-kind = Ваш начальный пакет акций
ae-do-buy-kind = Купить лицензию
ae-do-buy-bonus-kind = Купить лицензию и проложить призовой маршрут
ae-do-take-kind = Взять акцию с рынка
ae-do-draw-kind = Взять акцию из колоды
ae-do-play-kind = Сыграть акции одной авиакомпании
ae-do-play-pair-kind = Сыграть по одной акции двух авиакомпаний
ae-do-exchange-kind = Обменять на Air ABACUS
ae-do-discard-hand-kind = Сбросить из руки
ae-do-discard-portfolio-kind = Сбросить из пакета акций
ae-do-bank-kind = Взять деньги
ae-do-ban-kind = Положить маркер запрета
ae-do-pass-kind = Спасовать

## From data: short forms, for long lists; what several moves share, and the rest

ae-do-pick-about = { $first }
ae-do-pick-short = { $second }
ae-do-buy-about = { $airline }
ae-do-buy-short = { $route } { $price }
ae-do-play-pair-about = { $first }
ae-do-play-pair-short = { $second }
ae-do-ban-about = { $route }
ae-do-ban-short = { $price }

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

ae-ask-turn-line = [b|Ваш ход:] [buy|купите лицензию], [play|сыграйте акции], [exchange|обменяйте на ABACUS] или [take|возьмите { $bank } млн]
ae-told-begins-line = первый ход
ae-told-picked-line = выбраны { $first } и { $second }
ae-told-picked-unseen-line = выбраны две акции
ae-told-revealed-line = { $first } и { $second } на старте
ae-told-bought-line = { $airline } [b|{ $route }] за { $price }
ae-told-bonus-line = { $airline } в городе назначения: +{ $amount }
ae-told-took-line = { $airline } с рынка
ae-told-drew-line = { $airline } из колоды
ae-told-drew-unseen-line = карта из колоды
ae-told-played-line = сыграно { $count } { $airline }
ae-told-discarded-hand-line = { $airline } в сброс
ae-told-discarded-portfolio-line = { $airline } из пакета в сброс
ae-told-discarded-unseen-line = акция в сброс лицом вниз
ae-told-abacus-line = ABACUS: { $count }
ae-told-paid-line = получено { $amount } млн
ae-told-gave-back-line = возвращено { $amount } млн
ae-told-left-line = { $airline } уходит с рынка
ae-told-scored-line = { $airline }: { $seats }
ae-told-scored-abacus-line = { $airline }: { $seats }
ae-told-banned-line = запрет на { $price }, [b|{ $route }]
ae-told-passed-line = пас

## From data: its name, and its line on the start page

title-airlines-europe = Airlines Europe
web-line-airlines-europe = Покупайте лицензии и держите акции, которые окупятся в конце.

## From data: table options

option-flight-ban = Дополнение «Запрет полётов»
option-flight-ban-about = После первых двух подсчётов каждый может закрыть свободные лицензии.
option-exact-cut = Карты подсчёта на точных местах в колоде
option-exact-cut-about = Карты подсчёта лежат на местах, которые можно сосчитать, а не примерно.
option-open-points = Победные очки видны всем
option-open-points-about = Очки всех видны во время партии.

## The lesson on the page

web-learn-ae-goal = Вы побеждаете акциями. Трижды за партию каждая авиакомпания приносит очки тем, у кого больше всего её акций на столе. Строка вверху всегда говорит, что нужно; янтарным светится то, что вы можете сделать сейчас.
web-learn-ae-pick = Начните с двух акций на столе: щёлкните две разные карты в руке, затем кнопку.
web-learn-ae-buy = Янтарные маршруты можно купить. Самолёт продвигает свою авиакомпанию по шкале котировок на цену лицензии, и её акции приносят больше. Покупайте для авиакомпаний, чьи акции у вас есть.
web-learn-ae-take = После покупки вы берёте одну акцию: с рынка или верхнюю из колоды вслепую.
web-learn-ae-play = Акции считаются только на столе. Щёлкните карты в руке, чтобы сыграть их; каждая приносит ещё { $money } млн.
web-learn-ae-track = Чем выше здесь авиакомпания, тем больше очков получат первый, второй и третий по числу её акций.
web-learn-ae-bank = Нет денег? Возьмите { $money } млн в банке; это весь ваш ход.
web-learn-ae-exchange = Обменяйте акции на ABACUS: она всегда платит одну и ту же хорошую строку, где бы ни стояли компании.
web-learn-ae-tactic-zone = Несколько делений выше — и строка лучше: покупайте там, где число после + мало.
web-learn-ae-tactic-lead = Держите первое место без дележа: латунь отмечает, у кого больше всего акций. При равенстве очки делятся.
web-learn-ae-tactic-market = Берите с рынка то, что нужно вам или сопернику: ваша акция уже не будет его.

## On the page

web-ae-portfolio = Пакет акций
web-ae-track = Шкала котировок
web-ae-by-place = очки по местам
web-ae-furthest-first = кто дальше, платит раньше
web-ae-altitude = На шкале
# Of the row of points of ABACUS, which never changes.
web-ae-fixed = всегда
# Shares and planes that are left, over two small numbers.
web-ae-left = ост.
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
web-ae-view-mine = Мои компании
web-ae-which-airline = Какая компания растёт?
web-ae-which-route = Куда летит { $airline }?
web-ae-which-shares = Какие акции вы играете?
web-ae-tails-about = Латунью: ваши акции на столе. Под хвостом: место на шкале, сколько даёт первое место, самая дешёвая лицензия.
web-ae-from = от { $money } млн
web-ae-pays = даёт { $points }
web-ae-gain = +{ $money } млн
web-ae-fact-money = Ваши деньги
web-ae-fact-first = Первое место даёт
web-ae-buy-for = Купить за { $money } млн
web-ae-scoring = { $number ->
    [1] Первый подсчёт
    [2] Второй подсчёт
   *[other] Третий подсчёт
}
web-ae-scoring-by = Карта подсчёта: { $seat }. Каждая компания платит акционерам, первая на шкале — первой.
web-ae-scoring-order = Каждая компания платит акционерам, первая на шкале — первой.
web-ae-scoring-sum = Больше всех: { $seat }, { $points }.
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
web-ae-take-money = Взять { $money } млн
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
web-ae-can-now = Можно сейчас
web-ae-not-now = Не сейчас
web-ae-closed = Закрыт
web-ae-long = Дальний маршрут
web-ae-score-shares = акции: { $shares }

## On the drawn board; the room on a picture is fixed, so keep them short

picture-share-track = Котировки
picture-points-by-place = очки по местам
# Stands before the tail fins under the start spaces.
picture-start = Старт
picture-shares = { $count ->
    [one] { $count } акция
    [few] { $count } акции
   *[many] { $count } акций
}
# Stands before the row of points of Air ABACUS at that scoring.
picture-scoring = { $number ->
    [1] Первый подсчёт
    [2] Второй подсчёт
   *[other] Третий подсчёт
}
# $city is the home of the airline.
picture-airline = { $planes ->
    [one] { $planes } самолёт
    [few] { $planes } самолёта
   *[many] { $planes } самолётов
} · { $city }
picture-licences = Маршрут и лицензии, цены в миллионах
picture-long-distance = Дальний маршрут
picture-home = Главный аэропорт
picture-bonus = Город назначения и бонус

## What is wrong in a board file

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
remark-narrow-home = Из главного аэропорта { $airline } ведёт только { $routes ->
    [one] { $routes } маршрут
    [few] { $routes } маршрута
   *[many] { $routes } маршрутов
}, поэтому её рано заблокируют.

## From data: said to whoever it speaks of

ae-told-scoring-card-you = Открыта карта подсчёта { $number }, её получаете вы.
ae-told-scoring-card-unseen-you = Карта подсчёта { $number } взята вслепую, её получаете вы.
