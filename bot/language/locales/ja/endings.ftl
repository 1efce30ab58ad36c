# 終局の理由。「花子 さんの勝ち：相手の投了」のように結果のあとに続く
ending-no-pieces = 相手のコマがなくなった
ending-no-moves = 相手に指せる手がなくなった
ending-repetition = 同一局面の繰り返し
ending-no-progress = 進展のない手が規定数に達した
ending-kings-only = キングだけの手が規定数に達した
ending-few-pieces = 少ないコマのまま規定の手数に達した
ending-king-against-king = 互いにキング1個
ending-one-against-one = 互いにコマ1個
ending-groups = { $result ->
    [draw] グループの大きさがすべて同じ
   *[win] グループの大きさの差
}
ending-score = { $result ->
    [draw] 得点もテリトリーも同じ
   *[win] 得点の差
}
ending-goal = すべてのコマが奥の3列に到達
ending-ply-limit = 手数の上限に達した
ending-resignation = 相手の投了
ending-agreement = 両者の合意
ending-time = { $result ->
    [draw] 時間切れだが、相手にも勝つ見込みがない
   *[win] 相手の時間切れ
}
ending-abort = 開始直後の取りやめ
ending-abandoned = { $result ->
    [draw] 両者の対局放棄
   *[win] 相手の対局放棄
}
ending-adjudication = 主催者の裁定
