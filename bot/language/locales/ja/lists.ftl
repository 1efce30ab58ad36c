# 対局と募集の一覧
list-no-games = 進行中の対局はありません。/play で新しく始めるか、/join で募集に参加してください。
list-games = 進行中の対局（{ $count }局）
list-match = { $turn ->
    [mine] **{ $game }**（対 { $opponent }）**あなたの手番** { $clock }
    [fallen] { $game }（対 { $opponent }）{ $clock }
   *[theirs] { $game }（対 { $opponent }）相手の手番 { $clock }
}
list-fallen-mine = 時間切れです。相手の選択を待っています。
list-fallen-theirs = 相手の時間切れです。「時間切れ勝ちにする」「もう1日待つ」「対局を続ける」から選べます。対局を開いて「その他」を押してください。
list-match-draw = **引き分けの提案が来ています。** 対局を開いて返事をしてください。
list-match-takeback = **「待った」の申し出が来ています。** 対局を開き「その他…」から返事をしてください。
list-none-shown = 当てはまる対局はありません。
list-finished = 終わった対局（新しい順）
list-match-over = { $game }（対 { $opponent }）{ $result }
list-page = { $page }/{ $pages }ページ
list-choose-shown = 一覧に出す対局
list-show-all = すべての対局（{ $count }局）
list-show-mine = 自分の手番の対局（{ $count }局）
list-show-here = ここでの対局（{ $count }局）
list-show-finished = 終わった対局
list-show-game = { $game }（{ $count }局）
list-more = ほか{ $count }局。/board で番号を指定すると表示できます。
list-choose-game = 対局を開く
list-option-match = #{ $number } { $game }
list-option-against = 対 { $opponent }
list-no-seeks = 参加できる募集はありません。/play で募集を出せます。
list-no-seeks-alone = 参加できる募集はありません。サーバーのチャンネルか、相手とのDMで /play を使うと募集を出せます。
list-seeks = 受付中の募集（{ $count }件）
list-seek = { $kind ->
    [rematch] { $player }さんからあなたへの再戦の申し込み：{ $game }（{ $pace }）
    [directed] { $player }さんからあなたへのお誘い：{ $game }（{ $pace }）
   *[open] { $player }さん：{ $game }（{ $pace }）
}{ $pair ->
    [yes] 2局同時
   *[no] {""}
}
list-option-seek = { $game }（{ $player }）
list-choose-seek = 募集を見る

label-match = { $turn ->
    [mine] #{ $number } { $game }（対 { $opponent }）あなたの手番
    [over] #{ $number } { $game }（対 { $opponent }）終局
   *[theirs] #{ $number } { $game }（対 { $opponent }）相手の手番
}
label-seek = { $kind ->
    [rematch] #{ $number } { $player }（再戦）：{ $game }（{ $pace }）
    [directed] #{ $number } { $player }（あなたへ）：{ $game }（{ $pace }）
   *[open] #{ $number } { $player }：{ $game }（{ $pace }）
}{ $pair ->
    [yes] 2局同時
   *[no] {""}
}{ $rated ->
    [yes] {" "}レーティング対局
   *[no] {""}
}
label-preset = { $name }：{ $pace }

moves-heading = { $count ->
    [0] 指せる手はありません
   *[other] 指せる手（{ $count }通り）
}
history-place = { $ply ->
    [0] 開始局面（全{ $plies }手）
   *[other] { $ply }手目まで（全{ $plies }手）
}
history-at-title = 手数を指定
history-at-label = 何手目まで（全{ $plies }手）

# 対局が複数あるときの質問
which-game-move = 「{ $move }」は複数の対局で指せます。どの対局で指しますか？
which-game-elsewhere = 「{ $move }」は、ここでの対局では指せません。次の対局の手ですか？
which-game-play = #{ $number } で { $move } を指す
which-game-choose = 対局を選ぶ
which-game-draw-offer = どの対局で引き分けを提案しますか？
which-game-resign = どの対局で投了しますか？
which-game-takeback = どの対局で「待った」を申し出ますか？

# On the card of a finished game.
poster-moves = 全{ $plies }手
poster-turn = 勝負の分かれ目
poster-rating = { $rating }（{ $difference }）
poster-event = { $event }　第{ $round }回戦
