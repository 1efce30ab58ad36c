# /help とゲームのルール
help-heading = 遊び方
help-start = **始める**：{ $play } で招待か募集、{ $join } で参加。
help-alone = **ひとりで**：{ $learn } で遊び方、{ $practice } でボットと対局、{ $problem } で今日の問題。
help-move = **指す**：盤面の下のメニュー、{ $move } `32-28`、またはボットへのDMに `32-28`。
help-look = **見る**：{ $games } で一覧、{ $board } で盤面。
help-end = **そのほか**：盤面の「その他…」と { $settings }。
help-options = **オプション**：{ $play } でゲーム名の後に `frisian:threefold` のように書きます。ルールに一覧があります。
sandbox-welcome = ### お試し用の部屋へようこそ
    ここでのことはこのパソコンの外には出ません。{ $kept ->
        [yes] 対局は指定したデータベースに残りますが、次に開いたときは別の人になります。
       *[no] 終了するとすべて消えます。
    }
    - すぐ下はボットとの対局です。メニューで手を選ぶか、`/move` と入力してください。上は { $opponent } との対局です。
    - { $opponent } になるには、ページ上部の **Viewing as** で名前を選びます。
    - 新しい対局は `/practice` と `/play`、そのほかの使い方は `/help` で。
sandbox-servers = ### 二つのサーバーの一つへようこそ
    ここでのことはこのパソコンの外には出ません。どちらのサーバーもほかのサーバーとの対局を受け付け、{ $player } は同意しています。
    - `/play` と入力して「**ほかのサーバー**」を押し、フォームを送ると、募集が出ます。
    - もう一つのサーバーでも同じようにすると対局が始まり、盤面はそれぞれのサーバーに表示されます。
help-commands = コマンド一覧
help-games = ゲーム一覧
rules-heading = ルール：{ $game }
rules-options = **オプション**：/play のゲームに `{ $key }` のように書いて選びます。二つ以上はコンマで区切ります。/learn に同じように書いて「ルール」を付けると、そのルールを確かめられます。
rules-openings = **序盤表**：このゲームには{ $count }種類の序盤があります。ゲームを省いた /play の「**ほかの設定…**」で選ぶか、抽選できます。
rules-pictures = -# { $pictures }
rules-board = 盤と駒
rules-men = 兵士
rules-kings = キング
rules-captures = 駒の取り方
rules-turn = 一手の内容
rules-end = 勝敗と引き分け
rules-notation = 指し手の書き方
rules-choices = 選べるもの
chapters-choose = 項目を選んで読む
chapter-number = { $title }（{ $number }）
button-rules-pictures = 図を見る

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
