# Что выводят команды
command-serves = Столы открыты: { $address } ({ "Ctrl+C" } завершает)
command-backed-up = { $file }: строк { $rows }
command-restored = Восстановлено строк: { $rows }
command-checked = Идущих игр: { $games }, не воспроизводятся: { $problems }
command-repair-backup = Резервная копия всего, как было: { $file }
command-repaired = Стол { $table }: возвращён к строке { $row }; строк, оставшихся только в копии: { $lost }
command-simulated = Случайных игр: { $games } ({ $game }), игроков: { $players }; { $speed } игр/с, { $decisions } решений/с ({ $build })
command-decisions = решений за игру: { $mean } ± { $sd } (от { $min } до { $max })
command-score = счёт: { $mean } ± { $sd } (от { $min } до { $max })
command-even = 95 % (поровну: { $share } %)
command-column-seat = игрок
command-column-mean = средний счёт
command-column-quartiles = квартили
command-column-share = доля побед
command-new-game = Маленькая законченная игра лежит в { $folder }. Дальше:
