# 募集と対局のカード

# 募集
seek-heading-open = { $game }：対局相手の募集
seek-heading-directed = { $game }：対局のお誘い
seek-heading-rematch = { $game }：再戦のお誘い
seek-open-to-all = { $player }さんの募集です。
seek-directed = { $player }さんが { $opponent }さんを対局に招待しています。
seek-rematch = { $player }さんが { $opponent }さんに{ $former } の再戦を申し込んでいます。
seek-stands = 常設の募集：{ $when } に出し直します。
seek-expires = 受付終了：{ $when }
seek-joined = { $player }さんが{ $named ->
    [yes] 承諾
   *[no] 参加
}しました：{ $games }
seek-game = 対局#{ $number }
seek-declined = この招待は辞退されました。
seek-withdrawn = この募集は取り下げられました。
seek-expired = 期限までに参加者がいなかったため、この募集は終了しました。
rematch-posted = 再戦のお誘いは、こちらにあります：{ $link }
rematch-unposted = 対局のあった場所に再戦のお誘いを投稿できません。{ $opponent }さんに、そこで /join を使うよう伝えてください。
rematch-sent = { $opponent }さんに再戦のお誘いを送りました。
rematch-unsent = いまは { $opponent }さんに届きません。お誘いは7日間有効です。あとでもう一度お試しください。
seek-you-joined = { $games } に参加しました。{ $where ->
    [here] 盤面はこのチャンネルにあります。
   *[elsewhere] 盤面は { $place } にあります。
}{ $pair ->
    [yes] #{ $number } ではあなたが先手、もう1局では相手が先手です。
   *[no] { $first ->
        [yes] 先手はあなたです。
       *[no] 先手は相手です。
    }
}
seek-you-declined = 招待を辞退しました。
seek-you-withdrew = 募集を取り下げました。
seek-you-invited = 招待を投稿しました。

# 投稿する前の招待
preview-begun = ボットとの対局を始めました。
preview-typed = 入力内容：{ $text }
preview-heading = 招待の内容
preview-how = まだあなたにしか見えません。「**{ button-invite }**」で投稿します。
preview-whom = 相手（選ばなければ誰でも参加できます）
preview-setup = 開始局面
preview-setup-about = 「抽選」、序盤の名前、または局面（FEN、自由対局のみ）
preview-note = 招待に添える一言
preview-colour = 自分の色
preview-more = 設定を加えて招待する
preview-options = ルール
preview-also = そのほか
preview-weekend = 土日と祝日は時計を止める
preview-standing = 常に一つ募集を出しておく
button-invite = 招待する
button-preview-rated = レーティング対象：{ $on ->
    [yes] オン
   *[no] オフ
}
button-preview-more = ほかの設定…

# 募集の条件
terms-no-vacation = 休暇中も時計は進む
terms-rated = レーティング対局
terms-casual = 自由対局（レーティング対象外）
terms-setup = **開始局面**：{ $setup }
terms-pair = 先後を入れ替えて2局同時
colour-wanted = { $player }さんが{ $colour }を持つ
setup-usual = 標準
setup-lot = 序盤表から抽選
setup-lot-idf = IDFの抽選表から抽選
setup-lot-fmjd = FMJDの抽選表から抽選
setup-lot-acf = 11枚のバロットから抽選
setup-ballot = 序盤 { $name }
setup-position = 局面 `{ $position }`

