# 終局の理由。結果のあとに続く一文
ending-no-pieces = コマがなくなりました。
ending-no-moves = 指せる手がなくなりました。
ending-repetition = 同じ局面が繰り返されました。
ending-no-progress = 進展のない手が規定数続きました。
ending-kings-only = キングだけの手が規定数続きました。
ending-few-pieces = 少ないコマのまま、規定の手数で勝負がつきませんでした。
ending-king-against-king = 互いにキング1個だけになりました。
ending-one-against-one = 互いにコマ1個だけになりました。
ending-groups = { $result ->
    [draw] すべてのグループが同じ大きさです。
   *[win] グループの大きさの差です。
}
ending-score = { $result ->
    [draw] 得点もテリトリーもすべて同じです。
   *[win] 得点の差です。
}
ending-goal = すべてのコマが奥の3列に着きました。
ending-ply-limit = 手数の上限に達しました。
ending-resignation = 相手が投了しました。
ending-agreement = 両者の合意です。
ending-time = { $result ->
    [draw] 時間切れですが、相手にも勝つ見込みがありません。
   *[win] 相手の時間切れです。
}
ending-abort = 開始直後に取りやめたため、結果は記録されません。
ending-abandoned = { $result ->
    [draw] 両者が対局を放棄しました。
   *[win] 相手が対局を放棄しました。
}
ending-adjudication = 主催者の裁定です。
