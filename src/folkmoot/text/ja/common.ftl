nobody = なし
none = なし
nothing = なし
comma = 、
semicolon = { "；" }
times = { $thing }×{ $number }
labelled = { $label }：{ $text }
bracketed = { $text }（{ $more }）
seat = プレイヤー{ $number }
bot-Ash = トネリコ
bot-Birch = シラカバ
bot-Cedar = スギ
bot-Elm = ニレ
bot-Hazel = ハシバミ
bot-Rowan = ナナカマド
bot-Alder = ハンノキ
bot-Linden = シナノキ

row-undo = { $who }が{ $to }手目まで戻しました。
row-seat = { $plays ->
    [human] { $who }が戻りました。
    [stuck] { $who }が応答しません。より単純なボット（{ $by }）が続けます。
   *[bot] { $who }が席を離れました。ボット（{ $by }）が続けます。
  }
row-timeout = { $who }は持ち時間切れです。ボット（{ $by }）が続けます。
row-resign = { $who }が投了しました。
row-repair = このゲームの一部が失われました。{ $to }手目から続けます。
row-vote = { $on ->
    [abandon] { $answer ->
        [yes] { $who }がここで止めることに同意しました。
       *[no] { $who }はここで止めることに同意しませんでした。
      }
    [resume] { $answer ->
        [yes] { $who }が再開に同意しました。
       *[no] { $who }はまだ再開に同意していません。
      }
    [close] { $answer ->
        [yes] { $who }が卓を完全に閉じることに同意しました。
       *[no] { $who }は卓を完全に閉じることに同意しませんでした。
      }
   *[undo] { $answer ->
        [yes] { $who }が1手戻すことに同意しました。
       *[no] { $who }は1手戻すことに同意しませんでした。
      }
  }
row-stop = ゲームをここで止めました。
row-resume = 止めたところから再開します。
row-end = 記録の終わりです。

refusal-no_action = このゲームにそのアクションはありません。
refusal-not_now = 今それはできません。
refusal-chance_decides = ランダムな結果を決めています。今は操作できません。
refusal-game_over = ゲームは終わっています。
refusal-cannot_come = 今それが出ることはありません。
refusal-not_your_turn = あなたの手番ではありません。

# チャットに表示されるテーブルへのリンク
link-title = { $kind ->
    [invited] { $who }さんから「{ $game }」への招待
    [open] 「{ $game }」の卓で参加者を待っています
   *[watch] 「{ $game }」を観戦
  }
link-text = { $kind ->
    [watch] リンクを開くと観戦できます。
   *[open] リンクを開いて席に着いてください。登録もインストールも不要です。
  }
