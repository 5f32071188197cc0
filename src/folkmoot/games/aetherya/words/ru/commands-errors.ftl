# Ошибки позиций и коробок.
error-aetherya-copies = карт одного вида { $number }, а игрокам (их { $players }) нужно { $least }
error-aetherya-rows = { $value }: в сумме { $sum }, а легенд { $legends }
error-aetherya-bare = { $value }: здесь не лежит открытая карта { $kind ->
    [treaty] расы
    [fortress] вашей расы или её родной местности
   *[other] дракона
  }
error-aetherya-end-open = в конце все карты открыты
error-aetherya-first-discard = первая карта сброса уже лежит
error-aetherya-complete = { $seat }: королевство готово, значит, игра окончена
error-aetherya-new-deck = не указано: сброс, ставший колодой
error-aetherya-acting = { $seat }: при этом вопросе действие ещё не закончено
error-aetherya-seen = { $value }: здесь нет жетона, которого никто не видел
error-aetherya-face-up = { $value }: карта уже открыта
error-aetherya-no-deck = брать больше нечего
error-aetherya-no-discard = сброс пуст
error-aetherya-other-cards = при этом вопросе здесь лежит не то
error-aetherya-order = карт { $number }, а ходит { $seat }
error-aetherya-settled = вне королевств и Ноландов осталось карт: { $number }, а всегда остаётся не меньше { $least }
error-aetherya-shown = открыто легенд { $number } из { $most }, а ещё одна должна открыться
error-aetherya-early = до первого хода здесь ничего быть не может
error-aetherya-turned = { $value }: здесь нет такой карты, чтобы её перевернуть
error-aetherya-row = в ряду { $value } должно быть легенд: { $number }
error-aetherya-row-order = ряд { $value } заполняют раньше, чем { $due }
error-aetherya-all-shown = открывать больше нечего: все легенды открыты
error-aetherya-hand = на руке карт: { $number }, а для этого вопроса нужно { $needed }
error-aetherya-no-hand = при этом вопросе на руке карт нет
error-aetherya-no-kingdoms = не указано: для этого вопроса нужны королевства
error-aetherya-four = раскладывают четыре разные карты
error-aetherya-four-laid = четыре карты уже выложены
error-aetherya-middle = четыре карты выкладывают по порядку: { $places }
error-aetherya-other-token = { $value }: этот жетон такого не спрашивает
error-aetherya-not-owned = { $seat }: этого жетона здесь нет
error-aetherya-drawn = при этом вопросе все карты уже взяты
error-aetherya-face-down = закрытых карт { $number }, а осталось для них { $left }
error-aetherya-grid = рядов { $number }, а в королевстве их { $needed } (например, { $example })
error-aetherya-grid-row = в ряду { $value } карт { $number }, а не { $needed }
error-aetherya-races = к этому времени раса есть у каждого
error-aetherya-pact = пакт связывает двух игроков друг с другом
error-aetherya-offer = пакт предлагают другому игроку, и ни у кого из двоих его ещё нет
error-aetherya-site = крепость стоит на открытой карте расы этого места или её родной местности
error-aetherya-built = жетонов на { $value }: { $number }, а в крепости их { $most }
error-aetherya-race-order = при этом вопросе расы раздают по порядку мест
error-aetherya-early-race = рас не раздают, пока не известен первый игрок
error-aetherya-tokens = жетоны лежат на закрытых картах
error-aetherya-one-token = на карте лежит только один жетон
error-aetherya-treaty = договор лежит на открытой карте расы
error-aetherya-staff = посох лежит на открытом драконе
error-aetherya-down = закрытых жетонов в этом королевстве { $number }; назовите столько же
error-aetherya-no-token = другого закрытого жетона здесь нет
error-aetherya-unseen = его никто не видел
error-aetherya-not-down = { $value }: такого закрытого жетона здесь нет
