# Co pokazują rysunki do zasad
ethnos-diagram-band = Trzy krasnoludy z ręki tworzą oddział, dowodzi fioletowy. Elf i olbrzym nie pasują: po zagraniu oddziału trafią odkryte na stół.
ethnos-diagram-placing = Twój oddział ma trzy karty, a w Duris masz dwa znaczniki. Trzy to więcej niż dwa, więc możesz położyć tam trzeci znacznik.
ethnos-diagram-kingdoms = Duris na koniec ery II. Dwoje graczy ma po dwa znaczniki i dzieli pierwsze i drugie miejsce: 4 + 2, po 3 punkty chwały. Gracz z jednym znacznikiem jest trzeci i nie dostaje nic.
ethnos-diagram-orcs = Plansza orków. Zajmujesz trzy pola; zdjęte razem, te znaczniki są warte 6 punktów chwały. Na każdym polu może leżeć po jednym znaczniku każdego gracza.
ethnos-diagram-merfolk = Jesteś na polu 5. Oddział z trzech kart pod dowództwem morskiego ludu przeniesie cię na pole 8; miniesz symbol na polu 7, więc możesz położyć jeszcze jeden znacznik w dowolnym królestwie.
ethnos-diagram-giant = Największy oddział pod dowództwem olbrzyma, trzy karty, ma żeton olbrzymów. Masz żetony trolli 1 i 3, inny gracz ma 4: sumy są równe, więc remis rozstrzyga wyższy pojedynczy żeton.
tribes-diagram-rows = Cztery rzędy kości. Twoja kość wchodzi z lewej, skrajna prawa trafia do następnego gracza. Dwa słońca wśród trzech: akcja mocna; dwa księżyce: słaba; każdy inny układ: zwykła.
tribes-diagram-move = Twoi osadnicy opuszczają pole e. Każdy idzie na jedno z sześciu sąsiednich pól i każdy tylko raz w turze.
tribes-diagram-conflict = Na polu e stoi sześciu osadników, o jednego więcej, niż wynosi limit: konflikt. Każde plemię traci po jednym: 3–2–1, potem 2–1–0, potem 1–0, i zostaje jeden twój osadnik.
tribes-diagram-superiority = Na polu a stoją tylko twoi: kontrola. Na d jest trzech twoich przeciw jednemu: przewaga. Na e dwóch na dwóch: ani jedno, ani drugie.
tribes-diagram-village = Twoja wioska na polu a daje punkt zwycięstwa na początku każdej twojej tury, dopóki stoi tam twój osadnik.
aetherya-diagram-harmony = Człowiek styka się z równiną (+2) i z lasem (+1), elf z lasem (+2): 5 punktów. Karty, które spotykają się tylko rogami, się nie stykają.
aetherya-diagram-portal = Wszystkie karty wokół portalu stykają się ze sobą: oba elfy stykają się z lasem (po +2) i oba kłócą się z goblinem (po −2).
aetherya-diagram-dragon = Ze smokiem styka się dwoje ludzi, więc jest oswojony: +3. Elf kłóci się z krasnoludem i z goblinem: po −2.
aetherya-diagram-legends = Człowiek leży obok elfa: tę legendę możesz wziąć. Z trzech równin jedna leży osobno, nie są więc połączone.
aetherya-diagram-tokens = Na każdej zakrytej karcie leży zakryty żeton. Kto odkrywa lub zastępuje kartę, decyduje w ciemno, czy go wziąć.
aetherya-diagram-solo = Trzy rzędy kampanii. Spełnione legendy są odwrócone; cały rząd ery trzeba spełnić przed jej końcem.
