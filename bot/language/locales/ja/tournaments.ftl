# 大会。得点はドラフツの数え方（勝ち2、引き分け1、負け0）
tournament-heading = { $name }　大会#{ $number }
tournament-format-groups =
    最大{ $group }人のグループ（{ $lot ->
        [yes] レーティングの近い人同士の抽選
       *[no] 強さは均等
    }）。
    { $cycles ->
        [1] 総当たり
       *[other] 2回戦総当たり
    }です（同時に進行）。
    各グループの上位2人（2人なら1位のみ）が同様に決勝を争います。
    決勝は最大{ $final }人、各グループの1位が優先です。
tournament-format-knockout =
    1回の対戦は先後を入れ替えて2局で、負けた人は敗退します。
    1回戦の不戦勝は、レーティングの高い人に割り当てられます。
tournament-format-league =
    各部{ $group }人の{ $cycles ->
        [1] 総当たり
       *[other] 2回戦総当たり
    }です（同時に進行）。
    各部で{ $moving }人ずつ昇格・降格します。
    期が終わると{ $pause }日後に次の期が自動的に始まります。
    最初の期の部はレーティング順です。
tournament-format-round-robin =
    全員の{ $cycles ->
        [1] 総当たり
       *[other] 2回戦総当たり
    }です（同時に進行、順位表は一つ）。
tournament-format-double-knockout =
    1回の対戦は先後を入れ替えて2局です。
    一度負けると敗者側に回り、二度負けると敗退です。
    両側の勝者が決勝を戦い、敗者側の人が勝てばもう一度決勝です。
    1回戦の不戦勝は、レーティングの高い人に割り当てられます。
tournament-format-swiss =
    スイス式{ $rounds }回戦{ $games ->
        [1] {""}
       *[other] （各2局）
    }で、得点の近い人同士が当たります。
    組み合わせはFIDEの{ $games ->
        [1] ダッチ
       *[other] ダブルスイス
    }方式（2026年2月1日版）です。
    途中参加は次のラウンドからで、それまでは0点です。
    最終ラウンドを除き、1人1回まで半分の点で休めます。
tournament-brief-groups = グループ戦（最大{ $group }人）と決勝
tournament-brief-swiss = スイス式{ $rounds }回戦{ $games ->
    [1] {""}
   *[other] （2局ずつ）
}
tournament-brief-knockout = トーナメント（2局ずつ）
tournament-brief-double-knockout = 二敗で敗退（2局ずつ）
tournament-brief-league = 各部{ $group }人のリーグ
tournament-brief-round-robin = 総当たり{ $cycles ->
    [1] 1回
   *[other] 2回
}
tournament-days = { $format ->
    [groups] 各段階
    [league] 一期
    [round-robin] 全対局
   *[other] 1ラウンド
}{ $days }日
button-full-rules = 規則をすべて見る
button-rules-format = 方式
button-rules-games = 対局
button-rules-time = 期限
button-rules-table = 得点
button-rules-leaving = 棄権
button-rules-entry = 参加
button-play-moves = 自分の手番を指す
tournament-until = 期限 { $at }（{ $rest }）
tournament-begins = { $colour ->
    [none] { $games ->
        [1] 先に名前のある人が先に指します。
       *[other] 1局目は先に名前のある人、2局目はもう一人が先に指します。
    }
   *[other] { $games ->
        [1] 先に名前のある人が{ $colour }です。
       *[other] 1局目は先に名前のある人が{ $colour }です。
    }どちらから指すかは開始局面によります。
}
tournament-pairs = 同じ相手と先後を入れ替えて2局ずつ指します。
tournament-rules-groups =
    勝ち{ $win }点、引き分け{ $draw }点。
    同点のときの順位は{ $criteria }の順に決め、決勝に進む人が決まらないときは抽選です。
tournament-rules-knockout =
    勝ち{ $win }点、引き分け{ $draw }点。
    { $deciders ->
        [0] 同点のときは、対戦数が同じなら勝ち数の多い人、ほかは抽選で決まった人が勝ち上がります。
        [1] 同点のときは2局を追加します。それでも同点なら、対戦数が同じなら勝ち数の多い人、ほかは抽選で決まった人が勝ち上がります。
       *[other] 同点のときは2局ずつ最大{ $deciders }回追加します。それでも同点なら、対戦数が同じなら勝ち数の多い人、ほかは抽選で決まった人が勝ち上がります。
    }
    { $third ->
        [yes] 準決勝で敗れた2人は3位決定戦を行います。
       *[no] 準決勝で敗れた2人はともに3位です。
    }
