# Команды
command-chance = случай: { $outcomes }
command-legal = можно: { $actions }
command-scores = счёт: { $scores }
command-total = Всего
command-verified = { $file }: строк { $rows }, каждый шаг по правилам; { $dealt }.
command-dealt = { $dealer ->
    [fair] все исходы случая ({ $chances }) следуют из зерна, закреплённого заранее
    [sim] все исходы случая ({ $chances }) следуют из зерна симуляции
   *[script] случай записан от руки или роздан без свидетелей и ничего не доказывает
  }
command-over = Игра окончена;
command-not-over = Игра не окончена;
