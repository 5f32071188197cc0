# Pomoc wiersza poleceń.
help-score-aetherya = policz królestwo z wydania pudełkowego, z uzasadnieniem każdego punktu
help-score-aetherya-kingdom = cztery rzędy po cztery litery, rozdzielone znakiem /
help-score-aetherya-legends = zdobyte legendy, na przykład { "human-elf" }
help-score-aetherya-gems = numery posiadanych klejnotów
help-score-aetherya-treaty = karta, na której leży Traktat
help-score-aetherya-staff = smok, na którym leży Kostur
help-score-aetherya-note = Każda litera to karta: { $letters }. Mała litera albo ? to karta zakryta, która się nie liczy.
