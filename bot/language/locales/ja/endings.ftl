# 終局の理由。「花子 さんの勝ち：相手の投了」のように結果のあとに続く
ending-no-pieces = 相手のコマをすべて取った
ending-no-moves = 相手が動けなくなった
ending-repetition = 同一局面の繰り返し
ending-no-progress = 進展のないまま規定の手数に到達
ending-kings-only = キングだけの移動が規定の手数に到達
ending-few-pieces = 終盤の規定の手数に到達
ending-king-against-king = キング1個どうし
ending-one-against-one = コマ1個どうし
ending-groups = { $result ->
    [draw] グループのサイズがすべて同数
   *[win] グループのサイズの差
}
ending-score = { $result ->
    [draw] スコアもテリトリーも同数
   *[win] スコアの差
}
ending-goal = すべてのコマが奥の3列に到達
ending-ply-limit = 手数の上限に到達
ending-resignation = 相手の投了
ending-agreement = 両者の合意
ending-time = { $result ->
    [draw] 時間切れ（相手に勝てるコマなし）
   *[win] 相手の時間切れ
}
ending-abort = 取りやめ
ending-abandoned = { $result ->
    [draw] 両者の対局放棄
   *[win] 相手の対局放棄
}
ending-adjudication = 主催者の裁定
