# 対局の場所または DM で一人に伝えること
notice-joined = { $recipient } さん、募集が成立しました。対局開始です。
notice-draw-offered = { $recipient } さん、相手が引き分けを提案しています。答えるか、そのまま指してください。
notice-draw-declined = { $recipient } さん、引き分けの提案は断られました。
notice-takeback-asked = { $recipient } さん、相手が待ったを頼んでいます。
notice-takeback-refused = { $recipient } さん、待ったは認められませんでした。
notice-taken-back = { $recipient } さん、待ったが認められ、局面が戻りました。
notice-seek-declined = { $recipient } さん、招待は断られました。
notice-seek-expired = { $recipient } さん、期限までに参加者がいなかったため募集は終了しました。
notice-invited = { $recipient } さん、対局に招待されています。
notice-fell-choice = { $recipient } さん、相手の時間が切れました。勝ちを主張するか、もう1日待つか、対局を続けるか選んでください。答えがなければ48時間後に終局します。
notice-time-given = { $recipient } さん、相手が持ち時間を増やしてくれました。
notice-reminder = { $count ->
    [one] { $recipient } さん、この対局の残り時間が少なくなっています。
   *[other] { $recipient } さん、次の対局の残り時間が少なくなっています。
}
reminder-match = **#{ $number } { $game }** 対 { $opponent }：時間切れ { $when }
notice-vacation-spent = { $user } さんは時間切れになるところでしたが、代わりに休暇を1日使いました（{ $until } まで）。今年の残りは{ $left }日です。
