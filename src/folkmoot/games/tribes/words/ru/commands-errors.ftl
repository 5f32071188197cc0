# Ошибки позиций и коробок.
error-tribes-named = названо племён: { $number }, а игроков { $players }
error-tribes-lands = { $value } — не { "off" }, не { "random" } и не объект с землями и гексами
error-tribes-two-lands = две земли на одном гексе
error-tribes-many-lands = земель больше, чем гексов ({ $terrain })
error-tribes-faces = { $value } — не список трёх граней ({ $choices })
error-tribes-groups = нужен список для каждого из четырёх мест по порядку хода
error-tribes-group = { $value } — не список из одного или двух чисел жителей
error-tribes-group-size = { $value }: не поставить; каждое от 1, вместе не больше { $most }
error-tribes-free = это должно что-то стоить
error-tribes-price = { $value } — не цена в одном ресурсе ({ $resource })
error-tribes-hexes = это не список гексов нужной длины: { $number }
error-tribes-hex = { $value } — не гекс
error-tribes-apart = гексы не связаны
error-tribes-cells = мест для вулкана { $number }, а нужно от 1 до { $most }
error-tribes-land-terrain = { $value }: на гексе { $hex } другая местность, а нужна { $due }
error-tribes-bare = на гексе { $hex } нет местности
error-tribes-two-dice = на руке и у следующего игрока вместе два кубика ({ "dice" }, { "next_dice" })
error-tribes-two-villages = две деревни на одном гексе
error-tribes-many-villages = деревень больше { $most }
error-tribes-moved = на гекс { $hex } пришло больше жителей, чем там есть
error-tribes-two-places = одна и та же карта лежит в двух местах
error-tribes-empty = пустая карта уже ушла со стола
error-tribes-event-closed = его событие не открыто
error-tribes-event-open = его событие открыто, но на поле его нет
error-tribes-not-won = никто не победил, и раунды ещё остались
error-tribes-won = { $seat }: победа есть, а игра не окончена
error-tribes-unguarded = { $seat }: есть деревня без жителя
error-tribes-riderless = { $seat }: рядом нет ни одного жителя
error-tribes-frame = кубики и выполненные действия не подходят к этой части хода
error-tribes-memory = этот вопрос с тем, что он помнит, не подходит к столу
error-tribes-draft = это не шаг начатого выбора
error-tribes-power = { $power ->
    [ambush] жители на планшете есть только у вождя с «Засадой»
   *[other] скрытая деревня бывает только у вождя с этой способностью
  }
error-tribes-members = жителей { $number }, а всего их { $most }
error-tribes-no-village = деревни этого игрока здесь нет
error-tribes-pottery = вдвоём «Гончарная» не используется
error-tribes-deck = в колоде то, чего нет в других местах
