tribes-name = Plemiona

# Rzeczy
tribes-word-food = żywność
    .few = żywności
    .many = żywności
tribes-word-wood = drewno
    .few = drewna
    .many = drewna
tribes-word-stone = kamień
    .few = kamienie
    .many = kamieni
tribes-word-mixed = po jednym z każdego
tribes-word-lake = jezioro
tribes-word-forest = las
tribes-word-mountain = góra
tribes-word-sun = słońce
tribes-word-moon = księżyc
tribes-word-blank = pusta ścianka
tribes-word-grow = Wzrost
tribes-word-move = Ruch
tribes-word-gather = Zbiór
tribes-word-learn = Nauka
tribes-word-weak = słaba
    .acc = słabą
tribes-word-normal = zwykła
    .acc = zwykłą
tribes-word-strong = mocna
    .acc = mocną
tribes-word-board = plansza gracza
tribes-word-daba = Daba
tribes-word-indartsu = Indartsu
tribes-word-kia_kia = Kia-kia
tribes-word-muk_kan = Muk’kan
tribes-word-dananu = Dananu
tribes-word-kiror = Kiror
tribes-word-kaha = Kaha
tribes-word-tunga = Tunga
tribes-word-traders = Handlarze
tribes-word-crafty_builders = Zręczni budowniczowie
tribes-word-farmers = Rolnicy
tribes-word-kinship = Pokrewieństwo
tribes-word-ambush = Zasadzka
tribes-word-shaman = Szaman
tribes-word-shared_gifts = Wspólne dary
tribes-word-intimidation = Zastraszenie
tribes-word-cunning = Spryt
tribes-word-agriculture = Uprawa
tribes-word-pathfinders = Tropiciele
tribes-word-evasive = Nieuchwytni
tribes-word-wayfarers = Wędrowcy
tribes-word-common_purpose = Wspólny cel
tribes-word-hidden_village = Ukryta wioska
tribes-word-light_in_the_dark = Światło w mroku
tribes-word-bow = Łuk
tribes-word-stable = Stajnia
tribes-word-pottery = Garncarstwo
tribes-word-basketry = Koszykarstwo
tribes-word-oxen = Woły
tribes-word-hearth = Palenisko
tribes-word-cave_paintings = Malowidła naskalne
tribes-word-stone_tools = Kamienne narzędzia
tribes-word-whole_tribe = Całe plemię
tribes-word-lake_lords = Władcy jezior
tribes-word-forest_lords = Władcy lasów
tribes-word-mountain_lords = Władcy gór
tribes-word-nomads = Koczownicy
tribes-word-borderland = Pogranicze
tribes-word-raid = Najazd
tribes-word-abandoned_village = Opuszczona wioska
tribes-word-altar = Ołtarz
tribes-word-canoe = Kanu
tribes-word-walls = Mury
tribes-word-chief = Wódz
tribes-word-discovery = Odkrycie
tribes-word-drought = Susza
tribes-word-invaders = Najeźdźcy
tribes-word-mammoth = Mamut
tribes-word-mild_winter = Łagodna zima
tribes-word-plenty_of_food = Obfitość żywności
tribes-word-plenty_of_wood = Obfitość drewna
tribes-word-plenty_of_stone = Obfitość kamienia
tribes-word-sabre_tooth = Tygrys szablozębny
tribes-word-shared_knowledge = Wspólna wiedza
tribes-word-volcano = Wulkan
tribes-word-great_lake = wielkie jezioro
tribes-word-great_forest = wielki las
tribes-word-great_mountain = wielka góra
tribes-word-wild_land = dzika kraina
tribes-word-jungle = dżungla
tribes-word-oasis = oaza
tribes-word-tar_pit = smolisko
tribes-amount = { $number ->
    [one] { $number } { $thing }
    [few] { $number } { $thing-few }
   *[many] { $number } { $thing-many }
  }
tribes-hex = { $letter }
tribes-word-glacier = lodowiec

# Na co czekamy
tribes-ask-chance_terrain = Układamy teren.
tribes-ask-chance_lands = Losujemy liczbę specjalnych krain.
tribes-ask-chance_land = Losujemy specjalną krainę.
tribes-ask-chance_land_hex = Losujemy miejsce: { $land }.
tribes-ask-chance_tribe = Rozdajemy plemiona.
tribes-ask-chance_first = Losujemy pierwszego gracza.
tribes-ask-chance_power = Rozdajemy moce przywódców.
tribes-ask-chance_pool = Rzucamy kośćmi pierwszej puli.
tribes-ask-chance_roll = Rzucamy kośćmi.
tribes-ask-chance_roll_one = Rzucamy jedną kością.
tribes-ask-chance_event = Odkrywamy następne wydarzenie.
tribes-ask-chance_goal = Dobieramy cel.
tribes-ask-leader = { $who }: wybierz jedną z dwóch mocy plemienia.
tribes-ask-start = { $who }: postaw na wolnym polu { $number ->
    [one] { $number } osadnika
   *[other] { $number } osadników
  }.