tournament-rules-league =
    勝ち{ $win }点、引き分け{ $draw }点。
    同点のときの順位は{ $criteria }、さらに前の期の部と順位の順に決めます。
    最初の期で昇格・降格が決まらないときは抽選です。
tournament-rules-round-robin =
    勝ち{ $win }点、引き分け{ $draw }点。
    同点のときの順位は{ $criteria }の順に決めます。
tournament-rules-double-knockout =
    勝ち{ $win }点、引き分け{ $draw }点。
    { $deciders ->
        [0] 同点のときは、対戦数が同じなら勝ち数の多い人、ほかは抽選で決まった人の勝ちです。
        [1] 同点のときは2局を追加します。それでも同点なら、対戦数が同じなら勝ち数の多い人、ほかは抽選で決まった人の勝ちです。
       *[other] 同点のときは2局ずつ最大{ $deciders }回追加します。それでも同点なら、対戦数が同じなら勝ち数の多い人、ほかは抽選で決まった人の勝ちです。
    }
    順位は二度目に負けたラウンドの順で、同じラウンドで敗退した人は同順位です。
tournament-rules-swiss =
    勝ち{ $win }点、引き分け{ $draw }点、相手のいないラウンドは{ $bye }点。
    同点のときの順位は{ $criteria }の順に決めます。
    指さないラウンドはFIDEタイブレーク規則第16条によります。
