# Команды о людях и столах сервера.
help-people = найти, переименовать, заблокировать или удалить людей на сервере, даже на ходу
help-people-list = перечислить людей, сначала новых
help-people-rename = дать другое имя, в том числе там, где человек уже играл и писал
help-people-ban = закрыть вход; места займут боты
help-people-unban = снова впустить
help-people-remove = удалить насовсем; сыгранное с другими остаётся без имени
help-people-note = Работающий сервер узнает об этом за две секунды. Что было сделано, показывает { "folkmoot log" }.
help-tables = найти, закрыть или удалить столы сервера, даже на ходу
help-tables-list = перечислить столы, сначала те, где играли последними
help-tables-close = закончить игру за столом; сыгранное можно смотреть и дальше
help-tables-remove = удалить стол со всем, что за ним сыграно и сказано
help-tables-note = Работающий сервер узнает об этом за две секунды. Что было сделано, показывает { "folkmoot log" }.
help-log = показать, что делали хозяева столов и владельцы сервера
help-log-json = вывести в виде { "JSON" }
help-person = номер человека или имя, которого нет ни у кого другого
help-table = номер стола
help-people-rename-name = новое имя
help-people-ban-name = не давать это имя и другим
help-reason = почему; это хранит { "folkmoot log" }
help-people-list-word = часть имени или номер (по умолчанию все)
help-tables-list-word = номер, игра, состояние или имя игрока (по умолчанию все)
help-people-list-json = вывести в виде { "JSON" }
help-tables-list-json = вывести в виде { "JSON" }
command-found = { $number ->
    [0] ничего не найдено
    [one] найдено: { $number }
    [few] найдено: { $number }
   *[many] найдено: { $number }
  }
command-tables = { $number ->
    [0] столов нет
    [one] { $number } стол
    [few] { $number } стола
   *[many] { $number } столов
  }
command-banned = вход закрыт
command-operator = владелец сервера
command-people-rename = { $who }: имя изменено
command-people-ban = { $who }: вход закрыт
command-people-unban = { $who }: вход снова открыт
command-people-remove = { $who }: всё удалено
command-tables-close = Стол { $table } закрыт
command-tables-remove = Стол { $table } удалён
command-status = { $status ->
    [open] ждёт игроков
    [salts] скоро начнётся
    [playing] идёт игра
    [stopped] прервана
    [over] игра окончена
   *[abandoned] закрыт
  }
command-act = { $what ->
    [free] место освобождено:
    [rename] имя изменено:
    [mute] лишение слова:
    [unmute] слово возвращено:
    [ban] вход закрыт:
    [unban] вход открыт:
    [remove-line] удалена реплика:
    [remove-note] удалена заметка:
    [close] закрыт стол
    [remove] удалён стол
   *[forget] удаление насовсем:
  }
error-no-such-person = нет никого с таким номером или именем
error-several-people = это имя носят несколько человек; нужен номер
error-not-banned = вход и так открыт
error-no-such-table = такого стола нет
error-table-over = игра за этим столом уже окончена
error-name = в имени от 1 до 40 букв и нет невидимых знаков
error-reason = { "--reason" }: слишком длинно (не больше { $most })
