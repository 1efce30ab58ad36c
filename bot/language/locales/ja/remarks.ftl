# 図だけでは分からないこと
remark-king-run = { $colour ->
    [black] { $square } の黒のキングは、取らない手を続けて{ $moves }回指しました（{ $limit }回まで）。
   *[white] { $square } の白のキングは、取らない手を続けて{ $moves }回指しました（{ $limit }回まで）。
}
remark-king-must-rest = { $colour ->
    [black] { $square } の黒のキングは取らない手を{ $limit }回続けたので、コマを取る手以外では動かせません。
   *[white] { $square } の白のキングは取らない手を{ $limit }回続けたので、コマを取る手以外では動かせません。
}
remark-draw-repeated = この局面が現れたのは{ $times }回目です。{ $claim ->
    [now] 盤面の下の「その他…」から引き分けを請求できます。
    [open] 引き分けを請求できます。
    [later] { $left ->
        [1] あと1回現れると、引き分けを請求できます。
       *[other] { $limit }回目からは引き分けを請求できます。
    }
   *[no] { $left ->
        [1] あと1回現れると引き分けです。
       *[other] { $limit }回目で引き分けです。
    }
}
remark-draw-near = { $count ->
    [few-pieces] コマの少ない終盤で双方が指した手数
    [few-pieces-weaker] コマの少ない終盤で、コマの少ない側が指した手数
    [kings-only] 取らずにキングだけを動かした手数（双方それぞれ）
    [no-capture] コマを取らずに進んだ手数（双方それぞれ）
    [balance] 取りも昇格もなく進んだ手数（双方それぞれ）
   *[idle] コマを取らず兵士も動かさずに進んだ手数（双方それぞれ）
}：{ $made }／{ $limit }。{ $claim ->
    [now] 盤面の下の「その他…」から引き分けを請求できます。
    [open] 引き分けを請求できます。
    [later] { $limit }手に達したら引き分けを請求できます。
   *[no] { $limit }手に達したら引き分けです。
}