tribes-ask-bonus = { $who }: weź dowolny surowiec (zostało { $of }).
tribes-ask-return = { $who }: na planszy nie ma nikogo; postaw osadnika na wolnym polu (zostało { $of }).
tribes-ask-before = { $who }: rzuć kośćmi; przedtem możesz kupić kartę albo zachować kość, jeśli przywódca to potrafi.
tribes-ask-act = { $who }: wybierz akcję i kość do niej.
tribes-ask-grow = { $who }: Wzrost (akcja { $strength }): postaw osadników ({ $done } z { $of }), potem „Gotowe”.
tribes-ask-move = { $who }: Ruch (akcja { $strength }): przesuń osadników ({ $done } z { $of }), potem „Gotowe”.
tribes-ask-gather = { $who }: Zbiór (akcja { $strength }): wybierz pola ({ $done } z { $of }), potem „Gotowe”.
tribes-ask-learn = { $who }: Nauka (akcja { $strength }): możesz odłożyć otwarte cele pod talię ({ $done } z najwyżej { $of }), potem dobierz nowe: { $number }.
tribes-ask-wander = { $who }: przesuń jednego osadnika o jedno pole albo wybierz „Gotowe”.
tribes-ask-push = { $who }: wypchnij jednego osadnika przeciwnika tam, gdzie masz przewagę, albo wybierz „Gotowe”.
tribes-ask-push_to = { $who }: dokąd wypchnąć osadnika z pola { $hex }?
tribes-ask-tiger = { $who }: poślij tygrysa na górę.
tribes-ask-invaders = { $who }: najeźdźcy lądują na jednym z najmniej zaludnionych pól.
tribes-ask-mammoth = { $who }: mamut pojawia się na jednym z najmniej zaludnionych jezior.
tribes-ask-volcano = { $who }: postaw wulkan obok planszy.
tribes-ask-bid = { $who }: zalicytuj więcej niż { $highest } albo spasuj.
tribes-ask-settle = { $who }: zbuduj opuszczoną wioskę na kontrolowanym polu albo wybierz „Gotowe”.
tribes-ask-fight = { $who }: wybierz następny konflikt (pola: { $hexes }).
tribes-ask-end = { $who }: buduj wioski i spełniaj cele; „Gotowe” kończy turę.
tribes-ask-yield = { $who }: co daje pole { $hex } przy wulkanie?
tribes-ask-mix = { $who }: dzika kraina na polu { $hex } daje dowolny surowiec (zostało { $of }).
tribes-ask-gift = { $who }: weź jeden surowiec pola { $hex }.
tribes-ask-basket = { $who }: z którego pola wziąć surowiec do kosza?
tribes-ask-basket_type = { $who }: który surowiec pola { $hex } wziąć do kosza?
tribes-ask-farm = { $who }: dodaj osadnika na jeziorze, z którego był zbiór, albo wybierz „Gotowe”.
tribes-ask-found = { $who }: weź surowiec z Odkrycia (zostało { $of }).
tribes-ask-light = { $who }: weź dowolny surowiec za słabą akcję (zostało { $of }).
tribes-ask-tribute = { $who }: który surowiec oddajesz za wynalazek „{ $goal }”? Dostaje go { $to-seat }.
tribes-ask-lose = { $who }: erupcja zabiera ci osadnika przy wulkanie (zostało { $of }).
tribes-ask-hand = { $who }: rozdaj swoją stawkę (zostało { $of }).
tribes-ask-spare = { $who }: który surowiec oszczędzasz (zostało { $of })?
tribes-ask-ambush = { $who }: ilu osadników dołącza z zasadzki do konfliktu na polu { $hex }?
tribes-ask-shoot = { $who }: kogo na polu { $hex } trafia Łuk?
tribes-ask-repel = { $who }: kogo na polu { $hex } odpierają Mury?
tribes-ask-flee = { $who }: dokąd ucieka osadnik z pola { $hex } (zostało { $of })?
tribes-ask-elder = { $who }: postaw starszego w nowej wiosce (pole { $hex }) albo wybierz „Gotowe”.
tribes-ask-offer = { $who }: co składasz w ofierze razem z osadnikiem z pola { $hex }?
tribes-ask-pot_give = { $who }: Garncarstwo: daj jeden surowiec innemu graczowi.
tribes-ask-pot_take = { $who }: weź dowolny surowiec (zostało { $of }).
tribes-ask-over = Gra zakończona.

# Co się stało
tribes-event-terrain = Pole { $hex }: { $terrain }.
tribes-event-lands = { $number ->
    [0] W grze nie ma specjalnych krain.
    [one] W grze jest { $number } specjalna kraina.
    [few] W grze są { $number } specjalne krainy.
   *[many] W grze jest { $number } specjalnych krain.
  }
tribes-event-land = W grze: { $land }.
tribes-event-land_laid = Na polu { $hex } leży { $land }.
tribes-event-tribe = { $who } prowadzi plemię { $tribe }.
tribes-event-first = { $who } zaczyna.
tribes-event-pool = Pierwsza pula: { $face } i { $face2 }.
tribes-event-leader = { $who } ma przywódcę z mocą „{ $power }”.
tribes-event-placed = { $who } stawia na polu { $hex } { $number ->
    [one] { $number } osadnika
   *[other] { $number } osadników
  }.
tribes-event-turn = Turę zaczyna { $who }.
tribes-event-points = { $who } zdobywa { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
  }.
tribes-event-gain = { $who } bierze { $number ->
    [one] { $number } { $resource }
    [few] { $number } { $resource-few }
   *[many] { $number } { $resource-many }
  }.
tribes-event-spend = { $who } płaci { $number ->
    [one] { $number } { $resource }
    [few] { $number } { $resource-few }
   *[many] { $number } { $resource-many }
  }.
tribes-event-given = { $who } oddaje 1 { $resource }. Odbiera { $to-seat }.
tribes-event-kept = { $who } zachowuje kość: { $face }.
tribes-event-rolled = { $who } rzuca: { $face } i { $face2 }.
tribes-event-act = { $who } wykonuje { $level-acc } akcję „{ $deed }”.
tribes-event-strengthened = { $who } wzmacnia akcję: teraz jest { $level }.
tribes-event-borrowed = { $who }: starszy pożycza wynalazek „{ $goal }”. Użycza go { $from-seat }.
tribes-event-grew = { $who } stawia nowego osadnika na polu { $hex }.
tribes-event-moved = { $who } przesuwa osadnika z pola { $from } na pole { $to }.
tribes-event-rode = { $who } jedzie na mamucie z pola { $from } na pole { $to }.
tribes-event-gathered = { $who } zbiera z pola { $hex }.
tribes-event-glacier = Na lodowcu { $number ->
    [one] leży { $number } kamień
    [few] leżą { $number } kamienie
   *[many] leży { $number } kamieni
  }.
