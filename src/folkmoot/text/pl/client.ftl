# The browser client: everything that is not said by the engine.

# Start page
client-tagline = Trzy gry o plemionach,
client-tagline-2 = jeden otwarty stół.
client-tagline-short = trzy gry o plemionach, jeden otwarty stół
client-tagline-text = Graj w przeglądarce z botami, ze znajomymi przez link albo przy jednym ekranie. Bez konta i instalacji, a każdy punkt jest wyjaśniony.
client-quick = Szybka gra
client-quick-text = Wybierz grę i siadaj do stołu: dwa kliknięcia.
client-players-minutes = { $from }–{ $to } graczy · { $minutes } min
client-players = Gracze
client-players-range = Ta gra jest dla { $from }–{ $to } graczy.
client-bots = Boty
client-level-novice = nowicjusz
client-level-casual = amator
client-level-strong = silny
client-level-master = mistrz
client-bot-level = Bot · { $level }
client-sit-and-play = Siadaj i graj
client-sitting = Przygotowujemy stół…
client-play-bots = Graj z botami
client-new-table = Nowy stół
client-new-table-text = Zaproś znajomych, dodaj boty, wybierz zasady
client-one-screen = Przy jednym ekranie
client-one-screen-text = Podawajcie sobie urządzenie, karty są zakryte
client-join = Dołącz
client-join-placeholder = Wklej link lub kod stołu
client-join-bad = To nie jest link do stołu. Powinien wyglądać tak: …/t/abc123
client-open-record = Odtwórz zapisaną grę
client-record-bad = Ten plik nie jest zapisaną grą.
client-unofficial = Nieoficjalny projekt fanów. Wszystkie teksty i rysunki są nasze.
client-try-again = Spróbuj ponownie
client-part-missing = Część strony się nie wczytała. Sprawdź połączenie.
client-your-tables = Twoje stoły
client-show-all = Wszystkie ({ $number })
client-show-fewer = Mniej
client-continue = Graj dalej
client-open = Otwórz
client-finished = zakończona
client-waits-for-players = czeka na graczy
client-it-is-your-turn = twoja tura
client-waits-for = tura: { $who }
client-about-to-begin = zaraz się zacznie
client-open-tables = Otwarte stoły
client-open-tables-text = Każdy może się tu dosiąść.
client-free-seats = { $number ->
    [one] { $number } wolne miejsce
    [few] { $number } wolne miejsca
   *[many] { $number } wolnych miejsc
  }
client-look-in = Oglądaj
client-you-settings = Ty
client-your-name = Twoje imię
client-save = Zapisz
client-saved = Zapisano.
client-recovery-text = Aby grać jako ta sama osoba na innym urządzeniu, utwórz tu kod i wpisz go tam.
client-recovery-new = Utwórz kod
client-recovery-enter = Kod z innego urządzenia
client-recovery-use = Użyj

# New table
client-game = Gra
client-seat-me = Ty
client-seat-here = Gracz przy tym ekranie
client-seat-open = Dla znajomych
client-seat-nth = Miejsce { $number }
client-name-of-seat = Imię gracza na miejscu { $number }
client-options = Zasady przy stole
client-option-any = losowo
client-box = W moim pudełku jest inaczej
client-box-summary = Popraw liczby, których nie podają instrukcje
client-box-text = Tych liczb nie podaje żadna z naszych instrukcji. Wpisz to, co jest wydrukowane w twoim pudełku: stół będzie według tego grał i liczył.
client-box-find = Znajdź liczbę
client-box-of-table = Pudełko gospodarza
client-preset = Instrukcja
client-preset-text = Tam, gdzie instrukcje się różnią, grać według jednej z nich.
client-preset-none = Zasady Folkmoot
client-preset-own = Własne połączenie
client-preset-switches = Każda z tych zasad z osobna
client-yes = tak
client-no = nie
client-clock = Zegar
client-clock-none = brak
client-clock-kind-live = na żywo
client-clock-kind-days = korespondencyjnie
client-clock-minutes = Minut na gracza
client-clock-days-each = Dni na ruch
client-clock-returns = Powrotów po przekroczeniu czasu
client-clock-live = po { $minutes } min + { $seconds } s na ruch
client-clock-returns-of = { $times ->
    [0] po przekroczeniu czasu nie ma powrotu
    [one] jeden powrót po przekroczeniu czasu
    [few] { $times } powroty po przekroczeniu czasu
   *[other] { $times } powrotów po przekroczeniu czasu
  }
