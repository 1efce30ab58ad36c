# /help とゲームのルール
help-heading = 遊び方
help-start = **始める**：{ $play } で相手を招待するか、募集を出します。募集への参加は { $join } です。条件はすべて、参加する前にカードで確かめられます。
help-alone = **ひとりで**：{ $learn } で遊び方を覚え、{ $practice } でボットと対局、{ $problem } で今日の問題に挑戦できます。
help-move = **指す**：盤面の下のメニューから選ぶか（手が多いときは「手を選ぶ」を押します）、{ $move } に 32-28、32x23、c3-d4、c3xe5xg7 のように書きます。ハイフンの種類・空白・大文字小文字・全角半角は問いません。当てはまる取り方が複数あるときは、どれかをお尋ねします。
help-look = **見る**：{ $games } で自分の対局の一覧、{ $board } で盤面、{ $learn } の「ルール」でルールを表示します。
help-end = **そのほか**：引き分け、「待った」（レーティング対局を除く）、動画、棋譜の保存、投了は盤面の「その他…」に、休暇、ブロック、自分のデータは { $settings } にあります。
help-options = **オプション**：ルールを選べるゲームもあります。ルールの最後に一覧があります。{ $play } でゲーム名の後に `frisian:threefold` や `malaysian:8x8,forward` のように書いてください。
sandbox-welcome = ### お試し用の部屋へようこそ
    ここでのことはこのパソコンの外には出ません。{ $kept ->
        [yes] 対局は指定したデータベースに残りますが、次に開いたときは別の人になります。
       *[no] 終了するとすべて消えます。
    }
    - すぐ下はボットとの対局です。メニューで手を選ぶか、`/move` と入力してください。上は { $opponent } との対局です。
    - { $opponent } になるには、ページ上部の **Viewing as** で名前を選びます。
    - 新しい対局は `/practice` と `/play`、そのほかの使い方は `/help` で。
sandbox-servers = ### 二つのサーバーの一つへようこそ
    ここでのことはこのパソコンの外には出ません。どちらのサーバーも扉を開き、{ $player } は同意しています。
    - `/play` と入力してゲームを選び、**… more** を押して **where**、**世界** の順に選ぶと、募集が出ます。
    - もう一つのサーバーでも同じようにすると対局が始まり、盤面はそれぞれのサーバーに表示されます。
help-commands = コマンド一覧
help-games = ゲーム一覧
rules-heading = ルール：{ $game }
rules-options = **オプション**：/play のゲームに `{ $key }` のように書いて選びます。二つ以上はコンマで区切ります。/learn に同じように書いて「ルール」を付けると、そのルールを確かめられます。
rules-openings = **序盤表**：このゲームには{ $count }種類の序盤があります。/play で選ぶか、抽選できます。
rules-pictures = -# 図：{ $pictures }

# ルールの小さな盤の下（64文字まで）
example-start = 初期配置
example-man = 兵士が取る：{ $move }
example-king = キングが取る：{ $move }
example-crowned = 兵士が取って昇格：{ $move }
example-alone = 一歩動かす（空いたマスに新しいコマ）：{ $move }
example-push = 列をずらす（空きに新しいコマ）：{ $move }
example-counted = 終局図（集計）
example-two = 二つ置く：{ $move }
example-chain = 続けて跳ぶ：{ $move }
example-across = 敵を跳び越す：{ $move }