tribes-event-melted = Lodowiec topnieje.
tribes-event-goal_put_under = { $who } odkłada pod talię cel „{ $goal }”.
tribes-event-goal_drawn = { $who } dobiera cel „{ $goal }”.
tribes-event-goal_met = { $who } spełnia cel „{ $goal }”.
tribes-event-pushed = { $who }: osadnik zostaje wypchnięty z pola { $from } na pole { $to }.
tribes-event-removed = { $who } traci na polu { $hex } { $number ->
    [one] { $number } osadnika
   *[other] { $number } osadników
  }.
tribes-event-invaders_removed = Na polu { $hex } { $number ->
    [one] pada { $number } najeźdźca
   *[other] pada { $number } najeźdźców
  }.
tribes-event-village_destroyed = { $who }: wioska na polu { $hex } zostaje zniszczona.
tribes-event-mammoth_ran = { $who }: mamut ucieka.
tribes-event-event = Wydarzenie: { $event }.
tribes-event-event_discarded = { $event }: karta odrzucona.
tribes-event-shuffled_back = { $event }: karta wtasowana z powrotem.
tribes-event-price = { $event }: cena to teraz { $number ->
    [one] { $number } surowiec
    [few] { $number } surowce
   *[many] { $number } surowców
  }.
tribes-event-card_food = Na Łagodnej zimie { $number ->
    [0] nie ma już żywności
    [one] została { $number } żywność
   *[other] zostało { $number } żywności
  }.
tribes-event-bought = { $who } kupuje kartę „{ $event }”.
tribes-event-invaders = Na polu { $hex } { $number ->
    [one] stoi { $number } najeźdźca
   *[other] stoi { $number } najeźdźców
  }.
tribes-event-mammoth = Na polu { $hex } pojawia się mamut.
tribes-event-mammoth_hunted = { $who } poluje na mamuta i go zdobywa.
tribes-event-mammoth_tamed = { $who } oswaja mamuta.
tribes-event-tiger = Tygrys szablozębny grasuje na polu { $hex }.
tribes-event-tiger_hunted = { $who } poluje na tygrysa i go zdobywa.
tribes-event-volcano = { $who } stawia wulkan na miejscu { $cell }.
tribes-event-eruption = Wulkan wybucha ({ $face }).
tribes-event-bid = { $who } licytuje { $number ->
    [one] { $number } surowiec
    [few] { $number } surowce
   *[many] { $number } surowców
  }.
tribes-event-passed = { $who } pasuje.
tribes-event-built = { $who } buduje wioskę na polu { $hex }.
tribes-event-spared = { $who } oszczędza 1 { $resource }.
tribes-event-elder = { $who } stawia starszego w wiosce na polu { $hex }.
tribes-event-sacrificed = { $who } składa w ofierze osadnika z pola { $hex }.
tribes-event-pottery = { $who } używa Garncarstwa.
tribes-event-conflict = Konflikt na polu { $hex }.
tribes-event-ambush = { $who } uderza z zasadzki na polu { $hex } (osadników: { $number }).
tribes-event-fled = { $who }: osadnik ucieka z pola { $from } na pole { $to }.
tribes-event-raided = { $who } niszczy atakiem wioskę na polu { $hex }.

# Dlaczego nie
tribes-refusal-not_now-act-done = Najpierw wykonaj akcję: wybierz kość i rząd.
tribes-refusal-not_yours = Nie możesz wybrać tej mocy: należy do innego plemienia.
tribes-refusal-not_free = Nie możesz tam nikogo postawić: to pole nie jest wolne.
tribes-refusal-no_such_die = Nie masz kości z takim wynikiem.
tribes-refusal-action_used = Ta akcja była już w tej turze; twoje dwie akcje muszą być różne.
tribes-refusal-nobody_there = Nie masz tam osadników.
tribes-refusal-nobody_left = { $verb ->
    [ambush] Nie możesz wysłać tylu: na twojej planszy gracza { $waiting ->
        [0] nikt nie czeka
        [one] czeka { $waiting } osadnik
        [few] czeka { $waiting } osadników
       *[many] czeka { $waiting } osadników
      }.
   *[other] Nie masz już kogo dodać: wszyscy osadnicy plemienia ({ $members }) są w grze.
  }
tribes-refusal-out_of_order = Wybiera się po kolei: cofnij ostatnie wybory, żeby zrobić ten.
tribes-refusal-enough = { $verb ->
    [grow] Nie możesz dodać więcej: ta akcja pozwala na { $number ->
        [one] { $number } osadnika
        [few] { $number } osadników
       *[many] { $number } osadników
      }.
    [board] Nie możesz postawić więcej na planszy gracza: mieści się tam { $number ->
        [one] { $number } osadnik
        [few] { $number } osadników
       *[many] { $number } osadników
      }.
    [move] Nie możesz ruszyć więcej: ta akcja pozwala na { $number ->
        [one] { $number } osadnika
        [few] { $number } osadników
       *[many] { $number } osadników
      }.
    [ride] Nie możesz ruszyć więcej: ta akcja pozwala na { $number ->
        [one] { $number } osadnika
        [few] { $number } osadników
       *[many] { $number } osadników
      }.
    [gather] Nie możesz zbierać więcej: ta akcja pozwala na { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
      }.
   *[other] Nie możesz wybrać więcej: limit to { $number }.
  }
tribes-refusal-all_moved = Wszyscy twoi osadnicy z tego pola już się w tej turze ruszyli. Wybierz osadnika z innego pola.
tribes-refusal-too_far = Nie możesz tam dojść: { $steps ->
    [0] ten osadnik już tam jest.
    [one] { $free ->
        [0] stąd można tylko na sąsiednie pole.
       *[other] to dalej niż jeden krok, nawet bez liczenia darmowych pól.
      }
   *[other] { $free ->
        [0] kroków jest za mało: { $steps }.
       *[other] kroków jest za mało ({ $steps }), nawet bez liczenia darmowych pól.
      }
  }
tribes-refusal-no_mammoth = { $verb ->
    [hunt] Nie możesz polować na mamuta: na planszy nie ma dzikiego mamuta.
    [tame] Nie możesz oswoić mamuta: na planszy nie ma dzikiego mamuta.
   *[other] Nie możesz stamtąd jechać: twojego mamuta tam nie ma.
  }
