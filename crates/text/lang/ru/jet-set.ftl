### What is asked, offered, refused and told in Jet Set. Keys begin with js-.

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
js-do-buy = Купить линию { $route } за { $price } евро, затем поставить самолёты по 5 евро
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
js-told-ended-fifth = Пятый самолёт на финальном рейсе завершает партию.
js-told-ended-standstill = Десять кругов без самолёта, рейса или новой карты завершают партию.

## The table in a few lines

js-sum-table = В короткой колоде { $short ->
    [one] { $short } карта
    [few] { $short } карты
   *[many] { $short } карт
}, в длинной { $long }, карт «Отпуск» вышло { $vacations } из 2.
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
# $links is the number of links that still lack a plane.
js-hint-towards = Приближает рейс { $route } за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; осталось линий: { $links }.
js-hint-towards-final = Приближает финальный рейс { $first } – { $second } – { $third }; осталось линий: { $links }.
js-hint-lands = Завершает финальный рейс: 10 очков, ещё по 2 за каждый ход, и мало времени у остальных.
js-hint-collects = Приносит { $amount } евро на следующие ходы.
js-hint-look = Ищет более выгодный рейс.
js-hint-vacation = Приближает карту «Отпуск»: рейсов перед ней не больше { $cards }.
js-hint-saves = Оставляет { $amount } евро на рейс { $route }.
js-hint-saves-final = Оставляет { $amount } евро на финальный рейс { $first } – { $second } – { $third }.
js-hint-enough = Новые самолёты не помогут ни одному открытому рейсу.
js-hint-keeps = Возвращает самолёты, которые нужны меньше всего.
js-hint-spare = Не помогает ни одному рейсу, который можно успеть выполнить.

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
fault-js-few-ones = При { $seats } игроках короткий ряд начинается с рейсов за 1 очко, их нужно { $need }, а есть только { $have }. Добавьте недостающие.
fault-js-few-short = При { $seats } игроках нужно { $need } рейсов за 1 и 3 очка, чтобы обе карты «Отпуск» поместились в короткую колоду, а есть только { $have }. Добавьте недостающие.
fault-js-few-long = При { $seats } игроках нужно { $need } рейсов за 5 и 7 очков, чтобы обе карты «Отпуск» поместились в длинную колоду, а есть только { $have }. Добавьте недостающие.
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
