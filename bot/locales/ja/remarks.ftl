# 図だけでは分からないこと
remark-king-run = { $colour ->
    [black] { $square }の黒のキングは続けて{ $moves }回動きました（{ $limit }回まで）。
   *[white] { $square }の白のキングは続けて{ $moves }回動きました（{ $limit }回まで）。
}
remark-king-must-rest = { $colour ->
    [black] { $square }の黒のキングは続けて{ $limit }回動いたので、次は休みです。
   *[white] { $square }の白のキングは続けて{ $limit }回動いたので、次は休みです。
}
remark-draw-repeated = この局面は{ $times }回目です。{ $claim ->
    [now] /draw で引き分けを主張できます。
    [later] { $limit }回目からは /draw で引き分けを主張できます。
   *[no] { $limit }回目で引き分けになります。
}
remark-draw-near = { $count ->
    [few-pieces] この少ないコマで互いに指した手数
    [few-pieces-weaker] この少ないコマで弱い側が指した手数
    [kings-only] 取らずにキングだけで互いに指した手数
    [no-capture] 取る手がないまま互いに指した手数
    [balance] 取る手も昇格もないまま互いに指した手数
   *[idle] 取る手も兵士の手もないまま互いに指した手数
}：{ $made }／{ $limit }。{ $claim ->
    [now] /draw で引き分けを主張できます。
    [later] { $limit }手に達したら /draw で引き分けを主張できます。
   *[no] { $limit }手に達したら引き分けです。
}