tribes-refusal-too_few = Na polu { $hex } masz za mało osadników: potrzeba { $need }, a masz tam { $members }.
tribes-refusal-invaded = Nie możesz tam tego zrobić: na polu stoją najeźdźcy. Najpierw ich pokonaj.
tribes-refusal-no_resource = { $verb ->
    [take] Tego surowca ({ $resource }) nie ma już na karcie; leży na niej: { $left }.
    [give] Nie masz tego surowca ({ $resource }); masz: { $held }.
    [pay] Nie masz tego surowca ({ $resource }); masz: { $held }.
    [pottery] Potrzebujesz surowca do oddania; masz: { $held }.
    [borrow] Nie możesz tego pożyczyć: trzeba oddać { $number ->
        [one] { $number } surowiec
        [few] { $number } surowce
       *[many] { $number } surowców
      }; masz: { $held }.
    [sacrifice] Nie możesz złożyć ofiary: oprócz osadnika potrzeba jednakowych surowców ({ $number }) albo po jednym z każdego; masz: { $held }.
    [spare] Nie możesz tu zaoszczędzić tego surowca ({ $resource }). Do zapłaty: { $cost }; masz: { $held }.
    [trade] Nie możesz tak wymienić: { $owed ->
        [0] na wymianę idą jednakowe surowce ({ $number }); masz: { $held }.
       *[other] do rozdania zostało jeszcze { $owed }; masz: { $held }.
      }
    [build] Masz za mało surowców na wioskę. Koszt: { $cost }{ $saved ->
        [0] {""}
       *[other] {" "}(możesz zaoszczędzić { $saved })
      }; masz: { $held }.
   *[other] Masz na to za mało surowców. Koszt: { $cost }; masz: { $held }.
  }
tribes-refusal-village_there = Nie możesz tam budować: na polu stoi już wioska.
tribes-refusal-no_villages = Nie możesz budować: wszystkie wioski ({ $number }) są w grze. Najpierw któraś musi zostać zniszczona.
tribes-refusal-on_glacier = { $verb ->
    [fill] Nie możesz wybrać tego pola: Koszykarstwo nic nie daje na lodowcu.
   *[other] Nie możesz budować na lodowcu.
  }
tribes-refusal-not_open = { $verb ->
    [chase] Nie możesz polować na tygrysa szablozębnego: nie ma go na planszy.
    [study] Nie możesz tego zrobić: wydarzenie „Wspólna wiedza” nie jest otwarte.
   *[other] Nie możesz wybrać tego celu: „{ $goal }” nie jest twoim otwartym celem.
  }
tribes-refusal-unfulfilled = Nie spełniasz jeszcze warunku celu „{ $goal }”: masz { $have } z { $need }.
tribes-refusal-once_a_turn = W tej turze już to było, a można to zrobić tylko raz na turę.
tribes-refusal-not_for_sale = { $verb ->
    [sacrifice] Nie możesz złożyć ofiary: Ołtarz nie jest twój.
   *[other] Nie możesz tego kupić: wydarzenie „{ $event }” nie jest otwarte.
  }
tribes-refusal-bid_too_low = Najwyższa stawka to { $highest }: zalicytuj więcej albo spasuj.
tribes-refusal-bid_too_high = Masz { $held ->
    [one] { $held } surowiec
    [few] { $held } surowce
   *[many] { $held } surowców
  }; nie możesz zalicytować więcej.
tribes-refusal-no_power = { $verb ->
    [build] Nie możesz budować na planszy gracza: potrzebujesz mocy „Ukryta wioska” i wioski na planszy, a ukrytej nie możesz jeszcze mieć.
   *[other] Może to zrobić tylko przywódca z mocą „{ $power }”.
  }
tribes-refusal-no_elder = Nie możesz użyć starszego: nie ma go na planszy.
tribes-refusal-no_development = { $verb ->
    [pottery] Nie możesz użyć Garncarstwa: ten cel nie jest jeszcze spełniony.
   *[other] Możesz pożyczyć tylko wynalazek, który ma inny gracz, a ty nie.
  }
tribes-refusal-not_controlled = Nie kontrolujesz tego pola: musisz być na nim bez innych plemion.
tribes-refusal-no_conflict = { $verb ->
    [invaders] Na polu { $hex } nie ma konfliktu: są tam tylko najeźdźcy.
   *[other] Na polu { $hex } nie ma konfliktu: limit to { $limit }, a { $members ->
        [0] nikogo tam nie ma
       *[other] jest tam { $members }
      }.
  }
tribes-refusal-no_room = Nie możesz uciec na pole { $hex }: jest tam już { $members }, a limit to { $limit }.
tribes-refusal-wrong_place = { $verb ->
    [mammoth] Nie możesz wybrać pola { $hex }: mamut pojawia się na jeziorze, na którym jest najmniej osadników.
    [invaders] Nie możesz wybrać pola { $hex }: najeźdźcy lądują tam, gdzie jest najmniej osadników.
    [tiger] Nie możesz wybrać pola { $hex }: tygrys szablozębny idzie na górę i nigdy nie zostaje na miejscu.
    [lose] Nie możesz wybrać pola { $hex }: nie masz tam osadników obok wulkanu.
    [fill] Nie możesz wybrać pola { $hex }: w tej akcji nic z niego nie zebrano.
    [grow] Nie możesz tam nikogo dodać: Rolnicy dodają osadnika tylko na jeziorze, z którego właśnie zebrano surowce.
    [volcano] Nie możesz wybrać tego miejsca: wulkan dotyka co najmniej dwóch pól, w miarę możliwości pola z twoimi osadnikami.
   *[other] Tego miejsca nie możesz wybrać. Wybierz jedno z podświetlonych.
  }
tribes-refusal-wrong_target = { $verb ->
    [give] Nie możesz wybrać siebie. Wybierz innego gracza.
    [borrow] Nie możesz wybrać siebie. Wybierz innego gracza.
    [push] Możesz wypchnąć tylko osadnika przeciwnika z pola, na którym masz więcej osadników niż każde inne plemię.
   *[other] Tego nie możesz wybrać. Wybierz plemię, które w tym konflikcie jest przeciw tobie.
  }