client-clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
  }
client-public = Publiczny
client-public-text = Widoczny na stronie startowej; każdy, kto ma adres, może oglądać.
client-spectators = Widzowie
client-spectators-nothing = nie widzą zakrytych kart
client-spectators-everything = widzą wszystko, ale później
client-spectators-none = nie są wpuszczani
client-hints = Podpowiedzi
client-hints-text = Bot podpowiada każdemu, kto poprosi.
client-open-table = Otwórz stół

# Waiting for players
client-lobby = Zajmij miejsce
client-lobby-text = { $open ->
    [0] Wszystkie miejsca są zajęte.
    [one] Zostało { $open } wolne miejsce.
    [few] Zostały { $open } wolne miejsca.
   *[many] Zostało { $open } wolnych miejsc.
  }
client-lobby-salts = Tasujemy razem
client-lobby-salts-text = Każdy gracz dodaje do tasowania własny sekret, żeby nikt nie mógł nim sterować.
client-seat-free = wolne miejsce
client-seat-kept = { $who }: czekamy na zgodę
client-sit-here = Usiądź tu
client-join-table = Dosiądź się do stołu
client-here = na miejscu
client-invite = Zaproś
client-invite-text = Każdy, kto otworzy ten link, może dosiąść się do stołu.
client-copy-link = Kopiuj link
client-link-only-here = Ten link otwiera się tylko na tym komputerze. Dla innych urządzeń uruchom Folkmoot z opcją { "--host 0.0.0.0" }.
client-copied = Skopiowano
client-fill-with = Wolne miejsca zajmą boty
client-begin = Zaczynamy
client-close-table = Zamknij stół
client-leave-table = Odejdź

# The table
client-to-start = na stronę startową
client-loading = Przygotowujemy stół…
client-dealing = Rozdajemy…
client-link-lost = Utracono połączenie. Próbujemy ponownie…
client-cannot-store = Stół nie może teraz niczego zapisać. Nic nie przepadło: gra potoczy się dalej sama.
client-no-entry = Nie możesz otworzyć tego stołu
client-abandoned = Ten stół zamknięto
client-abandoned-text = Zamknięto go przed rozpoczęciem gry.
client-stopped = Przerwano w tym miejscu
client-stopped-short = przerwana
client-stopped-story = Punkty do tej pory. Nikt jeszcze nie wygrał.
client-stopped-next = Ciąg dalszy nastąpi
client-stopped-next-text = Wszystko zostaje, jak jest: karty, kolejka i zegary. Gra potoczy się dalej, gdy wszyscy się zgodzą, choćby jutro. Do tego czasu zakryte karty pozostają zakryte.
client-stopped-until = Jeśli przez 30 dni nikt jej nie wznowi, stół zostanie zamknięty na dobre.
client-resume = Graj dalej
client-close-for-good = Zamknij na dobre
client-close-for-good-text = Zamknięcie odkrywa wszystkie karty i pozwala sprawdzić losowania. Potem nie można już grać dalej.
client-ended-early = Zakończono przed czasem
client-ended-early-story = Punkty w chwili zakończenia. Nikt nie wygrał.
client-turn-away = { $who }: w tej chwili poza stołem.
client-your-turn = Twoja tura.
client-turn-of = Decyduje { $who }.
client-thinking = { $who } myśli.
client-over = Gra zakończona.
client-armed = { $what }: wybierz ponownie, aby potwierdzić.
client-do-it = Zrób to
client-another-idea = Inny pomysł
client-log = Dziennik
client-chat = Czat
client-panels = Dziennik i czat
client-log-empty = Jeszcze nic się nie stało.
client-chat-empty = Nikt jeszcze nic nie powiedział.
client-chat-placeholder = Powiedz coś
client-send = Wyślij
client-board = Plansza
client-board-in-words = Opis planszy
client-others = Inni gracze
client-own-area = Twoja strona stołu
client-actions = Akcje
client-choices = Wybór
client-stages = Kroki tego wyboru
client-back = Wstecz
client-undo = Cofnij
client-undo-asks = Pozostali gracze muszą się zgodzić
client-hint = Podpowiedź
client-hinting = Myślę
client-you = ty
client-person = Gracz
client-person-away = nieobecny
client-decides = decyduje
client-stand-in-left = na razie gra bot
client-stand-in-timeout = czas minął, gra bot
client-stand-in-stuck = zastąpił go prostszy bot
client-flag-fell = { $times ->
    [one] czas minął raz
   *[other] czas minął { $times } razy
  }
