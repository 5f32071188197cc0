# Что выводят команды
command-serves = Folkmoot работает: { $address } (остановить — { "Ctrl+C" })
command-backed-up = { $file }: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
  }
command-restored = Восстановлено: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
  }
command-checked = Проверено идущих игр: { $games }; не воспроизводится: { $problems }
command-repair-backup = Резервная копия всего, как было: { $file }
command-repaired = Стол { $table }: возвращён к строке { $row }; строк, оставшихся только в копии: { $lost }
command-simulated = Случайных игр: { $games } ({ $game }), игроков: { $players }; { $speed } игр/с, { $decisions } решений/с ({ $build ->
    [compiled] скомпилировано
   *[interpreted] без компиляции
  })
command-decisions = решений за игру: { $mean } ± { $sd } (от { $min } до { $max })
command-score = счёт: { $mean } ± { $sd } (от { $min } до { $max })
command-even = 95 % (поровну: { $share } %)
command-column-seat = игрок
command-column-mean = средний счёт
command-column-quartiles = квартили
command-column-share = доля побед
command-new-game = Маленькая законченная игра лежит в { $folder }. Дальше:
