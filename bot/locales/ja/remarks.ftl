# 図だけでは分からないこと
remark-king-run = { $colour ->
    [black] { $square }の黒のキングは続けて{ $moves }回動きました（{ $limit }回まで）。
   *[white] { $square }の白のキングは続けて{ $moves }回動きました（{ $limit }回まで）。
}
remark-king-must-rest = { $colour ->
    [black] { $square }の黒のキングは続けて{ $limit }回動いたので、次は休みです。
   *[white] { $square }の白のキングは続けて{ $limit }回動いたので、次は休みです。
}
