# What `folkmoot study` counts
tribes-study-order = Очередь хода
tribes-study-tribe = Племя
tribes-study-power = Способность вождя
tribes-study-opened = Цель открыта
tribes-study-met = Цель выполнена
tribes-study-event = Событие
tribes-study-rounds = Раунды
