# はしご順位戦（ラダー）。いつでも参加でき、上位の人に勝つとその順位に入る
ladder-title = ラダー　{ $game }
ladder-rules = レーティング対象。一番下から参加し、{ $reach }つ上までの人に挑戦できます。対局はすぐに始まります。
    挑戦者が勝つと相手の順位に入ります。引き分けでは変わりません。
    自分からの挑戦は同時に1つまで。同じ2人の再戦は7日後から。
    ほかの人が対局している間に{ $idle }日間対局がないと、前日の予告のあと1つ下がり、{ $falls }回続くと外れます。1位は下がりません。
    抜けると、ここでの対局はすべて投了になります。
ladder-brief = レーティング対象。一番下から参加し、{ $reach }つ上までの人に挑戦できます。勝つとその順位に入ります。
ladder-empty = まだ誰もいません。
ladder-closed = このラダーは終了しました。
ladder-moved = これからラダーは { $channel } で行います。進行中の対局もそこで続きます。
ladder-created = 対局用のチャンネルでラダーを告知しました。
ladder-you-joined = ラダーに{ $rank }位で参加しました。挑戦できる相手は /ladder show で分かります。
ladder-asks-leave = { $count ->
    [0] 今の順位を手放します。もう一度参加すると一番下からになります。
   *[other] 今の順位を手放し、ここでの対局（{ $count }局）は投了になります。もう一度参加すると一番下からになります。
}
ladder-asks-close = { $count ->
    [0] 参加も挑戦もできなくなります。終了したラダーは再開できません。
   *[other] 参加も挑戦もできなくなります。終了したラダーは再開できません。進行中の{ $count }局は最後まで指せます。
}
ladder-you-left = ラダーから抜けました。
ladder-you-challenged = 対局を始めます。まもなく告知します。
ladder-you-fall = このまま対局がないと{ $when }に{ $off ->
    [yes] ラダーから外れます
   *[no] 1つ下がります
}。
ladder-place = { $rank }位 { $player }
ladder-choose = 挑戦する…
ladder-how = { $run ->
    [yes] 時計はもう動いています。
   *[no] {""}
}/games で自分の対局を見て、/move で指せます。
ladder-climbed = { $player }さんが { $other }さんに勝ち、{ $rank }位になりました。
ladder-climbed-unplayed = { $player }さんが{ $rank }位になりました（{ $other }さんは指しませんでした）。
ladder-log-created = { $by }さんがラダーを始めました。
ladder-log-moved = { $by }さんがラダーを { $channel } に移しました。
ladder-log-closed = { $by }さんがラダーを終了しました。
ladder-log-joined = { $player }さんが参加しました。
ladder-log-left = { $player }さんが抜けました。
ladder-log-challenged = { $player }さんが { $other }さんに挑戦します（{ $numbers }）。
ladder-log-result = 対局#{ $number }：{ $points }
ladder-log-warned = { $players } { $count ->
    [1] さん
   *[other] の{ $count }人
}は、ここで対局を始めなければ{ $when }に1つ下がります（ほかの人は対局しています）。
ladder-log-warned-off = { $players } { $count ->
    [1] さん
   *[other] の{ $count }人
}は、ここで対局を始めなければ{ $when }にラダーから外れます（ほかの人は対局しています）。
ladder-log-fell = { $player }さんは{ $days }日以上対局がなく、現在{ $rank }位です（連続{ $fall }回目、{ $falls }回で外れます）。
ladder-log-off = { $player }さんは{ $falls }回続けて下がり、ラダーから外れました。
column-won = 勝
column-drawn = 分
column-lost = 負
column-meets = 対局中の相手
