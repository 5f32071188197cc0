# What `folkmoot study` counts
ethnos-study-order = Очередь хода
ethnos-study-lead = Лидер отряда
ethnos-study-place = Маркер в королевстве
ethnos-study-tribe = Племя в игре
