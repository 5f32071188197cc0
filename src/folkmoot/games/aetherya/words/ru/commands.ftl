# Справка командной строки.
help-score-aetherya = подсчитать очки королевства из настольной игры с пояснением каждого
help-score-aetherya-kingdom = четыре ряда по четыре буквы, разделённые знаком /
help-score-aetherya-legends = взятые легенды, например { "human-elf" }
help-score-aetherya-gems = номиналы своих камней
help-score-aetherya-treaty = карта, на которой лежит Договор
help-score-aetherya-staff = дракон, на котором лежит Посох
help-score-aetherya-note = Каждая буква означает карту: { $letters }. Строчная буква или ? означает закрытую карту, которая не считается.
