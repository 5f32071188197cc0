# The browser's table: asking about what lies on it.
client-why = Почему?
client-why-what = Выберите, о чём спросить. Ход при этом не делается.
client-why-other = Спросить о другом
client-why-cannot = Об этом сейчас спросить нельзя.
