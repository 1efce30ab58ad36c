# ボットとの練習対局
practice-level = ボットとの練習対局（レベル { $level }／全6段階）
practice-begun = ボットとの練習対局です。レーティングの対象外で、持ち時間はありません。**ヒント**で一手を教わり、「**待った**」で自分の手を戻せます。
practice-hint = ヒント：{ $move }
practice-over = { $hints ->
    [0] 練習対局（ヒントなし）
   *[other] 練習対局（ヒント { $hints }回）
}

error-practice-refused-off = このボットは対局の相手をしない設定になっています。/play で人を誘ってください。
error-practice-refused-level = レベルは 1 から { $most } までです。
error-practice-refused-player = ボットとの対局は同時に{ $limit }局までです。どれかを終えるか投了してから始めてください。
error-practice-refused-server = このサーバーの練習対局は上限の{ $limit }局に達しています。どれかが終わってからもう一度お試しください。
error-practice-refused-in-play = この局面は進行中の人どうしの対局に現れているため、ボットは考えません。別の局面を選んでください。
error-practice-refused-move-in-play = この手のあとの局面は進行中の人どうしの対局に現れているため、ボットは考えません。別の手を指すか、「待った」で戻すか、その対局が進んでからもう一度お試しください。
error-no-hint-people = ヒントを使えるのはボットとの練習対局だけです（/practice）。
error-no-hint-in-play = この局面は進行中の人どうしの対局に現れているため、ボットは考えません。自分で一手指してから、もう一度お試しください。
