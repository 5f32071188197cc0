# The last count, told while it is shown
aetherya-theatre-count = Ostatnie podliczenie
aetherya-theatre-turned = Odkrywają się ostatnie zakryte karty.
aetherya-theatre-most = Najwięcej: { $who }, { $points }.
aetherya-theatre-lost = Największa strata: { $who }, { $points }.
aetherya-theatre-nothing = Nikt tu nie punktuje.
