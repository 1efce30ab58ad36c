# /help と /rules
help-heading = 遊び方
help-start = **始める**：{ $play } で相手を招待するか、募集を出します。募集への参加は { $join } です。条件はすべて、参加する前にカードで確かめられます。
help-move = **指す**：盤面の下の「手を選ぶ」か「手を入力」を押すか、{ $move } を使います。対局を指定しなければ、あなたの手番がいちばん長く続いている対局になります。
help-write = **指し手の書き方**：32-28、32x23、c3-d4、c3xe5xg7 など。記号・空白・大文字小文字・全角半角は問いません。当てはまる取り方が複数あるときは、どれかをお尋ねします。
help-look = **見る**：{ $games } で自分の対局の一覧、{ $board } で盤面、{ $rules } でルールを表示します。
help-end = **終える**：引き分けの提案と返事は { $draw }、投了は { $resign } です。
help-options = **オプション**：ルールを選べるゲームもあります。{ $rules } の最後に一覧があります。{ $play } でゲーム名の後に `frisian:threefold` や `malaysian:8x8,forward` のように書いてください。
help-commands = コマンド一覧
help-games = ゲーム一覧
rules-heading = ルール：{ $game }
rules-options = **オプション**：/play のゲームに `{ $key }` のように書いて選びます。二つ以上はコンマで区切ります。/rules に同じように書くと、そのルールを確かめられます。
rules-openings = **序盤表**：このゲームには{ $count }種類の序盤があります。/play で選ぶか、抽選できます。
