# 予約手：対局者が前もって決めておいた手順。本人だけが読みます。
lines-news = 予約手のお知らせ
lines-news-replied = **{ $move }** に対して、予約しておいた **{ $reply }** を指しました。{ $stands ->
    [yes] {""}
   *[no] その後、どちらの手も「待った」で戻されました。
}
lines-news-dropped = **{ $move }** と指されたため、合わなくなった手順 { $count }件を取り消しました。
lines-news-undone = 「待った」が認められたため、その先の手順 { $count }件を取り消しました。
lines-others-dropped = 合わなくなったほかの手順 { $count }件を取り消しました。
lines-left = { $count ->
    [0] 残りの手順はありません。
   *[other] 残りの手順：{ $count }件
}

# 予約の一覧
lines-heading = { $count ->
    [0] 予約手：まだありません
   *[other] 予約手：{ $count }件
}
lines-how = 相手が予約どおりに指すと、あなたの手をすぐに指します。あなたにしか見えません。
lines-after-yours = あなたの手番なので、自分の手から始めることもできます。
lines-choose = 手順を見る・続ける・取り消す
line-added = 手順を予約しました。
line-known = この手順はすでに予約してあります。
line-replaced = 別の応手を予約していた手順 { $count }件と入れ替えました。
line-removed = { $count ->
    [0] その手順はもうありません。
   *[other] 手順 { $count }件を取り消しました。
}
button-lines = 予約手
button-lines-all = 一覧に戻る
button-line-new = 盤で手順を作る
button-line-type = 手順を入力
button-lines-clear = すべて取り消す

# 先の局面の盤
line-heading = 予約する手順
trial-heading = 検討盤
line-start = 対局の今の局面です。
line-their-move = 相手の手を選んでください。
line-your-move = まず、自分の次の手を選んでください。
line-their-next = このまま予約できます。続ける場合は、次の相手の手を選んでください。
line-your-answer = それに対する自分の手を選んでください。
trial-note = ここで動かしても対局には影響せず、記録もされません。ほかの人には見えません。
button-explore = 検討盤
button-line-back = 一手戻す
button-line-start = 最初に戻す
button-line-save = この手順を予約
button-line-remove = この手順を取り消す

# 入力欄
line-typing-title = 予約する手順
line-typing-label = 相手の手、自分の手、の順に続けて
line-typing-example = 例：32-28 19-23 28x19 14x23