tribes-refusal-wrong_type = Nie możesz tego wziąć: to pole tego nie daje.
tribes-refusal-not_shared = Nie możesz tego zrobić: nie dzielisz pola z przeciwnikiem.
tribes-refusal-no_cards = Nie możesz dobrać: twoja talia celów jest pusta.
tribes-refusal-strong_already = Nie możesz wzmocnić akcji: jest już mocna.
tribes-refusal-last_guard = Nie możesz wypchnąć ostatniego osadnika, który strzeże swojej wioski.
tribes-refusal-must_stay = { $number ->
    [0] Nie możesz odłożyć celu: wolno odłożyć jeden za każdą swoją wioskę na planszy, a nie masz tam żadnej.
   *[other] Nie możesz odłożyć więcej: wolno odłożyć jeden otwarty cel za każdą swoją wioskę na planszy, a masz ich { $number }.
  }
tribes-refusal-too_early = Wybiera się po kolei: najpierw trzeba wybrać coś innego.
tribes-refusal-gathered_already = Pole { $hex } już dało surowce: w jednej akcji każde pole daje je tylko raz.
tribes-refusal-off_board = Na tej planszy nie ma pola { $hex }.
tribes-refusal-not_at_table = Nikt tam nie siedzi: liczba graczy przy tym stole to { $players }.

# Punktacja
tribes-row-villages = Wioski
tribes-row-goals = Cele
tribes-row-altar = Ołtarz
tribes-row-chief = Wódz
tribes-row-invaders = Najeźdźcy
tribes-row-mammoth = Mamut
tribes-row-sabre_tooth = Tygrys szablozębny
tribes-row-elders = Starsi
tribes-part-villages = wioski na początku własnych tur
tribes-part-goals = { $goal }
tribes-part-altar = ofiary na ołtarzu
tribes-part-chief = łaska wodza
tribes-part-invaders = pokonany ostatni najeźdźca
tribes-part-mammoth = upolowany lub oswojony mamut
tribes-part-sabre_tooth = upolowany tygrys
tribes-part-elders = wypędzeni starsi

# Plansza słowami
tribes-board-head = Runda { $rounds }
tribes-board-hex = Pole { $hex } ({ $terrain }): { $there }
tribes-board-land = { $terrain }, { $land }
tribes-board-village = wioska ({ $who })
tribes-board-events = Otwarte wydarzenia: { $events }
tribes-board-rows = { $deed }: { $dice }
tribes-board-dice = Kości: { $dice }; dla następnego gracza: { $next }
tribes-board-seat = { $who } ({ $tribe }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }; żywność { $food }, drewno { $wood }, kamień { $stone }
tribes-board-leader = przywódca: { $power }
tribes-board-open = otwarte cele: { $goals }
tribes-board-met = spełnione cele: { $goals }
tribes-board-tokens = posiada: { $tokens }
tribes-board-draft = wybiera: { $steps }
tribes-board-elder = starszy ({ $who })

# Strona startowa
tribes-blurb = Rozrastaj się, wędruj i osiedlaj: zajmij jeziora, lasy i góry, a gdzie robi się ciasno, walcz.
tribes-minutes = 60
client-chips-tribes = cele i wydarzenia | opcjonalnie starsi, przywódcy, krainy
tribes-option-elders = Starsi
tribes-about-elders = Każde plemię ma starszego, który osiada w wiosce i pożycza wynalazki innych.
tribes-option-special-lands = Specjalne krainy
tribes-about-special-lands = Najwyżej trzy pola stają się czymś specjalnym: dżunglą, oazą, lodowcem.
tribes-option-leaders = Przywódcy
tribes-about-leaders = Każde plemię ma własną moc: wybraną z dwóch albo rozdaną.
tribes-option-tribes = Plemiona
tribes-about-tribes = Wskaż po jednym plemieniu na miejsce albo niech zdecyduje los.
tribes-choice-off = brak
tribes-choice-random = losowo
tribes-choice-choose = wybór
tribes-reason-points = { $who } zdobywa 15 punktów przed innymi.
tribes-reason-rounds = Po ostatniej rundzie najwięcej punktów: { $who }.

# Co robią rzeczy
tribes-about-bow = Przy ataku najpierw usuń jednego wroga.
tribes-about-stable = Osadnicy idą nawet o dwa pola.
tribes-about-pottery = Raz na turę oddaj surowiec, weź dwa.
tribes-about-basketry = Dodatkowy surowiec z jednego pola.
tribes-about-oxen = Zbiór: jedno dodatkowe pole.
tribes-about-hearth = Wzrost: jeden dodatkowy osadnik.
tribes-about-cave_paintings = Nauka: jeden dodatkowy cel.
tribes-about-stone_tools = Wioski tańsze o jeden surowiec.
tribes-about-whole_tribe = { $number ->
    [one] Osadnik
   *[other] Wszystkich { $number } osadników
  } na planszy
tribes-about-lake_lords = Przewaga na { $number ->
    [one] { $number } jeziorze
   *[other] { $number } jeziorach
  }
tribes-about-forest_lords = Przewaga w { $number ->
    [one] { $number } lesie
   *[other] { $number } lasach
  }
tribes-about-mountain_lords = Przewaga na { $number ->
    [one] { $number } górze
   *[other] { $number } górach
  }
tribes-about-nomads = Osadnicy na { $number ->
    [one] { $number } polu
   *[other] { $number } polach
  }
tribes-about-borderland = Kontrola { $number ->
    [one] { $number } skrajnego pola
   *[other] { $number } skrajnych pól
  }
