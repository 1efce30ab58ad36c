# 終局の理由。「花子 さんの勝ち（太郎 さんの投了）」のように結果のあとに続く
ending-no-pieces = { $loser } さんのコマがなくなった
ending-no-moves = { $loser } さんが動けなくなった
ending-repetition = 同一局面の繰り返し
ending-no-progress = 進展のないまま規定の手数に到達
ending-kings-only = キングだけの移動が規定の手数に到達
ending-few-pieces = 終盤の規定の手数に到達
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
ending-ply-limit = 手数の上限に到達
ending-resignation = { $loser } さんの投了
ending-agreement = 両者の合意
ending-time = { $result ->
    [draw] 時間切れ（相手に勝てるコマなし）
   *[win] { $loser } さんの時間切れ
}
ending-abort = 取りやめ
ending-abandoned = { $result ->
    [draw] 両者の対局放棄
   *[win] { $loser } さんの対局放棄
}
ending-adjudication = 主催者の裁定
