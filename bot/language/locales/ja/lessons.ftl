# レッスン：/learn
command-learn = ゲームの遊び方を少しずつ学ぶ。ルールも見られます
command-learn-game = ゲーム（省略すると、すべてのゲームと自分の★を表示）
command-learn-rules = 代わりにルールを表示する
lessons-heading = 遊び方を学ぶ
lessons-text = 1ゲームにつき6～10の小さな局面で覚えます。★は、半分で1つ、最後までで2つ{ $practice ->
    [yes] 、さらにボットと3局指し終えると3つ
   *[no] { "" }
}です。
lessons-game = { $game }：{ $stars }
lessons-choose = ほかのゲーム
button-learn = 遊び方を学ぶ
button-lesson-begin = 遊び方を学ぶ：{ $game }
button-lesson-next = 次へ
button-lesson-back = 戻る
button-lesson-again = 最初から
button-lesson-others = ほかのゲーム
button-lesson-play = ヒント付きで対局

lesson-heading = { $game }：{ $step }／{ $steps }
# 図の下
lesson-to-move = { $colour }の手番
lesson-note = { $step }/{ $steps }
lesson-right = **{ $move }**、正解です。{ $last ->
    [yes] これで最後です。
   *[no] { "" }
}
lesson-end-heading = { $game }：{ $stars }
lesson-end = { $complete ->
    [yes] もう遊べます。**誰かと対局**で、初めての招待を送るか、誰でも参加できる募集を出しましょう。
   *[no] レッスンは終わりです。次はボットとレベル1で{ $most }局、最後まで指してみましょう（いま{ $games }局）。盤の下の**ヒント**で、よい手とその理由が見られます。ここにない決まりは**ルール**にあります。
}

