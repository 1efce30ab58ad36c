# 募集と対局のカード

# 募集
seek-heading = { $game }：対局者募集
seek-open-to-all = { $player } さんが対戦相手を募集しています。
seek-directed = { $player } さんが { $opponent } さんを対局に招待しています。
seek-expires = 受付終了：{ $when }
seek-joined = この募集は成立し、対局が始まりました。
seek-declined = この招待は断られました。
seek-withdrawn = この募集は取り下げられました。
seek-expired = 期限までに参加者がいなかったため、この募集は終了しました。
seek-you-joined = 参加しました。対局 #{ $number } が始まります。
seek-you-declined = 招待を断りました。
seek-you-withdrew = 募集を取り下げました。

# 募集の条件
terms-pace = **持ち時間：** { $pace }
terms-colour = **色：** { $colour }
terms-rated = **レーティング対局**
terms-casual = **自由対局**（レーティング対象外）
terms-setup = **開始局面：** { $setup }
terms-pair = **2局同時**（先後を入れ替えて対局）
colour-drawn = 抽選で決める
colour-wanted = { $player } さんが{ $colour }
setup-usual = 通常の開始局面
setup-lot = 抽選で選ぶ開始局面
setup-ballot = 開始局面 { $name }
setup-position = 次の局面： `{ $position }`

# 対局
match-heading = { $game } · 対局 #{ $number }
match-side = { $colour }：{ $player }
# 行頭の「1.」はリストになってしまうので、番号は太字にする
match-last-move = { $captured ->
    [0] **{ $number }.** { $player } さんの手：**{ $move }**
   *[other] **{ $number }.** { $player } さんの手：**{ $move }**（{ $captured }個取りました）
}
match-to-move = { $player } さんの手番です。
match-deadline = 時間切れ：{ $when }
match-no-clock = 時間制限なし。
match-time-left = { $player } さんの残り時間：{ $time }
match-paused-vacation = 休暇のため { $until } まで時計は止まっています。
match-paused-weekend = 週末のため { $until } まで時計は止まっています。
match-paused-downtime = ボットが停止していたため { $until } まで時計は止まっています。
match-paused-director = { $open ->
    [yes] 運営者が対局を止めています。
   *[no] 運営者が { $until } まで対局を止めています。
}
match-fallen = 時間切れです。相手の判断を待っています。
match-draw-offered = { $player } さんが引き分けを提案しています。指し手を指すと断ったことになります。
match-takeback-asked = { $player } さんが待ったを頼んでいます。
result-win = { $player } さんの勝ち：{ $reason }
result-draw = 引き分け：{ $reason }
result-none = 勝敗なし：{ $reason }

# 本人だけに見えるもの
move-played = **{ $move }** を指しました。
move-candidates = 候補：{ $moves }
move-candidates-press = 指したい手のボタンを押してください。
resign-question = 本当に投了しますか？ すぐに相手の勝ちになります。
resign-done = 投了しました。
draw-offered = 引き分けを提案しました。相手が答えるか指し手を指すまで有効です。
draw-accepted = 提案を受けました。引き分けです。
draw-declined = 提案を断りました。対局は続きます。
draw-claimed = ルールにより引き分けで終局しました。
draw-answer-question = 相手が引き分けを提案しています。どうしますか？
abort-question = この対局を取りやめますか？ 勝敗はつきません。
abort-done = 対局を取りやめました。
takeback-asked = 相手に待ったを頼みました。
takeback-granted = 待ったを認めました。局面を戻しました。
takeback-refused = 待ったを断りました。指し手はそのままです。
takeback-answer-question = 相手が待ったを頼んでいます。どうしますか？
time-claimed = 時間切れであなたの勝ちです。
time-given = 相手の持ち時間を1日増やしました。
time-renewed = 対局を続けます。相手の手番の時間は最初から数え直します。
dismissed = 何も変更していません。

# 指し手の選択
moving-piece-heading = どのコマを動かしますか？
moving-square-heading = どのマスに置きますか？
moving-piece = 最初のマスを選ぶ
moving-destination-heading = { $cell }：どこへ？
moving-destination = 指し手を選ぶ
moving-captures = { $count }個取る
moving-choices-more = { $moves } ほか{ $count }手
moving-confirm-heading = { $move }：この手でよいですか？
typing-title = 指し手の入力
typing-label = 指し手を書いてください
typing-example = 例：{ $move }

# 画像が見えない人のための局面の説明
position-man = { $colour }の兵士{ $count }個：
position-king = { $colour }のキング{ $count }個：
position-piece = { $colour }のコマ{ $count }個：
position-to-move = { $colour }の手番。

thread-name = { $game }：{ $player } 対 { $opponent }
replay-too-large = 動画がこのサーバーの上限を超えています。/history で一手ずつ並べられます。
draw-claim-question = ルールにより引き分けを主張できます。主張しますか？ すぐに終局します。
