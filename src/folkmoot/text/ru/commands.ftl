# Команды
command-chance = случай: { $outcomes }
command-legal = можно: { $actions }
command-scores = счёт: { $scores }
command-total = Всего
command-verified = { $file }: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
  }, каждый шаг по правилам; { $dealt }.
command-dealt = { $dealer ->
    [fair] все случайные исходы ({ $chances }) следуют из сида, хеш которого опубликован до игры
    [sim] все случайные исходы ({ $chances }) следуют из сида симуляции
   *[script] случайные исходы записаны вручную или разданы без свидетелей и ничего не доказывают
  }
command-over = Игра окончена;
command-not-over = Игра не окончена;