# 一文目は決まり、二文目はすること。文面はゲームの特徴で変わる
lesson-man-moves = 兵士は{ $ways ->
    [straight] 正面または左右
    [five] 正面、左右または斜め前
   *[diagonal] 斜め前
}へ1マス動きます。{ $colour ->
    [black] 黒
   *[white] 白
}の兵士を1つ動かしましょう。
lesson-man-takes = 兵士は{ $ways ->
    [straight] 正面または左右
    [five] 正面、左右または斜め前
   *[diagonal] 斜め前
}に隣接する敵のコマを飛び越え、すぐ向こうの空きマスに着地して取ります。取りましょう。
lesson-man-takes-also = { $ways ->
    [diagonals] 兵士は前にしか進めませんが、後ろのコマも取れます。取りましょう。
    [orthogonals] 兵士は後ろも含めて前後左右に取れます。取りましょう。
    [five] 兵士は正面と左右のコマも取れます。取りましょう。
   *[all] { $squares ->
        [dark] 兵士は8方向に取れます。縦横では明るいマスを数えず、4マス先に着地します。取りましょう。
       *[all] 兵士は8方向に取れます。取りましょう。
    }
}
lesson-chain = コマを取った兵士は、取れるかぎり同じ手番で取り続けます。途中で向きを変えてもかまいません。コマを{ $count }個取りましょう。
lesson-man-spares-king = 兵士はキング（王冠の付いたコマ）を取れません。ほかの手を指しましょう。
lesson-refused = { $refusal ->
    [free] 取れるときも、取らなくてかまいません。取らない手を指しましょう。
   *[forfeits] 取れるのに取らなくてもかまいませんが、取るべきだった自分のコマを1個失います（「#」の後がそのマス）。実際に取らない手を指してみましょう。
}
lesson-free = { $refusal ->
    [never] 取れるときは必ず取ります。取り方が複数あれば、少なく取るほうでもかまいません。取りましょう。
   *[other] 取り方が複数あれば、少なく取るほうでもかまいません。取りましょう。
}
lesson-priority-most-pieces = { $refusal ->
    [never] 取れるときは必ず取り、取る数が最も多い手を選びます。その手を見つけましょう。
   *[other] 取るなら、取る数が最も多い手を選びます。その手を見つけましょう。
}
lesson-priority-most-value = { $refusal ->
    [never] 取れるときは必ず取り
   *[other] 取るなら
}、価値の合計が最も大きい手を選びます（キングは兵士1個より上、2個より下）。その手を見つけましょう。
lesson-priority-with-king = { $place ->
    [1] キングで取れるときは、キングで取らなければなりません。その手を見つけましょう。
   *[other] ほかの条件が同じなら、兵士ではなくキングで取ります。その手を見つけましょう。
}
lesson-priority-most-kings = { $place ->
    [1] キングを最も多く取る手を選ばなければなりません。その手を見つけましょう。
   *[other] ほかの条件が同じなら、キングを最も多く取る手を選びます。その手を見つけましょう。
}
lesson-priority-king-soonest = { $place ->
    [1] キングを最も早く取る手を選ばなければなりません。その手を見つけましょう。
   *[other] ほかの条件が同じなら、キングを最も早く取る手を選びます。その手を見つけましょう。
}
lesson-crowned = いちばん奥の段に着いた兵士はキングに昇格し、王冠が付きます。キングを作りましょう。
lesson-first-king = このゲームでは、先にキングを作った側の勝ちです。いちばん奥の段に着いた兵士が昇格します。キングを作りましょう。
lesson-crowning-ends-move = 取りながら奥の段に着いた兵士は、まだ取れるコマがあっても、昇格してそこで止まります。取りましょう。
lesson-crowning-if-move-ends = 取りながら奥の段に着いた兵士は、まだ取れるなら兵士のまま続けて取ります。昇格は、そこで手番を終えたときだけです。コマを{ $count }個取りましょう。
lesson-crowning-goes-on = 取りながら奥の段に着いた兵士は、すぐに昇格し、キングとして続けて取ります。コマを{ $count }個取りましょう。
lesson-king-moves = キングは{ $ways ->
    [diagonals] 斜めに
    [orthogonals] 縦横に
   *[all] 8方向に
}、空きマスが続くかぎり何マスでも動けます。3マス以上動かしましょう。
lesson-king-takes = { $reach ->
    [short] キングは{ $ways ->
        [diagonals] 斜め前にも斜め後ろにも
        [all] 8方向に
       *[orthogonals] 前後左右に
    }1マスずつ動き、隣接するコマを飛び越えて取ります。キングで取りましょう。
   *[flying] キングは{ $moves ->
        [diagonals] 斜めに
        [orthogonals] 縦横に
       *[all] 8方向に
    }何マスでも動き、離れたコマも取れます{ $ways ->
        [all] { $moves ->
            [all] { "" }
           *[other] （縦横にも取れます）
        }
        [orthogonals] { $moves ->
            [orthogonals] { "" }
           *[other] （取るのは縦横だけです）
        }
       *[diagonals] { "" }
    }。着地は{ $landing ->
        [next] 取ったコマのすぐ向こうのマスです
       *[anywhere] 取ったコマの向こうの空きマスならどこでもかまいません
    }。取りましょう。
}
lesson-king-run = 兵士が残っている間、同じキングで取らない手を続けて指せるのは{ $moves }回までです。もう{ $moves }回動かしたので、別のコマを動かしましょう。
lesson-win = { $ending ->
    [no-pieces] コマがなくなった側の負けです。最後のコマを取りましょう。
    [given-away] このゲームでは、コマがなくなるか動けなくなった側の勝ちです。最後のコマを取らせましょう。
   *[no-moves] 動かせるコマがなくなった側の負けです。相手の最後のコマを動けなくしましょう。
}
lesson-draw = { $ending ->
    [king-against-king] キング1個どうしになると、すぐに取れるとき{ $unless ->
        [capture-coming] と、取られるのを避けられないとき
       *[capture] { "" }
    }を除いて引き分けです。引き分けにしましょう。
    [one-against-one] コマ1個どうしになると、すぐに取れるとき{ $unless ->
        [capture-coming] と、取られるのを避けられないとき
       *[capture] { "" }
    }を除いて引き分けです。引き分けにしましょう。
    [repetition] 同じ局面が{ $times }回現れると引き分けです{ $claim ->
        [0] { "" }
       *[other] （{ $claim }回目から請求もできます）
    }。あなたのキングは前にも { $square } にいました。そこへ戻りましょう。
   *[other] キングの行き来が長く続くと引き分けです。{ $square } へ戻りましょう。
}

