# Błędy wiersza poleceń.
error-name-value = { $option }: opcję pisze się { "NAME=VALUE" }
error-preset = { $preset }: nie ma takiego zestawu w grze { $game } ({ $choices })
error-read = { $path }: nie można odczytać ({ $reason })
error-json = { $path }, wiersz { $line }: to nie JSON ({ $reason })
error-deep = { $path }: zbyt głęboko zagnieżdżone
error-object = { $path }: oczekiwano obiektu JSON, a to { $type }
error-write = { $path }: nie można zapisać ({ $reason })
error-terminal = { $command } wymaga terminala; { "folkmoot demo" } pokazuje grę bez niego
error-pause = { "--pause" }: musi być od 0 do 3600 sekund (podano { $value })
error-no-lesson = { $game }: nie ma jeszcze lekcji ({ $games })
error-no-puzzle = { "--puzzle" }: gra { $game } nie ma łamigłówki { $value } (są od 1 do 3)
error-no-choices = { $game }: brak takich łamigłówek (do wyboru: { $games })
error-no-choice = { $game }: nie ma takiej łamigłówki (tematy: { $themes }; poziomy: od 1 do 3; numery: od 1 do { $last })
error-which-game = podaj grę ({ $games }) albo { "--resume FILE" }
error-seats = { "--seats" }: podano { $seats }, a graczy jest { $players }
error-who = nie ma bota { $who } (możliwe: { $levels }, { "mine.py:Bot" }, { "program:./mine" })
error-nobody = { "--seats" }: co najmniej jedno miejsce musi być { $human } (boty między sobą grają w { "folkmoot tournament" })
error-names = { "--names" }: podano imion { $names }, a graczy przy klawiaturze jest { $people }
error-json-at = { "--json" }: razem z { "--at N" }
error-no-row = { "--at" }: w zapisie nie ma ruchu { $value } (od 0 do { $last })
error-at-position = { "--at" }: to sytuacja, a nie zapis; nie ma w niej ruchów
error-markdown = { "--markdown" } i { "--summary" }: wypisują książkę albo ściągę, bez numerów zasad i { "--find" }
error-review-both = --iterations albo --seconds, nie jedno i drugie
error-review-iterations = --iterations: musi być od 1 do { $most } (podano { $value })
error-review-seconds = --seconds: musi być większe od 0 i najwyżej { $most } (podano { $value })
error-review-cache = { $path }: tego pliku nie zapisała ocena tej partii z tymi ustawieniami; podaj inny
error-review-level = { $value } nie przeszukuje ruchów, więc nie może oceniać (do wyboru: { $choices })
error-review-none = { $game }: nie da się ocenić partii, bo gra nie ma oceny pozycji i nikt nie zna szans
error-no-rule = { $rule }: gra { $game } nie ma takiej zasady (są od { $first } do { $last })
error-port = --port: musi być od 0 do { $most } (podano { $value })
error-workers = { "--workers" }: co najmniej 1
error-limit = { "--limit" }: musi być większe od 0 i najwyżej { $most } (podano { $value })
error-gather = { "--gather" }: musi być od 0 do { $most } milisekund (podano { $value })
error-bots = { "--bots" }: musi być co najmniej 1 albo 0, czyli ile pasuje (podano { $value })
error-days = { $option }: musi być od 0 do { $most } dni (podano { $value })
error-sqlite = { "--workers" }: { "SQLite" } obsługuje jeden proces; podaj bazę { "PostgreSQL" } przez { "--database URL" }
error-listen = serwer nie może zająć { $address }: { $reason }; podaj inny przez { "--host" } albo { "--port" }
error-proxy = { "--proxy" }: { $value } nie jest adresem ani siecią, na przykład 10.0.0.5 albo 10.0.0.0/8
error-games = { "--games" }: musi być co najmniej 1 (podano { $value })
error-deals = { "--deals" }: co najmniej 1, a { "--controls" }: co najmniej 0
error-several-games = w plikach są wyniki różnych gier: { $games }
error-one-question = jedno pytanie naraz: akcja, { "--points" }, { "--thing" } albo { "--end" }
error-no-player = { "--points" }: nie ma gracza { $value } (wybierz od 1 do { $last } albo podaj imię)
error-no-game = nie ma gry { $error } (są: { $games })
error-no-game-field = plik musi podawać grę w polu { "\"game\"" } (możliwe: { $games })
error-range = musi być od { $least } do { $most } (podano { $value })
error-whole = musi być liczbą całkowitą od { $least } do { $most } (podano { $value })
error-exact = musi być { $due } (podano { $value })
error-unknown-option = nieznana opcja (są: { $options })
error-switch = { $value }: trzeba { "true" } albo { "false" }
error-list = { $value }: potrzebna lista z: { $choices }
error-unknown-value = niedozwolona wartość { $value } (możliwe: { $choices })
error-twice = { $value } podano dwa razy
error-not-object = musi być obiektem (podano { $value })
error-unknown-field = nieznane pole (pola: { $fields })
error-not-list = musi być listą (podano { $value })
error-too-many = wpisów jest { $number }, a może być najwyżej { $most }
error-no-seat = nie ma miejsca { $value } (od 0 do { $last })
error-no-rules = { $game }: nie ma jeszcze zasad do czytania
error-no-end = { $game }: nic nie wiadomo o końcu gry
error-unreadable = nie da się odczytać ({ $reason })
error-unwritable = nie da się zapisać ({ $reason })
error-in-use = tego folderu używa już inny folkmoot; podaj inny: --data
error-no-database = nie ma tu bazy danych
error-not-empty = baza danych nie jest pusta; podaj pustą
error-not-backup = to nie jest kopia zapasowa Folkmoot
error-newer = newer = z nowszej wersji Folkmoot (postać { $form }, ta wersja zna postacie do { $newest })
error-older-database = older-database = baza ze starszej wersji Folkmoot (postać { $form }, ta wersja ma { $newest }): serwer zaktualizuje ją przy uruchomieniu; aby sprawdzić to wcześniej, przywróć kopię zapasową do innego folderu
error-unfitting-backup = unfitting-backup = nie pasuje do postaci, którą podaje: { $at }
error-solo = graczy jest { $players }, a tryb solo jest dla 1
error-not-alone = gracz jest 1, a tryb { $mode } jest dla 2–4 (dla jednego { "mode=solo" })
error-only-with = ma sens tylko z { $option }
error-new-game-name = { $name } nie może być nazwą gry: od 2 do 30 małych liter, cyfr i _, najpierw litera
error-new-game-taken = gra { $name } jest już zainstalowana
error-new-game-prefix = { $name } nie może być nazwą gry: tak zaczynają się teksty samego Folkmoot
error-new-game-there = { $folder } już istnieje i nie jest pustym folderem
error-study = do tego potrzeba { $module }: { "pip install 'folkmoot[study]'" }
error-missing = brakuje
error-too-few = wpisów jest { $number }, a potrzeba { $needed }
error-contradiction = { $value } nie pasuje do reszty dokumentu (pasowałoby { $due })
error-illegal = { $rule ->
    [none] { $value }: tu nie wolno tego zrobić
   *[other] { $value }: tu nie wolno tego zrobić ({ $rule })
  }
