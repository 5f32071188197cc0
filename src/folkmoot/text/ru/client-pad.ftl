# Подсчёт очков для настольных игр.
client-pad-share = Поделиться листом
client-pad-share-text = Ссылка содержит весь лист. Кто её откроет, увидит те же числа.
client-pad-clear = Очистить
client-pad-clear-sure = Очистить весь лист?
client-pad-keep = Оставить
client-pad-foreign = Этот лист пришёл по ссылке. Ваш собственный сохранён.
client-pad-adopt = Сохранить здесь
client-pad-leave = К своему листу
client-pad-players = Игроки
client-pad-add = Добавить игрока
client-pad-remove = Убрать игрока
client-pad-less = { $what }: меньше
client-pad-more = { $what }: больше
client-pad-won = { $number ->
    [one] Побеждает { $who }
   *[other] Побеждают { $who }
  }
client-pad-shared = Общая победа: { $who }
client-pad-lost = Поражение
client-pad-victory = Победа
client-pad-completed = Завершено