tournament-rated = レーティング対象です。
tournament-withdrawing = { $format ->
    [knockout] 棄権した人は対戦中の組で負けとなり、以後の対戦も不戦敗です。
    [double-knockout] 棄権した人は対戦中の組で負けとなり、以後の対戦も不戦敗です。
    [swiss] 棄権した人は対局中の1局が負けになり、表には残ります。
   *[other] 半分を終える前に棄権すると全対局が表から消え、その後なら残りが負けです。
}
tournament-unmoved = 指さないまま終わった対局は、指さなかった側の負けです。
tournament-bottom = 次の期にも残ります。新しい人は一番下に入り、空きは下から埋めます。
tournament-entrants = **参加者（{ $count }／{ $most }人）**：{ $players }
tournament-nobody = まだいません
# 設定の一行をルールの文として書くとき
tournament-rule = { $rule }。
tournament-director = 主催者：{ $player }
tournament-open = 参加受付中
tournament-running = 進行中
tournament-settling = 暫定順位（{ $at } まで、{ $rest }）
tournament-settling-how = 誤りがあれば、一度だけ異議を申し立てられます。
tournament-outdated = この順位表は無効になりました（結果の訂正、または指し直しのため）。
tournament-you-objected = 主催者にそのまま伝えました。
tournament-objected-how = 訂正は /tournament manage の「対局…」の「訂正」で。このままでよければ確定させてください。
button-object = 異議を申し立てる
tournament-over = { $season ->
    [yes] 今期は終わりました。
   *[no] 大会は終わりました。
}
tournament-cancelled = 中止
tournament-status = { $status ->
    [draft] 告知前
    [open] 参加受付中
    [running] 進行中
    [settling] 暫定順位
    [over] 終了
   *[cancelled] 中止
}
tournament-over-early = { $rounds }回戦のうち{ $round }回戦で、相手がいなくなりました。
tournament-over-how = 経過とファイルは /tournament table にあります。
people-more = ほか{ $count }人
log-heading = **経過**（最新の出来事は1ページ目）
players-heading = **参加者（{ $count }人）**
players-waiting = キャンセル待ち
players-checked-in = 出席を確認
players-left = 棄権
games-heading = **対局**（新しい順）
games-heading-player = **{ $player } の対局（{ $count }組）**（新しい順）
games-without = { $first } 対 { $second }（対局はまだありません）
button-players = 参加者一覧
button-all-games = 対局
button-claim = 結果を申告する
button-round-off = 休みを取る
claim-win = 自分の勝ち
claim-draw = 引き分け
claim-loss = 自分の負け
tournament-round = **第{ $round }回戦（全{ $rounds }回戦）が始まります。**
tournament-groups-begin = **対局開始です**。{ $groups ->
    [1] 全員の総当たりです：
   *[other] 同じグループの全員と対局します：
}
tournament-final-begins = **決勝が始まります**。次の全員の総当たりです：
tournament-first-mover = { $player }（{ $count }）
tournament-first-moves = { $colour ->
    [none] かっこ内は、それぞれが初手を指す対局の数です。
   *[other] かっこ内は、それぞれが{ $colour }を持つ対局の数です。どちらから指すかは開始局面によります。
}
tournament-congratulations = 優勝の { $players }さん、おめでとうございます！
tournament-round-dropped = 一手も指さず外れた人：{ $players }
tournament-round-return = 外れた人は /tournament enter で戻れます。
tournament-round-missing = 出席を確認せず外れた人：{ $players }
tournament-round-moved-up = キャンセル待ちから繰り上がった人：{ $players }
tournament-pairing = { $first } 対 { $second }（{ $numbers }）
tournament-bye = { $player }：不戦勝（{ $points }点）
tournament-half-bye = { $player }：このラウンドは休みです（{ $worth ->
    [full] 満点
    [nothing] 0点
   *[half] 半分の点
}）。
tournament-round-claims = 期限が過ぎて時計は止まっています。対局した2人が結果を申告します。
tournament-how = { $letter ->
    [yes] /games で自分の対局を見て、/move で指せます。
   *[no] { $run ->
        [yes] 時計はもう動いています。
       *[no] {""}
    }
}
tournament-reminder = **あと{ $left ->
    [0] 1日未満
   *[other] { $left }日
}**：期限 { $at }（{ $rest }）
tournament-reminder-game = { $game }：{ $player } の手番
tournament-claims-reminder = **結果の申告はあと1日**：期限 { $at }（{ $rest }）
tournament-claims-later = { $game }：休暇またはボットの停止のため { $until } まで
tournament-claims-game = { $game }：{ $players } の申告がまだです
tournament-check-in-reminder = 出席確認の受付は開始 { $at }（{ $rest }）までです。開始までに確認しない人は対局しません。
tournament-check-in-missing = **出席の確認がまだの人：** { $players }
tournament-place = **{ $rank }位** { $players }
tournament-none = このサーバーではまだ大会が開かれていません。「イベントの管理」権限のある人が /tournament create で始められます。
tournament-list = 大会
tournament-listed = **#{ $number }** { $name }　{ $status }
tournament-label = #{ $number } { $name }　{ $status }
tournament-leaving = { $count ->
    [0] { $player } が大会を棄権します。
   *[other] { $player } が大会を棄権し、終わっていない{ $count }局を投了します。
}{ $back ->
    [yes] 次のラウンドから戻れます。
   *[no] 取り消せるのは主催者だけです。
}
tournament-you-entered = 参加しました。
tournament-you-entered-as-before = 前回と同じく、同時に{ $count }局までです。変えるには、/tournament leave のあと /tournament enter で参加し直してください。
tournament-you-entered-on-vacation = この大会では休暇の間も時計は止まりません。予定している休暇（{ $days }）も同じです。
tournament-you-joined = 参加しました。次のラウンドから対局します。それまでのラウンドは0点です。
tournament-you-are-in = すでに参加しています。開始をお待ちください。
tournament-you-are-waiting = キャンセル待ちの{ $place }番目です。
tournament-you-play = { $count ->
    [0] この大会に参加しています。今、進行中の対局はありません。
    [1] { $rounds ->
        [yes] この大会に参加しています。第{ $round }回戦の対局は{ $games }です。
       *[no] この大会に参加しています。進行中の対局は{ $games }です。
    }
   *[other] この大会に参加しています。進行中の対局は{ $games }です。
}
tournament-you-are-out = この大会での対局はすべて終わりました。
tournament-you-were = { $rounds ->
    [yes] 第{ $round }回戦で
   *[no] {""}
}{ $how ->
    [dropped] 一手も指さなかったため外されました。
    [left] 棄権しました。
   *[sent] 主催者によって外されました。
}
tournament-you-may-return = 「大会に戻る」を押すと、第{ $round }回戦から対局できます。
tournament-you-may-not-return = 戻せるのは主催者だけです。
tournament-you-return = 大会に戻りました。第{ $round }回戦から対局します。
tournament-you-rest = 第{ $round }回戦を休みます（半分の点）。
tournament-you-left = 参加を取り消しました。
tournament-withdrawn = 棄権しました。
tournament-files = { $swiss ->
    [yes] 順位表（CSV）、終わったラウンド（TRF26）、全対局です。
   *[no] 順位表（CSV）と全対局です。
}
desk-done-decide = 対局#{ $number }を裁定しました。
tournament-log-created = { $by }さんが大会を作りました。
tournament-log-announced = { $by }さんが大会を告知しました。
tournament-log-entered = { $player } が参加しました。
tournament-log-left = { $player } が参加を取り消しました。
tournament-log-entered-by = { $by } が { $player } を参加者に加えました。
tournament-log-placed = { $player } は別の大会の順位により出場枠を得ました。
tournament-waits = 定員に達しているので、{ $player } はキャンセル待ちの{ $place }番目です。
tournament-log-left-by = { $by } が { $player } を参加者から外しました。
tournament-log-unlisted = { $player } は主催者の名簿にないため、参加者から外れました。
tournament-log-outgrown = { $player } は、レーティングが上限を超えたため参加者から外れました。
tournament-log-returned-by = { $by } が { $player } を大会に戻しました。
tournament-log-exchanged = { $by } が今のラウンドで { $player } と { $other } の席を入れ替えました。対局は最初から指します。
tournament-log-anew = { $by } が対局#{ $number }の結果を無効にしました。代わりに対局#{ $other }を指します。
tournament-log-own-game = { $told } { $by } はこの対局の当事者です。
tournament-log-by-unplayed = 対局#{ $number }：{ $first } 対 { $second } { $points }（双方が指す前に放棄）
tournament-log-by-left = 対局#{ $number }：{ $first } 対 { $second } { $points }（放棄）
tournament-log-started = { $by } が{ $count }人で始めました。
tournament-log-drafted = { $count }組の組み合わせが決まりました。対局は順に始まります。
tournament-log-paired = { $count }局が始まりました。
tournament-log-result = 対局#{ $number }：{ $first } 対 { $second } { $points }
tournament-log-forfeit = 対局#{ $number }：{ $first } 対 { $second } { $points }（不戦）
tournament-log-decided = 対局#{ $number }：{ $first } 対 { $second } { $points }（{ $by } の裁定）
tournament-log-withdrawn = { $player } が棄権しました。
tournament-log-sent-away = { $by } が { $player } を外しました。{ $held ->
    [yes] 進行中の対局は24時間止まり、その後負けになります。
   *[no] {""}
}
tournament-log-given-up = { $player } は外れることになりました。
tournament-log-bye = { $player } は第{ $round }回戦を休みます。
tournament-log-bye-given = { $worth ->
    [none] { $by } が { $player } の第{ $round }回戦の休みを取り消しました。
    [full] { $by } が { $player } を第{ $round }回戦で休みにしました（満点）。
    [nothing] { $by } が { $player } を第{ $round }回戦で休みにしました（0点）。
   *[half] { $by } が { $player } を第{ $round }回戦で休みにしました（半分の点）。
}
tournament-log-forbidden = { $forbidden ->
    [yes] { $by } が { $player } と { $other } の対戦を禁止しました。
    [again] { $by } が { $player } と { $other } の再戦を許可しました。
   *[no] { $by } が { $player } と { $other } の対戦の禁止を解きました。
}
tournament-log-cancelled = { $by } が大会を中止しました。
tournament-lot-meeting = { $player } 対 { $other } は同点です。抽選で { $player } の勝ちになりました。
tournament-lot-wins = { $player } 対 { $other } は同点です。対戦数が同じで勝ち数の多い { $player } の勝ちです。
tournament-lot-group = { $table }：同点のため順位を抽選で決めました。抽選の順：{ $players }
tournament-lot-final = 決勝の最後の席が同点のため抽選しました。抽選の順：{ $players }
tournament-log-unpairable = 第{ $round }回戦の組み合わせを作れません。残っているのは、すでに対戦した相手、対戦を禁止した相手、同じ先後が続きすぎる相手だけです。主催者を待っています。
tournament-log-settling = すべての対局が終わりました。順位は { $until } まで暫定です。
tournament-log-objected = { $player } が順位表に異議を申し立てました。
tournament-log-concluded = { $by } が順位を確定しました。
tournament-log-reopened = { $by } が確定を取り消しました。順位は { $until } まで暫定です。
tournament-log-finished = { $by } がその時点の成績で大会を終えました。
tournament-log-imported = { $by } がファイルから{ $people }人と{ $games }局を取り込みました。
tournament-log-changed = { $by } が設定を変えました。
tournament-log-ordered = { $by } が同点のときの順位の決め方を変えました：{ $criteria }の順。
tournament-log-check-in-opened = 出席確認の受付中です。開始までに確認しない人は対局しません。
tournament-log-checked-in = { $player } が出席を確認しました。
tournament-log-started-itself = { $count }人で始まりました。
tournament-log-begun = 待っていた{ $count }局が始まりました。
tournament-log-unplayed = { $count }組が期限までに始まらず、双方とも0点です。
tournament-log-time-up = { $format ->
    [groups] 対局の期限が過ぎました。
    [league] 今期の期限が過ぎました。
    [round-robin] 大会の期限が過ぎました。
   *[other] ラウンドの期限が過ぎました。
}残った対局は { $until } まで結果を申告できます。
tournament-log-reminded = { $count }組に期限が近いことを知らせました。
tournament-log-reminded-check-in = 出席確認がまだの人に期限を知らせました。
tournament-log-claimed = { $whose ->
    [own] 対局#{ $number }：{ $player } が自分の勝ちを申告しました。
   *[other] 対局#{ $number }：{ $player } が { $winner } の勝ちを申告しました。
}
tournament-log-claimed-draw = 対局#{ $number }：{ $player } が引き分けを申告しました。
tournament-log-by-time = 対局#{ $number }：{ $first } 対 { $second } { $points }（期限切れ）
tournament-log-by-claims = 対局#{ $number }：{ $first } 対 { $second } { $points }（申告による）
tournament-log-by-tables = 対局#{ $number }：{ $first } 対 { $second } { $points }（終盤データベースによる）
tournament-log-by-early-draw = 対局#{ $number }：{ $first } 対 { $second } { $points }（早すぎる合意の引き分け）
tournament-log-absent = { $player } は一手も指さなかったため外されました。
tournament-log-returned = { $player } が戻りました。
tournament-log-named = { $by } が { $player } を主催者に加えました。
tournament-log-unnamed = { $by } が { $player } を主催者から外しました。
tournament-log-paused = { $by } が大会を中断しました。すべての時計が止まっています。
tournament-log-resumed = { $by } が大会を再開しました。時計も再び動きます。
tournament-log-extended = { $by } が{ $format ->
    [groups] 対局
    [league] 今期
    [round-robin] 大会
   *[other] ラウンド
}の期限を { $until } にしました。
tournament-unplayed = { $points }（不戦）
tournament-log-corrected = 対局#{ $number }：{ $first } 対 { $second } { $points }（{ $was } から { $by } が訂正）
tournament-log-replaced = { $who ->
    [self] { $by } が { $player } の代わりに参加します。
   *[other] { $by } が { $player } の代わりに { $other } を入れました。
}{ $count ->
    [0] {""}
   *[other] 進行中の対局は最初から指します。
}
tournament-log-too-few = 開始時の人数が足りないため中止しました。
tournament-log-moved = { $by } が大会を { $channel } に移しました。
tournament-log-undone = { $by } が「{ $act }」を取り消しました。{ $now }
tournament-now-clocks = { $stand ->
    [yes] 大会は中断中です（すべての時計が止まっています）。
   *[no] 大会は進行中です（時計は動いています）。
}
tournament-now-until = 期限は { $until } です。
tournament-now-channel = 大会は { $channel } で行います。
tournament-now-apart = { $apart ->
    [yes] { $player } と { $other } の対戦は禁止されています。
    [met] { $player } と { $other } は対戦済みで、再び当たることはありません。
   *[no] { $player } と { $other } は対戦できます。
}
tournament-now-director = { $directs ->
    [yes] { $player } は主催者です。
   *[no] { $player } は主催者ではありません。
}
tournament-now-bye = { $worth ->
    [none] { $player } は第{ $round }回戦で対局します。
    [full] { $player } は第{ $round }回戦を休みます（満点）。
    [nothing] { $player } は第{ $round }回戦を休みます（0点）。
   *[half] { $player } は第{ $round }回戦を休みます（半分の点）。
}
tournament-now-player = { $plays ->
    [yes] { $player } は対局します。
    [waits] { $player } はキャンセル待ちです。
   *[no] { $player } は対局しません。
}
tournament-now-replaced = { $player } ではなく { $other } が対局します。
tournament-now-exchanged = { $player } と { $other } の席は元のとおりです。
tournament-now-ordered = 同点のときの順位は{ $criteria }の順で決めます。
tournament-now-anew = 対局#{ $number }は数えず、代わりに対局#{ $other }を指します。
tournament-now-settings = 設定は元のとおりです。
tournament-now-imported = ファイルの参加者と対局は外しました。
tournament-claim-alone = { $timed ->
    [yes] { $players }さん：{ $at }（{ $rest }）までに別の申告をしなければ、このとおりになります。
   *[no] { $players }さん：別の申告をしなければ、このとおりになります。
}
tournament-opponents = 対局の相手：{ $players }
tournament-freed = 終わっていない対局は { $players } の勝ちになりました。
tournament-claims-differ = { $players }さん：2人の申告が食い違っています。「運営画面」の「対局…」から「裁定」を選んでください。
tournament-how-to-claim = 同じならすぐ、1人だけなら期限に確定。違えば主催者が裁定、なければ0点。レーティング対象外。

