# 終局の理由。「花子さんの勝ち（太郎さんの投了）」のように結果のあとに続く
ending-no-pieces = { $loser }のコマなし
ending-no-moves = { $loser }の指し手なし
ending-given-away = 先に指し手がなくなったため
ending-crowned = 先にキングに昇格
ending-repetition = { $times ->
    [0] 同一局面の繰り返し
   *[other] 同一局面が{ $times }回
}
ending-no-progress = { $count ->
    [idle] 取らず兵士も動かさず双方{ $moves }手
    [no-capture] 取りのないまま双方{ $moves }手
    [balance] 取りも昇格もなく双方{ $moves }手
   *[none] 進展のないまま規定の手数に到達
}
ending-kings-only = { $count ->
    [kings-only] キングだけの移動が双方{ $moves }手
   *[none] キングだけの移動が規定の手数に到達
}
ending-few-pieces = { $count ->
    [few-pieces] コマの少ない終盤で双方{ $moves }手
    [few-pieces-weaker] コマの少ない終盤で、コマの少ない側が{ $moves }手
   *[none] 終盤の規定の手数に到達
}
ending-king-against-king = キング1個どうし
ending-one-against-one = コマ1個どうし
ending-groups = { $result ->
    [draw] グループのサイズがすべて同数
   *[win] 最大グループ { $more } 対 { $fewer }
}
ending-score = { $result ->
    [draw] スコアもテリトリーも同数
   *[win] { $even ->
        [yes] 同スコア、テリトリーの大きさの差
       *[no] スコア { $more } 対 { $fewer }
    }
}
ending-goal = すべてのコマが奥の3列に到達（{ $more } 対 { $fewer }）
ending-ply-limit = 手数の上限{ $moves }手に到達
ending-resignation = { $loser }の投了
ending-agreement = 双方の合意
ending-time = { $result ->
    [draw] 時間切れ（相手に勝てるコマなし）
   *[win] { $loser }の時間切れ
}
ending-abort = 取りやめ
ending-abandoned = { $result ->
    [draw] 双方の対局放棄
   *[win] { $loser }の対局放棄
}
ending-adjudication = 大会での裁定
ending-double-loss = 大会での裁定
ending-claims = 双方の申告
ending-tables = 終盤データベースの判定
