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
review-how = ボットによる評価です。3個以下の局面は正確です。
review-left-out = 進行中の対局のものかもしれない{ $count }局面を省きました。
review-turn-heading = 勝負の分かれ目 { $place }／{ $count }
review-material = { $colour }の**{ $move }**で、コマ約{ $men }個分の損。
review-decisive = { $colour }の**{ $move }**が、勝負を決める失着でした。
review-result = { $was ->
    [win] { $became ->
        [draw] { $colour }の**{ $move }**で、確実な勝ちが引き分けになりました。
       *[loss] { $colour }の**{ $move }**で、確実な勝ちが負けになりました。
    }
   *[draw] { $colour }の**{ $move }**で、確実な引き分けが負けになりました。
}
review-reply = 最善の応手：**{ $reply }**
review-better-move = 最善：**{ $better }**
review-played = 実戦：{ $move }
review-instead = 最善：{ $move }
review-boards-described = 実戦：{ $played }。最善：{ $better }。その前の局面：{ $position }
review-better = { $colour }が有利
review-curve-subtitle = 各手の後の差（兵士の数）。数字は勝負の分かれ目
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
error-bad-file-set-up = この対局は途中で別の局面に変わっています。最初から最後まで続けて指された対局を送ってください。
error-bad-file-no-text = { $format ->
    [link] これはリンクです。開いて、対局をPDNで保存し、そのファイルを送ってください。
    [archive] これは圧縮ファイルです。読めるのはテキストだけです。対局はPDN、参加者の一覧はCSVで保存するか、文字を貼り付けてください。
    [picture] これは画像です。読めるのはテキストだけです。対局はPDN、参加者の一覧はCSVで保存するか、文字を貼り付けてください。
    [pdf] これはPDFです。読めるのはテキストだけです。対局はPDN、参加者の一覧はCSVで保存するか、文字を貼り付けてください。
    [office] これはOffice文書です。読めるのはテキストだけです。対局はPDN、参加者の一覧はCSVで保存するか、文字を貼り付けてください。
   *[other] これはテキストではありません。読めるのはテキストだけです。対局はPDN、参加者の一覧はCSVで保存するか、文字を貼り付けてください。
}
misread-short = ファイルは読めましたが、対局は{ $count }手だけです。検討には{ $least }手が必要です。対局を最後まで送ってください。
misread-heading = この対局は最後まで読めません
misread-move = { $why ->
    [unreadable-move] 「{ $number } { $text }」を手として読めません（{ $game }）。
    [illegal-capture-compulsory] 「{ $number } { $text }」は指せません。取る手があります：{ $due }（{ $game }）。
    [illegal-better-capture] 「{ $number } { $text }」は指せません。取る手があります：{ $due }（{ $game }）。
    [date] 「{ $number } { $text }」は日付です（{ $game }）。表計算ソフトが手を日付に変えたようです。列を文字列にしてください。
    [later-due] 「{ $number } { $text }」が誤りか、「{ $later }」の代わりに取る手があります（{ $game }）：{ $due }。
    [later] 「{ $number } { $text }」が誤りのようです。このあと「{ $later }」を指せません（{ $game }）。
    [ambiguous-move] 「{ $number } { $text }」は複数の手に読めます（{ $game }）。
   *[other] 「{ $number } { $text }」は指せません（{ $game }）。
}
misread-tag = ゲームのタグが誤りのようです。指し手からは{ $game }で、「{ $number } { $text }」まで読めます。
misread-start = { $why ->
    [illegal-capture-compulsory] 「{ $text }」の代わりに取る手があります：{ $due }（{ $game }）。または開始局面（FEN）が誤りです。
    [illegal-better-capture] 「{ $text }」の代わりに取る手があります：{ $due }（{ $game }）。または開始局面（FEN）が誤りです。
   *[other] 開始局面（FEN）が誤りのようです。「{ $text }」と合いません（{ $game }）。
}
misread-encoding = 「{ $text }」は手ではありません。保存のときに文字が壊れたようです。
misread-cut = { $why ->
    [open] 「{ $text }」から始まる注釈または変化が閉じていません。括弧を閉じてください。
   *[other] 「{ $text }」の途中で途切れています。ファイルの残りが失われたようです。
}
misread-syntax = { $line }行目の「{ $text }」を読めません。
misread-bound = { $why ->
    [depth] 変化の入れ子が深すぎます。
    [plies] 手数が多すぎます。
    [items] 注釈や記号が多すぎます。
    [set-ups] 途中で置き直す局面が多すぎます。
    [games] 中身のない対局が多すぎます。
    [size] この対局の文が長すぎます。
   *[other] この局面は取り方が多すぎて調べられません。
}
misread-unplayed = { $text ->
    [chess] チェス
    [chinese-chess] シャンチー
    [unified-pool] 統一ルールのプール
    [spantsiretti] スパンツィレッティ
    [othello] オセロ
   *[other] タイ・チェッカー
}はここでは指せません。
misread-likely = { $suspect ->
    [start] まずマス **{ $likely }** を確かめてください。
    [gone] 余分な手のようです。消してください。
   *[other] 正しくは **{ $likely }** のようです。
}
misread-do = { $candidates ->
    [0] ファイルを直して送り直してください。
   *[other] ファイルを直して送り直すか、上でゲームを選んでください。
}
misread-choose = 別のゲームとして読む
misread-option = { $game }：{ $count }手のうち{ $moves }手
note-record-encoding = 文字コードは{ $name ->
    [cp1251] Windowsのキリル文字
    [koi8-r] KOI8-R
    [cp866] DOSのキリル文字
    [cp1250] Windowsの中欧文字
    [cp932] シフトJIS
   *[other] Windowsの西欧文字
}とみなしました。
note-record-overruled = タグ{ $tag }「{ $value }」は別のゲームですが、名前のほうに従いました。
note-record-tag = タグ{ $tag }「{ $value }」は誤りのようです。指し手は別のゲームです。
note-record-unplayed = タグ{ $tag }「{ $value }」の{ $name ->
    [chess] チェス
    [chinese-chess] シャンチー
    [unified-pool] 統一ルールのプール
    [spantsiretti] スパンツィレッティ
    [othello] オセロ
   *[other] タイ・チェッカー
}はここでは指せませんが、指し手はこのゲームに合います。
note-record-words = { $line }行目の「{ $text }」は指し手でも結果でもないので、注釈とみなしました。
note-record-behind = { $line }行目の「{ $text }」は対局の後ろにあるので、除きました。
note-record-result = { $line }行目のResult「{ $text }」は読めないので、除きました。1-0、0-1、1/2-1/2のように書いてください。
note-record-contrary = { $line }行目の「{ $text }」はResultタグと食い違います。タグに従いました。
note-record-unknown = { $line }行目の{ $tag }「{ $value }」は知らないゲームです。指し手から判断しました。
note-record-turned = もう一方の側から始まっています。
note-record-displaced = 初手の前に2つのコマが置き直されています。
note-record-ballot = タグにある序盤から始まっています。
note-record-other-hand = マスの番号は反対側から数えてあります。
note-record-skipped = 空の対局を{ $count }局とばしました。
note-record-drawn = 最後の{ $count }手は除きました。ここのルールではその前に引き分けです。
