# 同じ大会を繰り返すシリーズと、全体の順位表。
button-series = シリーズ…
button-season = シーズン順位表
button-enter-again = 次回に参加する
series-event = { $events ->
    [0] シリーズ第{ $number }回
   *[other] シーズン第{ $number }回（全{ $events }回）
}
series-last-time = **前回の参加者**：{ $players }
series-none = この大会は単独です。シリーズにすると、同じ設定で繰り返し開かれ、全体の順位表ができます。
series-repeat = { $repeat ->
    [week] 毎週、次の大会が始まります。
    [month] 毎月、次の大会が始まります。
    [final] 前回が終わると次の大会の受付が始まります。
   *[never] 最新の大会がこのシーズンの最終回です。
}
series-next = 次回：{ $opens } から受付、{ $starts } に開始
series-count = { $count ->
    [places] 順位の得点（1位から10位）：12、10、8、7、6、5、4、3、2、1
   *[points] 全対局の得点の合計
}{ $best ->
    [0] {""}
   *[other] （上位{ $best }回分）
}
series-done = { $events ->
    [0] 終了した大会：{ $done }
   *[other] 終了した大会：{ $done }（全{ $events }回）
}
series-over = **シーズンが終わりました。**
series-champion = { $count ->
    [1] 優勝：{ $players }。おめでとうございます！
   *[other] 同点優勝：{ $players }。おめでとうございます！
}
series-another = 次のシーズンは、新しい大会を作って始めます。
series-heading = { $name }　シーズン
series-dropped = （{ $points }）
series-saved = 保存しました。
series-stopped = 次の大会は開かれません。
series-asks-stop = 次の大会は開かれず、進行中の大会が終わるとシーズンも終わります（なければすぐに終わります）。元に戻せません。
series-files-told = シーズン順位表（CSV）。大会ごとに1列です。
button-series-form = 繰り返しと得点
button-series-stop = シリーズを終える
button-series-table = シーズン順位表
button-series-files = 表計算用ファイル
form-series = シリーズ
form-series-repeats = 次の大会
series-repeats-week = 前回の開始から1週間後に開始
series-repeats-month = 前回の開始から1か月後に開始
series-repeats-final = 前回が終わると受付開始
form-series-counts = シーズンの得点
series-counts-places = 各大会の順位
series-counts-points = 全対局の得点
form-series-best = 数える回数
form-series-best-about = 各参加者の成績のよい何回分を数えるか。空欄なら全部
form-series-events = シーズンの大会数
form-series-events-about = この回数で優勝者が決まります。空欄なら終えるまで続きます
error-bad-series-events = シーズンの大会数は{ $least }から{ $most }までです。その範囲の数を書くか、空欄にしてください。
error-bad-series-best = 数えられるのは{ $least }回分から{ $most }回分までです。その範囲の数を書くか、空欄にしてください。
error-bad-series-over = このシリーズは終わっています。新しい大会の運営画面で、別のシリーズを始めてください。
error-bad-series-none = この大会はシリーズではありません。大会の順位表をご覧ください。
server-role-season = { $which ->
    [game] { $role }：{ $game }の直近のシーズンの優勝者
   *[all] { $role }：直近のシーズンの優勝者
}
button-series-qualify = 別の大会への出場枠
button-series-decline = 辞退する
series-places = { $season ->
    [yes] シーズンの上位{ $count }人は
   *[no] 上位{ $count }人は
}{ $days ->
    [0] 大会#{ $number }に出場します。
   *[other] 大会#{ $number }に{ $days }日間参加できます。
}
series-place-waiting = 満員です。{ $event }からのキャンセル待ち：{ $players }。空きができれば参加になります。
series-place-given = { $event }の順位により参加が決まりました：{ $players }。取り消すと、枠は次の順位の人に移ります。
series-place-offered = { $event }の順位により参加できます：{ $players }。期限は { $until } です。過ぎるか辞退すると、枠は次の順位の人に移ります。
series-elsewhere-given = { $players }：大会#{ $number }に参加が決まりました。大会のチャンネルには書き込めません。
series-elsewhere-waiting = { $players }：大会#{ $number }のキャンセル待ちの先頭です。大会のチャンネルには書き込めません。
series-elsewhere-offered = { $players }：{ $until } まで大会#{ $number }に参加できます。大会のチャンネルには書き込めません。
series-declined = 枠は次の順位の人に移ります。
form-series-qualify = 別の大会への出場枠
form-series-into = 出場する大会
form-series-of = 基準の順位表
series-of-event = この大会
series-of-season = シーズン
form-series-places = 人数
form-series-places-about = 上位何人か（1～64）。0なら出場枠なし
form-series-days = 参加できる日数
form-series-days-about = 1～30。過ぎると次の人に移ります。空欄なら自動的に参加になります
error-bad-series-places = 別の大会に出場できるのは上位{ $least }人から{ $most }人までです。その範囲の数か、なしなら0を書いてください。
error-bad-series-days = 参加できる日数は{ $least }日から{ $most }日までです。その範囲の数を書くか、空欄にしてください。
error-bad-series-itself = 同じ大会には出場枠を作れません。別の大会を選んでください。
error-bad-series-no-target = このサーバーに参加受付中の大会がほかにありません。先に大会を作成してください。
error-bad-series-no-place = 辞退できる枠がありません。参加を取り消すには /tournament leave を使ってください。
