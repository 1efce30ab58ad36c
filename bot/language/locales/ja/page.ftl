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
page-holds = { $colour ->
    [black] { $kind ->
        [man] 黒の駒
        [king] 黒のキング
       *[piece] 黒の駒
    }
   *[white] { $kind ->
        [man] 白の駒
        [king] 白のキング
       *[piece] 白の駒
    }
}
# ページ自身の言葉。% はページが置き換える。
site-games = 対局
site-no-games = 対局はまだありません。Discordで /play と入力してください。
site-look = 設定
site-theme = 盤
site-notation = 棋譜
site-numbers = マスの番号
site-white-down = いつも白を下に
site-leave = ログアウト
site-leave-all = すべての端末でログアウト
site-board = 盤
site-waits = あなたの番
site-type = 手を入力
site-play-typed = 指す
site-legal = 指せる手（%）
site-more = その他 …
site-next = 次の対局
site-flip = 盤を回す
site-slider = これまでの手
site-step-first = 最初の局面
site-step-back = 一手戻る
site-step-on = 一手進む
site-step-last = 最後の局面
site-play = % を指しますか？
site-yes = はい
site-cancel = やめる
site-close = 閉じる
site-ask-gives-up = 駒を一つ失います：
site-ask-returns = 駒は元のマスに戻ります：
site-ask-only-this = これ一つだけ置きますか？
site-ask-which = どの手ですか？
site-ask-stops = ここから先へ取り続ける手もあります。止まりますか？
site-not-there = そこへは動けません。
site-stale = 盤が変わりました。手は指していません。
site-offline = 接続できません。指した手は失われません。
site-retry = もう一度試す
