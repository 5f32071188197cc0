# The end of an age, told frame by frame while it is shown
ethnos-theatre-age-over = Koniec ery { $age }.
ethnos-theatre-kingdoms-pay = Teraz punktują królestwa.
ethnos-theatre-wakes = Budzi się trzeci smok
ethnos-theatre-hands = Smoka wyciąga { $who }; wszyscy odrzucają karty z ręki.
ethnos-theatre-drew = wyciąga smoka
ethnos-theatre-nobody = Nikt nie ma tu znaczników.
ethnos-theatre-pays-nothing = Jego żeton jeszcze nic nie daje.
ethnos-theatre-leads = { $who } na pierwszym miejscu, { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
  }: { $points ->
    [one] { $points } punkt chwały
    [few] { $points } punkty chwały
   *[many] { $points } punktów chwały
  }.
ethnos-theatre-leads-before = { $who } na pierwszym miejscu, { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
  }: { $points ->
    [one] { $points } punkt chwały
    [few] { $points } punkty chwały
   *[many] { $points } punktów chwały
  }. { $second } na drugim: { $less }.
ethnos-theatre-alone = Znaczniki ma tu tylko { $who }: { $points ->
    [one] { $points } punkt chwały
    [few] { $points } punkty chwały
   *[many] { $points } punktów chwały
  }.
ethnos-theatre-tied = { $who }: remis, po { $markers ->
    [one] { $markers } znaczniku
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
  }. Miejsca są dzielone: po { $points ->
    [one] { $points } punkcie chwały
    [few] { $points } punkty chwały
   *[many] { $points } punktów chwały
  }.
ethnos-theatre-trolls = Remis, po { $markers ->
    [one] { $markers } znaczniku
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
  }; silniejsze trolle ma { $who }: { $points ->
    [one] { $points } punkt chwały
    [few] { $points } punkty chwały
   *[many] { $points } punktów chwały
  }.
ethnos-theatre-swam = Najdalej płynie { $who }.
ethnos-theatre-giant = Żeton olbrzymów ma { $who }.
ethnos-theatre-orcs-decide = Kto ma tam znaczniki, decyduje: chwała teraz albo znaczniki zostają.
ethnos-theatre-orcs-cash = Znaczniki na chwałę: { $who }.
ethnos-theatre-orcs-stay = Wszystkie znaczniki tam zostają.
ethnos-theatre-bands = { $who }: { $count ->
    [one] { $count } oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
  }, { $points ->
    [one] { $points } punkt chwały
    [few] { $points } punkty chwały
   *[many] { $points } punktów chwały
  }.
ethnos-theatre-bands-skeletons = Szkielety są odrzucane. { $who }: { $count ->
    [one] { $count } oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
  }, { $points ->
    [one] { $points } punkt chwały
    [few] { $points } punkty chwały
   *[many] { $points } punktów chwały
  }.
ethnos-theatre-counted = Era { $age } podliczona
ethnos-theatre-next = Erę { $age } zaczyna { $who }: najmniej chwały.
ethnos-theatre-sides = Morski lud, olbrzym, orkowie
ethnos-theatre-note-kingdom = { $tied ->
    [1] { $place }. miejsce: { $kingdom }
   *[other] { $place }. miejsce, remis: { $kingdom }
  }
ethnos-theatre-note-merfolk = { $tied ->
    [1] { $place }. miejsce
   *[other] { $place }. miejsce, remis
  }
ethnos-theatre-note-giant = żeton olbrzymów
ethnos-theatre-note-orcs = { $count ->
    [one] { $count } znacznik orków
    [few] { $count } znaczniki orków
   *[many] { $count } znaczników orków
  }