league-season = { $name }　第{ $season }期
league-begins = **新しい期の始まりです**。同じ部の全員と対局します。
league-division = **{ $number }部**：{ $players }
league-up = ▲ { $number }部へ昇格：{ $players }
league-moves-more = ほかの部は /tournament table で確認できます。
league-down = ▼ { $number }部へ降格：{ $players }
table-up = { $number }部へ昇格
table-down = { $number }部へ降格
table-division = 第{ $season }期 { $number }部

bracket-round = { $ties ->
    [1] 決勝
    [2] 準決勝
    [4] 準々決勝
    [8] ベスト16
    [16] ベスト32
   *[other] { $number }回戦
}
bracket-upper = { $shown ->
    [tree] { $number }回戦
   *[list] 勝者側{ $number }回戦
}
bracket-lower = { $shown ->
    [tree] { $number }回戦
   *[list] 敗者側{ $number }回戦
}
bracket-final = 決勝
bracket-final-again = 再決勝
bracket-side-upper = 勝者側
bracket-side-lower = 敗者側
bracket-third = 3位決定戦
bracket-third-told = 3位決定戦：{ $first } 対 { $second }{ $reason ->
    [none] {""}
   *[other] （{ $reason }）
}
bracket-decider = { $first } 対 { $second } は同点のため、もう2局指します（{ $numbers }）
bracket-neither = { $first } 対 { $second }：2人とも棄権しました。
bracket-level = { $how ->
    [wins] 勝ち数
   *[lot] 抽選
}
bracket-walkover = { $player } は不戦勝です（{ $other } が棄権）。
bracket-bye = 不戦勝
bracket-byes = 不戦勝で次のラウンドへ：{ $players }
bracket-place = { $rank }位 { $player }{ $own ->
    [yes] （あなた）
   *[no] {""}
}
bracket-still = { $player }{ $own ->
    [yes] （あなた、勝ち残り）
   *[no] （勝ち残り）
}
bracket-result = { $round }：{ $first } 対 { $second }
table-entry = { $player }{ $own ->
    [yes] （あなた）
   *[no] {""}
} { $points }{ $results ->
    [none] {""}
   *[other] （{ $results }）
}
table-met = { $result ->
    [won] { $places }位に勝ち
    [drawn] { $places }位と引き分け
    [lost] { $places }位に負け
   *[going-on] { $places }位と対局中
}
ladder-entry = { $player }{ $own ->
    [yes] （あなた）
   *[no] {""}
}{ $played ->
    [no] {""}
   *[yes] ：{ $won }勝{ $drawn }分{ $lost }敗
}{ $meets ->
    [none] {""}
   *[other] 、{ $meets }と対局中
}
tournament-waiting = **キャンセル待ち（{ $count }人）**：{ $players }
tournament-you-wait = 定員に達しているので、キャンセル待ちの{ $place }番目です。空きができれば自動的に参加になります。
tournament-you-checked-in = 出席を確認しました。
tournament-you-claimed = 対局#{ $number }の申告を受け付けました。大会の「経過」で確認できます。
tables-win = 終盤データベースで結果が分かります。双方が最善を尽くせば、{ $player } があと{ $plies }手（双方合わせて）で勝ちます。
tables-draw = 終盤データベースで結果が分かります。双方が最善を尽くせば引き分けです。

