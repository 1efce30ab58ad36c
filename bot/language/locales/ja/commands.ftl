# コマンドとオプションの説明（100字以内）

command-play = 対局を始める（相手を招待するか、誰でも参加できる募集を出す）
command-play-game = 遊ぶゲーム（省略すると、ほかの設定も選んで確かめてから招待できます）
command-play-opponent = 招待する相手（省略すると誰でも参加できます）
command-play-pace = 持ち時間（候補から選ぶか、「3日」「36時間」「なし」のように入力）
command-play-rated = レーティングの対象にする
choice-colour-random = ランダム
choice-colour-white = 白
choice-colour-black = 黒
choice-colour-pair = 両方（先後を入れ替えて2局）

# 人を右クリックしたときのメニュー（32文字まで）
menu-invite = 対局に招待
command-join = このサーバーの募集に参加する
command-join-seek = 参加する募集（省略すると一覧を表示）

command-practice = ここでボットと練習対局をする
command-practice-game = 遊ぶゲーム（名前を入力すると候補が出ます）
command-practice-level = ボットの強さ（省略すると 3）
command-practice-colour = 自分の色
command-practice-setup = 開始局面（序盤表から選択・抽選、またはFENで局面を指定）
command-practice-shown = ここにいる全員に見せる（省略すると自分だけ）
choice-level-1 = 1：はじめての人向け
choice-level-2 = 2：一、二手先を読む
choice-level-3 = 3：簡単な手筋が見える
choice-level-4 = 4：長めの手筋も見える
choice-level-5 = 5：強い
choice-level-6 = 6：とても強い
choice-level-7 = 7：いちばん強い（高速な探索を使うチェッカー系のみ）

command-move = 一手指す
command-move-notation = 指し手（32-28 や c3-d4 など。入力に合わせて指せる手の候補が出ます）
command-move-game = 対局（省略するとこのスレッドの対局、なければこのチャンネルの対局、なければ手番がいちばん長く続いている対局）

command-board = 対局の盤面を表示する
command-board-game = 自分の対局、または任意の対局の番号
command-board-shown = ここにいる全員に見せる

command-games = 自分の対局を一覧表示する（手番の対局が先）

command-games-show = 表示する対局
command-games-game = このゲームの対局だけを表示する
choice-show-all = すべて
choice-show-mine = 自分の手番だけ
choice-show-here = ここでの対局
choice-show-finished = 終わった対局

command-help = 遊び方と各コマンドの説明を表示する

command-move-draw = 指すと同時に引き分けを提案する

command-profile = プレイヤーのレーティング、成績、よく対局する相手を見る
command-profile-player = 誰の成績か（省略すると自分）
command-profile-game = レーティングの推移をグラフで見るゲーム
command-profile-everywhere = このサーバーだけでなく全サーバーの対局を数える

command-leaderboard = ゲームのレーティング上位を一覧表示する
command-leaderboard-game = ゲーム（省略するとサーバーのゲームか、一番よく遊ぶゲーム）
command-leaderboard-everywhere = このサーバーではなく全サーバー共通のレーティングを見る
command-leaderboard-shown = ここにいる全員に見せる

command-tournament = 大会：参加、取り消し、順位表、（「イベントの管理」権限のある人は）開催
command-tournament-create = 大会を開く（「イベントの管理」権限が必要）
command-tournament-create-name = 大会の名前
command-tournament-create-game = ゲーム（名前を入力すると候補が出ます）
command-tournament-create-format = 方式（省略すると予選グループと決勝リーグ）
command-tournament-create-pace = 持ち時間（省略するとこのサーバーの標準）
choice-format-groups = 予選グループと決勝リーグ（全対局を同時に進行）
choice-format-swiss = スイス式（1ラウンドずつ組み合わせ）
choice-format-round-robin = 総当たり（全員が一つの表、全対局を同時に進行）
choice-format-double-knockout = ダブルイリミネーション（2回負けると敗退）
choice-format-league = リーグ戦（昇格・降格のある部制、期ごとに継続）
choice-format-knockout = トーナメント（勝ち抜き、1回の対戦は2局）
command-tournament-enter = 大会に参加する（スイス式は途中からも可）
command-tournament-enter-tournament = 大会（省略すると受付中のうち最新のもの）
command-tournament-enter-limit = 同時に指す対局数の上限（2局ずつの対戦は必ず2局同時）。残りは一つの対戦が終わるたびに始まります
command-tournament-manage = 大会の運営画面：大会の状態と、主催者ができることすべて（主催者用）
command-tournament-manage-tournament = 大会（省略すると、進行中の最新のもの）
command-tournament-leave = 大会への参加を取り消す（進行中なら棄権する）
command-tournament-leave-tournament = 大会（省略すると、終わっていない最新のもの）
command-tournament-table = 大会の順位表を見る
command-tournament-table-tournament = 大会（省略すると始まったもののうち最新のもの）
command-tournament-table-shown = 大会のチャンネルで全員に見せる
command-tournament-list = このサーバーの大会を一覧表示する
command-tournament-games = 大会の対局の一覧を、盤へのリンク付きで見る
command-tournament-games-tournament = 大会（省略すると、始まったもののうち最新のもの）
command-tournament-games-player = 誰の対局か（省略すると全員）

command-ladder = ラダー：いつでも参加でき、上位の人に勝つとその順位に入る
command-ladder-create = ラダーを始める（「イベントの管理」権限のある人向け）
command-ladder-create-game = ゲーム（名前を入力）
command-ladder-create-pace = 持ち時間（省略するとこのサーバーの標準）
command-ladder-create-reach = いくつ上の順位まで挑戦できるか
command-ladder-create-idle = 対局がないと順位が下がるまでの日数
command-ladder-create-pair = 1回の挑戦で同じ序盤から先後を入れ替えて2局指す
command-ladder-create-vacation = 休暇で時計を止められるようにする
command-ladder-challenge = 上位の人に挑戦する（すぐに対局開始）
command-ladder-challenge-player = 相手
command-ladder-challenge-game = どのゲームか（省略すると参加中のラダー）
command-ladder-show = ラダーの順位と挑戦できる相手を表示
command-ladder-show-game = どのゲームか（省略すると参加中のラダー）
command-ladder-show-shown = ラダーのチャンネルで全員に表示する
