# Co pokazują rysunki do zasad
ethnos-diagram-band = Trzech krasnoludów z ręki tworzy oddział, prowadzi go fioletowy. Elf i olbrzym nie pasują: gdy oddział zostanie zagrany, zostaną wyłożone odkryte.
ethnos-diagram-placing = Twój oddział ma trzy karty, a w Duris masz dwa znaczniki. Trzy to więcej niż dwa, więc możesz położyć tam trzeci znacznik.
ethnos-diagram-kingdoms = Duris na koniec ery II. Dwaj gracze mają po dwa znaczniki i dzielą pierwsze i drugie miejsce: 4 + 2, po 3 punkty chwały. Gracz z jednym znacznikiem jest trzeci i nie dostaje nic.
ethnos-diagram-orcs = Plansza orków. Zajmujesz trzy pola; zdjęte razem znaczniki te są warte 6 punktów chwały. Na każdym polu może leżeć po jednym znaczniku każdego gracza.
ethnos-diagram-merfolk = Jesteś na polu 5. Oddział trzech kart prowadzony przez morski lud przeniesie cię na 8, obok symbolu na 7: możesz położyć jeszcze jeden znacznik w dowolnym królestwie.
ethnos-diagram-giant = Największy oddział prowadzony przez olbrzyma, trzy karty, ma żeton olbrzymów. Masz żetony trolli 1 i 3, inny gracz ma 4: sumy są równe, więc remis rozstrzyga wyższy pojedynczy żeton.
tribes-diagram-rows = Cztery rzędy kości. Twoja kość wchodzi z lewej, skrajna prawa trafia do następnego gracza. Dwa słońca wśród trzech: mocno; dwa księżyce: słabo; każdy inny układ: zwykle.
tribes-diagram-move = Twoi ludzie opuszczają e. Każdy idzie na jedno z sześciu sąsiednich pól i każdy tylko raz w turze.
tribes-diagram-conflict = Na e stoi sześć osób, o jedną więcej niż limit pięciu: konflikt. Każde plemię traci po jednym: 3–2–1, potem 2–1–0, potem 1–0, i zostaje jeden twój człowiek.
tribes-diagram-superiority = Na a jesteś sam: to kontrola. Na d masz trzech przeciw jednemu: przewaga. Na e jest dwóch na dwóch: ani jedno, ani drugie.
tribes-diagram-village = Twoja wioska na a daje punkt zwycięstwa na początku każdej twojej tury, dopóki stoi tam ktoś z twojego plemienia.
aetherya-diagram-harmony = Człowiek dotyka równiny (+2) i lasu (+1), elf dotyka lasu (+2): 5 punktów. Karty, które spotykają się rogami, się nie dotykają.
aetherya-diagram-portal = Wszystkie karty wokół portalu dotykają się nawzajem: oba elfy dotykają lasu (po +2) i oba są skłócone z goblinem (po −2).
aetherya-diagram-dragon = Smoka dotyka dwóch ludzi, więc jest oswojony: +3. Elf jest skłócony z krasnoludem i z goblinem: po −2.
aetherya-diagram-legends = Człowiek leży obok elfa: tę legendę możesz wziąć. Z trzech równin jedna leży osobno, nie są więc połączone.
aetherya-diagram-tokens = Na każdej zakrytej karcie leży zakryty żeton. Kto odkrywa lub zastępuje kartę, decyduje bez patrzenia, czy go wziąć.
aetherya-diagram-solo = Trzy rzędy kampanii. Spełnione legendy są odwrócone; cały rząd ery trzeba spełnić przed jej końcem.
