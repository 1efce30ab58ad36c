# チェッカー（ドラフツ）のルール。読む順。各ゲームの特徴の表にあるものだけが表示される

trait-board = { $squares ->
    [a1] { $columns }×{ $rows }マスのボードのうち、色のついた{ $fields }マスを使います。各プレイヤーから見て手前左の角が色のついたマスです。
    [h1] { $columns }×{ $rows }マスのボードのうち、色のついた{ $fields }マスを使います。各プレイヤーから見て手前右の角が色のついたマスです。
   *[all] { $columns }×{ $rows }マスのボードの{ $fields }マスすべてを使います。
}
trait-men = はじめ、手前から{ $first }～{ $last }段目に兵士を各{ $count }個置きます。
trait-starts = { $colour ->
    [black] 黒が先手です。
   *[white] 白が先手です。
}
trait-man-moves = { $ways ->
    [forward-diagonals] 兵士は斜め前へ1マス動きます。
    [forward-and-sideways] 兵士は正面または左右へ1マス動きます。
    [forward-sideways-and-forward-diagonals] 兵士は正面、左右または斜め前へ1マス動きます。
   *[other] 兵士は1マス動きます。
}
trait-man-captures = { $ways ->
    [forward-diagonals] 兵士は斜め前に隣接する敵のコマを飛び越え、すぐ向こうの空きマスに着地して取ります。
    [diagonals] 兵士は斜め前と斜め後ろに隣接する敵のコマを飛び越え、すぐ向こうの空きマスに着地して取ります。
    [forward-and-sideways] 兵士は正面または左右に隣接する敵のコマを飛び越え、すぐ向こうの空きマスに着地して取ります。
    [forward-sideways-and-forward-diagonals] 兵士は正面、左右または斜め前に隣接する敵のコマを飛び越え、すぐ向こうの空きマスに着地して取ります。
    [all] 兵士は縦横斜めの8方向にある隣の敵のコマを飛び越え、すぐ向こうの空きマスに着地して取ります。縦横では、使うマスだけを数えます。
   *[other] 兵士は隣接する敵のコマを飛び越え、すぐ向こうの空きマスに着地して取ります。
}
trait-man-takes-king = 兵士はキングも取れます。
trait-man-spares-king = 兵士はキングを取れません。
trait-king-moves = { $reach ->
    [short] { $ways ->
        [diagonals] キングは斜め前と斜め後ろへ1マス動きます。
        [all] キングは縦横斜めの8方向へ1マス動きます。
       *[orthogonals] キングは縦横へ1マス動きます。
    }
   *[flying] { $ways ->
        [diagonals] キングは斜めに、空きマスが続くかぎり何マスでも動けます。
        [all] キングは縦横斜めの8方向に、空きマスが続くかぎり何マスでも動けます。
       *[orthogonals] キングは縦横に、空きマスが続くかぎり何マスでも動けます。
    }
}
trait-king-captures = { $reach ->
    [short] { $ways ->
        [diagonals] キングは斜め前と斜め後ろに隣接する敵のコマを取れます。
        [all] キングは縦横斜めの8方向に隣接する敵のコマを取れます。
       *[orthogonals] キングは縦横に隣接する敵のコマを取れます。
    }
   *[flying] { $ways ->
        [diagonals] キングは斜めに、離れた敵のコマも飛び越えて取れます。そのコマまでの間と、すぐ向こうが空きマスでなければなりません。
        [all] キングは縦横斜めの8方向に、離れた敵のコマも飛び越えて取れます。そのコマまでの間と、すぐ向こうが空きマスでなければなりません。
       *[orthogonals] キングは縦横に、離れた敵のコマも飛び越えて取れます。そのコマまでの間と、すぐ向こうが空きマスでなければなりません。
    }
}
trait-landing-anywhere = キングは取ったコマの向こうの空きマスのどこに着地してもかまいません。ただし、続けて取れるマスがあれば、そのどれかに着地します。
trait-landing-next = 取ったキングはそのコマのすぐ後ろのマスに着地し、取れるかぎり続けて取ります。
trait-removal-after-move = 取ったコマは手番の最後にまとめて取り除きます。それまではボード上に残って通り道をふさぎ、同じコマを二度飛び越えることはできません。
trait-removal-at-once = 取ったコマは一つずつすぐに取り除くので、次に取る道が開くことがあります。続けて取るとき、真後ろへ折り返すことはできません。
trait-crowning-ends-move = いちばん奥の列に着いた兵士はキングに昇格し、まだ取れるコマがあっても、そこで手番が終わります。
trait-crowning-if-move-ends = いちばん奥の列で手番を終えた兵士はキングに昇格します。取りながら奥の列に着き、まだ取れるコマがあれば、兵士のまま続けて取ります。
trait-crowning-goes-on = いちばん奥の列に着いた兵士はキングに昇格します。取りながら着き、キングとしてまだ取れるコマがあれば、同じ手番のうちに続けて取ります。
trait-capture-compulsory = 取れるコマがあれば必ず取り、取れるかぎり続けて取ります。
trait-capture-refusable = 取れるコマがあれば取り、取れるかぎり続けて取ります。取らずに別の手を指すこともできますが、その場合は取れたはずのコマを1個失います。動かしたコマが取れたはずのコマならそのコマを、そうでなければ自分で指定したコマを失います。
trait-capture-free = 取り方がいくつもあるときは、どれを選んでもかまいません。
trait-priority-most-pieces = { $place ->
    [1] 取り方がいくつもあるときは、最も多くのコマを取る手を選ばなければなりません。キングも1個と数えます。
   *[other] それでも同じなら、最も多くのコマを取る手を選びます。
}
trait-priority-most-value = { $place ->
    [1] 取り方がいくつもあるときは、取るコマの価値の合計が最も大きい手を選ばなければなりません。
   *[other] それでも同じなら、取るコマの価値の合計が最も大きい手を選びます。
}
trait-priority-with-king = { $place ->
    [1] キングで取れるときは、キングで取らなければなりません。
   *[other] それでも同じなら、兵士よりキングで取る手を選びます。
}
trait-priority-most-kings = { $place ->
    [1] 取り方がいくつもあるときは、最も多くのキングを取る手を選ばなければなりません。
   *[other] それでも同じなら、最も多くのキングを取る手を選びます。
}
trait-priority-king-soonest = { $place ->
    [1] 取り方がいくつもあるときは、キングを最も早く取る手を選ばなければなりません。
   *[other] それでも同じなら、キングを最も早く取る手を選びます。
}
trait-value = { $man ->
    [100] キングの価値は兵士2個分よりわずかに小さく数えます。キング2個は兵士3個より大きく、4個より小さくなります。
   *[other] キング{ $man }個は兵士{ $king }個分と数えます。
}
trait-king-run = 兵士が残っている間は、同じキングを取らずに続けて動かせるのは{ $moves }回までです。そのあとは、そのキングで取るか、別のコマを動かします。
trait-win-no-moves = 手番でコマがないか、どのコマも動かせないプレイヤーの負けです。
trait-draw-repetition = { $claimed ->
    [yes] 手番も含めて同じ局面が{ $times }回現れたら、引き分けを主張できます。
   *[no] 手番も含めて同じ局面が{ $times }回現れたら引き分けです。
}
trait-draw-idle = { $claimed ->
    [yes] 取る手も兵士の手もないまま互いに{ $moves }手ずつ指したら、引き分けを主張できます。
   *[no] 取る手も兵士の手もないまま互いに{ $moves }手ずつ指したら引き分けです。
}
trait-draw-no-capture = { $claimed ->
    [yes] 取る手がないまま互いに{ $moves }手ずつ指したら、引き分けを主張できます。
   *[no] 取る手がないまま互いに{ $moves }手ずつ指したら引き分けです。
}
trait-draw-kings-only = { $claimed ->
    [yes] 取らずにキングだけを動かして互いに{ $moves }手ずつ指したら、引き分けを主張できます。
   *[no] 取らずにキングだけを動かして互いに{ $moves }手ずつ指したら引き分けです。
}
trait-draw-balance = 双方にキングがあり、コマが合わせて{ $fewest }～{ $most }個のとき、取る手も昇格もないまま互いに{ $moves }手ずつ指したら引き分けです。
trait-draw-few-pieces = { $stronger ->
    [kk] キング2個
    [kkk] キング3個
    [kkk-more] キング3個以上
    [kk-km-k] キング1個、またはキングを含む2個
    [kkk-kkm-kmm] キングを含む3個
   *[other] { $stronger }
}対{ $weaker ->
    [k] キング1個
   *[other] { $weaker }
}では、{ $counts ->
    [weaker] 弱い側が{ $moves }手
   *[both] 互いに{ $moves }手ずつ
}指したら引き分けです。{ $lasting ->
    [yes] 数え始めたら、途中で取っても昇格しても数え続けます。
   *[no] {""}
}
trait-draw-main-road = { $stronger ->
    [kk] キング2個
    [kkk] キング3個
    [kkk-more] キング3個以上
    [kk-km-k] キング1個、またはキングを含む2個
    [kkk-kkm-kmm] キングを含む3個
   *[other] { $stronger }
}対{ $weaker ->
    [k] 最も長い斜線上のキング1個
   *[other] 最も長い斜線上の{ $weaker }
}では、{ $counts ->
    [weaker] 弱い側が{ $moves }手
   *[both] 互いに{ $moves }手ずつ
}指したら引き分けです。{ $lasting ->
    [yes] 数え始めたら、途中で取っても昇格しても数え続けます。
   *[no] {""}
}
trait-draw-one-each = { $pieces ->
    [kings] { $unless ->
        [capture-coming] 互いにキング1個になったら引き分けです。ただし、すぐに取れるか、次に取られるのを避けられないときは続けます。
       *[capture] 互いにキング1個になったら引き分けです。ただし、手番のプレイヤーが取れるときは続けます。
    }
   *[any] { $unless ->
        [capture-coming] 互いにコマ1個になったら引き分けです。ただし、すぐに取れるか、次に取られるのを避けられないときは続けます。
       *[capture] 互いにコマ1個になったら引き分けです。ただし、手番のプレイヤーが取れるときは続けます。
    }
}
trait-notation-numeric = { $corner ->
    [bottom-right] マスには、白を手前に見て右下から順に番号がついています。取る手は「{ $sign }」で書きます。
   *[top-left] マスには、白を手前に見て左上から順に番号がついています。取る手は「{ $sign }」で書きます。
}
trait-notation-algebraic = マスは列の文字と段の数字で表し、白を手前に見て左下がa1です。取る手は「{ $sign }」で書きます。