# 対局
match-heading = { $game }・対局#{ $number }
match-left-server = { $player }さんはこのサーバーを退出しています。持ち時間はこれまでどおり減ります。
match-sees-nothing = { $player }さんには対局のチャンネルが見えません。持ち時間はこれまでどおり減ります。
match-side = { $colour }：{ $player }
# 行頭の「1.」はリストになってしまうので、番号は太字にする
match-last-move = { $captured ->
    [0] **{ $ply }手目** { $player }{ $bot ->
        [yes] {""}
       *[no] さん
    }：**{ $move }**
   *[other] **{ $ply }手目** { $player }{ $bot ->
        [yes] {""}
       *[no] さん
    }：**{ $move }**（{ $captured }個取り）
}
# 図の中の小さな字
numbered-move = { $ply }手目 { $move }
match-crowned = 兵士がキングに昇格しました。
match-declined = 取らない手を指したため、{ $piece }が没収されました。
match-forced = 指せる手はこれだけで、自動で指しました。
# ボットは「さん」を付けて呼ばない。
match-to-move = { $bot ->
    [yes] { $player } の手番です。
   *[no] { $player }さんの手番です。
}
match-deadline = 期限：{ $when }
# 時計より先に大会の期限が来る。$player は手番の人
match-play-ends = 対局の期限：{ $when }。{ $then ->
    [claims] 終わらなければ、2人が結果を申告します。
    [lost] 初手がなければ { $player }さんの負けです。
   *[nobody] 終わらなければ、どちらにも点は付きません。
}
# 対局の期限のあと。$players はまだ申告していない人
match-claims-end = { $then ->
    [decided] 対局の期限が過ぎました。申告が食い違うため、主催者が裁定します。
    [counts] 対局の期限が過ぎました。{ $players }さんは「その他…」から結果を申告してください。申告がなければ { $when } に相手の申告どおりになります。
    [tables] 対局の期限が過ぎました。「その他…」から結果を申告してください。申告がなければ { $when } に終盤データベースの結果になります。
    [lost] 対局の期限が過ぎました。「その他…」から結果を申告してください。申告がなければ { $when } に、指していない { $player }さんの負けになります。
   *[nobody] 対局の期限が過ぎました。「その他…」から結果を申告してください（期限：{ $when }）。申告がなければ、どちらにも点は付きません。
}
match-held = 主催者が { $player }さんを外したため、対局は止まっています。取り消されなければ { $when } に { $player }さんの負けになります。
match-no-clock = { $ends ->
    [yes] 時間無制限（指さないと { $when } に終了）
   *[no] 時間無制限
}
match-time-left = { $player }さんの残り時間：{ $time }
match-paused-vacation = 休暇のため { $until } まで時計は止まっています。
match-paused-weekend = 週末のため { $until } まで時計は止まっています。
match-paused-holidays = 土日・祝日のため { $until } まで時計は止まっています。
match-paused-untold = 手番の人に知らせられなかったため、最長で { $until } まで時計を止めています。
match-left = ボットはこの対局の場所に書き込めません。書き込めるようになるまで{ $bound ->
    [yes] （最長 { $until } まで）
   *[no] {""}
}時計は止まっています。
match-paused-downtime = ボットが停止していた分、{ $until } まで時計を止めています。
match-paused-director = 主催者が { $since } に大会を中断しました。時計はすべて止まっています。
match-fallen = 時間切れです。{ $player }さんの選択を待っています。
match-draw-offered = { $player }さんが引き分けを提案しています。次の手を指すと提案は流れます。
match-takeback-asked = { $player }さんが「待った」を申し出ています。
# 結果の中の呼び方。$player と $loser はこれか、先後の色
# ボットの呼び出しの後ろにだけ空きを置く。
result-person = { $name }{ $bot ->
    [yes] {" "}
   *[no] さん
}
result-named = { $name }{ $bot ->
    [yes] {""}
   *[no] さん
}
result-win = { $player }の勝ち（{ $reason }）
result-draw = 引き分け（{ $reason }）
result-none = 無勝負（{ $reason }）
result-both-lose = 双方の負け（{ $reason }）
match-thanks = ありがとうございました。
match-counts = { $event }：この対局は { $first } 対 { $second } { $points } と数えます
result-absent = 無勝負（{ $player }が期限までに初手を指しませんでした）

# 本人だけに見えるもの
move-played = **{ $move }** を指しました。
move-candidates = 候補：{ $moves }
move-candidates-press = 指したい手のボタンを押してください。
resign-question = 本当に投了しますか？ 相手の勝ちで終局します。
resign-question-event = { $event } の対局を投了しますか？ 相手の勝ちで終局します。対戦に負けると敗退になる大会でなければ、大会には残ります。
resign-done = 投了しました。
draw-offered = 引き分けを提案しました。相手が返事をするか次の手を指すまで有効です。
draw-offered-with-move = 次の一手と一緒に引き分けを提案します。相手に知らせるのは、あなたが指した後です。
draw-offer-question = 対局#{ $number } で引き分けを提案しますか？ { $turn ->
    [mine] 提案は次の一手と一緒に伝わります。
   *[theirs] 提案は指し手と一緒にするのが作法です（/move で指すときに選べます）。一度提案すると、相手から提案がない限り、自分が20手指すまで次の提案はできません。
}
question-accepted = 提案に応じ、引き分けで終局しました。
question-declined = 提案は成立せず、対局は続いています。
question-granted = 「待った」が認められ、局面が戻りました。
question-refused = 「待った」は認められず、指し手はそのままです。
question-moved = 対局が進んだため、指し手はそのままです。
question-over = この対局は終局しました。
draw-accepted = 提案に応じました。引き分けで終局しました。
draw-declined = 提案を断りました。対局は続きます。
draw-claimed = 引き分けを請求し、終局しました。
win-claimed = 終盤データベースの判定により、あなたの勝ちで終局しました。
draw-answer-question = 相手が引き分けを提案しています。どうしますか？
abort-question = この対局を取りやめますか？ 無勝負になります。
abort-done = 対局を取りやめました。
takeback-asked = 相手に「待った」を申し出ました。
takeback-granted = 「待った」を認め、局面を戻しました。
takeback-refused = 「待った」を断りました。指し手はそのままです。
takeback-answer-question = 相手から **{ $move }** に対する「待った」の申し出があります。{ $reply ->
    [none] {""}
   *[other] 認めると、あなたの **{ $reply }** も戻ります。
}認めますか？
time-claimed = 時間切れであなたの勝ちです。
time-given = 相手の残り時間を1日増やしました。
time-renewed = 対局を続けます。相手のこの手番の時間は計り直しになります。
dismissed = 何もしませんでした。

