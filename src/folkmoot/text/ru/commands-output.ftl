# Что выводят команды
command-serves = Folkmoot работает: { $address } (остановить — { "Ctrl+C" })
command-serves-others = С других устройств в вашей сети откройте { $address }
command-ready-tls = Шифрование: куки только через { "https" }; соединение принимает прокси
command-ready-no-tls = Шифрование: без { "--https" } куки и ходы можно прочитать по дороге; поставьте впереди прокси с сертификатом
command-ready-hosts = Имена: { $names }
command-ready-no-host = Имена: укажите публичное имя через { "--allow-host" }; кроме домашних имён, прочие отвергаются
command-ready-any-host = Имена: принимается любое, и до сервера доберутся страницы чужих сайтов; назовите своё
command-ready-proxy = Прокси: доверенные { $addresses }
command-ready-no-proxy = Прокси: сервер открыт на { $host }, но доверенного прокси снаружи нет; за прокси слушайте 127.0.0.1 или назовите его через { "--proxy" }
command-ready-any-proxy = Прокси: доверенным считается любой, и ограничения по адресу можно обойти; назовите свой
command-ready-files = Открытые файлы: разрешено { $files }
command-ready-few-files = Открытые файлы: разрешено { $files }, лучше { $enough } ({ "LimitNOFILE" } в службе)
command-ready-database = База: { $kind } отвечает, схема актуальна
command-ready-old-database = База: { $kind } отвечает; схема обновится при запуске
command-ready-no-database = База: { $reason }
command-ready-clock = Часы: { $seconds } с относительно базы данных
command-ready-wrong-clock = Часы: { $seconds } с относительно базы данных; настройте их по { "NTP" }, при разнице больше 1 с сервер не запустится
command-ready-little-space = Диск: в папке данных свободно { $megabytes } МиБ
command-ready-backup = Резервная копия: последней { $hours } ч
command-ready-old-backup = Резервная копия: последней { $hours } ч; делайте её каждую ночь ({ "folkmoot backup" })
command-ready-no-backup = Резервная копия: ещё ни одной ({ "folkmoot backup" })
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
command-even = 95 % (поровну: { $share })
command-column-seat = игрок
command-column-mean = средний счёт
command-column-quartiles = квартили
command-column-share = доля побед
command-playing = идут игры
command-review = оценка
command-puzzle-solved = решено: { $done } из { $of }
command-tournament = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
  }, { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
  }. Равная доля — { $share }; интервалы — { $sure }.
command-teams = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока вместе
   *[many] { $players } игроков вместе
  }, { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
  }. Интервалы — { $sure }; прирост — к строке выше, на тех же раздачах.
command-no-controls = Контрольных игр не было ({ "--controls 0" }).
command-verdict = { $verdict ->
    [better] лучше
    [worse] хуже
   *[even] значимой разницы нет
  }
command-control = { $kind ->
    [mirror] против себя
   *[sanity] против случайной игры
  }: { $sound ->
    [yes] как должно быть
   *[no] НЕ КАК ДОЛЖНО БЫТЬ
  }
command-ratings = Рейтинги { "OpenSkill" } ({ "Plackett–Luce" }; все начинают с 25)
command-column-challenger = претендент
command-column-among = против
command-column-entrant = участник
command-column-deals = раздачи
command-column-low = от
command-column-high = до
command-column-rank = место
command-column-margin = отрыв
command-column-by-seat = по местам, %
command-column-won = победы
command-column-not-lost = без поражения
command-column-score = счёт
command-column-gain = прирост
command-column-skill = сила
command-column-doubt = ±
command-column-games = игры
command-new-game = Маленькая законченная игра лежит в { $folder }. Дальше:
command-selfplay = В { $folder }: партий — { $games }, позиций — { $positions }.
command-study = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
  }, по { $games ->
    [one] { $games } раздаче
    [few] { $games } раздачи
   *[many] { $games } раздач
  }, за всех играет { $bot }. После ± — интервалы { $sure }.
command-study-marks = { $more } { $less }: больше или меньше, чем в первом столбце на тех же раздачах, и это не случайность.
command-study-alike = Все раздачи кончились одинаково при всех значениях: в этих партиях от них ничего не зависит. Возможно, нужен параметр ({ "--option" }).
command-study-as-it-is = как есть
command-study-measure = { $measure ->
    [won] побед, %
    [had] встречалось, %
    [points] очки
   *[decisions] решения
  }
command-study-picture = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
  }: { $kind } ({ $measure })
command-study-kind-game = Партия
command-study-kind-seat = Место за столом
command-study-kind-row = Очки за
command-study-kind-outcome = Исход
command-study-word-game-points = очков на игрока
command-study-word-game-decisions = решений за партию
command-study-word-outcome-won = один победитель
command-study-word-outcome-shared = победа поделена
command-study-word-outcome-victory = общая победа
command-study-word-outcome-completed = доиграно до конца
command-study-word-outcome-lost = поражение
command-study-word-outcome-limit = остановлено по пределу
