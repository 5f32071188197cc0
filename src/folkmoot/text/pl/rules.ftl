# Oznaczenia: skąd pochodzi zasada
mark-book = instrukcja
mark-book-about = { $books ->
    [1] Tak mówi instrukcja.
   *[other] Tak mówi każda instrukcja, która o tym wspomina.
  }
mark-ru = instrukcja rosyjska
mark-ru-about = Spośród instrukcji mówi tak rosyjska.
mark-pl = instrukcja polska
mark-pl-about = Spośród instrukcji mówi tak polska.
mark-ja = instrukcja japońska
mark-ja-about = Spośród instrukcji mówi tak japońska.
mark-pub = ogólnodostępne źródła
mark-pub-about = Nie ma tego w instrukcji, ale wiadomo to z ogólnodostępnych opisów pudełka.
mark-derived = z innych zasad
mark-derived-about = Wynika z innych zasad.
mark-chosen = nasze rozstrzygnięcie
mark-chosen-about = Instrukcje o tym nie mówią; to nasze rozstrzygnięcie.
mark-own = twoje pudełko
mark-own-about = Poprawione przez właściciela pudełka.
mark-ours = własne
mark-ours-about = Nie należy do wydanej gry; to nasz pomysł.
mark-house = wariant domowy
mark-house-about = Nie ma go w żadnej instrukcji; gra się tak przy wielu stołach, jeśli tak uzgodniono.

# Księga zasad
rules-title = { $game }: zasady
rules-unofficial = Nieoficjalny opis własnymi słowami. Program gra dokładnie według podanych tu liczb.
rules-five = Zasady w pięć minut
rules-all = Wszystkie zasady
rules-example = Przykład
rules-differences = Gdzie instrukcje się różnią
rules-differences-lead = Ta gra ma trzy instrukcje i nie zawsze są one zgodne. Oto co mówi każda z nich i jak gramy tutaj. Stół może też grać według jednej z nich: każda różnica, która wpływa na grę, ma swoją opcję, a wybór instrukcji ustawia wszystkie naraz.
rules-subject = Temat
rules-book-ru = Instrukcja rosyjska
rules-book-pl = Instrukcja polska
rules-book-ja = Instrukcja japońska
rules-played = Tak gramy tutaj
rules-switch = opcja: { $options }
rules-unsettled = Czego nie ma w instrukcjach
rules-unsettled-of = { $game }: czego nie ma w instrukcjach
rules-unsettled-lead = Tych liczb i zasad nie ma w żadnej znanej nam instrukcji: pochodzą z ogólnodostępnych opisów, wynikają z innych zasad albo są naszym rozstrzygnięciem. Jeśli w twoim pudełku lub instrukcji jest inaczej, podaj nam nazwę wpisu i to, co jest wydrukowane.
rules-printed = Wydrukowane liczby
rules-origin = Skąd
rules-rulings = Zasady
rules-contradictions = Gdzie instrukcja sama sobie przeczy
rules-value = Wartość
rules-reason = Dlaczego
rules-entry = Wpis
rules-marks = Co znaczą oznaczenia
rules-page = s. { $pages }
rules-see = Zobacz też
rules-numbers = Liczby, których używa program
rules-contents = Spis treści
rules-none-found = Żadna zasada nie zawiera słów „{ $words }”.
rules-asked = Teraz do rozstrzygnięcia
rules-found = { $number ->
    [one] Mówi o tym jedna zasada.
    [few] Mówią o tym { $number } zasady.
   *[many] Mówi o tym { $number } zasad.
  }

# The beginner's path
rules-table = Co leży na stole
rules-labels = Co oznaczają numery
rules-turn = Tura krok po kroku
rules-step = Krok { $number } z { $of }
rules-step-before = Wstecz
rules-step-after = Następny krok
rules-step-again = Od początku
rules-play = Pierwsza gra z przewodnikiem

# What is shown
rules-show = Pokaż zasady dla
rules-any-players = Dowolna liczba graczy
rules-players = { $number ->
    [one] { $number } gracz
    [few] { $number } graczy
   *[many] { $number } graczy
  }
rules-used = Warianty
rules-hidden = { $number ->
    [one] Twój wybór ukrywa { $number } zasadę.
    [few] Twój wybór ukrywa { $number } zasady.
   *[many] Twój wybór ukrywa { $number } zasad.
  }
rules-only = Tylko: { $what }
rules-source = Wyjaśnienie i źródło
rules-also = Także tutaj

# One page for the table
rules-summary = Ściąga na jednej stronie
rules-summary-of = { $game }: ściąga
rules-print = Drukuj
rules-whole = Wszystkie zasady
