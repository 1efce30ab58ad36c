# 独自ルール：サーバーで決めたチェッカーのルール。$onはスイッチの状態
house-heading = 独自ルール
house-how = いつもの遊び方を、このサーバーのゲームにできます（{ $most }個まで）。このサーバーのゲーム一覧に出ます。レーティングの対象にはなりません。
house-removed = このゲームを削除しました{ $count ->
    [0] { "" }
   *[other] （開いていた募集{ $count }件も終了しました）
}。進行中の対局は、このルールのまま続きます。
house-choose = 開く
house-new = 新しい独自ルール
house-new-how = 選ぶと、下にそのルールが出ます。名前を付けるまでは保存されません。
house-size = 盤
house-refusal = 取れるとき
house-refusal-never = 必ず取る
house-refusal-free = 取らなくてもよい
house-refusal-forfeits = 取らなければコマを没収
house-priority = 取り方が複数あるとき
house-priority-none = 取り方は自由
house-priority-most-pieces = 最も多く取る
house-priority-most-value = 価値の合計が最大になるように取る
house-crowning = 奥の段に着いた兵士
house-crowning-ends-move = 昇格したらそこで止まる
house-crowning-goes-on = 昇格してキングで取り続ける
house-crowning-if-move-ends = 昇格せず兵士のまま取り続ける
house-right = 手前の{ $on ->
    [yes] 右
   *[no] 左
}隅が使うマス
house-backward = 兵士は{ $on ->
    [yes] 後方にも取れる
   *[no] 前方だけに取る
}
house-flying = キングは{ $on ->
    [yes] 何マスでも動ける
   *[no] 1マスずつ動く
}
house-first = { $on ->
    [black] 黒が先手
   *[white] 白が先手
}
house-giveaway = 指せなくなったら{ $on ->
    [yes] 勝ち
   *[no] 負け
}
button-setup-house = 独自ルール
button-house-new = 新しく作る…
button-house-save = 保存する…
button-house-back = 戻る
button-house-setup = 設定に戻る
button-house-rename = 名前を変える…
button-house-remove = 削除する
button-house-pictures = 図付きのルール
form-house-title = 独自ルールの名前
form-house-name = 名前
form-house-example = わが家のチェッカー
# 独自ルールの特徴を一言で（カードの一行、またはサーバーが名前をつけなくなったゲームの一覧）
house-word-right = 左右逆の盤
house-word-backward = 兵士は後ろにも取る
house-word-flying = キングは何マスでも
house-word-free = 取るのは自由
house-word-huff = 取らなければ没収
house-word-pieces = 最多数を取る
house-word-value = 最大の価値を取る
house-word-passing = 成って続ける
house-word-through = 通過は成らない
house-word-black = 黒が先手
house-word-giveaway = 指せなくなれば勝ち
