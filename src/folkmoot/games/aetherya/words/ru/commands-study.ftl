# What `folkmoot study` counts
aetherya-study-order = Очередь хода
aetherya-study-race = Преобладающая раса
aetherya-study-people = Своя раса
aetherya-study-claim = Взятая легенда
aetherya-study-use = Применённый жетон
