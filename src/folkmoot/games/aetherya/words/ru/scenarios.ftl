# Scenarios of our own: four fates for one player, four variants for several (A50 to A61).
aetherya-word-dezanno = Дезанно
aetherya-word-degodass = Дегодасс
aetherya-word-shagratt = Шагратт
aetherya-word-pudugruen = Пюдюгруэн
aetherya-word-the-nolands = Ноланды
aetherya-word-pact = Пакты
aetherya-word-own-race = Ваша раса
aetherya-word-fortress = Крепости
aetherya-word-own-ally = Ваш союзник
aetherya-word-held-goblin = Остановленные гоблины
aetherya-word-burnt-forest = Сгоревшие леса
aetherya-word-robbed-race = Ограбленные расы
aetherya-word-dwarf-mine = Рудники

# Choosing one
aetherya-option-fate = Судьба
aetherya-option-variant = Вариант
aetherya-about-fate = История для кампании с заданием на каждый век.
aetherya-about-variant = Другой способ играть друг против друга.
aetherya-choice-none = Без сценария
aetherya-choice-dezanno = Дезанно: гоблины на границе
aetherya-choice-degodass = Дегодасс: яйцо дракона
aetherya-choice-shagratt = Шагратт: краденое оружие
aetherya-choice-pudugruen = Пюдюгруэн: пропавшие камни
aetherya-choice-invasion = Вторжение
aetherya-choice-confrontation = Противостояние
aetherya-choice-frontiers = Рубежи
aetherya-choice-empires = Империи
aetherya-tell-none = Как в книге правил.
aetherya-tell-dezanno = Гоблины остаются там, где легли: держите рядом людей, иначе каждый вольный гоблин отнимет очки.
aetherya-tell-degodass = Драконов приручают только эльфы, а леса возле дикого дракона сгорают.
aetherya-tell-shagratt = Приводите гоблинов к другим расам; конфликты с ними обходятся дешевле.
aetherya-tell-pudugruen = Горы, с которыми соприкасаются только гномы, становятся рудниками.
aetherya-tell-invasion = Взятых гоблинов, драконов и болота можно отправлять на край королевства следующего игрока.
aetherya-tell-confrontation = Каждый ведёт одну расу, и очки даёт только её родная местность. Жетоны складываются в крепости, а крепости у границы берут дань с соседей.
aetherya-tell-frontiers = Взятые карты можно выкладывать в Ноланды, на общее поле; самые сильные там получают награды. Втроём и вчетвером там заключают пакты, а также нарушают их.
aetherya-tell-empires = Двое против двоих, а со второй коробкой трое против троих или четверо против четверых: посылайте карты союзнику и считайте свои королевства вместе.
aetherya-ui-ours = Правила наши
aetherya-ui-ours-text = Книга правил эти сценарии только называет; как в них играть, придумали мы.
aetherya-ui-only-players = Число игроков: только { $players }.

# What is asked, what happened, why not
aetherya-ask-give_race = Какую расу ведёт { $of-seat }?
aetherya-ask-build = { $who }: на какой карте строить из жетона?
aetherya-ask-pact = { $who }: { $from-seat } предлагает пакт. Принять?
aetherya-now-build = На какой из подсвеченных карт строить из жетона?
aetherya-now-pact = { $from-seat } предлагает вам пакт. Принять?
aetherya-wait-pact = { $from-seat } предлагает пакт.
aetherya-event-race = { $who } ведёт расу «{ $race }».
aetherya-event-send = { $who } отправляет карту: { $card } ({ $to-seat }: { $cell }).
aetherya-event-settle = { $who } заселяет Ноланды: { $card } ({ $cell }).
aetherya-event-offer = { $who } предлагает пакт. Кому: { $to-seat }.
aetherya-event-pact = { $who } и { $to-seat } заключают пакт.
aetherya-event-refuse = { $who } отклоняет пакт. Предложение: { $to-seat }.
aetherya-event-betray = { $who } нарушает пакт. Вторая сторона: { $to-seat }.
aetherya-event-build = { $who } { $finished ->
    [yes] достраивает крепость
   *[no] строит крепость
  } ({ $cell }): жетонов { $built } из { $needed }.
aetherya-event-task = Задание на век { $age }: { $have } из { $need }, { $done ->
    [yes] выполнено
   *[no] не выполнено
  }.
