# Odpowiedzi na pytanie „dlaczego?”
why-end-ethnos = Era { $age } z { $ages } skończy się, gdy zostanie wyciągnięty { $of }. smok (dotąd { $dragons }). { $upper ->
    [0] Pozostałe smoki są wśród { $lower ->
        [one] ostatniej { $lower } karty talii
       *[other] ostatnich { $lower } kart talii
      }
   *[other] Wśród { $upper ->
        [one] górnej { $upper } karty
       *[other] górnych { $upper } kart
      } talii nie ma smoków; są wśród { $lower ->
        [one] dolnej { $lower }
       *[other] dolnych { $lower }
      }
  }.
why-ethnos-band = Oddział liczy { $size ->
    [one] { $size } kartę
    [few] { $size } karty
   *[many] { $size } kart
  }; na koniec ery dałby { $glory ->
    [one] { $glory } punkt
    [few] { $glory } punkty
   *[many] { $glory } punktów
  } chwały.
why-ethnos-markers = { $kingdoms ->
    [none] Oddział jest za mały na znacznik
   *[other] Możesz położyć znacznik w królestwie: { $kingdoms }
  }.
why-ethnos-marker = { $kingdom }: twoich znaczników było { $from }, będzie { $to }.
why-ethnos-keep = Zatrzymasz: { $cards }.
why-ethnos-discard = Odkryte zostaną: { $cards }.
why-ethnos-draw = Dobierzesz { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  }.
why-ethnos-glory = Zdobędziesz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  } chwały.
why-ethnos-troll = Weźmiesz żeton trolli { $token }.
why-ethnos-take = Będziesz mieć na ręce: { $groups }.
why-ethnos-skeleton-leads = Szkielet nie może dowodzić oddziałem, ale może dołączyć do każdego.

# Where points come from, in hints and reviews.
ethnos-source-scored = zdobyta już chwała
ethnos-source-bands = oddziały
ethnos-source-kingdoms = królestwa
ethnos-source-giant = olbrzym
ethnos-source-orcs = plansza hordy orków
ethnos-source-merfolk = plansza morskiego ludu
ethnos-source-trolls = żetony trolli
ethnos-source-hand = karty na ręce
