# 「なぜ？」への答え
why-end-tribes = 誰かが{ $of }点に届いた瞬間に終わります。長くても{ $rounds }ラウンドまでです。最も近いのは{ $who }で、{ $points }点です。

# Where points come from, in hints and reviews.
tribes-source-scored = 獲得済みの得点
tribes-source-villages = 村
tribes-source-people = マップと手元の部族民
tribes-source-stores = 資源
tribes-source-goals = 目標
tribes-source-tokens = トークンと長老
tribes-source-conflicts = これから起こる争い
