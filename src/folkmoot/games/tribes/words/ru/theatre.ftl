# Moments, told while they are shown
tribes-theatre-last-point = Решающее очко
tribes-theatre-hex = Конфликт на { $hex }