lesson-shift-alone = 暗い色のマスにある自分のコマを、縦か横の隣の空きマスへずらします。空いたマスには新しいコマが入ります。1つずらしましょう。
lesson-shift-line = 一列に並んだコマは、その先が空きマスなら、まとめて1マスずらせます。自分のコマだけを2個以上ずらしましょう。
lesson-shift-majority = 列の中の相手のコマも、自分のコマのほうが多ければ一緒に動きます。相手のコマが入った列をずらしましょう。
lesson-shift-grows = 縦横につながった同じ色のコマをグループといいます（斜めは数えません）。いま最大は{ $own }個です。2個以上大きくしましょう。
lesson-shift-breaks = 最大のグループを持つ側の勝ちです。{ $theirs }個ある相手の最大グループを小さくしましょう。
lesson-shift-wins = 盤が埋まると、最大のグループを持つ側の勝ちです（同じなら2番目で比べます）。勝ちを決めましょう。
lesson-place-first = 黒は、まず中央の4マス以外の黒いマス（a1など）に1個置きます。置きましょう。
lesson-place-two = そのあとは、自分の色の空きマスに2個（1個でも可）置きます。あなたは{ $colour ->
    [black] 黒です。黒いマスに2個
   *[white] 白です。白いマスに2個
}置きましょう。
lesson-place-other = または、相手の色の空きマスに1個置けます。まわりにある自分の色の空きマスがつながります。中央以外の{ $colour ->
    [black] 白い
   *[white] 黒い
}マスに置きましょう。
lesson-place-own-centre = 中央の4マスのうち自分の色のマスに置くときは、その手番は1個だけです。中央の{ $colour ->
    [black] 黒い
   *[white] 白い
}マスに置きましょう。
lesson-place-other-centre = 中央の相手の色のマスに置くと、手持ちのコマを1個捨てます（「x」と書きます）。中央の{ $colour ->
    [black] 白い
   *[white] 黒い
}マスに置きましょう。
lesson-place-grows = つながった自分のコマと、それに隣り合う自分の色の空きマスがテリトリーです。いま最大は{ $own }です。3以上大きくしましょう。
lesson-place-breaks = 最大のテリトリーは2倍に数えます。相手の最大のテリトリー（いま{ $theirs }）を小さくしましょう。
lesson-place-wins = 得点は、最大のテリトリーの2倍と、ほかのテリトリーの合計です。勝ちになるように最後のコマを置きましょう。
lesson-jump-step = コマは斜め前へ1マス進みます。コマは取りません。1マス進みましょう。
lesson-jump-one = 斜めに隣り合う味方のコマを飛び越え、すぐ向こうの空きマスへ進むこともできます。1回ジャンプしましょう。
lesson-jump-more = 着いたマスが元のマスより前なら、向きを変えながら続けてジャンプできます。味方のコマを2個以上飛び越えましょう。
lesson-jump-enemy = 1手番に1回だけ、縦か横に敵のコマを飛び越えられます。1個飛び越えましょう。
lesson-jump-both = 敵を飛び越えるジャンプは、連続ジャンプの中に入れられます。1手番で味方と敵の両方を飛び越えましょう。
lesson-jump-back = そのコマから行けるゴールのマスがすべて味方で埋まっているときだけ、斜め後ろへ1マス下がれます。下がりましょう。
lesson-jump-wins = すべてのコマを奥の3段に先に入れた側の勝ちです。最後の1個を入れましょう。

# 指せるが、求められたことではない手
lesson-not = **{ $move }** は指せますが、{ $code ->
    [refused] コマを取る手です。今回は取らない手を選びます
    [crowned] キングになりません。奥の段まであと1マスの兵士を探しましょう
    [first-king] キングになりません。奥の段まであと1マスの兵士を探しましょう
    [king-moves] キングを3マス以上動かす手ではありません
    [win] { $ending ->
        [given-away] 相手は最後のコマを取らずに済みます
       *[other] 相手はまだ動けます
    }
    [draw] まだ対局が続きます
    [shift-line] 自分のコマだけを2個以上ずらす手ではありません
    [shift-majority] 相手のコマが動きません
    [shift-grows] 最大のグループが2個以上大きくなりません
    [shift-breaks] 相手の最大グループが小さくなりません
    [shift-wins] 相手の勝ちになるか、対局が続きます
    [place-two] 置くのが1個だけです
    [place-other] 自分の色のマスか、中央のマスです
    [place-own-centre] 中央の自分の色のマスではありません
    [place-other-centre] 中央の相手の色のマスではありません
    [place-grows] 最大のテリトリーが3以上大きくなりません
    [place-breaks] 相手の最大のテリトリーが小さくなりません
    [place-wins] 勝ちになりません
    [jump-step] ジャンプする手です
    [jump-one] 味方を1回だけ飛び越える手ではありません
    [jump-more] 味方だけを続けて飛び越える手ではありません
    [jump-enemy] 敵を1個だけ飛び越える手ではありません
    [jump-both] 味方と敵の両方を飛び越える手ではありません
    [jump-back] 前へ進む手です
    [jump-wins] まだ1個入っていません
   *[other] 求められた取り方ではありません
}。やり直せます。もう一度どうぞ。
