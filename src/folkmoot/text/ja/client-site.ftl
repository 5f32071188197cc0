# サーバーがページの中で動くサイトだけの文。
client-site-tagline = ブラウザーでボットと、ひとりで、またはひとつの画面を囲んで遊べます。登録もサーバーもインストールも不要です。得点はすべて理由を確かめられます。
client-site-loading = ブラウザーの中で卓を用意しています。その間にルールを読めます。
client-site-elsewhere = Folkmootは別のタブで開いています。そちらを閉じると、ここで続きます。
client-site-failed = このブラウザーではFolkmootを起動できませんでした。
client-site-again = もう一度読み込む
client-site-new = Folkmootの新しいバージョンがあります。
client-site-renew = 今すぐ使う
client-site-later = あとで
client-site-levels = すべてこのブラウザーの中で動きます。「強い」ボットは一手に最大3秒、サーバーの10倍の時間をかけます。「最強」はサーバーでだけ遊べます。
client-site-levels-all = すべてこのブラウザーの中で動きます。「強い」ボットは一手に最大1.5秒で、サーバーとほぼ同じだけ先を読みます。「最強」は最大6秒とサーバーの2倍の時間をかけ、読みの量はその半分ほどです。
client-site-address = Folkmootサーバーのアドレス
client-site-friends = 友だちと遊ぶ
client-site-bad-address = これはアドレスではありません。例：{ $example }
client-site-copy = 自分のゲームをバックアップ
client-site-bring = バックアップから戻す
client-site-bring-sure = このブラウザーのゲームはすべてバックアップの内容に置き換わります。続けますか？
client-site-bad-copy = これはこのページのゲームのバックアップではありません。
