# /settings
settings-heading = あなたの設定
settings-language = **言語：** { $value }
settings-theme = **盤のデザイン：** { $value }
settings-notation = **棋譜の表記：** { $value }
settings-confirm = **選んだ手を指す前に確認：** { $value ->
    [yes] する
   *[no] しない
}
settings-white-down = **常に白を下に表示：** { $value ->
    [yes] する
   *[no] しない（自分の側が下）
}
settings-text-board = **盤面を文字でも表示：** { $value ->
    [yes] する
   *[no] しない
}
settings-auto-forced = **一手しかないときは自動で指す：** { $value ->
    [yes] はい
   *[no] いいえ
}
settings-vacation-auto = **時間切れの前に休暇を使う：** { $value ->
    [yes] はい
   *[no] いいえ
}
settings-dm = **ダイレクトメッセージ：** { $value ->
    [yes] 受け取る
   *[no] 受け取らない
}
settings-reminders = **時間切れ前の通知：** { $value }
settings-zone = **タイムゾーン：** { $value }
settings-quiet = **通知を控える時間帯：** { $value }
settings-more = タイムゾーンと通知を控える時間帯は /settings のオプションで設定します。
settings-none = なし
settings-hours = { $count }時間前
settings-from-until = { $start }から{ $end }まで
settings-choose-language = 言語
settings-choose-theme = 盤のデザイン
settings-choose-notation = 棋譜の表記
settings-choose-switches = オンにする項目
settings-choose-reminders = 時間切れ前の通知
switch-confirm = 選んだ手を指す前に確認する
switch-white-down = 常に白を下に表示する
switch-text-board = 盤面を文字でも表示する
switch-auto-forced = 一手しかないときは自動で指す
switch-vacation-auto = 時間切れの前に休暇を使う
switch-dm = ダイレクトメッセージを受け取る

language-auto = Discord の表示言語に合わせる
language-en = 英語（English）
language-ja = 日本語
theme-wood = 木目
theme-slate = スレート
theme-paper = 紙
theme-contrast = ハイコントラスト
theme-colourblind = 色覚に配慮した配色
notation-auto = ゲームごとの慣習に従う
notation-numeric = 数字（32-28）
notation-algebraic = 英字と数字（c3-d4）

command-settings = 表示や動作の設定を確認・変更する
command-settings-language = あなたへの返答の言語
command-settings-theme = 盤のデザイン
command-settings-notation = 指し手の表記
command-settings-confirm = 選んだ手を指す前に確認する
command-settings-white_down = 常に白を下に表示する
command-settings-text_board = 盤面を文字でも表示する
command-settings-auto_forced = ほかに指せる手がないときは自動で指す
command-settings-vacation_auto = 時間切れになる前に休暇を1日使う
command-settings-dm = ダイレクトメッセージを受け取る
command-settings-zone = タイムゾーン（通知を控える時間帯、週末、休暇に使います）
command-settings-quiet_from = この時刻から通知を控える（0～23、両方同じ時刻にすると解除）
command-settings-quiet_until = この時刻まで通知を控える（0～23）
choice-language-auto = Discord の表示言語に合わせる
choice-language-en = 英語
choice-language-ja = 日本語
choice-theme-wood = 木目
choice-theme-slate = スレート
choice-theme-paper = 紙
choice-theme-contrast = ハイコントラスト
choice-theme-colourblind = 色覚に配慮した配色
choice-notation-auto = ゲームごとの慣習に従う
choice-notation-numeric = 数字（32-28）
choice-notation-algebraic = 英字と数字（c3-d4）

# /vacation
command-vacation = 自分の時計を何日か止める
command-vacation-take = 指定した期間、自分の時計を止める（年に21日まで）
command-vacation-take-first = 最初の日（例：2026-08-01）
command-vacation-take-last = 最後の日（例：2026-08-14）
command-vacation-show = 休暇の予定と残り日数を表示する
command-vacation-end = 休暇を終える、または次の休暇を取り消す
vacation-heading = あなたの休暇
vacation-span = { $start } から { $end } まで
vacation-none = 予定はありません。
vacation-left = 今年の残りは{ $count }日です。
vacation-taken = { $start } から { $end } まで、休暇を認める対局であなたの時計を止めます。
vacation-ended = おかえりなさい。時計は再び動きます。
vacation-cancelled = 休暇を取り消しました。日数は元に戻ります。

# /server
command-server = このサーバーでの動作を決める、権限を確認する
command-server-settings = このサーバーの設定を確認・変更する
command-server-settings-language = 全員が読むメッセージの言語
command-server-settings-channel = 対局を行うチャンネル
command-server-settings-anywhere = どのチャンネルでも対局できるようにする
command-server-settings-threads = 対局ごとにスレッドを作る
command-server-settings-game = 最初に候補に出すゲーム
command-server-settings-pace = 標準の持ち時間
command-server-settings-max_matches = 一人が同時にできる対局数
command-server-check = 権限が足りないチャンネルを調べる
server-heading = このサーバーの設定
server-language = **言語：** { $value }
server-channel = **対局用チャンネル：** { $value }
server-threads = **対局ごとのスレッド：** { $value ->
    [yes] 作る
   *[no] 作らない
}
server-game = **標準のゲーム：** { $value }
server-pace = **標準の持ち時間：** { $value }
server-max-matches = **一人が同時にできる対局数：** { $value }
server-check-fine = 問題ありません。{ $count }個のチャンネルすべてで対局を表示できます。
server-check-heading = { $count }個のチャンネルで権限が足りません
list-more-channels = …ほか{ $count }個。
