nobody = никто
none = нет
nothing = ничего
comma = { ", " }
semicolon = { "; " }
times = { $number } × { $thing }
labelled = { $label }: { $text }
bracketed = { $text } ({ $more })
seat = Игрок { $number }
bot-Ash = Ясень
bot-Birch = Берёза
bot-Cedar = Кедр
bot-Elm = Вяз
bot-Hazel = Орешник
bot-Rowan = Рябина
bot-Alder = Ольха
bot-Linden = Липа

row-undo = { $who } возвращает партию к ходу { $to }.
row-seat = { $plays ->
    [human] { $who } снова в игре.
    [stuck] { $who } не отвечает. Дальше играет бот попроще ({ $by }).
   *[bot] { $who } покидает стол. Дальше играет бот ({ $by }).
  }
row-timeout = { $who }: время вышло. Дальше играет бот ({ $by }).
row-resign = { $who } сдаётся.
row-repair = Часть этой партии потеряна; она продолжается с хода { $to }.
row-vote = { $on ->
    [abandon] { $answer ->
        [yes] { $who } соглашается остановиться здесь.
       *[no] { $who } не соглашается остановиться здесь.
      }
    [resume] { $answer ->
        [yes] { $who } соглашается продолжить.
       *[no] { $who } пока не хочет продолжать.
      }
    [close] { $answer ->
        [yes] { $who } соглашается закрыть стол насовсем.
       *[no] { $who } не соглашается закрыть стол насовсем.
      }
   *[undo] { $answer ->
        [yes] { $who } соглашается вернуть ход.
       *[no] { $who } не соглашается вернуть ход.
      }
  }
row-stop = Игроки останавливаются здесь.
row-resume = Игроки продолжают с того же места.
row-end = Конец записи.

refusal-no_action = Такого действия в этой игре нет.
refusal-not_now = Сейчас так сделать нельзя.
refusal-chance_decides = Сейчас что-то определяется случайно; ходить пока нельзя.
refusal-game_over = Игра окончена.
refusal-cannot_come = Сейчас это выпасть не может.
refusal-not_your_turn = Сейчас не ваш ход.

# Ссылки на стол, как их показывают мессенджеры
link-title = { $kind ->
    [invited] { $who } зовёт вас сыграть: { $game }
    [open] За столом ждут игроков: { $game }
   *[watch] { $game }: смотреть игру
  }
link-text = { $kind ->
    [watch] Откройте ссылку, чтобы смотреть.
   *[open] Откройте ссылку и садитесь за стол. Ни регистрации, ни установки.
  }