policy-start-director = 主催者が開始します
policy-start-full = 定員に達すると始まります
policy-start-date = { $at } に開始（{ $rest }）
policy-check-in = 出席確認は { $at } から（しない人は不参加）
policy-ratings-both = 対象：ここでのレーティング{ $least }以上{ $most }以下
policy-ratings-least = 対象：ここでのレーティング{ $least }以上
policy-ratings-most = 対象：ここでのレーティング{ $most }以下
policy-role = 対象：{ $role }
policy-listed = 対象：名簿の{ $count }人
policy-games = 対象：ここでレーティング対局を{ $count }局以上指した人
tournament-note = 「{ $note }」
policy-too-few = 3人に満たなければ中止です
policy-past = 上限はこの1年の最高値で見ます
policy-conditions = 参加資格は「規則をすべて見る」にあります
policy-engines-forbidden = ソフトの使用は禁止です。
policy-engines-open = ソフトを使ってもかまいません。
policy-vacation-yes = { $spent ->
    [yes] 休暇の間は時計が止まります。時間切れの前に1局3日まで休暇を使います。
   *[no] 予定した休暇の間は時計が止まります。自動では使いません。
}ラウンドと出席確認は延びません。休暇中の人は、相手だけの申告では決まりません。
policy-vacation-no = 予定した休暇も含めて、休暇の間も時計は止まりません。
policy-opening-ballots = 各局の開始局面は抽選です
policy-opening-free = 標準の開始局面から指します
policy-draws-refused = 双方が{ $moves }手を指すまで引き分けの提案や申告はできません。
policy-draws-pointless = 双方が{ $moves }手を指す前に合意や申告で引き分けると0点です。
policy-round-claims = { $format ->
    [groups] 予選と決勝は各
    [league] 一期は
    [round-robin] 全対局は
   *[other] ラウンドは
}最長{ $days }日。その後{ $claims }日間に2人が結果を申告。同じなら確定。次に終盤データベース、指さない側の負け、1人の申告の順。食い違えば主催者が裁定し、なければ0点。レーティング対象外。
policy-round-forfeit = { $format ->
    [groups] 予選と決勝は各
    [league] 一期は
    [round-robin] 全対局は
   *[other] ラウンドは
}最長{ $days }日。それまでに終わらない対局は双方の負けです。
policy-settling = 終了後{ $days }日間、1人1回異議を申し立てられます。
policy-absent = { $format ->
    [groups] 一手も指さない人は決勝の前に外されます。90日以内に2回なら（休暇中を除く）、しばらく参加できません。
    [league] 一度も指さなかった人は次の期に出られません。
    [round-robin] {""}
   *[other] 一手も指さない人は次のラウンドの前に外されます。90日以内に2回なら（休暇中を除く）、しばらく参加できません。
}
tournament-settings-most = 定員{ $most }人
tournament-settings-until-start = 開始まで変更できます。開始や参加者は「運営画面」で。
tournament-settings-draft = まだ誰にも見えません。「**{ button-desk-announce }**」で投稿します。
tournament-settings-saved = 保存しました。
button-settings-games = 対局
button-settings-format = 方式
button-settings-entries = 参加と開始
button-settings-rules = ラウンドと規則
button-settings-ties = 同点の順位
button-settings-admission = 参加資格と賞品
button-check-in = 出席を確認

