### What is asked, offered, refused and told in Jet Set. Keys begin with js-.
### Glossary: flight = рейс (короткий, длинный); Final Flight = финальный рейс; Vacation = «Отпуск»; link = линия;
### claim a flight = выполнить рейс; income = доход; fee = сбор; toll = плата; stock = запас.

## Words

# Nominative and accusative are the same, and the sentences below ask for no other case.
js-row-short = короткий ряд
js-row-long = длинный ряд

## What is asked of the player

js-ask-turn = У вас { $money } евро. Если хотите, откройте ещё рейсы, затем сделайте одно действие: купите линию, поставьте самолёты, выполните рейс или получите доход.
js-ask-turn-late = У вас { $money } евро. Сделайте одно действие: купите линию, поставьте самолёты, выполните рейс или свой финальный рейс либо получите доход.
js-ask-bought-first = Поставьте первый самолёт на линию { $route }.
js-ask-bought = Поставьте ещё самолёты на линию { $route } или остановитесь. У вас осталось { $money } евро.
# $links is the number of links that got planes, $fee the fee for one more link.
js-ask-own = Поставьте ещё самолёты на свои линии или остановитесь. Этим действием самолёты поставлены на { $links ->
    [one] { $links } линию
    [few] { $links } линии
   *[many] { $links } линий
}; за ещё одну линию сбор вырастет на { $fee }. У вас осталось { $money } евро.
js-ask-foreign = Поставьте ещё самолёты на линию { $route } или остановитесь. У вас осталось { $money } евро.
js-ask-path = Вы в городе { $at }, цель — { $to }. Выберите следующую линию.
js-ask-final-second = Вы в городе { $at }. Выберите следующую линию; впереди { $second }, затем { $third }.
js-ask-final-third = Вы в городе { $at }. Выберите следующую линию; цель — { $third }.
js-ask-final-done = Вы достигли цели: { $third }. Завершите финальный рейс или сделайте ещё круг.
js-ask-over = Партия окончена.

## What the table waits for

js-wait-turn = Ходит { $seat }.
js-wait-planes = { $seat } ставит самолёты.
js-wait-path = { $seat } выбирает путь рейса.
js-wait-final = { $seat } выбирает путь финального рейса.

## What is asked, inside a refusal

js-asked-turn = выбрать действие
js-asked-bought = поставить самолёты на купленную линию
js-asked-own = поставить самолёты на свои линии или остановиться
js-asked-foreign = поставить самолёты на эту линию или остановиться
js-asked-path = выбрать следующую линию пути
js-asked-final = выбрать следующую линию финального рейса
js-asked-over = ничего, партия окончена

## Actions

js-do-turn-up-pay = Заплатить { $price } евро и открыть рейс в { $deck } ({ $cards ->
    [one] в колоде осталась { $cards } карта
    [few] в колоде остались { $cards } карты
   *[many] в колоде осталось { $cards } карт
})
js-do-turn-up = Открыть ещё один рейс в { $deck } ({ $cards ->
    [one] в колоде осталась { $cards } карта
    [few] в колоде остались { $cards } карты
   *[many] в колоде осталось { $cards } карт
})
js-do-buy = Купить линию { $route } за { $price } евро, затем поставить самолёты по { $plane } евро
js-do-plane = Самолёт на линию { $route } за { $price } евро
js-do-plane-fee = Самолёт на линию { $route } за { $price } евро, из них сбор { $fee }
js-do-plane-foreign = Самолёт на линию { $route } за { $price } евро, из них { $toll } получает { $seat }
js-do-claim = Выполнить рейс { $route } за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
js-do-claim-final = Выполнить финальный рейс { $first } – { $second } – { $third }
js-do-via = { $from } → { $to }
js-do-via-link = По линии { $route }
js-do-done = Больше не ставить самолётов
js-do-done-final = Завершить финальный рейс здесь
js-do-income = Получить доход: { $amount } евро

## Refusals

