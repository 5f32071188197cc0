# Błędy pozycji i pudełek.
error-tribes-named = podano plemion: { $number }, a graczy jest { $players }
error-tribes-lands = { $value } to ani { "off" }, ani { "random" }, ani obiekt z krainami i polami
error-tribes-two-lands = dwie krainy na jednym polu
error-tribes-many-lands = krain jest więcej niż pól ({ $terrain })
error-tribes-faces = { $value } nie jest listą trzech ścianek ({ $choices })
error-tribes-groups = potrzebna lista dla każdego z czterech miejsc w kolejności
error-tribes-group = { $value } nie jest listą jednej lub dwóch liczb osadników
error-tribes-group-size = { $value }: nie da się postawić; każda od 1, razem najwyżej { $most }
error-tribes-free = to musi coś kosztować
error-tribes-price = { $value } nie jest ceną w jednym surowcu ({ $resource })
error-tribes-hexes = to nie lista pól o długości { $number }
error-tribes-hex = { $value } nie jest polem
error-tribes-apart = pola nie są połączone
error-tribes-cells = miejsc na wulkan jest { $number }, a trzeba od 1 do { $most }
error-tribes-land-terrain = { $value }: na polu { $hex } jest inny teren niż { $due }
error-tribes-bare = pole { $hex } nie ma terenu
error-tribes-two-dice = na ręce i u następnego gracza są razem dwie kości ({ "dice" }, { "next_dice" })
error-tribes-two-villages = dwie wioski na jednym polu
error-tribes-many-villages = wiosek jest więcej niż { $most }
error-tribes-moved = na pole { $hex } przeszło więcej osadników, niż tam jest
error-tribes-two-places = ta sama karta leży w dwóch miejscach
error-tribes-empty = pusta karta zniknęła już ze stołu
error-tribes-event-closed = jego wydarzenie nie jest odkryte
error-tribes-event-open = jego wydarzenie jest odkryte, ale nigdzie go nie ma
error-tribes-not-won = nikt nie wygrał, a rundy jeszcze zostały
error-tribes-won = { $seat }: jest wygrana, a gra nie jest skończona
error-tribes-unguarded = { $seat }: jest wioska bez osadnika
error-tribes-riderless = { $seat }: nie ma przy nim żadnego osadnika
error-tribes-frame = kości i użyte akcje nie pasują do tej części tury
error-tribes-memory = to pytanie z tym, co pamięta, nie pasuje do stołu
error-tribes-draft = to nie krok rozpoczętego wyboru
error-tribes-power = { $power ->
    [ambush] osadników na planszy gracza ma tylko przywódca z Zasadzką
   *[other] ukrytą wioskę może mieć tylko przywódca z tą mocą
  }
error-tribes-members = osadników jest { $number }, a wszystkich jest { $most }
error-tribes-no-village = nie ma tu wioski tego gracza
error-tribes-pottery = Garncarstwa nie używa się w dwie osoby
error-tribes-deck = w talii jest to, co nie leży nigdzie indziej