form-games = 大会：対局
form-own-format = 大会：方式
form-entries = 大会：参加と開始
form-rules = 大会：ラウンドと規則
form-admission = 大会：参加資格と賞品
admission-role = ロール
admission-role-about = このロールを持つ人だけが参加できます。空欄なら誰でも
admission-list = 名簿
admission-list-about = 名前、メンション、DiscordのIDを1行に1人。空欄なら誰でも
admission-file = ファイル
admission-file-about = 名簿に加える人。playerの列があるCSVか、FIDEのTRF16
admission-games = レーティング対局の数
admission-games-about = このサーバーでこのゲームを指した局数の下限。空欄なら問いません
admission-note = ひとこと
admission-note-about = 賞品など。告知に載ります（200文字まで）
form-name = 名前
form-name-about = 全員に表示されます（60文字まで）
form-game = ゲーム
form-format = 方式
form-pace = 持ち時間
form-opening = 開始局面
form-opening-free = 標準の開始局面
form-opening-ballots = 抽選
form-most = 定員
form-most-about = 定員を超えた人は、キャンセル待ちがあればそこに入ります
form-ratings = レーティング
form-ratings-about = 1200～1800、1200以上、1800以下のように書きます。空欄なら誰でも
form-start = 開始
form-start-director = 主催者の合図で
form-start-full = 定員に達したとき
form-start-date = 日時で
form-date = 日時
form-date-zone = 2026-12-31 18:00 や 12月31日 18:00 のように、あなたのタイムゾーン（{ $zone }）で
form-check-in = 出席確認
form-check-in-about = 開始の何時間前から受け付けるか。空欄なら行いません
form-group = グループの最大人数
form-group-about = 3～12
form-rounds = ラウンド数
form-rounds-about = 3～11
form-round-days = 1ラウンドの日数
form-round-days-about = 2～120。空欄なら期限なし
form-round-end = 期限までに終わらない対局
form-round-end-claims = 2人が申告し、主催者が裁定する
form-round-end-forfeit = 双方の負け
form-lot = グループ分け
form-lot-no = レーティングで強さをそろえる
form-lot-yes = レーティングの近い人同士の抽選
form-cycles = 同じ相手と対戦する回数
form-cycles-1 = 1回
form-cycles-2 = 2回（2回目は先後を入れ替える）
form-deciders = 対戦が同点のとき
form-deciders-count = { $count ->
    [0] 勝ち数の多い人か抽選で決まった人が勝ち上がる
    [1] 2局を追加し、なお同点なら勝ち数か抽選
   *[other] 2局ずつ最大{ $count }回追加する
}
form-third = 3位
form-third-yes = 準決勝で敗れた2人が3位決定戦を行う
form-third-no = 準決勝で敗れた2人がともに3位
form-moving = 昇格と降格の人数
form-moving-count = 各部{ $count }人
form-pause = 次の期までの日数
form-pause-about = 1～60
form-settling = 最後の対局のあと
form-settling-days = { $days ->
    [0] すぐに順位を確定
   *[other] { $days }日間は訂正や異議が可能
}
form-draws = 早い引き分け
form-draws-allowed = 制限なし
form-draws-refused-20 = 20手までは提案不可
form-draws-refused-40 = 40手までは提案不可
form-draws-pointless-20 = 20手までは双方0点
form-draws-pointless-40 = 40手までは双方0点
form-ties = 大会：同点の順位
form-profile = 規定
form-profile-own = 下の順
form-profile-fide = FIDE（国際チェス連盟）
form-profile-fmjd = FMJD：スイス式は最弱の相手を除くブッフホルツ、総当たりは勝ち数を優先、勝ち2点
form-profile-idf = IDFマイクロマッチ：2局ずつ、開始局面は表から抽選
form-profile-club = クラブ：勝ち数、次に同点者同士の対局
form-tie-1 = 1番目
form-tie-2 = 2番目
form-tie-3 = 3番目
form-tie-4 = 4番目
form-tie-none = なし
form-options = 当てはまるものを選択
form-option-engines = ソフトの使用を認める
form-option-vacation = 休暇の間は時計を止める
form-option-spends = 時間切れになるとき休暇を使う
form-option-pair = 同じ相手と2局ずつ
form-option-waiting = 満員後はキャンセル待ち
form-option-one = 得点を1、½、0で表示

