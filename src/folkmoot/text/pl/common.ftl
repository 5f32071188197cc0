nobody = nikt
none = brak
nothing = nic
comma = { ", " }
semicolon = { "; " }
times = { $number } × { $thing }
labelled = { $label }: { $text }
bracketed = { $text } ({ $more })
seat = Gracz { $number }
bot-Ash = Jesion
bot-Birch = Brzoza
bot-Cedar = Cedr
bot-Elm = Wiąz
bot-Hazel = Leszczyna
bot-Rowan = Jarzębina
bot-Alder = Olcha
bot-Linden = Lipa

row-undo = { $who } cofa grę do ruchu { $to }.
row-seat = { $plays ->
    [human] { $who } wraca do gry.
    [stuck] { $who } nie odpowiada. Dalej gra prostszy bot ({ $by }).
   *[bot] { $who } odchodzi od stołu. Dalej gra bot ({ $by }).
  }
row-timeout = { $who }: czas minął. Dalej gra bot ({ $by }).
row-resign = { $who } się poddaje.
row-repair = Część tej gry przepadła; toczy się ona dalej od ruchu { $to }.
row-vote = { $on ->
    [abandon] { $answer ->
        [yes] { $who } zgadza się przerwać w tym miejscu.
       *[no] { $who } nie zgadza się przerwać w tym miejscu.
      }
    [resume] { $answer ->
        [yes] { $who } zgadza się grać dalej.
       *[no] { $who } nie chce jeszcze grać dalej.
      }
    [close] { $answer ->
        [yes] { $who } zgadza się zamknąć stół na dobre.
       *[no] { $who } nie zgadza się zamknąć stołu na dobre.
      }
   *[undo] { $answer ->
        [yes] { $who } zgadza się na cofnięcie ruchu.
       *[no] { $who } nie zgadza się na cofnięcie ruchu.
      }
  }
row-stop = Gracze przerywają w tym miejscu.
row-resume = Gracze grają dalej od miejsca, w którym przerwali.
row-end = Koniec zapisu.

refusal-no_action = W tej grze nie ma takiej akcji.
refusal-not_now = Nie możesz teraz tego zrobić.
refusal-chance_decides = Trwa losowanie; nikt nie może teraz wykonać ruchu.
refusal-game_over = Gra jest zakończona.
refusal-cannot_come = To nie może teraz wypaść.
refusal-not_your_turn = To nie twoja tura.

# Odnośniki do stołu, tak jak pokazują je komunikatory
link-title = { $kind ->
    [invited] { $who } zaprasza do gry: { $game }
    [open] Stół czeka na graczy: { $game }
   *[watch] { $game }: oglądaj grę
  }
link-text = { $kind ->
    [watch] Otwórz link, żeby oglądać.
   *[open] Otwórz link i zajmij miejsce. Bez konta, bez instalowania.
  }
