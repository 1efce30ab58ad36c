# サーバーの案内板、週のまとめ、参加時のカード
hall-heading = このサーバーのチェッカー
hall-empty = いま募集や対局はありません。「**対局する**」で相手を{ $practice ->
    [yes] 誘い、「**練習する**」でボットと対局できます
   *[no] 誘えます
}。
hall-seeks = **募集中（{ $count }件）**
hall-seek = { $player }さん：{ $game }、{ $pace }
hall-games = **対局中（{ $count }局）**
hall-game = { $first } 対 { $second }：{ $game }
hall-more = -# ほか{ $count }件
hall-contests = **大会とラダー**
hall-tournament = { $name }：{ $status }
hall-ladder = ラダー　{ $game }：{ $places }
hall-place = { $place }位 { $player }
hall-problem = **今日の問題**：{ $game }　{ $share }
hall-climbs = **この1週間でレーティングを上げた人**
hall-climb = { $player }（{ $game }）：{ $before } → { $after }
button-hall-play = 対局する
button-hall-practice = 練習する
button-hall-join = { $count ->
    [0] 参加する
   *[other] 参加する（{ $count }件）
}
hall-form-game = ゲーム
hall-form-pace = 持ち時間
hall-form-level = レベル

week-heading = 先週：{ $first }～{ $last }
week-played = { $players }人が対局、{ $games ->
    [0] 終局はありません。
   *[other] { $games }局が終局。
}
week-won = { $first }が{ $second }に勝ち：{ $game }
week-drawn = { $first }と{ $second }が引き分け：{ $game }
week-game = { $first } 対 { $second }
week-shot = **今週の一手**（{ $players }）
week-coming = **これから**
week-begins = { $name }：{ $when }に開始
week-entries = { $name }：参加受付中
button-week-off = このまとめを止める
week-is-off = 週のまとめはもう投稿しません。/server の「**設定する**」で再開できます。

welcome-heading = チェッカーを、好きな時間に一手ずつ
welcome-text = 21種類のゲームを、みんなで{ $practice ->
    [yes] 、またはボットと
   *[no] { "" }
}。ボタンか /play から。
welcome-where = { $threads ->
    [yes] 対局ごとにスレッドを作ります（「**設定する**」）。
   *[no] 盤面は対局を始めた場所に出ます（「**設定する**」）。
}
welcome-picture = 兵士とキングが並ぶ盤の一角
welcome-hall = 状況は、通知の鳴らない一つのメッセージに。
button-welcome-play = 誰かと対局
button-welcome-practice = ボットと対局
button-setup = 設定する
setup-heading = このサーバーでの設定
setup-how = 選ぶとすぐに保存されます。そのほかの設定は /server にあります。
setup-channel = **対局用チャンネル**（なければ対局を始めた場所に表示）
setup-forum = **フォーラム**（対局ごとに投稿を立てます）
setup-hall = **案内板**（募集や対局の状況をまとめたメッセージを置くチャンネル）
setup-game = **標準のゲーム**
setup-game-none = なし
setup-pace = **標準の持ち時間**
setup-language = **言語**
setup-language-none = Discordの設定に合わせる
setup-choose = 選んでください
button-setup-threads = 対局ごと・大会ごとのスレッド：{ $on ->
    [yes] オン
   *[no] オフ
}
button-setup-week = 週のまとめ：{ $on ->
    [yes] オン
   *[no] オフ
}
button-setup-roles = ロール
button-setup-check = 確認する