js-no-over = Партия окончена.
js-no-turn = Сейчас ход другого игрока.
js-no-now = Сейчас нужно другое: { $asked }.
js-no-cards = Вторая карта «Отпуск» вышла, и рейсы больше не открываются.
js-no-row-full = Больше открывать нельзя: { $deck } полон, карт в нём { $cards }.
js-no-owned = Линией { $route } уже владеет { $seat }.
js-no-markers = У вас не осталось маркера, чтобы положить на линию.
js-no-planes = У вас в запасе не осталось самолётов.
js-no-money = Всего это стоит { $price } евро, а у вас { $money }.
js-no-not-owned = Линией { $route } пока никто не владеет. Сначала купите её.
js-no-other-bought = Самолёты этого действия идут на линию { $route }, которую вы купили.
js-no-not-own = Линия { $route } не ваша; самолёты этого действия идут на ваши линии.
js-no-other-foreign = Самолёты этого действия идут только на { $route }: одну линию другого игрока.
js-no-plane-first = Сначала поставьте хотя бы один самолёт на линию { $route }.
js-no-not-open = Рейс { $route } не лежит открытым в ряду.
js-no-path = Ваши самолёты не соединяют два города рейса { $route }.
js-no-early = Финальные рейсы можно выполнять только после второй карты «Отпуск».
js-no-not-yours = Финальный рейс { $first } – { $second } – { $third } не ваш.
js-no-trail = Ваши самолёты не дают пути { $first } – { $second } – { $third }, если проходить каждую линию один раз.
js-no-not-here = Линия { $route } не выходит из города { $at }, где вы сейчас.
js-no-plane-there = У вас нет самолёта на линии { $route }.
js-no-city-twice = Путь уже проходил через город на том конце линии { $route }, а бывать в одном городе дважды нельзя.
js-no-link-twice = Линия { $route } уже использована, а каждую линию можно пройти один раз.
js-no-dead-end = После линии { $route } остаток пути не пролететь на ваших самолётах.
js-no-not-there = Финальный рейс должен сначала пройти весь путь: { $first } – { $second } – { $third }.

## The log

js-told-begins = Начинает { $seat }.
js-told-set-aside = Рейс { $route } откладывается и замешивается обратно.
js-told-turned-up = Открыт рейс { $route } за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
js-told-final-dealt = { $seat } получает финальный рейс { $first } – { $second } – { $third }.
js-told-final-dealt-unseen = { $seat } получает финальный рейс.
js-told-paid-row = { $seat } платит { $amount } евро за { $deck }.
js-told-vacation = { $number ->
    [1] Выходит первая карта «Отпуск»
   *[other] Выходит вторая карта «Отпуск»
}: { $deck }.
js-told-vacation-removed = Выходит ещё одна карта «Отпуск» ({ $deck }), она убирается.
js-told-decks-left = Обе колоды выходят из игры. Теперь можно выполнять финальные рейсы.
js-told-bought = { $seat } покупает линию { $route } за { $price } евро.
js-told-placed = { $seat } ставит самолёт на линию { $route } за { $amount } евро.
js-told-placed-foreign = { $seat } ставит самолёт на линию { $route } за { $amount } евро; ещё { $toll } получает { $owner }.
js-told-claims = { $seat } начинает рейс { $route }.
js-told-via = { $seat } летит по линии { $route }.
js-told-claimed = { $seat } выполняет рейс { $route } за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} по линиям { $links }; { $planes ->
    [one] возвращается { $planes } самолёт
    [few] возвращаются { $planes } самолёта
   *[many] возвращается { $planes } самолётов
}, { $markers ->
    [0] маркеры на карту не кладутся
    [one] на карту кладётся { $markers } маркер
    [few] на карту кладутся { $markers } маркера
   *[many] на карту кладётся { $markers } маркеров
}.
js-told-claims-final = { $seat } начинает финальный рейс { $first } – { $second } – { $third }.
js-told-claims-final-unseen = { $seat } начинает финальный рейс.
js-told-claimed-final = { $seat } выполняет финальный рейс { $first } – { $second } – { $third } по линиям { $links }; { $planes ->
    [one] возвращается { $planes } самолёт
    [few] возвращаются { $planes } самолёта
   *[many] возвращается { $planes } самолётов
}.
js-told-income = { $seat } получает { $amount } евро: { $marked ->
    [one] { $marked } рейс
    [few] { $marked } рейса
   *[many] { $marked } рейсов
} с маркером, { $bare } без маркера.
js-told-plane-on-final = { $seat } ставит самолёт на финальный рейс; теперь { $planes ->
    [one] там { $planes } самолёт
    [few] там { $planes } самолёта
   *[many] там { $planes } самолётов
}.
js-told-scored-flights = { $seat }: { $count ->
    [one] { $count } рейс
    [few] { $count } рейса
   *[many] { $count } рейсов
} по { $worth }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
js-told-scored-final = { $seat }: финальный рейс { $first } – { $second } – { $third }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
js-told-scored-planes = { $seat }: { $count ->
    [one] { $count } самолёт
    [few] { $count } самолёта
   *[many] { $count } самолётов
} на нём: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
js-told-total = { $seat }: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} и { $money } евро, место { $place }.
js-told-ended-claimed = Все выполнили финальный рейс, и партия завершается.
js-told-ended-fifth = Партию завершают самолёты на финальном рейсе, когда их становится { $planes }.
js-told-ended-standstill = Десять кругов без самолёта, рейса или новой карты завершают партию.