aetherya-refusal-goblin_stays = В этой судьбе открытого гоблина заменить нельзя.
aetherya-refusal-other_variant = В этом варианте так нельзя.
aetherya-refusal-not_dark = Эту карту отправить нельзя: отправляют только гоблинов, драконов и болота.
aetherya-refusal-not_on_border = В середину королевства отправить нельзя: выберите место на краю.
aetherya-refusal-not_face_up = Отправить сюда ({ $cell }) нельзя: карта закрыта, а заменить можно только открытую.
aetherya-refusal-settled_already = Выложить сюда нельзя: место уже занято ({ $card }).
aetherya-refusal-card_needed = Выложить эту карту в Ноланды нельзя: без неё закончились бы колода или сброс.
aetherya-refusal-not_another = Нельзя заключить пакт с собой: выберите другого игрока.
aetherya-refusal-spoken = В этот ход больше нельзя ни предлагать, ни нарушать пакты.
aetherya-refusal-has_pact = Нельзя предложить этот пакт: у одного из вас уже есть другой.
aetherya-refusal-no_site = Здесь строить нельзя: выберите открытую карту своей расы или её родной местности.
aetherya-refusal-finished = Здесь строить нельзя: крепость уже достроена. Выберите другую карту.
error-empires = игроков { $players }, а «Империи» — для 4, 6 или 8
error-two-boxes = игроков { $players }: столько играют только в «Империи» ({ "variant=empires" })

# The score pad
aetherya-row-fate = Судьба
aetherya-row-frontiers = Ноланды
aetherya-row-fortresses = Крепости
aetherya-row-ally = Союз
aetherya-part-fate = { $kind ->
    [held] гоблин ({ $cell }) остановлен
    [loose] гоблин ({ $cell }) бродит на воле
    [tamed] дракон ({ $cell }) приручён
    [burnt] лес ({ $cell }) сгорел
    [robbed] ограблена раса: { $card } ({ $cell })
   *[mine] гора ({ $cell }) — рудник
  }
aetherya-part-frontiers = { $kind ->
    [betrayal] нарушенные пакты: { $number }
   *[frontiers] { $place }-е место в Ноландах, сила { $strength }{ $tied ->
        [yes] { "" }, поровну
       *[no] { "" }
      }
  }
aetherya-part-ally = королевство: { $of-seat }
aetherya-part-fortresses = { $kind ->
    [takes] дань от соседа { $side ->
        [west] слева
       *[east] справа
      } за крепость ({ $cell })
    [pays] дань соседу { $side ->
        [west] слева
       *[east] справа
      } за крепость напротив ({ $cell })
   *[fortress] крепость ({ $cell })
  }

# The board in words
aetherya-board-task = Задание ({ $fate }): { $task }, { $have } из { $need }
aetherya-board-race = ведёт расу: { $race }
aetherya-board-ally = { $number ->
    [one] союзник
   *[other] союзники
  }: { $who }
aetherya-board-built = построено на { $cell }: { $built ->
    [one] { $built } жетон
    [few] { $built } жетона
   *[many] { $built } жетонов
  }
aetherya-board-borders = соседи: слева { $before }, справа { $after }
aetherya-board-nolands = Ноланды: заселено { $number } из 16
aetherya-board-pact = пакт, вторая сторона: { $who }
aetherya-board-betrayals = нарушенные пакты: { $number }
aetherya-board-settled = { $card } ({ $cell }), { $who }

# Answers to "why?"
why-aetherya-task = Задание века, { $task }: { $have } из { $need }. { $done ->
    [yes] Оно выполнено, если так останется до конца века.
   *[no] Если в конце века оно не выполнено, кампания проиграна.
  }
why-aetherya-send = { $card } ляжет на место карты «{ $old }» ({ $to-seat }).
why-aetherya-settle = { $card } ляжет в Ноланды.
why-aetherya-word = { $breaks ->
    [yes] Пакт будет нарушен, в конце это отнимет { $points }.
   *[no] Другой игрок может принять или отказаться. Стороны пакта не считаются соперниками в Ноландах.
  }
why-aetherya-build = В крепости станет жетонов: { $built } из { $needed }{ $points ->
    [0] { "" }.
    [one] { "" }, это принесёт { $points } очко.
    [few] { "" }, это принесёт { $points } очка.
   *[many] { "" }, это принесёт { $points } очков.
  }
