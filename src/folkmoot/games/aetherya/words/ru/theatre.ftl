# The last count, told while it is shown
aetherya-theatre-count = Последний подсчёт
aetherya-theatre-turned = Последние закрытые карты открываются.
aetherya-theatre-most = Больше всех: { $who }, { $points }.
aetherya-theatre-lost = Больше всех теряет { $who }: { $points }.
aetherya-theatre-nothing = Здесь никто не получает очков.