desk-done-correct = 対局#{ $number }の大会での結果を訂正しました。対局そのものとレーティングは変わりません。
director-imported = ファイルを取り込みました：参加者{ $people }人、対局{ $games }局。読み取れなかった列：{ $columns ->
    [0] なし
   *[other] { $ignored }
}
desk-done-move = これからは { $channel } で大会をお知らせします。終わっていない対局もそこで続きます。
tournament-progress = { $games }局中{ $played }局が終わりました。
tournament-elsewhere = 大会#{ $number }に動きがありましたが、そのチャンネルには書き込めません。/games で自分の対局を、/tournament table で順位を確認できます。
tournament-seat = { $player }さん、空きができました。キャンセル待ちから繰り上がり、参加が決まりました。
tournament-seat-check-in = 出席確認があります。開始までに確認しない人は対局しません。
tournament-moved = この大会は[別のチャンネル]({ $link })に移りました。
tournament-closed = 大会を告知した { $channel } に書き込めません。お知らせは別のチャンネルかDMで届きます。足りない権限は /server check で分かります。/tournament manage で移すこともできます。
tournament-many-rounds = { $rounds }回戦の予定ですが、{ $count }人の中には{ $most }回戦までしか相手がいない人がいます。組み合わせが作れないラウンドでは、主催者を待ちます。
tournament-how-to-pair = 主催者へ：/tournament manage で、対戦を禁止した2人や対戦済みの2人の対戦を許可するか、今の順位のまま大会を終えてください。
tournament-letter = 大会のチャンネルに書き込めません。
tournament-own-place = **あなた**：{ $players }人中{ $rank }位
tournament-own-place-in = **あなた**：{ $players }人中{ $rank }位（{ $table }）{ $points }点
tournament-calendar-gone = サーバーのカレンダーから、この大会の予定が削除されました。新しい予定は作りません。
tournament-calendar = { $game } の大会です。詳しくはチャンネルの告知をご覧ください。

