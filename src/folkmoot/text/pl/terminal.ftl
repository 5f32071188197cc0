play-actions = Co możesz zrobić
play-number = { $number }: Enter albo kolejna cyfra
play-narrowed = { $shown } z { $all }, Esc: wszystkie
play-search = / szuka
play-thinking = { $who } myśli…
play-over = Gra zakończona.
play-won = { $number ->
    [one] Wygrywa { $who }.
   *[other] Wygrywają { $who }.
  }
play-shared = Wspólne zwycięstwo: { $who }.
play-victory = Zwycięstwo!
play-lost = Przegrana.
play-completed = Ukończono.
play-limit = Osiągnięto limit rund.
play-score = Wynik
play-total = razem
play-rank = { $rank }. miejsce
play-log = Dziennik
play-curtain = Podaj klawiaturę: { $who }.
play-curtain-ready = { $who }: naciśnij Enter, gdy nikt inny nie patrzy.
play-saved = Zapisano: { $file }.
play-no-undo = Nie ma czego cofać.
play-undone = Cofnięto.
play-hinting = Szukam podpowiedzi…
play-hint = Podpowiedź: { $move } ({ $share }% szans, { $side ->
    [level] równo w punktach
    [behind] strata { $points } pkt
   *[ahead] przewaga { $points } pkt
  })
play-hint-only = Podpowiedź: { $move } to jedyny rozsądny wybór.
play-person = Gracz
play-people = Gracz { $number }
play-go-on = Graj dalej później: { $command }
play-bot = { $name } ({ $level })
play-bots = Przy stole: { $bots }.
play-bot-failed = { $who }: dalej gra bot amator ({ $reason })
play-help-title = Klawisze
play-help = Góra, dół i Enter wybierają akcję; numer (kilkucyfrowy, gdy akcji jest dużo) i kliknięcie też: na liście albo na tym, co na planszy oznaczono znakiem ›. / i litery szukają wśród akcji, Esc znów pokazuje wszystkie. Tab przechodzi między wyborem, planszą i dziennikiem; strzałki, PageUp i PageDown przewijają.
play-why = Pytanie według zasady { $rule }.
play-key-undo = Cofnij
play-key-hint = Podpowiedź
play-key-score = Wynik
play-key-save = Zapisz
play-key-help = Pomoc
play-key-quit = Wyjście
play-key-close = Zamknij
play-key-rules = Zasady
play-no-rules = Zasad tej gry jeszcze tu nie ma.
play-search-rules = Szukaj w zasadach

# Stół, jak go rysuje terminal
play-hand = Na ręce:
play-closing = Esc: zamknij
play-over-keys = s: wynik, q: wyjście
play-unsaved = Nie zapisano. Naciśnij w, aby zapisać, albo jeszcze raz q, aby wyjść.
