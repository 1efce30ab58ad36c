# /help と /rules
help-heading = 遊び方
help-start = **始める：** { $play } で相手を招待するか募集を出します。{ $join } で募集に参加できます。条件はすべてカードに表示されます。
help-move = **指す：** 盤面の下の「指す」で選ぶか、「入力する」で書くか、{ $move } を使います。対局を指定しなければ、いちばん長くあなたを待っている対局になります。
help-write = **指し手の書き方：** 32-28、32x23、c3-d4、c3xe5xg7 など。記号の種類、空白、大文字小文字は問いません。いくつかの取り方に当てはまるときは、どれか尋ねます。
help-look = **見る：** { $games } で自分の対局の一覧、{ $board } で盤面、{ $rules } でルールを表示します。
help-end = **終える：** { $draw } で引き分けの提案と返答、{ $resign } で投了します。
help-commands = コマンド一覧
help-games = ゲーム一覧
rules-heading = ルール：{ $game }