tribes-about-raid = Zniszcz wioskę atakiem
tribes-about-abandoned_village = Po kolei każdy może zbudować wioskę na kontrolowanym polu, płacąc po jednym z każdego surowca.
tribes-about-altar = Na sprzedaż. Na końcu tury złóż w ofierze osadnika i cztery jednakowe surowce (albo po jednym z każdego) za 1 punkt.
tribes-about-canoe = Na sprzedaż. W Ruchu jeziora nie liczą się do kroków.
tribes-about-walls = Na sprzedaż. Przy obronie wioski najpierw usuń jednego atakującego.
tribes-about-chief = Licytacja: zwycięzca dostaje 1 punkt (od stawki 5: 2 punkty) i rozdaje stawkę innym.
tribes-about-discovery = Kto wchodzi tam, gdzie są tylko przeciwnicy, bierze jeden surowiec.
tribes-about-drought = Do następnego dubletu na polu mieści się tylko czterech.
tribes-about-invaders = Gdzie stoją, nie ma zbioru ani budowy; z każdym dubletem jeszcze jeden. Pokonanie ostatniego: 2 punkty.
tribes-about-mammoth = Czterech twoich przy nim i kość: upoluj go (3 żywności i punkt) albo oswój za 3 żywności (3 punkty).
tribes-about-mild_winter = Każdy Wzrost daje dwóch dodatkowych osadników i zdejmuje z karty żywność.
tribes-about-plenty_of_food = Każde jezioro przy zbiorze daje 2 dodatkowe żywności, póki starczy.
tribes-about-plenty_of_wood = Każdy las przy zbiorze daje 2 dodatkowe drewna, póki starczy.
tribes-about-plenty_of_stone = Każda góra przy zbiorze daje 2 dodatkowe kamienie, póki starczy.
tribes-about-sabre_tooth = Każde plemię na jego górze traci osadnika; z dubletem tygrys idzie dalej. Za jedną kość możesz go upolować: 1 punkt.
tribes-about-shared_knowledge = Kto dzieli pole z przeciwnikiem, raz na turę może za surowiec dobrać cel.
tribes-about-volcano = Wyrasta obok planszy. Pola wokół mogą dawać kamień; erupcje zabierają osadników.
tribes-about-traders = Dwa jednakowe surowce za jeden, w każdej chwili.
tribes-about-crafty_builders = Wioska tańsza o trzy surowce; gdy już jakąś masz, o dwa.
tribes-about-farmers = Zbiór na jeziorze może dodać tam osadnika.
tribes-about-kinship = Wzrost: dodatkowy osadnik tam, gdzie są też inni.
tribes-about-ambush = Osadnicy czekają na planszy gracza i dołączają do konfliktu.
tribes-about-shaman = Zachowaj jedną kość, rzuć drugą.
tribes-about-shared_gifts = Weź surowiec, gdy przeciwnik zbiera z pola, na którym stoisz.
tribes-about-intimidation = Po Ruchu wypchnij przeciwnika tam, gdzie masz przewagę.
tribes-about-cunning = Raz na turę zapłać surowiec: akcja jest mocniejsza.
tribes-about-agriculture = Żywność za każdą wioskę na początku tury.
tribes-about-pathfinders = Pola tego samego terenu nie liczą się do kroków.
tribes-about-evasive = W obronie osadnicy uciekają, zamiast ginąć.
tribes-about-wayfarers = Przy każdej akcji oprócz Ruchu możesz za 3 żywności przesunąć jednego osadnika o pole.
tribes-about-common_purpose = Czterech twoich na polu zbiera dodatkowy surowiec.
tribes-about-hidden_village = Jedna wioska może stać na planszy gracza.
tribes-about-light_in_the_dark = Każda słaba akcja daje surowiec.
tribes-about-great_lake = Dodatkowa żywność przy zbiorze
tribes-about-great_forest = Dodatkowe drewno przy zbiorze
tribes-about-great_mountain = Dodatkowy kamień przy zbiorze
tribes-about-wild_land = Liczy się jako każdy teren, daje dowolne surowce
tribes-about-jungle = Do zbioru trzeba trzech twoich osadników
tribes-about-oasis = Do zbioru trzeba trzech twoich osadników
tribes-about-tar_pit = Samotny osadnik przepada po twoich konfliktach
tribes-about-glacier = Najwyżej trzech, bez wioski, jeden kamień; mocny zbiór kładzie tu kamień

# Co robię teraz
tribes-now-leader = Wybierz jedną z dwóch mocy plemienia.
tribes-now-start = Postaw na wolnym polu { $number ->
    [one] pierwszego osadnika
   *[other] pierwszych { $number } osadników
  }.
