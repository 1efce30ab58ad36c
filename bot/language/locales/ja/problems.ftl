# 今日の問題と /server problems
command-problem = 今日の問題を解く
command-problem-game = どのゲームの問題か（省略するとサーバーのゲームか、一番よく遊ぶゲーム）
command-server-problems = 今日の問題を毎日投稿するチャンネルを選ぶ
command-server-problems-channel = 投稿するチャンネル
command-server-problems-game = どのゲームか（省略すると全ゲームを順番に）
command-server-problems-hour = 次の日の問題を出す時刻（あなたのタイムゾーンで0～23時。省略するとUTCの0時）
command-server-problems-off = 投稿をやめる
problem-heading = 今日の問題　{ $game }　{ DATETIME($day, dateStyle: "medium") }
# 図の下の一行
problem-task = { $colour }の手番、{ $count ->
    [0] 勝ち
   *[other] コマ{ $count }個得
}
problem-goal-game = { $colour }の手番。勝ちを見つけてください。
problem-goal-men = { $colour }の手番。兵士{ $count }個分の得をする手順を見つけてください。
problem-grade = { $stars } { $grade ->
    [1] やさしい
    [2] やや難しい
   *[3] 難しい
}　{ $ways ->
    [only] 正解は一つだけ
   *[end] 勝てる初手は一つだけ
}
problem-withdrawn = 取り下げ：別の勝ち方があるか、得が足りないか、ほかの問題とほとんど同じでした。
problem-wrong = **{ $move }** は正解ではありません。盤面はそのままです。もう一度考えてみてください。
problem-wrong-again = **{ $move }** はもう試しました。間違いには数えません。
problem-right = **{ $move }** で正解、応手は { $reply } です。続きをどうぞ。
problem-right-last = **{ $move }** で正解です。
problem-wrong-tries = ここまでの間違い：{ $count }回
problem-solved = { $count ->
    [0] 一度で解けました！
    [1] 二度目で解けました！
   *[other] 解けました（間違い{ $count }回）。
}
problem-given-up = 降参しました。これが正解です。明日まではほかの人に言わないでください。
problem-share = { $tried ->
    [0] 挑戦した人はいません。
   *[other] 挑戦した{ $tried }人のうち{ $solved }人が正解
}
problem-share-first = 挑戦した{ $tried }人のうち{ $solved }人が正解、最初は{ $first }さん
problem-yesterday = 昨日：{ $solved ->
    [0] { $tried }人が挑戦、正解者なし
   *[other] { $tried }人中{ $solved }人が正解、最初は{ $first }さん
}
# 全員に見える結果。問題の中身には触れない。
problem-shared = **{ $player }**　Damkaの問題{ $number }　{ $game }　{ $count ->
    [0] 一度で正解
    [1] 二度目で正解
   *[other] { $count }回間違えて正解
}　{ $days }日連続
problem-streak = 連続日数：**{ $current }日**（最長{ $best }日）
problem-solution = **正解**：{ $moves }
problem-post-how = 試した手は見られません。次の問題と正解：{ $at }
problem-quit-question = 降参しますか？ 正解が見られますが、この問題にはもう挑戦できません。
problem-month = 今月の順位（{ DATETIME($month, dateStyle: "long") }から）
problem-month-line = { $rank }位 { $player }：{ $solved }問（一度で正解 { $clean }問）
problem-month-more = -# ほか{ $count }人
problem-month-empty = まだ誰もいません。/problem で挑戦できます。
problem-month-note = このサーバーで問題を解いた人の順位です。各問題は最初に挑戦した場所で数えます。
button-problem-solve = 解く
button-problem-quit = 降参する
button-problem-share = 共有する
button-problem-quit-now = はい、降参します
button-problem-back = 盤面に戻る
button-problem-yesterday = 昨日の正解
button-problem-solution = 正解を一手ずつ見る
button-problem-month = 今月の順位
server-problems = 今日の問題は { $channel } に投稿されます。次の投稿：{ $when }
server-problems-all = 全ゲームを順番に
server-problems-none = 今日の問題はどこにも投稿されていません。/server problems でチャンネルを選べます。
notice-problem-off = { $recipient }さん、{ $channel } に今日の問題を投稿できなくなりました（チャンネルがないか、権限が足りません）。投稿は止めてあります。/server problems で別のチャンネルを選べます。

error-no-problem-game = このゲームの問題はありません。ゲームを省略するか、チェッカー系のゲームを選んでください。
error-no-problem-gone = この問題はもうありません。/problem で今日の問題を見られます。
error-no-problem-later = 正解は明日、降参した人にはすぐに見られます。それまでは /problem で挑戦できます。
error-no-problem-over = この問題の日は終わりました。/problem で今日の問題を、「**昨日の正解**」で正解を見られます。
error-no-problem-server = 今月の順位はサーバーごとのものです。ボットが参加しているサーバーでお使いください。
