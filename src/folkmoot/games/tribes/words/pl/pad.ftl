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
tribes-pad-altar = ofiara na ołtarzu
tribes-pad-chief-few = łaska wodza
tribes-pad-chief-many = łaska wodza, oferta od pięciu
tribes-pad-invaders = pokonany ostatni najeźdźca
tribes-pad-mammoth-hunt = mamut upolowany
tribes-pad-mammoth-tame = mamut oswojony
tribes-pad-sabre_tooth = upolowany tygrys szablozębny
tribes-pad-elders = przepędzony starszy
tribes-pad-villages = wioska na początku tury
tribes-pad-to-win = do wygranej: { $points }
error-tribes-pad-two = { $seats }: co najmniej { $most } punktów; kto zdobył je pierwszy, wygrał, i gra się skończyła
