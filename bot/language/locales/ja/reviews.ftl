# 終わった対局の検討
review-heading = #{ $number } { $game }の検討
review-heading-players = 検討：{ $game } { $first } 対 { $second }
review-heading-plain = 検討：{ $game }
review-working = この対局のすべての局面をボットが調べています。{ $seconds }秒ほどかかります。
review-progress = { $of }局面のうち{ $done }局面まで調べました。
review-turns = { $count ->
    [0] 勝負の分かれ目はありません。一手でコマ1個分以上を損したり、決まっていた結果が変わったりした手は見つかりませんでした。
   *[other] **勝負の分かれ目：{ $count }か所**
}
review-line = **{ $move }** { $what }。最善は{ $better }
review-line-material = コマ約{ $men }個分の損
review-line-decisive = 勝負を決めた失着
review-line-result = { $was ->
    [win] { $became ->
        [draw] 勝ちが引き分けに
       *[loss] 勝ちが負けに
    }
   *[draw] 引き分けが負けに
}
review-how = { $nodes ->
    [0] 数字はボットの見積もりで、単位はコマの数です。
   *[other] 数字はボットの見積もりで、単位はコマの数です。対局の各局面から約{ $nodes }局面を調べました。
}間違うこともあります。コマが3個以下の局面は、終盤データベースのあるゲームなら結果が分かります。
review-left-out = { $count }局面を省きました。進行中の対局のものかもしれない局面を、ボットは調べません。
review-turn-heading = 勝負の分かれ目 { $place }／{ $count }
review-material = { $colour }の**{ $move }**は、コマ約{ $men }個分の損でした。
review-decisive = { $colour }の**{ $move }**が、勝負を決める失着でした。
review-result = { $was ->
    [win] { $became ->
        [draw] { $colour }の**{ $move }**で、確実な勝ちが引き分けになりました。
       *[loss] { $colour }の**{ $move }**で、確実な勝ちが負けになりました。
    }
   *[draw] { $colour }の**{ $move }**で、確実な引き分けが負けになりました。
}
review-reply = これに対する最善の応手：**{ $reply }**
review-better-move = 最善は**{ $better }**でした（右の盤）。
review-played = 実戦：{ $move }
review-instead = 最善：{ $move }
review-boards-described = 盤が2つ：実戦の{ $played }のあとと、最善の{ $better }のあと。その前の局面：{ $position }
review-better = { $colour }が有利
review-curve-subtitle = コマの数の差（最大{ $men }個）。下は手数、上は分かれ目
review-curve-move = { $ply }
review-curve-described = { $count ->
    [0] 対局を通じてどちらが有利だったかを、コマの数で示したグラフ。勝負の分かれ目はありません。
   *[other] 対局を通じてどちらが有利だったかを、コマの数で示したグラフ。勝負の分かれ目：{ $moves }
}
review-choose = 分かれ目を選ぶ

review-form = 対局の検討
review-form-game = 終わった自分の対局
review-form-file = またはPDNファイル
review-form-file-note = ファイルの最初の1局を調べます。
review-form-text = または棋譜（PDN）をここに貼り付け

button-review = 検討
button-review-other = 検討…
button-curve = グラフ
button-review-previous = 前の分かれ目
button-review-next = 次の分かれ目

error-review-refused-off = このボットは検討をしない設定になっています。
error-review-refused-player = 新しい検討は1日{ $limit }局までです。明日またお試しください。すでに終えた検討はいつでも開けます。
error-review-refused-server = このサーバーの今日の検討は上限の{ $limit }局に達しました。明日またお試しください。
error-review-refused-game = このゲームの検討はできません。コマが取られて減るゲームではなく、ボットの数える形勢は一手ごとに上下するため、どの手が悪かったのかを言えないからです。
error-review-refused-short = 双方合わせて{ $least }手に満たない対局には、調べるところがありません。
error-review-refused-long = { $most }手を超える対局は長すぎて検討できません。
error-review-refused-going = この対局はまだ終わっていません。検討できるのは終わった対局だけです。
error-review-refused-gone = この検討はもう保存されていません。対局の盤面か /games でもう一度お試しください。
error-review-refused-broken = 検討が途中で止まりました。もう一度お試しください。回数には数えません。
error-bad-file-empty = このファイルには対局がありません。「棋譜を保存」やほかのチェッカーのソフトが書き出すPDNファイルを送ってください。
error-bad-file-large = ファイルが大きすぎます。{ $most }kBまでのPDNファイルを送ってください。
error-bad-file-unreadable = PDNとして読めません。{ $line }行目の「{ $text }」のところです。そこを直して、もう一度送ってください。
error-bad-file-position = この対局の開始局面「{ $text }」は、ありえない局面です。FENタグを直して、もう一度送ってください。
error-bad-file-set-up = この対局は途中で別の局面に変わっています。最初から最後まで続けて指された対局を送ってください。
error-bad-file-move = { $why ->
    [unreadable-move] { $ply }手目の「{ $text }」を手として読めません（{ $name }）。
    [illegal-capture-compulsory] { $ply }手目の「{ $text }」は指せません。取れるコマは取らなければなりません（{ $name }）。
    [illegal-better-capture] { $ply }手目の「{ $text }」は指せません。ルールにより別の取り方をしなければなりません（{ $name }）。
    [ambiguous-move] { $ply }手目の「{ $text }」は複数の手に読めます（{ $name }）。
   *[other] { $ply }手目の「{ $text }」は指せません（{ $name }）。
}直してから、もう一度送ってください。
