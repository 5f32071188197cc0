# Ошибки командной строки.
error-tribes = названо племён: { $named }, а для числа игроков { $players } нужно { $need }

# A position
ethnos-preview = если бы эпоха закончилась сейчас: { $scores }
