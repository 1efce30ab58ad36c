# ゲーム名と一行ルール（100字以内）、続いてオプション
game-american = アメリカンチェッカー
game-american-line = 8×8。兵士は前方にだけ取れ、キングは1マスずつ動く。どの取り方を選んでもよい。黒が先手。
game-german = ジャーマンチェッカー
game-german-line = 8×8。キングは何マスでも動けるが、取ったコマのすぐ後ろに着地する。兵士は前方にだけ取れる。黒が先手。
game-pool = プールチェッカー
game-pool-line = 8×8。兵士は後方にも取れ、キングは何マスでも動ける。どの取り方を選んでもよい。黒が先手。
game-russian = ロシアンチェッカー
game-russian-line = 8×8。兵士は後方にも取れ、取りながら奥の列に着いた兵士はキングになって続けて取る。
game-brazilian = ブラジリアンチェッカー
game-brazilian-line = 8×8の盤で国際チェッカーのルール。キングは何マスでも動け、最も多く取る手が義務。
game-spanish = スパニッシュチェッカー
game-spanish-line = 8×8、左右逆の盤。キングは何マスでも動け、最も多く、同数なら最も多くのキングを取る。
game-italian = イタリアンチェッカー
game-italian-line = 8×8、左右逆の盤。兵士はキングを取れない。どの取り方が義務かは厳密な順序で決まる。
game-czech = チェコチェッカー
game-czech-line = 8×8。キングは何マスでも動け、兵士は前方にだけ取れる。キングで取れるときはキングで取る。
game-turkish = トルコチェッカー
game-turkish-line = 64マスすべてを使う。斜めではなく縦横に動いて取る。最も多く取る手が義務。
game-armenian = アルメニアンチェッカー
game-armenian-line = 64マスすべてを使う。斜めにも動けるが、取るのは縦横だけ。最も多く取る手が義務。
game-gothic = ゴシックチェッカー
game-gothic-line = 64マスすべてを使い、各16個。兵士は斜め前に動き、5方向に取れる。
game-international = 国際チェッカー
game-international-line = 10×10。キングは何マスでも動け、兵士は後方にも取れる。最も多く取る手が義務。
game-frisian = フリジアンチェッカー
game-frisian-line = 10×10。縦横斜めの8方向に取れる。価値の合計が最も大きい取り方が義務。
game-canadian = カナディアンチェッカー
game-canadian-line = 12×12の盤に各30個で、国際チェッカーのルール。
game-malaysian = マレーシアンチェッカー
game-malaysian-line = 12×12。国際チェッカーと同じだが、コマを1個差し出せば取らなくてもよい。
game-zongheng = ツォンヘン
game-zongheng-line = コマの列をずらしながら自分のコマを足し、最も大きいグループを作る。
game-binary = バイナリー
game-binary-line = コマを置いて最も大きいテリトリーを作る。自分の色の空きマスもテリトリーに入る。
game-incorrect = インコレクトチェッカー
game-incorrect-line = 捕獲はなし。ステップとジャンプで、自分のコマをすべて奥の3列へ進める。

game-with-options = { $game }（{ $options }）

# 二つのオプションを並べる
option-series = { $first }、{ $following }

# オプション
option-flying = キングは何マスでも動ける
option-three-halves = キングは兵士1.5個分
option-threefold = 同一局面3回で引き分け
option-8x8 = 8×8
option-6x6 = 6×6
option-10x10 = 10×10
option-12x12 = 12×12
option-forward = 兵士は前方にだけ取れる
option-king-at-once = 取りながら昇格した兵士は続けてキングとして取る
option-diagonal = 斜めの初期配置

# 色
colour-white = 白
colour-black = 黒