error-no-action = nie ma takiej akcji (możliwe: { $choices })
error-followed = po { $verb } pisze się { $choices }
error-not-text = zapis akcji to napis
error-not-number = musi być liczbą (podano { $value })
error-not-due = { $value }: decyduje teraz kto inny ({ "turn" }: { $turn })
error-move-ended = ruch skończył się przed tym krokiem
error-move-unfinished = ruch nie jest skończony
error-text = potrzebny jest tekst, najwyżej { $most } znaków
error-control-character = znaku sterującego nie da się wyświetlić
error-empty-note = notatka potrzebuje tekstu albo wariantu
error-not-begun = gra się jeszcze nie zaczęła
error-goes-on = dozwolone dopiero po końcu gry
error-not-asked = { $value }: przy tych opcjach nie ma takiego pytania
error-no-answer = na to pytanie nie ma żadnej odpowiedzi
error-no-outcome = nie ma już niczego, co mogłoby się pojawić
error-one-too-many = { $value }: o jedno za dużo, w grze jest { $most }
error-many-of = { $value }: { $number }, a jest ich { $most }
error-elsewhere = { $value } leży już gdzie indziej
error-name-some = brakuje: spośród { $choices } podaj tyle: { $number }
error-other-box = partię rozegrano z innymi danymi pudełka
error-seat-record = to jest to, co widziało jedno miejsce; zapis będzie pełny, gdy gra się skończy albo zostanie zamknięta na dobre
error-no-seed = brakuje: ziarno uczciwego rozdania jest ujawniane po grze
error-bad-seed = muszą to być 64 cyfry szesnastkowe (podano { $value })
error-other-seed = to nie jest SHA-256 ziarna: użyto innego
error-other-salt = sól nie zgadza się z tą, którą zatwierdził gracz
error-other-draw = { $value } nie wynika z ziarna: wynika { $due }
error-other-digest = nie wynika z ziarna i poprzednich wierszy: wiersz został zmieniony
error-seats-list = potrzebna lista obiektów, po jednym na miejsce
error-numbers = musi być listą liczb (ile: { $size }; podano { $value })
error-not-range = od { $first } do { $last } to nie zakres
error-ascending = { $value }: liczby muszą rosnąć
error-toml = to nie TOML ({ $reason })
error-form = musi mieć postać { $form }
error-no-entry = w tym pudełku nie ma takiego wpisu
error-no-value = { $value }: to nie liczba, nie słowo ani ich lista
error-game-broken = nie można wczytać { $game } z { $place }: { $reason }
error-game-point = { $game }: punkt wejścia daje { $type }, a nie { "Game" }
error-budget = { $value } to ani iteracje (500), ani sekundy (0.3s)
error-no-budget = { $value } nie zostawia czasu na myślenie
error-entrant-twice = uczestnika podano dwa razy; z samym sobą i tak porównuje go kontrola lustrzana
error-no-such-entry = nie ma takiego wpisu w pudełku ani takiej opcji (podobne: { $nearest })
error-which-values = jakie wartości? Na przykład { $example }
error-no-results = nie ma tu wyników turnieju
error-workers-died = procesy robocze padły, razy: { $number }; może brakuje pamięci?
error-no-ray = Ray nie jest zainstalowany; instaluje go { $command }
error-no-cluster = pod adresem { $address } nie ma klastra Ray: { $reason }
error-database = baza danych odpowiada: { $reason }
error-clock = zegar tego komputera różni się od zegara bazy danych o { $seconds } s (dopuszczalne { $most } s): ustaw go przez NTP
error-database-url = --database: musi to być adres PostgreSQL, na przykład { "postgresql://moot@localhost/moot" }
error-server-runs = tej bazy używa serwer; najpierw go zatrzymaj
error-bot-word = to ani { "mine.py:Bot" }, ani { "program:./mine" }
error-bot-name = { $value } nie jest nazwą o długości od 1 do { $most } liter; podaj ją: { "NAME=" }{ $word }
error-bot-twice = { "--bot" }: jest już bot o nazwie { $name }; podaj inną: { "NAME=" }{ $word }
error-bot-class = która klasa? Na przykład { $path }{ ":Bot" }
error-bot-file = { $path } nie jest plikiem
error-bot-no-class = w { $path } nie ma klasy { $name }
error-bot-broken = nie udało się utworzyć bota: { $reason }
error-bot-no-choose = { $name } nie ma metody { "choose(view, seed)" }
error-bot-failed = { $bot } zgłosił błąd: { $reason }
error-bot-no-action = { $bot } odpowiada { $value }: nie ma takiej akcji
error-bot-illegal = { $bot } odpowiada { $value }, a tu tak nie można: { $reason }
error-bot-program = który program? Na przykład { "program:./mine" }
error-bot-start = nie udało się uruchomić { $path }: { $reason }
error-bot-silent = { $bot } nie odpowiada od { $seconds ->
    [one] { $seconds } sekundy
    [few] { $seconds } sekund
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
  }
error-bot-ended = { $bot } zakończył się bez odpowiedzi
error-bot-json = { $bot } odpowiada { $value }, a to nie jest wiersz { "JSON" }
error-bot-id = { $bot } odpowiada { $value }, a to nie jest obiekt z { "\"id\":" } { $asked }
error-bot-move = { $bot }: { "\"move\"" } to { $value }, a nie tekst
error-no-entrant = nikt nie gra
error-from-one = musi być co najmniej 1 (podano { $value })
error-keep = musi być większe od 0 i najwyżej 1 (podano { $value })
error-other-run = zawiera inny przebieg; podaj inny folder albo usuń ten
error-no-run = nie zawiera partii { "folkmoot selfplay" }
error-no-shard = żadna partia nie jest jeszcze skończona
error-pad-word = nie można odczytać { $value } (na przykład { $example })
