# The browser's table: asking about what lies on it.
client-why = Dlaczego?
client-why-what = Wskaż, o co chcesz zapytać. Żaden ruch nie zostanie wykonany.
client-why-other = Zapytaj o coś innego
client-why-cannot = Teraz nie można o to zapytać.
