# ゲーム名と一行ルール（100字以内）、続いてオプション
game-american = アメリカンチェッカー
game-american-line = 8×8。兵士は前方だけに取り、キングは1マスずつ動く。取り方は自由。黒が先手。
game-german = ジャーマンチェッカー
game-german-line = 8×8。キングは何マスでも動けるが、取るときは相手のコマのすぐ向こうに着地。兵士は前方だけに取る。黒が先手。
game-pool = プールチェッカー
game-pool-line = 8×8。兵士は後方にも取れ、キングは何マスでも動ける。取り方は自由。黒が先手。
game-russian = ロシアンチェッカー
game-russian-line = 8×8。兵士は後方にも取れ、キングは何マスでも動ける。取る途中で奥の段に着くと、その場でキングになって取り続ける。白が先手。
game-brazilian = ブラジリアンチェッカー
game-brazilian-line = 国際チェッカーのルールを8×8の盤で。キングは何マスでも動け、最も多く取る手を指さなければならない。
game-spanish = スパニッシュチェッカー
game-spanish-line = 8×8、手前右が色マスの盤。キングは何マスでも動ける。最も多く、同数ならキングを最も多く取る。
game-italian = イタリアンチェッカー
game-italian-line = 8×8、手前右が色マスの盤。兵士はキングを取れない。取り方の優先順位が細かく決まっている。
game-czech = チェコチェッカー
game-czech-line = 8×8。キングは何マスでも動け、兵士は前方だけに取る。キングで取れるときは必ずキングで取る。
game-turkish = トルコチェッカー
game-turkish-line = 64マスすべてを使う。斜めではなく縦横に動いて取る。最も多く取らなければならない。
game-armenian = アルメニアンチェッカー
game-armenian-line = 64マスすべてを使う。斜めにも動けるが、取るのは縦横だけ。最も多く取らなければならない。
game-gothic = ゴシックチェッカー
game-gothic-line = 64マスすべてを使い、各16個。兵士は斜め前に動き、5方向に取れる。
game-international = 国際チェッカー
game-international-line = 10×10。キングは何マスでも動け、兵士は後方にも取れる。最も多く取らなければならない。
game-frisian = フリジアンチェッカー
game-frisian-line = 10×10。縦横斜めの8方向に取れる。取るコマの価値の合計を最大にしなければならない。
game-canadian = カナディアンチェッカー
game-canadian-line = 国際チェッカーのルールを12×12の盤、各30個のコマで。
game-malaysian = マレーシアンチェッカー
game-malaysian-line = 12×12か8×8の盤で国際チェッカーのルール。取らずに済ませることもできるが、取るべきだったコマを1個没収される。
game-frysk = フリスク！
game-frysk-line = 10×10。フリジアンチェッカーのルールを、最後列に並べた各5個のコマだけで。早くキングができる。
game-breakthrough = ブレイクスルーチェッカー
game-breakthrough-line = 10×10。国際チェッカーのルールで、先にキングを作った側の勝ち。
game-antidraughts = アンチチェッカー
game-antidraughts-line = 10×10。国際チェッカーのルールで、コマがなくなるか動けなくなった側の勝ち。
game-house = 独自ルール
game-zongheng = ツォンヘン
game-zongheng-line = コマの列を縦横にずらしながら自分のコマを追加し、より大きいグループを作る。
game-binary = バイナリー
game-binary-line = コマを置いて最も大きいテリトリーを作る。自分の色の空きマスもテリトリーに入る。
game-incorrect = インコレクトチェッカー
game-incorrect-line = 同じ色のマスだけを進み、味方のコマを飛び越えて、12個すべてを先に奥の3列へ。コマは取らない。

game-with-options = { $game }（{ $options }）

# 二つのオプションを並べる
option-series = { $first }、{ $following }

# オプション
option-flying = キングが何マスでも動ける
option-three-halves = キングは兵士1.5個分
option-threefold = 同一局面が3回で引き分け
option-8x8 = 8×8
option-6x6 = 6×6
option-10x10 = 10×10
option-12x12 = 12×12
option-forward = 兵士は前方だけに取る
option-king-at-once = 取る途中で昇格したらキングとして取り続ける
option-men-capture-back = 兵士は後方にも取れる
option-cbd = ブラジル連盟式：キングだけの20手で引き分け
option-diagonal = 斜めの初期配置

# 色
colour-white = 白
colour-black = 黒
