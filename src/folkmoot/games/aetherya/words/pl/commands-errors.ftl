# Błędy pozycji i pudełek.
error-aetherya-copies = kart jednego rodzaju jest { $number }, a potrzeba { $least } (graczy: { $players })
error-aetherya-rows = { $value }: suma to { $sum }, a legend jest { $legends }
error-aetherya-bare = { $value }: nie leży tu odkryta karta { $kind ->
    [treaty] rasy
    [fortress] prowadzonej rasy albo jej ojczystej krainy
   *[other] smoka
  }
error-aetherya-end-open = na koniec wszystkie karty są odkryte
error-aetherya-first-discard = pierwsza odrzucona karta już leży
error-aetherya-complete = { $seat }: królestwo jest gotowe, więc gra jest skończona
error-aetherya-new-deck = brakuje: odrzucone karty, które stały się talią
error-aetherya-acting = { $seat }: przy tym pytaniu akcja jeszcze trwa
error-aetherya-seen = { $value }: nie ma tu żetonu, którego nikt nie widział
error-aetherya-face-up = { $value }: karta jest już odkryta
error-aetherya-no-deck = nie ma już czego dobierać
error-aetherya-no-discard = stos odrzuconych jest pusty
error-aetherya-other-cards = przy tym pytaniu leży tu coś innego
error-aetherya-order = kart jest { $number }, a turę ma { $seat }
error-aetherya-settled = poza królestwami i Nolandami zostało kart: { $number }, a zawsze zostają co najmniej { $least }
error-aetherya-shown = odkrytych legend jest { $number } z { $most }, a jedna ma jeszcze zostać odkryta
error-aetherya-early = przed pierwszą turą nic tu nie może być
error-aetherya-turned = { $value }: nie ma tu takiej karty do odwrócenia
error-aetherya-row = w rzędzie { $value } musi być legend: { $number }
error-aetherya-row-order = rząd { $value } wypełnia się przed rzędem { $due }
error-aetherya-all-shown = nie ma już legendy do odkrycia
error-aetherya-hand = na ręce jest kart: { $number }, a to pytanie wymaga { $needed }
error-aetherya-no-hand = przy tym pytaniu nie ma kart na ręce
error-aetherya-no-kingdoms = brakuje: to pytanie wymaga królestw
error-aetherya-four = układa się cztery różne karty
error-aetherya-four-laid = cztery karty są już wyłożone
error-aetherya-middle = cztery karty wykłada się po kolei: { $places }
error-aetherya-other-token = { $value }: ten żeton o to nie pyta
error-aetherya-not-owned = { $seat }: nie ma tego żetonu
error-aetherya-drawn = przy tym pytaniu wszystkie karty są już dobrane
error-aetherya-face-down = zakrytych kart jest { $number }, a zostało na nie { $left }
error-aetherya-grid = rzędów jest { $number }, a królestwo ma { $needed } (na przykład { $example })
error-aetherya-grid-row = w rzędzie { $value } jest kart { $number }, a nie { $needed }
error-aetherya-races = w tej chwili każdy ma już rasę
error-aetherya-pact = pakt wiąże ze sobą dwie osoby
error-aetherya-offer = pakt proponuje się innej osobie i żadna z dwóch go jeszcze nie ma
error-aetherya-site = twierdza stoi na odkrytej karcie rasy tego miejsca albo jej ojczystej krainy
error-aetherya-built = żetony na { $value }: { $number }, a twierdza ma ich { $most }
error-aetherya-race-order = przy tym pytaniu rasy rozdaje się po kolei
error-aetherya-early-race = ras nie rozdaje się, zanim wiadomo, kto zaczyna
error-aetherya-tokens = żetony leżą na zakrytych kartach
error-aetherya-one-token = na karcie leży tylko jeden żeton
error-aetherya-treaty = traktat leży na odkrytej karcie rasy
error-aetherya-staff = kostur leży na odkrytym smoku
error-aetherya-down = zakrytych żetonów w tym królestwie jest { $number }; podaj tyle samo
error-aetherya-no-token = nie ma tu innego zakrytego żetonu
error-aetherya-unseen = nikt go nie widział
error-aetherya-not-down = { $value }: nie ma tu takiego zakrytego żetonu
