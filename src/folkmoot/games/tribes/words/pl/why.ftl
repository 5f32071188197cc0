# Odpowiedzi na pytanie „dlaczego?”
why-end-tribes = Gra kończy się natychmiast, gdy ktoś ma { $of } punktów zwycięstwa, a najpóźniej po { $rounds } rundach. Najbliżej: { $who }, punkty: { $points }.