tribes-now-bonus = Weź dowolny surowiec (zostało { $of }).
tribes-now-return = Na planszy nie ma nikogo: postaw osadnika na wolnym polu (zostało { $of }).
tribes-now-before = Rzuć kośćmi.
tribes-now-act = Wybierz kość i akcję do niej.
tribes-now-grow = Wybieraj pola, na których rośnie plemię ({ $done } z { $of }), potem zakończ.
tribes-now-move = Wskaż, kto idzie i dokąd ({ $done } z { $of }), potem zakończ.
tribes-now-gather = Wybieraj pola, z których zbierasz ({ $done } z { $of }), potem zakończ.
tribes-now-learn = Możesz odłożyć cele pod talię ({ $done } z najwyżej { $of }); potem dobierz { $number }.
tribes-now-wander = Jeden osadnik może przejść o jedno pole.
tribes-now-push = Możesz wypchnąć jednego osadnika przeciwnika.
tribes-now-push_to = Dokąd wypchnąć osadnika z pola { $hex }?
tribes-now-tiger = Poślij tygrysa na górę.
tribes-now-invaders = Gdzie lądują najeźdźcy?
tribes-now-mammoth = Gdzie pojawia się mamut?
tribes-now-volcano = Postaw wulkan obok planszy.
tribes-now-bid = Zalicytuj więcej niż { $highest } albo spasuj.
tribes-now-settle = Zbuduj opuszczoną wioskę na kontrolowanym polu albo zrezygnuj.
tribes-now-fight = Gdzieś jest za ciasno: wybierz następny konflikt.
tribes-now-end = Buduj wioski, spełniaj cele, potem zakończ turę.
tribes-now-yield = Co daje pole { $hex }?
tribes-now-mix = Dzika kraina daje dowolny surowiec (zostało { $of }).
tribes-now-gift = Weź jeden surowiec pola { $hex }.
tribes-now-basket = Z którego pola wziąć do kosza?
tribes-now-basket_type = Który surowiec wziąć do kosza?
tribes-now-farm = Możesz dodać osadnika na jeziorze, z którego był zbiór.
tribes-now-found = Weź surowiec z Odkrycia (zostało { $of }).
tribes-now-light = Słaba akcja daje ci surowiec (zostało { $of }).
tribes-now-tribute = Który surowiec oddajesz za wynalazek „{ $goal }”?
tribes-now-lose = Erupcja zabiera ci osadnika przy wulkanie (zostało { $of }).
tribes-now-hand = Rozdaj swoją stawkę (zostało { $of }).
tribes-now-spare = Który surowiec oszczędzasz (zostało { $of })?
tribes-now-ambush = Ilu dołącza z zasadzki na polu { $hex }?
tribes-now-shoot = Kogo na polu { $hex } trafia Łuk?
tribes-now-repel = Kogo na polu { $hex } odpierają Mury?
tribes-now-flee = Dokąd ucieka osadnik z pola { $hex } (zostało { $of })?
tribes-now-elder = Postawić starszego w nowej wiosce?
tribes-now-offer = Co składasz w ofierze razem z osadnikiem z pola { $hex }?
tribes-now-pot_give = Garncarstwo: daj jeden surowiec innemu graczowi.
tribes-now-pot_take = Weź dowolny surowiec (zostało { $of }).
tribes-wait-leader = Wybór mocy…
tribes-wait-start = Wybór pola startowego…
tribes-wait-before = Zaraz rzut kośćmi…
tribes-wait-act = Wybór kości i akcji…
tribes-wait-grow = Wzrost…
tribes-wait-move = Ruch osadników…
tribes-wait-gather = Zbiór surowców…
tribes-wait-learn = Dobieranie celów…
tribes-wait-fight = Rozstrzyganie konfliktów…
tribes-wait-end = Wioski i cele…

# Akcje
tribes-act-done = { $ask ->
    [end] Zakończ turę
    [learn] Dobierz cele
    [bid] Pas
    [settle] Zrezygnuj
    [elder] Nie teraz
    [gather] Zbierz
   *[other] Gotowe
  }
tribes-act-roll = Rzuć kośćmi
tribes-act-keep = Zachowaj kość ({ $face }), rzuć drugą
tribes-act-act = { $action } (kość: { $face })
tribes-act-hunt = Upoluj mamuta (kość: { $face })
tribes-act-tame = Oswój mamuta (kość: { $face })
tribes-act-chase = Upoluj tygrysa (kość: { $face })
tribes-act-strengthen = Zapłać { $resource }, aby wzmocnić akcję
tribes-act-place = Postaw na polu { $hex }
tribes-act-grow = Wzrost na polu { $hex }
tribes-act-gather = Zbiór z pola { $hex }
tribes-act-build = Zbuduj wioskę na polu { $hex }
tribes-act-elder = Postaw tu starszego
tribes-act-fight = Rozstrzygnij konflikt na polu { $hex }
tribes-act-lose = Strać osadnika na polu { $hex }
tribes-act-sacrifice = Złóż w ofierze osadnika z pola { $hex }
tribes-act-offer = Złóż w ofierze: { $resources }
tribes-act-mammoth = Mamut przychodzi na pole { $hex }
tribes-act-tiger = Tygrys idzie na pole { $hex }
tribes-act-invaders = Najeźdźcy lądują na polu { $hex }
tribes-act-flee = Uciekaj na pole { $hex }
tribes-act-flee_riding = Uciekaj na mamucie na pole { $hex }
tribes-act-fill = Do kosza z pola { $hex }
tribes-act-push = Wypchnij z pola { $hex }: { $who }
tribes-act-to = Wypchnij na pole { $hex }
tribes-act-take = Weź { $resource }
tribes-act-pay = Zapłać { $resource }
tribes-act-spare = Oszczędź { $resource }
tribes-act-give = Daj { $resource } ({ $who })
tribes-act-trade = Wymień: { $resource } → { $taken }
tribes-act-study = Zapłać { $resource }, aby dobrać cel
tribes-act-pottery = Użyj Garncarstwa
tribes-act-buy = Kup kartę „{ $event }”
tribes-act-discard = Pod talię: „{ $goal }”
tribes-act-claim = Spełnij cel „{ $goal }”
tribes-act-lead = { $power }
tribes-act-borrow = Pożycz „{ $goal }” ({ $who })
tribes-act-bid = Zalicytuj { $number ->
    [one] { $number } surowiec
    [few] { $number } surowce
   *[many] { $number } surowców
  }
tribes-act-ambush = { $number ->
    [0] Nikt nie dołącza
    [one] Dołącza { $number } osadnik
   *[other] Dołącza { $number } osadników
  }
tribes-act-shoot = Traf: { $target }
tribes-act-repel = Odeprzyj: { $target }
tribes-act-volcano = Wulkan na miejscu { $cell }
tribes-act-move = Idź z pola { $from } na pole { $to }
tribes-act-ride = Jedź z pola { $from } na pole { $to }

# Wokół planszy
tribes-ui-part-setup = Przygotowanie
tribes-ui-part-return = Początek tury
tribes-ui-part-dice = Kości
tribes-ui-part-actions = Akcje
tribes-ui-part-conflicts = Konflikty
tribes-ui-part-building = Budowa
tribes-ui-round = runda { $number }
tribes-ui-limit = do { $number } na polu
tribes-ui-victory = Zwycięstwo
tribes-ui-wins = { $number } – wygrana
tribes-ui-events = Wydarzenia
tribes-ui-no-events = Brak wydarzeń. Przynosi je dublet.
tribes-ui-deck = w talii { $number }
tribes-ui-on-hex = na polu { $hex }
tribes-ui-price = cena:
tribes-ui-left = zostało { $number }
tribes-ui-power = Moc
tribes-ui-tribe = Plemię
tribes-ui-field = Plansza
tribes-ui-village = Wioska
tribes-ui-goals = Cele
tribes-ui-goal-open = otwarty: { $goal }
tribes-ui-goal-met = spełniony: { $goal }
tribes-ui-members = { $number ->
    [one] { $number } osadnik w grze
    [few] { $number } osadników w grze
   *[many] { $number } osadników w grze
  }
