# しるし：ルールの出どころ
mark-book = ルールブック
mark-book-about = { $books ->
    [1] ルールブックに書かれています。
   *[other] このことに触れているルールブックは、すべて同じことを述べています。
  }
mark-ru = ロシア語版
mark-ru-about = ルールブックのうち、ロシア語版がこう述べています。
mark-pl = ポーランド語版
mark-pl-about = ルールブックのうち、ポーランド語版がこう述べています。
mark-ja = 日本語版
mark-ja-about = ルールブックのうち、日本語版がこう述べています。
mark-pub = 公開情報
mark-pub-about = ルールブックにはありませんが、公開されている内容物の説明から分かります。
mark-derived = ほかのルールから
mark-derived-about = ほかのルールから導かれます。
mark-chosen = 独自の裁定
mark-chosen-about = ルールブックには書かれていません。これは私たちの裁定です。
mark-own = お持ちの箱
mark-own-about = 箱の持ち主が訂正した値です。
mark-ours = 独自
mark-ours-about = 市販のゲームにはないもので、私たちが作りました。
mark-house = ハウスルール
mark-house-about = どのルールブックにもありませんが、多くの卓で、決めたときに使われています。

# ルールの本
rules-title = { $game }：ルール
rules-unofficial = 自分たちの言葉による非公式の説明です。数値はすべて、このプログラムが実際に使うものです。
rules-five = 5分で分かる遊び方
rules-all = すべてのルール
rules-example = 例
rules-differences = ルールブックの違い
rules-differences-lead = このゲームには3つのルールブックがあり、食い違うところがあります。それぞれの記述と、ここでの遊び方を示します。卓ごとに、どれか1つの版のとおりに遊ぶこともできます。遊びが変わる項目にはオプションがあり、版を選ぶとまとめて設定されます。
rules-subject = 項目
rules-book-ru = ロシア語版
rules-book-pl = ポーランド語版
rules-book-ja = 日本語版
rules-played = ここでの遊び方
rules-switch = オプション：{ $options }
rules-unsettled = ルールブックにないこと
rules-unsettled-of = { $game }：ルールブックにないこと
rules-unsettled-lead = ここにある数値とルールは、手元のルールブックにはありません。公開情報によるもの、ほかのルールから導いたもの、私たちの裁定です。お持ちの箱やルールブックと違うときは、項目名と印刷されている値を知らせてください。
rules-printed = 印刷されている数値
rules-origin = 出どころ
rules-rulings = ルール
rules-contradictions = ルールブックの中で食い違うところ
rules-value = 値
rules-reason = 理由
rules-entry = 項目名
rules-marks = 印の意味
rules-page = { $pages }ページ
rules-see = 関連
rules-numbers = プログラムが使う数値
rules-contents = 目次
rules-none-found = 「{ $words }」を含むルールはありません。
rules-asked = 今選ぶこと
rules-found = 該当するルール：{ $number }件

# The beginner's path
rules-table = テーブルの上
rules-labels = 番号の意味
rules-turn = 手番の流れ
rules-step = { $of }ステップ中{ $number }
rules-step-before = 戻る
rules-step-after = 次のステップ
rules-step-again = 最初から
rules-play = 案内つきで最初のゲームを遊ぶ

# What is shown
rules-show = 表示するルール
rules-any-players = 人数を問わない
rules-players = { $number }人
rules-used = 選択ルール
rules-hidden = 上の選択により{ $number }件のルールを隠しています。
rules-only = { $what }のときのみ
rules-source = 補足と出典
rules-also = 同じ内容

# One page for the table
rules-summary = 1ページの早見表
rules-summary-of = { $game }：早見表
rules-print = 印刷
rules-whole = すべてのルール
