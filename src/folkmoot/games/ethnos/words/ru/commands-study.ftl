# What `folkmoot study` counts
ethnos-study-order = Очередь хода
ethnos-study-lead = Вождь отряда
ethnos-study-place = Жетон в королевстве
ethnos-study-tribe = Племя в партии
