# 対局と募集の一覧
list-no-games = 進行中の対局はありません。/play で新しく始めるか、/join で募集に参加してください。
list-games = 進行中の対局（{ $count }局）
list-match = { $turn ->
    [mine] **#{ $number } { $game }**（対 { $opponent }）**あなたの手番** { $clock }
   *[theirs] #{ $number } { $game }（対 { $opponent }）相手の手番 { $clock }
}
list-more = ほか{ $count }局。/board で番号を指定すると表示できます。
list-choose-game = 対局を開く
list-option-match = #{ $number } { $game }
list-option-against = 対 { $opponent }
list-no-seeks = 参加できる募集はありません。/play で募集を出せます。
list-seeks = 受付中の募集（{ $count }件）
list-seek = { $player } さん：{ $game }（{ $pace }）
list-option-seek = { $game }（{ $player }）
list-choose-seek = 募集を見る

label-match = { $turn ->
    [mine] #{ $number } { $game }（対 { $opponent }）あなたの手番
    [over] #{ $number } { $game }（対 { $opponent }）終局
   *[theirs] #{ $number } { $game }（対 { $opponent }）相手の手番
}
label-seek = { $rated ->
    [yes] { $player }：{ $game }（{ $pace }）レーティング対局
   *[no] { $player }：{ $game }（{ $pace }）
}
label-preset = { $name }：{ $pace }

moves-heading = { $count ->
    [0] 指せる手はありません
   *[other] 指せる手（{ $count }通り）
}
history-place = { $ply }手目まで（全{ $plies }手）