aetherya-power-the-nolands = Общее поле: у каждой выложенной карты есть сила, а самые сильные игроки получают награды.
aetherya-power-pact = Стороны пакта не считаются соперниками в Ноландах. Кто нарушит пакт, в конце за это платит.
aetherya-power-own-race = Очки даёт только родная местность вашей расы, а каждая карта другой расы рядом с ней отнимает.
aetherya-power-fortress = Жетоны складываются в крепости на картах вашей расы и её родной местности. Готовая крепость даёт очки, а у границы берёт дань, если напротив нет крепости.
aetherya-power-own-ally = Союзники считают свои королевства вместе и побеждают вместе; карты можно посылать следующему из них.
aetherya-power-held-goblin = Гоблин, с которым соприкасается человек, остановлен; каждый другой гоблин отнимает очки.
aetherya-power-burnt-forest = Лес, с которым соприкасается дикий дракон, сгорает и не даёт расам очков.
aetherya-power-robbed-race = Раса ограблена, если её карта лежит сторона к стороне с гоблином.
aetherya-power-dwarf-mine = Гора, с которой соприкасаются гномы и ни одна другая раса, — рудник.

# The browser client
aetherya-task-dezanno = Остановленные гоблины
aetherya-task-degodass = Приручённые драконы
aetherya-task-shagratt = Ограбленные расы
aetherya-task-pudugruen = Рудники
aetherya-ui-task-state = { $task }: { $have } из { $need }, { $done ->
    [yes] выполнено
   *[no] ещё не выполнено
  }
aetherya-ui-race = Раса
aetherya-ui-leads = раса: { $race }
aetherya-ui-border = За границей: { $who }
aetherya-ui-razed = пропадут жетоны: { $built }
aetherya-ui-border-cell = Ряд { $row }, { $who }: { $what }
aetherya-ui-fortress = { $built ->
    [0] крепости нет
   *[other] крепость, жетонов { $built } из { $needed }
  }
aetherya-ui-stage-build = Стройка
aetherya-ui-title-build = Жетон для крепости
aetherya-ui-title-pact = Предложение
aetherya-ui-accept = Принять
aetherya-ui-breaking = в конце отнимет { $points }
aetherya-ui-pact = Пакт
aetherya-ui-pact-with = пакт: { $who }
aetherya-ui-broken = нарушенные пакты: { $number }
aetherya-ui-ally = { $number ->
    [one] Союзник
   *[other] Союзники
  }
aetherya-ui-your-ally = ваш союзник
aetherya-ui-ally-of = союзник: { $who }
aetherya-ui-nolands = Ноланды
aetherya-ui-show-nolands = Показать Ноланды, заселено { $number } из 16
aetherya-ui-noland-cell = Ноланды, ряд { $row }, столбец { $column }: { $what }
aetherya-ui-empty = пусто
aetherya-ui-settled-by = { $card }, { $who }, сила { $strength }
aetherya-ui-strength = Сила в Ноландах
aetherya-ui-strength-of = { $who }: сила { $strength }, награда { $points }
aetherya-ui-go-send = Отправить: { $who }
aetherya-ui-go-send-text = выберите там подсвеченную карту
aetherya-ui-go-settle = Выложить в Ноланды
aetherya-ui-go-settle-text = выберите там пустое место
aetherya-ui-for-them = { $who } { $gain }
aetherya-ui-side = Империя { $number }
aetherya-act-send = Отправить, { $who }: { $place }
aetherya-act-settle = Выложить в Ноланды: { $place }
aetherya-verdict-task = Задание века не выполнено: { $task }, { $have } из { $need }.
aetherya-empire-verdict = { $outcome ->
    [shared] Обе империи делят победу
    [won] Ваша империя победила
   *[other] Победила империя: { $who }
  }
aetherya-empire-text = { $who }: вместе их королевства стоят { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
aetherya-empire-tie = У обеих империй { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }; по строкам победила империя: { $who }.

# What the pictures of the rules show
aetherya-diagram-dezanno = С верхним гоблином соприкасается человек: он остановлен. С нижним не соприкасается никто из людей, и он бродит на воле.
aetherya-diagram-degodass = С верхним драконом соприкасаются два эльфа, и он приручён. Нижний дикий: лес рядом с ним сгорел и эльфу ничего не даёт.
aetherya-diagram-pudugruen = С левой горой соприкасается только гном: это рудник. С правой — ещё и человек, поэтому она не рудник.
aetherya-diagram-confrontation = Вы ведёте эльфов: очки дают только леса возле них, а гном рядом с обоими — чужак вдвойне.
aetherya-diagram-fortresses = Крепость эльфов на правом краю второго ряда достроена, а за границей напротив крепости нет: сосед платит дань. Крепости на левом краю третьего ряда не хватает одного жетона.
aetherya-diagram-frontiers = На каждой выложенной карте метка того, кто её выложил, и её сила. Эльф сильнее за каждый соседний лес, даже за тот, что выложил другой игрок.
aetherya-diagram-empires = Трое против троих: империи сидят через одного, и каждый может отправлять карты только следующему союзнику. Вчетвером союзники сидят напротив друг друга.