client-flag-for-good = Twój czas minął; do końca gra bot.
client-score-of = { $who }: { $points } pkt. Pokaż, za co
client-scores = Punkty do tej pory
client-no-points-yet = jeszcze bez punktów
client-time-left = zostało { $time }
client-days-left = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
  }
client-just-now = Przed chwilą
client-hand-closed = Twoje karty są zakryte.
client-come-back = Już jestem
client-come-back-left = { $times ->
    [one] Już jestem (ostatni powrót)
   *[other] Już jestem (pozostało powrotów: { $times })
  }
client-watching = Oglądasz
client-watching-nothing = Zakryte karty pozostają zakryte.
client-watching-everything = Zakryte karty zobaczysz po zakończeniu ery albo gry.
client-analysis = analiza
client-summary = Podsumowanie
client-vote-undo = { $who } prosi o cofnięcie ruchu (głosy za: { $yes } z { $need }).
client-vote-abandon = { $who } proponuje przerwać w tym miejscu (głosy za: { $yes } z { $need }).
client-vote-resume = { $who } proponuje grać dalej (głosy za: { $yes } z { $need }).
client-vote-close = { $who } proponuje zamknąć stół na dobre i wszystko odkryć (głosy za: { $yes } z { $need }).
client-agree = Zgoda
client-disagree = Nie
client-curtain = Podaj urządzenie: { $who }
client-curtain-text = Karty są zakryte, dopóki ich nie odkryjesz.
client-curtain-open = To ja, { $who }: pokaż karty
client-away = Od twojej ostatniej tury
client-go-on = Dalej
client-watch-again = Obejrzyj
client-row-undo = { $who } cofa ruch.
client-row-end = Gra kończy się tutaj.

# Settings
client-settings = Ustawienia
client-rules = Zasady
client-rules-of = Zasady: { $game }
client-rules-search = Szukaj w zasadach
client-rules-alone = Otwórz jako stronę
client-language = Język
client-theme = Wygląd
client-light = jasny
client-dark = ciemny
client-sound = Dźwięk
client-motion = Ruch elementów
client-bots-quick = od razu
client-bots-calm = spokojnie
client-bots-steps = krok po kroku
client-bots-text = „Krok po kroku”: każdy ruch bota czeka na ciebie. Naciśnij planszę albo spację.
client-confirm-final = Potwierdzaj ostateczne ruchy
client-confirm-final-text = Pytaj o potwierdzenie ruchów, których nie można cofnąć.
client-keys = Klawisze:
client-key-tab = następny element
client-key-enter = wybierz, potwierdź
client-key-esc = krok wstecz
client-leave-to-bot = Odejdź, niech gra bot
client-abandon = Zaproponuj przerwę w grze
client-close = Zamknij

# The end
client-you-win = Wygrywasz
client-you-share = Wspólne zwycięstwo
client-they-win = Wygrywa { $who }
client-they-share = Wspólne zwycięstwo: { $who }
client-nobody-wins = Nikt nie wygrywa
client-won-by = { $gap ->
    [0] { $points } pkt, tyle co { $other }.
   *[other] { $points } pkt, o { $gap } więcej niż { $other }.
  }
client-taken-back = W tej grze cofano ruchy, więc nie liczy się do statystyk.
client-play-again = Zagraj jeszcze raz
client-join-rematch = Dołącz do rewanżu
client-forfeited = Kto przekroczył czas albo odszedł, zajmuje ostatnie miejsce, bez względu na punkty.
client-forfeit-timeout = przegrana na czas
client-forfeit-left = odejście z gry
client-look-at-board = Zobacz planszę
client-save-record = Zapisz grę
client-check-draws = Sprawdź uczciwość losowania
client-fair-ok = Losowanie było uczciwe: wszystkie wyniki ({ $chances }) zgadzają się z ziarnem ustalonym przed grą.
client-fair-bad = Wyniki losowań nie zgadzają się z ziarnem ustalonym przed grą: { $problem }
client-share = Udostępnij
client-chart = Jak toczyła się gra
client-chart-kind = Co pokazuje wykres
client-chart-expected = Przewidywany wynik
client-chart-expected-text = Jaki wynik bot przewidziałby każdemu, patrząc na karty i planszę w tej chwili.
client-chart-sure = Punkty dotąd
client-chart-sure-text = Punkty, których nic już nie odbierze.
client-chart-chances = Szanse
client-chart-chances-text = Jak bot oceniłby szanse na wygraną.
client-chart-label = { $kind }, tura po turze. Na końcu: { $scores }
client-story-busy = Przeglądamy grę…
client-story-failed = Nie można teraz przejrzeć gry.
client-story-again = Spróbuj ponownie
client-moments = Co przesądziło
client-moments-text = Wybierz chwilę, aby obejrzeć ją w powtórce.
client-moment-turn = Tura { $turn }
client-moment-chance = { $who }: { $before }% → { $after }%
client-moment-points = { $signed } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
client-review = Analiza
client-sources-other = pozostałe
client-every-point = Skąd wziął się każdy punkt
client-row = Wiersz
client-total = Razem

