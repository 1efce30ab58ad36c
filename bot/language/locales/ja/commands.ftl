# コマンドとオプションの説明（100字以内）

command-play = 対局を始める（相手を招待するか、誰でも参加できる募集を出す）
command-play-game = 遊ぶゲーム（名前を入力すると候補が出ます）
command-play-opponent = 招待する相手（省略すると誰でも参加できます）
command-play-pace = 持ち時間（候補から選ぶか、36h や bank 5d+18h cap 7d のように入力）
command-play-colour = 自分が持ちたい側
command-play-rated = レーティングの対象にする
command-play-setup = 開始局面（表から選ぶ・抽選する、または自由対局なら局面をFENで指定）
command-play-pair = 同じ開始局面で先後を入れ替えて2局同時に対局する
command-play-weekend = 自分のタイムゾーンの土日は時計を止める
choice-colour-random = 抽選
choice-colour-white = 白
choice-colour-black = 黒

command-join = このサーバーの募集に参加する
command-join-seek = 参加する募集（省略すると一覧を表示）

command-move = 指し手を指す
command-move-notation = 指し手（32-28 や c3-d4 など。入力に合わせて合法手の候補が出ます）
command-move-game = 対局（省略すると、いちばん長くあなたの手を待っている対局）

command-board = 対局の盤面を表示する
command-board-game = 自分の対局、または任意の対局の番号
command-board-shown = ここにいる全員に見せる

command-games = 自分の対局を一覧する（自分の手番の対局が先）

command-resign = 投了する
command-resign-game = 自分の対局

command-draw = 引き分けを提案する、または相手の提案に答える
command-draw-what = すること（省略すると引き分けを提案）
command-draw-game = 自分の対局
choice-what-offer = 引き分けを提案する
choice-what-accept = 提案を受ける
choice-what-decline = 提案を断る
choice-what-claim = ルールによる引き分けを主張する

command-abort = 始まったばかりの対局を取りやめる
command-abort-game = 自分の対局

command-takeback = 直前の自分の手の待ったを頼む（自由対局のみ）
command-takeback-game = 自分の対局

command-help = 遊び方と各コマンドの説明を表示する

command-rules = ゲームのルールを表示する
command-rules-game = ゲーム（名前を入力すると候補が出ます）

command-moves = 対局の合法手と盤上のコマを一覧する
command-moves-game = 自分の対局、または任意の対局の番号

command-history = 対局を一手ずつ並べる
command-history-game = 自分の対局、または任意の対局の番号
command-history-move = 何手目まで進めるか（省略すると最後）

command-export = 対局をほかのソフトで読めるファイルに保存する
command-export-game = 自分の対局、または任意の対局の番号
command-move-draw = 指し手と一緒に引き分けを提案する

command-replay = 対局を動画で再生する
command-replay-game = 自分の対局、または任意の対局の番号