## The table in a few lines

js-sum-table = В короткой колоде { $short ->
    [one] { $short } карта
    [few] { $short } карты
   *[many] { $short } карт
}, в длинной { $long }, карт «Отпуск» вышло { $vacations } из { $most }.
js-sum-table-late = Обе карты «Отпуск» вышли: рейсы больше не открываются, и можно выполнять финальные рейсы.
# $deck is “short row” or “long row”.
js-sum-row = Открытые рейсы, { $deck }:
js-sum-flight = { $route }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
js-sum-flight-ready = { $route }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: можно выполнить
js-sum-flight-missing = { $route }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: не хватает { $planes ->
    [one] { $planes } самолёта
    [few] { $planes } самолётов
   *[many] { $planes } самолётов
}, цена { $money } евро
js-sum-final = { $seat }, финальный рейс: { $first } – { $second } – { $third }
js-sum-final-ready = { $seat }, финальный рейс: { $first } – { $second } – { $third }, все самолёты на местах
js-sum-final-missing = { $seat }, финальный рейс: { $first } – { $second } – { $third }, не хватает { $planes ->
    [one] { $planes } самолёта
    [few] { $planes } самолётов
   *[many] { $planes } самолётов
}, цена { $money } евро
js-sum-player = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $money } евро, следующий доход { $income }, в запасе { $planes ->
    [one] { $planes } самолёт
    [few] { $planes } самолёта
   *[many] { $planes } самолётов
} и { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[many] { $markers } маркеров
}, { $flights ->
    [one] { $flights } рейс
    [few] { $flights } рейса
   *[many] { $flights } рейсов
}.
js-sum-player-landed = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $money } евро, { $flights ->
    [one] { $flights } рейс
    [few] { $flights } рейса
   *[many] { $flights } рейсов
} и финальный рейс, { $on_final ->
    [0] без самолётов
    [one] на нём { $on_final } самолёт
    [few] на нём { $on_final } самолёта
   *[many] на нём { $on_final } самолётов
}.
js-sum-links = { $seat }, линии и самолёты: { $links }.
# A link of the player in a list, with the player’s planes on it.
js-sum-link-own = { $route } (своя, { $planes ->
    [0] без самолётов
    [one] { $planes } самолёт
    [few] { $planes } самолёта
   *[many] { $planes } самолётов
})
js-sum-link = { $route } ({ $planes ->
    [one] { $planes } самолёт
    [few] { $planes } самолёта
   *[many] { $planes } самолётов
})

## Why a move is good: hints

