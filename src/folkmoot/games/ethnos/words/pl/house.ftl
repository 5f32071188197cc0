# Wariant domowy: dobierz dwie karty i zatrzymaj jedną (E50).
ethnos-option-draw-two = Wariant domowy: dobierz dwie, zatrzymaj jedną
ethnos-about-draw-two = Nie ma tego w żadnej instrukcji: na początku ery nie ma odkrytych kart, a kto dobiera z talii, dobiera dwie karty, jedną zatrzymuje, a drugą odkrywa.
ethnos-ask-sift = { $who }: zatrzymaj jedną z dwóch kart; druga zostanie odkryta.
ethnos-now-sift = Zatrzymaj jedną z dwóch kart; druga zostanie odkryta.
ethnos-ui-ask-sift = Którą kartę zatrzymujesz?
ethnos-event-sift = { $card ->
    [unknown] {""}
   *[other] { $who } dobiera { $card-acc }.
  }
ethnos-event-sifted = { $who } zatrzymuje jedną kartę i odkrywa { $card-acc }.
ethnos-refusal-not_drawn = Możesz zatrzymać tylko jedną z dwóch dobranych kart.
error-ethnos-sift = kart: { $number }, a dobrano: { $due }
