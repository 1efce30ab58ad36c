# ボットとの練習対局
practice-level = 練習対局（レベル { $level }）
practice-begun = **ヒント**で一手を教わり、「**待った**」で自分の手を戻せます。
practice-elsewhere = 盤面は { $place } にあります。
practice-hint = ヒント：{ $move }
# ヒントの理由
practice-why = 理由：{ $reasons }
why-wins = これで勝ちです
why-only = 指せる手はこれだけです
why-takes = コマを{ $count }個取ります
why-crowns = キングに昇格します
why-saves = 取られそうなコマ{ $count }個を守ります
why-threatens = 次にコマ{ $count }個を取るねらいがあります
why-safe = このあと取られるコマがありません
why-offers = コマを{ $count }個取らせます
why-grows = 自分の最大のまとまりが{ $count }大きくなります
why-breaks = 相手の最大のまとまりが{ $count }小さくなります
why-forward = { $count }段前進します
practice-over = { $hints ->
    [0] 練習対局（ヒントなし）
   *[other] 練習対局（ヒント { $hints }回）
}

error-practice-refused-off = このボットは対局の相手をしない設定になっています。/play で人を誘ってください。
error-practice-refused-level = ここではレベルは 1 から { $most } までです。レベル 7 は、ボットの運営者が高速な探索を用意したボットのチェッカー系ゲームだけで選べます。
error-practice-refused-player = ボットとの対局は同時に{ $limit }局までです。どれかを終えるか投了してから始めてください。
error-practice-refused-server = このサーバーの練習対局は上限の{ $limit }局に達しています。どれかが終わってからもう一度お試しください。
error-no-hint-people = ヒントを使えるのはボットとの練習対局だけです（/practice）。
error-not-considered = この局面について、ボットは今は考えません。進行中の対局のものかもしれない局面は、誰の、どのゲームの対局であっても調べないためです。別の局面や別の手にするか、時間をおいてもう一度お試しください。
