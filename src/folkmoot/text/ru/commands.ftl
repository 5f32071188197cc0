# Команды
command-chance = случай: { $outcomes }
command-legal = можно: { $actions }
command-scores = счёт: { $scores }
command-total = Всего
command-verified = { $file }: строк { $rows }, каждый шаг по правилам; { $dealt }.
command-dealt = { $dealer ->
    [fair] все случайные исходы ({ $chances }) следуют из зерна, зафиксированного заранее
    [sim] все случайные исходы ({ $chances }) следуют из зерна симуляции
   *[script] случайные исходы записаны вручную или разданы без свидетелей и ничего не доказывают
  }
command-over = Игра окончена;
command-not-over = Игра не окончена;
