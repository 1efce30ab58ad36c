# 対局の場所または DM で一人に伝えること
notice-joined = { $recipient }さん、対局相手が決まりました。対局開始です。よろしくお願いします。
notice-joined-away = { $recipient }さん、別のサーバーの { $opponent }さんとの対局です。盤面は、あなたにはここに、相手には相手の場所に表示されます。よろしくお願いします。
notice-twin = 先後を入れ替えたもう1局です。
notice-draw-offered = { $recipient }さん、相手から引き分けの提案があります。返事をするか、次の手を指してください（指すと提案は流れます）。
notice-draw-declined = { $recipient }さん、引き分けの提案は断られました。対局は続きます。
notice-takeback-asked = { $recipient }さん、相手から **{ $move }** に対する「待った」の申し出があります。{ $reply ->
    [none] {""}
   *[other] 認めると、あなたの **{ $reply }** も戻ります。
}
notice-takeback-refused = { $recipient }さん、「待った」は認められませんでした。指し手はそのままです。
notice-taken-back = { $recipient }さん、「待った」が認められました。指し直してください。
notice-seek-declined = { $recipient }さん、招待した相手が対局を辞退しました。
notice-seek-lapsed = { $recipient }さん、このサーバーで同時に指せる対局数に達したため、{ $game } の常設の募集を終了しました。
notice-seek-removed = { $recipient }さん、このサーバーから独自ルールのゲームが削除されたため、募集（{ $game }）は終了しました。
notice-seek-expired = { $recipient }さん、期限までに参加者がいなかったため募集は終了しました。
notice-fell-choice = { $recipient }さん、相手が時間切れになりました。「時間切れ勝ちにする」「もう1日待つ」「対局を続ける」から選んでください。{ $when ->
    [none] {""}
   *[other] 選ばなければ { $when } にあなたの勝ちで終局します。
}
notice-time-given = { $recipient }さん、相手が持ち時間を増やしてくれました。
notice-elsewhere = { $recipient }さん、対局{ $games }に動きがありました。対局の場所ではお伝えできないため、ここでお知らせします。「盤面」を押すか、/games で確認してください。
notice-elsewhere-reminder = { $recipient }さん、残り時間が少なくなっています。対局の場所ではお伝えできないため、ここでお知らせします。「盤面」を押すか、/games で確認してください。
reminder-elsewhere = **#{ $number }**（期限：{ $when }）
notice-elsewhere-fell = { $recipient }さん、対局{ $game }で相手が時間切れになりました。対局の場所ではお伝えできないため、ここでお知らせします。「盤面」を押すか、/games で選んでください。選ばなければ、{ $when }にあなたの勝ちで終局します。
notice-moved = この対局の場所がなくなったため、ここで続けます。
notice-reminder = { $count ->
    [1] { $recipient }さん、この対局の残り時間が少なくなっています。
   *[other] { $recipient }さん、以下の{ $count }局で残り時間が少なくなっています。
}
reminder-match = **{ $game }**（対 { $opponent }）{ $end ->
    [play] 対局の期限：{ $when }
    [claims] 結果の申告（盤面の「その他…」）の期限：{ $when }
   *[clock] 期限：{ $when }
}
notice-waiting = { $recipient }さん、以下の{ $count }局{ $what ->
    [claims] があなたを待っています。
   *[moves] があなたの手番です。
}
waiting-match = **{ $game }**（対 { $opponent }）{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] 対局の期限：{ $when }
        [claims] 結果の申告（盤面の「その他…」）の期限：{ $when }
       *[clock] 期限：{ $when }
    }
}
waiting-number = **{ $number }**{ $when ->
    [none] {""}
   *[other] { $end ->
        [play] （対局の期限：{ $when }）
        [claims] （結果の申告（盤面の「その他…」）の期限：{ $when }）
       *[clock] （期限：{ $when }）
    }
}
waiting-more = ほか{ $count }局
waiting-elsewhere = うち{ $count }局は、ほかの場所での対局です：/games
notice-vacation-spent = { $user }さんの時間が切れたため、休暇を1日使いました（{ $until } まで）。今年の休暇は残り{ $left }日です。この対局では{ $most }日のうち{ $spent }日目です。使い切ると{ $then ->
    [decides] 相手が選びます。
   *[wins] 相手の勝ちです。
}