tribes-ui-villages = { $number ->
    [one] { $number } wioska
    [few] { $number } wioski
   *[many] { $number } wiosek
  }
tribes-ui-income = punktów na turę
tribes-ui-your-goals = Twoje cele
tribes-ui-done = gotowe
tribes-ui-can-meet = spełnij
tribes-ui-can-put = można pod talię
tribes-ui-put-away = pod talię
tribes-ui-no-goals = Brak otwartych celów: dobierz je Nauką.
tribes-ui-action-board = Akcje
tribes-ui-also = Możesz też
tribes-ui-next-pool = dalej: { $who }
tribes-ui-your-dice = Twoje kości
tribes-ui-used = już było
tribes-ui-row-grow = tam, gdzie jesteś
tribes-ui-row-move = każdy o krok
tribes-ui-row-gather = tam, gdzie jesteś
tribes-ui-row-learn = dobierz cele
tribes-ui-row-would = { $deed }, { $face }: { $level }, { $each ->
    [1] { $number }
   *[other] { $number } razy po { $each }
  }
tribes-ui-leaving = Stąd. Wybierz, dokąd.
tribes-ui-can-leave = Stąd może wyjść osadnik
tribes-ui-leave = Idź z pola { $hex }
tribes-ui-conflict = Konflikt na polu { $hex }
tribes-ui-seen = Rozumiem

# Więcej o stole
tribes-word-limit = Miejsce na polu
tribes-word-conflict = Konflikt
tribes-word-elder = Starszy
tribes-word-village = Wioska
tribes-about-limit = Jeśli po twoich akcjach na polu stoi więcej osadników i najeźdźców, walczą. W czasie suszy i na lodowcu miejsca jest mniej.
tribes-about-conflict = Jest tu za ciasno. Każde plemię usuwa po jednym osadniku, aż zostanie tylko jedno. Łuk i Mury uderzają pierwsze.
tribes-about-elder = Stoi w wiosce. Raz w turze oddaje surowiec innemu graczowi i korzysta z jednego z jego wynalazków.
tribes-about-village = Daje punkt na początku każdej twojej tury. Przepada, gdy na jej polu nie ma żadnego twojego osadnika.
tribes-about-grow = Nowi osadnicy pojawiają się tam, gdzie stoisz.
tribes-about-move = Osadnicy idą na sąsiednie pole, każdy raz w turze.
tribes-about-gather = Pola, na których stoisz, dają swój surowiec.
tribes-about-learn = Dobierz cele. Przedtem po jednym otwartym celu za każdą wioskę możesz odłożyć pod talię.
tribes-ui-fight-before = na początku
tribes-ui-fight-bow = najpierw Łuk
tribes-ui-fight-walls = najpierw Mury
tribes-ui-fight-bow_walls = najpierw Łuk i Mury
tribes-ui-fight-round = runda { $round }
tribes-ui-fight-trim = do limitu
tribes-ui-clash = Nadchodzi konflikt na polu { $hex }
tribes-ui-clash-attack = Atakujesz.
tribes-ui-clash-watch = Nikt nie atakuje.
tribes-ui-clash-asks = Wybory po drodze mogą to zmienić.
tribes-ui-what = Co to jest?
tribes-ui-rule = Zasada { $rule }
tribes-ui-nothing-done = Nic jeszcze nie wybrano. Wybierz ponownie, aby mimo to zakończyć akcję.
tribes-ui-gather-on = Zbierz z pól: { $hexes }
tribes-ui-in-order = Po kolei, w tej kolejności: żywność, drewno, kamień.
tribes-ui-chosen = Wybrane
tribes-ui-progress = { $have } z { $need }
tribes-ui-can-pay = stać cię
tribes-ui-yours-there = twoich tam: { $number }
tribes-ui-elder-on = starszy na polu { $hex }
tribes-ui-elder-waits = starszy poza planszą
tribes-ui-lands = Specjalne krainy na planszy
tribes-ui-lands-pick = Wybierz krainę, potem pole.
tribes-ui-lands-where = { $land }: wybierz pole.
tribes-ui-lands-free = Pole { $hex }, wolne
tribes-ui-lands-holds = Pole { $hex }: { $land }
tribes-ui-lands-away = Zabierz: { $land }
tribes-ui-lands-none = Jeszcze żadnej: gra zacznie się bez specjalnych krain.
tribes-ui-lands-any = dowolny teren
tribes-choice-hand = ręcznie
tribes-board-volcano = Wulkan na miejscu { $cell }
tribes-board-glacier = Kamienie na lodowcu: { $number }
tribes-board-card = { $event } (na karcie zostało { $number })
tribes-board-deck = Wydarzenia w talii: { $number }
tribes-board-force = { $members ->
    [one] { $members } osadnik
   *[other] { $members } osadników
  } na planszy, { $villages ->
    [one] { $villages } wioska
    [few] { $villages } wioski
   *[many] { $villages } wiosek
  }, { $deck ->
    [one] { $deck } cel
    [few] { $deck } cele
   *[many] { $deck } celów
  } w talii
tribes-board-ambush = w zasadzce: { $number }
tribes-board-hidden = ukryta wioska
tribes-board-goal = { $goal } { $have } z { $need }
tribes-board-rider = mamut ({ $who })
tribes-play-volcano = Wulkan, miejsce { $cell }: obok { $hexes }
tribes-play-events = Otwarte wydarzenia:
tribes-play-signs = 1:3 trzej osadnicy gracza 1, # wioska, + starszy, ! zwierzę lub najeźdźcy
tribes-favourite-act = Wybrane akcje
tribes-favourite-claim = Spełnione cele