table-group = グループ{ $name }
table-final = 決勝
table-all = 総当たり
table-round = { $status ->
    [over] 第{ $round }回戦終了後（全{ $rounds }回戦）
   *[running] 第{ $round }回戦の組み合わせ後（全{ $rounds }回戦）
}
table-games = **対局**
table-game = { $numbers } { $first } 対 { $second }
table-games-more = ほか{ $count }組。全対局は /tournament games で見られます
table-left = ほかに表が{ $count }枚あります。すべては「ファイル」に、自分の表は /tournament table にあります。
table-decided-more = ほか{ $count }件：{ $where }
table-struck = 半分を終える前に棄権したため、全対局ごと表から除いた人：{ $players }
table-withdrawn = { $player }（棄権）
table-places = { $count }人中{ $first }～{ $last }人目
table-level = { $drawn ->
    [yes] { $rank }位で並び、ほかに差がないため抽選で決めた順：{ $players }
   *[no] { $players }は{ $rank }位で並び、差をつける基準がありません
}
table-decided = { $player }が{ $other }より上位：{ $criterion }
column-player = 名前
column-points = 点
column-wins = 勝
column-sonneborn-berger = SB点
column-buchholz = Bh点
column-buchholz-cut-1 = Bh－1点
column-koya = コヤ

criterion-points = 得点
criterion-direct-encounter = 直接対決
criterion-wins = 勝ち数
criterion-sonneborn-berger = ゾンネボルン・ベルガー
criterion-buchholz = ブッフホルツ（ソルコフ）
criterion-buchholz-cut-1 = 最も弱い相手を除くブッフホルツ
criterion-koya = 上位半分との得点（コヤ）