js-hint-completes = Завершает рейс { $route }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
js-hint-before = Опережает соперника ({ $seat }), который тоже готов к рейсу { $route }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
# $links is the number of links that lack a plane after this one.
js-hint-towards = Приближает рейс { $route } за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; затем останется линий: { $links }.
js-hint-towards-final = Приближает финальный рейс { $first } – { $second } – { $third } (+{ $points }); затем останется линий: { $links }.
js-hint-last = Последняя линия для рейса { $route }: потом за него можно получить { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
js-hint-last-final = Последняя линия для финального рейса { $first } – { $second } – { $third } (+{ $points }).
js-hint-lands = Завершает финальный рейс: очков { $points } и ещё по { $each } за каждый следующий ход.
js-hint-collects = У вас станет { $then } евро, на { $amount } больше.
js-hint-look = Открытых рейсов, которые можно забрать сейчас: { $ready }; новый может оказаться выгоднее.
js-hint-vacation = Приближает карту «Отпуск»: рейсов перед ней не больше { $cards }.
js-hint-saves = Рейс { $route } стоит ещё { $cost } евро; у вас { $money }.
js-hint-saves-final = Финальный рейс { $first } – { $second } – { $third } стоит ещё { $cost } евро; у вас { $money }.
js-hint-enough = Ни одному открытому рейсу ваши новые самолёты не нужны. У вас остаётся { $money } евро.
js-hint-keeps = Ваших самолётов на этой линии после рейса: { $planes }.
js-hint-toll = Кто ещё поставит сюда самолёты, заплатит вам.
js-hint-planes = Ваших самолётов здесь станет: { $planes }.

## From data: what the letters of a map in the terminal mean

map-legend-jet-set = На каждой линии: её цена или буква владельца; затем самолёты каждого: сначала число, потом буква.

## From data: kinds of actions, as headings

js-do-turn-up-pay-kind = Заплатить за ряд и открыть рейсы
js-do-turn-up-kind = Открыть ещё рейсы
js-do-buy-kind = Купить линию
js-do-plane-kind = Поставить самолёт
js-do-plane-fee-kind = Поставить самолёты на свои линии
js-do-plane-foreign-kind = Поставить самолёты на линию другого игрока
js-do-claim-kind = Выполнить рейс
js-do-claim-final-kind = Выполнить финальный рейс
js-do-via-kind = Следующая линия пути
js-do-via-link-kind = Следующая линия пути
js-do-done-kind = Остановиться
js-do-done-final-kind = Завершить финальный рейс
js-do-income-kind = Получить доход

## From data: short forms, for long lists; what several moves share, and the rest

js-do-buy-about = { $from }
js-do-buy-short = { $to } { $price }
js-do-plane-about = { $from }
js-do-plane-short = { $to } { $price }
js-do-plane-fee-about = { $from }
js-do-plane-fee-short = { $to } { $price }
js-do-plane-foreign-about = { $from }
js-do-plane-foreign-short = { $to } { $price }

## Faults of a board file

fault-js-no-way = Два города этого рейса не соединены линиями. Добавьте линии или укажите другие города.
# $links is the length of the shortest way, $need the one this flight must have.
fault-js-distance = Кратчайший путь рейса за { $worth } должен состоять из { $need ->
    [one] { $need } линии
    [few] { $need } линий
   *[many] { $need } линий
}, а между этими городами линий { $links }. Перенесите рейс в другой список или укажите другие города.
fault-js-final-cities = У финального рейса три разных города. Замените один из них.
fault-js-final-no-way = От первого города через второй до третьего нет пути, где каждая линия пройдена не больше одного раза. Добавьте линии или укажите другие города.
fault-js-final-length = Финальный рейс должен занимать от { $least } до { $most } линий, каждая по одному разу, а кратчайший путь этого рейса — { $links }. Укажите другие города.
fault-js-few-ones = При { $seats } игроках короткий ряд начинается с рейсов ценой { $worth }, их нужно { $need }, а есть только { $have }. Добавьте недостающие.
fault-js-few-short = При { $seats } игроках нужно { $need } рейсов ценой { $low } и { $high }, чтобы обе карты «Отпуск» поместились в короткую колоду, а есть только { $have }. Добавьте недостающие.
fault-js-few-long = При { $seats } игроках нужно { $need } рейсов ценой { $low } и { $high }, чтобы обе карты «Отпуск» поместились в длинную колоду, а есть только { $have }. Добавьте недостающие.
remark-js-one-link = К городу { $city } ведёт только одна линия, поэтому через него не может пройти ни один финальный рейс, а владелец этой линии собирает плату со всех.

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

js-ask-turn-line = [b|Ваш ход:] если хотите, [turn|откройте рейсы], затем [buy|купите линию], [plane|поставьте самолёты], [claim|выполните рейс] или [income|получите доход]
js-ask-turn-late-line = [b|Ваш ход:] [buy|купите линию], [plane|поставьте самолёты], [claim|выполните рейс], [final|выполните финальный рейс] или [income|получите доход]
js-told-begins-line = первый ход
js-told-turned-up-line = открыт [b|{ $route }] [p|{ $points }]
js-told-paid-row-line = оплата { $amount } €: { $deck }
js-told-bought-line = куплена [b|{ $route }] за { $price } €
js-told-placed-line = самолёт на [b|{ $route }] за { $amount } €
js-told-placed-foreign-line = самолёт на [b|{ $route }] за { $amount } €, из них { $toll } €: { $owner }
js-told-claimed-line = рейс [b|{ $route }] [p|+{ $points }]
js-told-claimed-final-line = финальный рейс [b|{ $first } – { $second } – { $third }]
js-told-income-line = доход { $amount } €
js-told-plane-on-final-line = самолёт на финальный рейс: { $planes }

## From data: its name, and its line on the start page

title-jet-set = Jet Set
web-line-jet-set = Владейте линиями, ставьте самолёты, выполняйте рейсы.

## The lesson on the page

web-learn-js-goal = Выполняйте рейсы: поставьте по самолёту на каждую линию между двумя городами. Побеждает тот, у кого в конце больше очков. Янтарным светится то, что вы можете сделать сейчас.
web-learn-js-flights = Эти рейсы открыты для всех. Щёлкните один: карта покажет самый дешёвый путь, а корешок — сколько он вам ещё будет стоить.
web-learn-js-buy = Купите янтарную линию: она ваша, и вы сразу ставите на неё самолёты. Другие платят вам за полёты по ней.
web-learn-js-claim = Самолёты стоят на всём пути: рейс можно выполнить. С каждой линии возвращается один самолёт, а рейс приносит доход.
web-learn-js-income = Мало денег? Получите доход: { $with } евро за каждый рейс с маркером, { $without } за каждый без маркера.
web-learn-js-plane = Поставьте самолёт на линию. Он стоит там, пока не выполнен рейс через неё.
web-learn-js-turn = Ничего не подходит? Откройте новый рейс перед действием; первый за ход стоит немного.
web-learn-js-tactic-join = Выбирайте рейсы с общими линиями: одна ваша линия служит всем, и другие платят вам.
web-learn-js-tactic-markers = Собирайте доход, пока на рейсах есть маркеры: потом они приносят меньше.
web-learn-js-tactic-final = Помните о двух своих финальных рейсах: линии малых рейсов могут в них войти.

## On the page

web-js-income = Доход
web-js-view-flight = Этот рейс
web-js-view-mine = Мои линии
web-js-which-link = Какая линия?
web-js-which-flight = Какой рейс?
web-js-buy-for = Купить линию, { $amount } €
web-js-place-for = Поставить самолёт, { $amount } €
web-js-then-planes = Линия ваша; затем вы ставите на неё самолёты.
web-js-one-plane = Здесь полетит ещё один ваш самолёт.
web-js-planes = Самолёты
web-js-flights = Рейсы
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
web-js-vacation = Отпуск { $count } из { $most }
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
web-js-flights-of = Рейсы по { $points }
web-js-final = Финальный рейс
web-js-final-by = { $seat }: финальный рейс.
web-js-last-landing = Последняя посадка
web-js-count-flights = Сначала рейсы.
web-js-count-finals = Затем финальные рейсы и самолёты на них.
web-js-count-most = Больше всех очков: { $seats }, { $points }.

## On the drawn board; the room on a picture is fixed, so keep them short

# Stand over the flights of the two decks and over the Final Flights.
picture-js-short = Короткие рейсы
picture-js-long = Длинные рейсы
picture-js-final = Финальные рейсы
picture-js-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
# $links is how long a flight of the column is at its shortest.
picture-js-column = { $links ->
    [one] { $links } линия
    [few] { $links } линии
   *[many] { $links } линий
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
picture-js-finals = три города, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
picture-js-link = Линия и её цена
picture-js-link-more = от { $least } до { $most } евро, ваша до конца партии
picture-js-plane = Самолёт
picture-js-plane-more = { $price } евро; на чужой линии ещё { $toll } её владельцу
# Six fees stand below: for planes on 1, 2, … 6 own links in one action.
picture-js-fee = Сбор за самолёты на 1–{ $links } своих линиях
picture-js-euros = { $amount } €
picture-js-markers = Маркеры на выполненном рейсе
picture-js-markers-more = по { $many } на первые { $first } рейсов, потом по { $few }
picture-js-income = Доход
picture-js-income-more = { $with } евро за рейс с маркером, { $without } без маркера
picture-js-vacation = Вторая карта «Отпуск»
picture-js-vacation-more = оба ряда заполняются, доступны финальные рейсы
picture-js-final-flight = Финальный рейс
picture-js-final-more = { $points } очков и { $each } за каждый самолёт на нём, не больше { $planes }

## From data: said to whoever it speaks of

js-no-owned-you = Линией { $route } уже владеете вы.
web-js-link-owned-you = Владелец: вы
web-js-flights-by-you = Ваши рейсы