# Replay
client-replay = Powtórka
client-keep-variation = Zachowaj jako wariant
client-replay-start = Początek
client-replay-first = Na początek
client-replay-back = Krok wstecz
client-replay-next = Krok dalej
client-replay-play = Odtwarzaj
client-replay-pause = Pauza
client-replay-speed = Szybkość
client-replay-slower = Wolniej
client-replay-faster = Szybciej
client-replay-step = Krok { $step } z { $of }
client-back-to-table = Do stołu
client-play-on-from-here = Graj dalej stąd

# What went wrong
client-error-unknown = Nie udało się ({ $code }).
client-error-offline = Serwer jest niedostępny.
client-error-no_person = Najpierw podaj imię.
client-error-not_yours = To cudze miejsce.
client-error-not_host = Może to zrobić tylko gospodarz stołu.
client-error-not_allowed = Ten stół na to nie pozwala.
client-error-no_table = Nie ma takiego stołu.
client-error-no_seat = Nie ma takiego miejsca.
client-error-taken = To miejsce jest zajęte.
client-error-started = Gra już się zaczęła.
client-error-not_started = Gra jeszcze się nie zaczęła.
client-error-not_over = Gra jeszcze trwa.
client-error-over = Gra jest zakończona.
client-error-stopped = Gra jest przerwana. Potoczy się dalej, gdy wszyscy się zgodzą.
client-error-stale = Plansza właśnie się zmieniła. Sprawdź ją i spróbuj jeszcze raz.
client-error-not_your_turn = To nie twoja tura.
client-error-bad_notation = Serwer nie zna takiego kroku.
client-error-closed_early = Ten wybór jest już zamknięty.
client-error-cannot_undo = Nie ma czego cofać.
client-error-time_up = Twój czas minął: ruch przyszedł za późno.
client-error-out_of_time = Twój czas minął ostatecznie; do końca gra bot.
client-error-bad_options = Te zasady się wykluczają.
client-error-bad_box = Ta liczba nie może mieć takiej wartości.
client-error-no_record = W tym oknie nie ma otwartego zapisu. Otwórz plik ponownie na stronie startowej.
client-error-bad_record = Tej zapisanej gry nie da się odczytać.
client-error-too_fast = Za szybko, poczekaj chwilę.
client-error-too_much = Wyczerpano dzienny limit przesyłanych partii. Spróbuj później.
client-error-bad_host = Ten serwer nie jest ustawiony na ten adres. Może go dodać jego opiekun.
client-error-bad_name = Ta nazwa zawiera niewidoczne znaki. Wybierz inną.
client-error-too_slow = Dane szły zbyt długo. Spróbuj ponownie.
client-error-too_large = To za długie.
client-error-busy = Serwer jest zajęty. Spróbuj za chwilę.
client-error-cannot_store = Stół nie może teraz niczego zapisać. Nic nie przepadło: gra potoczy się dalej sama, gdy tylko będzie to możliwe.
client-error-bad_request = Serwer nie zrozumiał żądania.
client-error-bad_origin = Ta strona nie może korzystać z tego serwera.
client-error-no_game = Serwer nie ma takiej gry.
client-error-not_found = Nie ma takiej strony.
client-error-no_vote = Nie ma teraz nad czym głosować.
client-error-bad_salt = Wspólne tasowanie się nie udało. Odejdź od stołu i usiądź ponownie.
client-error-broken = Tej gry nie da się kontynuować: jej zapis jest uszkodzony.

# Names for whoever gives none, parted by spaces
client-new-names = Mira Junona Korwin Jagoda Tamsin Ozryk Linnea Kalina Jael Iwo Saskia Kaito
