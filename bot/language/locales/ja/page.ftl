# ページ：触って指す盤。
page-turn = { $whose ->
    [mine] あなたの手番です。
    [theirs] { $player }さんの手番です。
   *[watched] { $player }さんの手番です。
}
page-play-over = 対局の時間は終わりました。結果を待っています。
page-paused = 時計停止中：{ $why ->
    [vacation] 休暇
    [weekend] 週末
    [holidays] 週末・祝日
    [downtime] ボットの停止
    [director] 大会の一時停止
   *[untold] 手番の通知が届いていません
}
# 触ったマスから指せない理由。
page-refused = { $why ->
    [over] 対局は終わりました。
    [empty-cell] ここに駒はありません。
    [not-your-piece] 相手の駒です。
    [capture-compulsory] 取れる駒があります。この駒では取れません。
    [better-capture] 別の取り方をしなければなりません。
    [king-must-rest] このキングは三手続けて動いたので、休まなければなりません。
    [majority] この列では自分の駒のほうが多くなければなりません。
    [light-square] 暗いマスから始めてください。
    [occupied] このマスは埋まっています。
    [first-turn] 最初は中央以外の暗いマスに置きます。
    [one-piece-left] 駒は残り一つです。ここには置けません。
    [no-spare-piece] もう一つ駒が必要ですが、ありません。
   *[blocked] { $motion ->
        [place] 今はここに置けません。
       *[other] この駒は今動けません。
    }
}
