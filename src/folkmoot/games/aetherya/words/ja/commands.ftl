# コマンドのヘルプ
help-score-aetherya = ボードゲーム版の王国を、点の理由とともに数える
help-score-aetherya-kingdom = 4文字ずつの4行を / で区切って
help-score-aetherya-legends = 取った伝説（例： { "human-elf" }）
help-score-aetherya-gems = 持っている宝石の数字
help-score-aetherya-treaty = 条約が置かれたカード
help-score-aetherya-staff = 杖が置かれたドラゴン
help-score-aetherya-note = 1文字がカード1枚です：{ $letters }。小文字か ? は裏のカードで、数えません。
