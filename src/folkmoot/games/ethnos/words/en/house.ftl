# A house variant: draw two cards and keep one (E50).
ethnos-option-draw-two = House variant: draw two, keep one
ethnos-about-draw-two = No rulebook has this: no cards lie face up when an age begins, and whoever draws from the deck draws two cards, keeps one and lays the other face up.
ethnos-ask-sift = { $who }: keep one of the two cards; the other is laid face up.
ethnos-now-sift = Keep one of the two cards; the other is laid face up.
ethnos-ui-ask-sift = Which card do you keep?
ethnos-event-sift = { $card ->
    [unknown] {""}
   *[other] { $who } has drawn the { $card }.
  }
ethnos-event-sifted = { $who } keeps a card and lays the { $card } face up.
ethnos-refusal-not_drawn = You can only keep one of the two cards you have drawn.
error-ethnos-sift = cards: { $number }, but drawn so far: { $due }