# 指し手の選択
moving-move-heading = どの手を指しますか？
moving-move = 指し手を選ぶ
moving-row = 盤の段を選ぶ
moving-piece-heading = どのコマを動かしますか？
moving-square-heading = どのマスに置きますか？
moving-piece = コマを選ぶ
moving-square = マスを選ぶ
moving-destination-heading = { $cell }：どの手にしますか？
moving-second-heading = { $cell }：1つだけ置きますか、2つ目のマスも選びますか？
moving-destination = 指し手を選ぶ
moving-captures = { $count }個取り
moving-crowns = キングに昇格
moving-declines = 取らない手：自分の{ $piece }が没収される
piece-on = { $kind ->
    [king] キング（{ $cell }）
   *[man] 兵士（{ $cell }）
}
moving-choices-more = { $moves } ほか{ $count }手
moving-confirm-heading = { $move }：この手でよいですか？
typing-title = 指し手の入力
typing-label = 指し手を入力してください
typing-example = 例：{ $move }

# 画像が見えない人のための局面の説明
text-board-kings = Qは白のキング、Kは黒のキングです。
position-man = { $colour }の兵士{ $count }個：{ $squares }。
position-king = { $colour }のキング{ $count }個：{ $squares }。
position-piece = { $colour }のコマ{ $count }個：{ $squares }。
position-to-move = { $colour }の手番です。
position-last-move = 直前の手：{ $move }。{ $told }。
aloud-goes = { $colour }の{ $kind ->
    [man] 兵士
    [king] キング
   *[piece] コマ
}が { $start } から{ $between ->
    [none] {""}
   *[other] { $between } を通って
} { $end } へ動きました{ $crowned ->
    [yes] （キングに昇格）
   *[no] {""}
}
aloud-takes = { $colour }の{ $kind ->
    [man] 兵士
    [king] キング
   *[piece] コマ
}が { $start } から { $squares } を取って { $end } へ進みました{ $crowned ->
    [yes] （キングに昇格）
   *[no] {""}
}
aloud-lost = { $told }。取らなかったので{ $piece }が没収されました
aloud-shifts = { $colour }が { $start } から { $end } の方向へコマ{ $count }個をずらし、{ $start } に新しいコマを置きました
aloud-places = { $colour }が { $squares } にコマを置きました
aloud-choices = 選べるコマ：{ $squares }。
aloud-barred = 置けないマス：{ $squares }。
aloud-chosen = { $motion ->
    [place] 選んだマス：{ $square }。続けて選べるマス：{ $squares }。
    [shift] 選んだマス：{ $square }。ずらせる方向：{ $squares }。
   *[travel] 選んだコマ：{ $square }。進めるマス：{ $squares }。
}
aloud-area = { $kind ->
    [territory] { $colour }の最大のテリトリー{ $count }マス：{ $squares }。
   *[group] { $colour }の最大のグループ{ $count }個：{ $squares }。
}
position-sentence = { $text }。
position-series = { $first }{ $following }

post-name = { $game } #{ $number }：{ $player } 対 { $opponent }
replay-too-large = 動画がこのサーバーの容量制限を超えました。「棋譜」で一手ずつ再現できます。
draw-claim-question = { $by ->
    [tables] 終盤データベースによれば引き分けの局面です。引き分けを請求しますか？
   *[rules] ルールにより引き分けを請求できます。請求しますか？
} 引き分けで終局します。

# 画像
picture-missing = 画像を描けませんでした。
