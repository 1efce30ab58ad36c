# 大会の運営画面。
desk-entries = 参加受付中：定員{ $most }人のうち{ $count }人が参加{ $few ->
    [0] {""}
   *[other] （開始には{ $few }人以上が必要）
}
desk-round = **第{ $round }回戦（全{ $rounds }回戦）**
desk-games = { $games }局中{ $over }局終了
desk-paused = { $since }から中断中
desk-ends = { $claims ->
    [yes] 申告の期限
   *[no] 期限
} { $at }（{ $rest }）
desk-decides = 主催者の裁定待ち
desk-nothing = { $status ->
    [ready] 人数がそろいました。「**開始**」でいつでも始められます。
    [running] 対応が必要なことはありません（自動で進みます）。
    [settling] 対応が必要なことはありません（自動で確定します）。
   *[other] 対応が必要なことはありません。
}
desk-meanwhile =
    その間に：{ $what }
    もう一度確認してください。
desk-more = ほか{ $count }件
desk-failing = **{ $since }、次の処理に失敗しました。** 失われたものはなく、10分以内に自動でやり直します。続くときはボットの運営者に伝えてください。ログに大会#{ $number }の記録があります。
desk-usual-rounds = 予定は{ $rounds }ラウンドです。{ $count }人なら{ $least }～{ $most }ラウンドが標準です（「大会…」の「設定」の「方式」で変更）。
desk-unpairable = 第{ $round }回戦の組み合わせを作れません。対戦を禁止した2人や対戦済みの2人の対戦を許可するか、今の順位で終えてください。
desk-disputes = **申告の食い違い**：「対局…」の「裁定」で決まります。
desk-dispute = { $game }（{ $claims }）
desk-claim = { $player }さんは{ $claim ->
    [win] 勝ち
    [draw] 引き分け
   *[loss] 負け
}を申告
# 自動で決まる対局。$claims は申告した人がいるときだけ
desk-lates = **期限切れ**：2人が結果を申告します。対応は要りません。
desk-late = { $game }（{ $then ->
    [still] 申告は中断中
    [counts] { $claims }。ほかに申告がなければ { $when } に確定
    [tables] { $when } に終盤データベースの結果
    [lost] { $when } に指していない人の負け
   *[nobody] 申告なし。なければ { $when } に双方0点
}）
desk-silences = **まだ指していません**：対応は要りません。指さなければ負けです。
desk-silent = { $player }さん（{ $game }、手番は { $since }から）
desk-held = **外した人**：{ $player }さん（{ $until } に対局を放棄、「参加者…」で戻せます）
desk-objected = 訂正は「対局…」の「訂正」で。このままでよければ「順位を確定」を押してください。
desk-waiting = { $count }組が、参加者の手が空くのを待っています。
desk-missing = **出席を確認していない人**：{ $players }
button-desk = 運営画面
button-desk-back = 戻る
button-desk-people = 参加者…
button-desk-results = 対局…
button-desk-pairings = 組み合わせ…
button-desk-event = 大会…
button-log = 経過
button-files = ファイル
button-desk-start = 開始
button-desk-announce = 告知する
button-desk-pause = 中断
button-desk-resume = 再開
button-desk-extend = 期限を延ばす
button-desk-undo = 取り消す…
button-desk-add = 追加
button-desk-remove = 外す
button-desk-return = 戻す
button-desk-replace = 交代
button-desk-name = 主催者を追加
button-desk-unname = 主催者を外す
button-desk-decide = 裁定
button-desk-correct = 訂正
button-desk-anew = 指し直し
button-desk-exchange = 席の入れ替え
button-desk-forbid = 対戦を禁止
button-desk-allow = 対戦を許可
button-desk-bye = 休み
button-desk-settings = 設定
button-desk-order = 同点の順位
button-desk-import = 取り込み
button-desk-move = チャンネル変更
button-desk-finish = 終える
button-desk-conclude = 順位を確定
button-desk-reopen = 確定を取り消す
button-desk-cancel = 中止
desk-about-add = 条件にかかわらず参加させます。
desk-about-remove = 以後は対局しません。24時間は取り消せます。
desk-about-return = 棄権した人や外された人を戻します。
desk-about-replace = ほかの人が代わりに入り、得点を引き継ぎます。
desk-about-name = この画面のすべてを使えるようになります。
desk-about-unname = 最低1人は必要です。
desk-about-decide = 進行中の対局を、決めた結果で終わらせます。レーティングは変わりません。
desk-about-correct = 終わった対局の大会での結果を変えます。対局とレーティングはそのままです。
desk-about-anew = 結果を無効にし、代わりに新しい対局を始めます。
desk-about-exchange = まだ指していない今のラウンドで、2人の席を入れ替えます。相手同士なら先後が入れ替わります。
desk-about-forbid = 2人が当たらないようにします。
desk-about-allow = 対戦を禁止した2人や、対戦済みの2人が当たれるようにします。
desk-about-bye = 参加者に、まだ組み合わせのない1ラウンドの休みを与えます。
desk-about-settings = すべての設定を見て変えられます。
desk-about-order = 同点のときの基準の順を決めます（最初の結果が出るまで）。
desk-about-import = 参加者と、ほかの場所で指した結果を取り込みます。
desk-about-move = 別のチャンネルで告知し、対局します。
desk-about-finish = 今の順位で終わります。
desk-about-cancel = 結果なしで終わります。進行中の対局は中止になり、レーティングは変わりません。{ $rounds ->
    [yes] 今の順位で終えるには、ラウンドの間に中断してください。
   *[no] {""}
}
desk-until = 新しい期限
desk-until-about = 今の期限：{ $now }（{ $zone }）
desk-player = 参加者
desk-person-about = 名前、または参加者一覧の番号
desk-away = { $player }（サーバーにいません）
desk-other = もう一人
desk-substitute = 代わりに入る人
desk-of-round = ラウンド
desk-of-round-about = まだ組み合わせのないラウンドの番号。空欄なら次のラウンド
desk-worth = 休みの得点
desk-worth-half = 半分の点
desk-worth-full = 満点
desk-worth-nothing = 0点
desk-worth-none = 休みを取り消す
desk-file = ファイル
desk-file-about = player・rating・seedの列、またはround・first・second・resultの列があるCSVか、FIDEのTRF16
desk-channel = チャンネル
desk-number-about = 対局の番号
desk-game-about = 先に名前のある人が、下の「1人目」です
desk-game = 対局
desk-result = 結果
desk-objection = 異議の内容（主催者が読みます）
desk-claim-about = 申告で決まった対局はレーティング対象外です
desk-result-about = 「不戦」：指されなかった対局。一度も指していない人は外れます
desk-result-first = 1人目の勝ち
desk-result-draw = 引き分け
desk-result-second = 2人目の勝ち
desk-result-first-forfeit = 1人目の不戦勝
desk-result-second-forfeit = 2人目の不戦勝
desk-result-double-loss = 双方の負け
desk-result-double-forfeit = 双方の不戦敗
desk-asks-start = { $count }人で始めます。始めたあとは元に戻せません。
desk-asks-finish = 今の順位で大会を終えます。元に戻せません。
desk-asks-conclude = { $count ->
    [0] {""}
   *[other] { $count }人が異議を申し立てています。
}今の順位で確定します。
desk-follows = { $what ->
    [season] この順位で昇降格が決まり、{ $days }日後に次の期が始まります。
    [role] 優勝者にロールが付きます。
    [places] 上位者に別の大会の出場枠が与えられます。
    [next] シリーズに数えられ、次の大会の受付が始まります。
    [season-end] シリーズに数えられ、シーズンが終わります。
   *[series] シリーズに数えられます。
}
desk-asks-reopen = 順位が暫定に戻り、訂正や異議の申し立てができるようになります。
desk-asks-cancel = { $count ->
    [0] 大会を中止します。元に戻せません。
   *[other] 大会を結果なしで中止します。進行中の{ $count }局も中止になり、レーティングは変わりません。元に戻せません。
}
desk-asks-remove = { $count ->
    [0] { $player } は以後対局しません。
   *[other] { $player } は以後対局しません。進行中の{ $count }局は24時間止まり、その間は取り消せます。その後は表では負けになり、レーティングは変わりません。
}
desk-asks-return = { $player } が再び対局します。{ $count ->
    [0] 放棄した対局は負けのままです。
   *[other] 対局は指し手も時計も元のまま続きます。
}
desk-asks-replace = { $count ->
    [0] { $other } が { $player } の席と得点を引き継ぎます。
   *[other] { $other } が { $player } の席と得点を引き継ぎます。進行中の{ $count }局は最初から指し直します。
}
desk-asks-unname = { $player } を主催者から外します。
desk-asks-anew = 対局#{ $number }の結果を無効にし、同じ2人の新しい対局を始めます。元の対局は2人の一覧に残り、レーティング対象だったならその変動も残ります。
desk-asks-exchange = 今のラウンドで { $player } と { $other } の席を入れ替えます。まだ指していない対局は中止し、新しく始めます。
desk-asks-rematch = 同じ相手との再戦か、対戦を禁止した相手との対局になります。
desk-asks-undo = 最後にしたこと：{ $what }
desk-asks-undo-then = 取り消すと：{ $what }
desk-asks-undo-anew = 進行中の対局は中止し、最初から指し直します。
desk-asks-undo-held = 対局は指し手も時計も元のまま続きます。
desk-asks-undo-left = 放棄した対局は負けのままです。
desk-done-start = 大会を始めます。まもなく対局を告知します。
desk-done-announce = 告知します。まもなく投稿されます。
desk-done-pause = 中断しました。すべての時計が止まっています。
desk-done-resume = 再開しました。
desk-done-extend = ラウンドの期限を延ばしました。
desk-done-undo = 取り消しました。{ $now }
desk-done-add = { $waits ->
    [yes] 定員に達しているのでキャンセル待ちに加え、本人に知らせました。
   *[no] 参加者に加え、本人に知らせました。
}
desk-done-remove = 参加者から外し、本人に知らせました。
desk-done-return = 大会に戻し、本人に知らせました。
desk-done-replace = 席を引き継ぎました。
desk-done-name = 主催者に加えました。
desk-done-unname = 主催者から外しました。
desk-done-exchange = 席を入れ替え、本人たちに知らせました。
desk-done-forbid = 当たらないように設定しました。
desk-done-allow = 対戦を許可しました。
desk-done-bye = 休みの設定を変えました。
desk-done-order = 同点のときの順位をこの順で決めます。全員に知らせました。
desk-done-anew = 代わりの新しい対局を始めます。
desk-done-conclude = 順位を確定しました。
desk-done-reopen = 順位を暫定に戻しました。
desk-done-finish = 大会は今の順位で終わります。
desk-done-cancel = 大会を中止しました。
