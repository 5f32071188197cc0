# What `folkmoot study` counts
aetherya-study-order = Kolejność
aetherya-study-race = Przeważająca rasa
aetherya-study-people = Własna rasa
aetherya-study-claim = Wzięta legenda
aetherya-study-use = Użyty żeton
