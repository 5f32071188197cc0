# Karta punktacji do wydania pudełkowego.
help-score-tribes = pokaż, skąd są punkty w wydaniu pudełkowym i kto wygrał
help-score-tribes-player = gracz: cele po nazwach, inne punkty jako źródło=punkty
help-score-tribes-note = Źródła: { $sources }. Cele: { $goals }.
tribes-pad-needs = { $who }: do wygranej { $points ->
    [one] brakuje { $points } punktu
   *[other] brakuje { $points } punktów
  }.
tribes-pad-goals = Spełnione cele
tribes-pad-sources = Inne punkty
tribes-pad-chief = wygrana licytacja: 1, przy ofercie od pięciu 2
tribes-pad-mammoth = upolowany: 1, oswojony: 3
tribes-pad-villages = każda na początku twojej tury
tribes-pad-altar = każda ofiara
tribes-pad-invaders = pokonany ostatni najeźdźca
tribes-pad-sabre_tooth = upolowany
tribes-pad-elders = każdy przepędzony starszy
tribes-pad-to-win = do wygranej: { $points }
error-tribes-pad-two = { $seats }: co najmniej { $most } punktów; kto zdobył je pierwszy, wygrał, i gra się skończyła
