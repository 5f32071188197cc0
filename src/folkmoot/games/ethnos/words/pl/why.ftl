# Odpowiedzi na pytanie „dlaczego?”
why-end-ethnos = Era { $age } z { $ages } skończy się, gdy wyjdzie smok numer { $of }; dotąd wyszło: { $dragons }. { $upper ->
    [0] W talii zostało kart: { $lower }, a wśród nich pozostałe smoki
   *[other] Wśród górnych kart talii ({ $upper }) nie ma smoków; śpią wśród dolnych ({ $lower })
  }.
why-ethnos-band = Wielkość oddziału: { $size }, chwała na koniec ery: { $glory }.
why-ethnos-markers = { $kingdoms ->
    [none] Oddział jest za mały na znacznik
   *[other] Znacznik można położyć: { $kingdoms }
  }.
why-ethnos-marker = { $kingdom }: znaczników było { $from }, będzie { $to }.
why-ethnos-keep = Zatrzymasz: { $cards }.
why-ethnos-discard = Odkryte zostaną: { $cards }.
why-ethnos-draw = Dobierzesz kart: { $cards }.
why-ethnos-glory = Zdobędziesz chwały: { $points }.
why-ethnos-troll = Weźmiesz żeton trolla { $token }.
