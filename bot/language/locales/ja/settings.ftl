# /settings
settings-preview = 五つのテーマの見本。木目、スレート、紙、ハイコントラスト、色覚に配慮した配色です。
settings-heading = あなたの設定
settings-language = **言語**：{ $value }
settings-theme = **盤のデザイン**：{ $value }
settings-notation = **指し手の表記**：{ $value }
settings-numbers = **盤上のマスの名前**：{ $value }
settings-reminders = **時間切れの予告**：{ $value }
settings-zone = **タイムゾーン**：{ $value }
settings-quiet = **予告を控える時間帯**：{ $value }
settings-turns = **手番のお知らせ**：{ $value }
settings-turns-where = **1日1回のお知らせの場所**：{ $where ->
    [letter] DM
   *[channel] { $channel }
}
turns-heading = 手番と予告
turns-how = 1日1回にすると、手番の対局を1通にまとめてお知らせし、盤面でのメンションはしません。予告は届きます。
turns-unread = 1日1回のお知らせをどこにも届けられないため、指されるたびのお知らせに戻しました。届け先を選び直せます。
turns-at-once = 指されるたびに
turns-daily = 1日1回、{ $time }（{ $zone }）
turns-where-letter = DMで
turns-where-here = このサーバーのチャンネルで（対局の番号だけ）
button-turns = 手番と予告…
button-zone-ask = タイムゾーン…
button-page-settings = 見た目
button-page-turns = 手番と時間
button-page-settings-person = あなた
settings-look-players = 自分だけに見える盤面と、自分をメンションする盤面に使います。
settings-look-server = 自分だけに見える盤面に使います。全員に見える盤面は、このサーバーの設定に従います：{ $chosen }
settings-none = なし
settings-hours = { $count }時間前
settings-from-until = { $start }から{ $end }まで（{ $zone }）
settings-choose-language = 言語
settings-choose-theme = 盤のデザイン
settings-choose-notation = 指し手の表記
settings-choose-numbers = 盤上のマスの名前
settings-choose-turns = 手番のお知らせ
settings-choose-turns-here = 1日1回のお知らせの場所
settings-choose-quiet-from = 予告を控える時間帯の始まり
settings-choose-quiet-until = 予告を控える時間帯の終わり
settings-choose-reminders = 時間切れの予告（何時間前か）
switch-confirm = 指す前に確認：{ $on ->
    [yes] オン
   *[no] オフ
}
switch-white-down = 常に白を下に：{ $on ->
    [yes] オン
   *[no] オフ
}
switch-text-board = 盤面を文字でも：{ $on ->
    [yes] オン
   *[no] オフ
}
switch-auto-forced = 唯一の手を自動で指す：{ $on ->
    [yes] オン
   *[no] オフ
}
switch-vacation-auto = 時間切れの前に休暇を使う：{ $on ->
    [yes] オン
   *[no] オフ
}
switch-dm = 予告をDMで：{ $on ->
    [yes] オン
   *[no] オフ
}
switch-ranked = ほかのサーバーにレーティングを公開：{ $on ->
    [yes] オン
   *[no] オフ
}

language-auto = Discordの表示言語に合わせる
language-name = { $name }（{ $own }）

command-settings = 表示や動作の設定を確認・変更する
command-settings-language = あなたに表示する言語
command-settings-theme = 盤のデザイン
command-settings-notation = 指し手の表記
command-settings-numbers = 盤上のマスの番号や英字をどこに表示するか
command-settings-confirm = 選んだ手を指す前に確認する
command-settings-white_down = 常に白を下に表示する
command-settings-text_board = 盤面を文字でも表示する
command-settings-auto_forced = 相手の着手後、指せる手が一つだけなら自動で指す
command-settings-vacation_auto = 時間切れになるとき休暇を使う（1局に3日まで、大会は規定による）
command-settings-dm = 時間切れの予告をDMで受け取る
command-settings-ranked = 全サーバー共通のレーティングを、同じサーバーにいない人にも見せる
command-settings-zone = タイムゾーン（例：東京。予告を控える時間帯・土日停止・休暇に使います）
command-settings-quiet_from = 時間切れの予告を控える時間帯の始まり（0～23時。終わりと同じ時刻で解除）
command-settings-quiet_until = 予告を控える時間帯の終わり（0～23時）
command-settings-turns = 手番を、指されるたびに知らせるか、決まった時刻に1日1回まとめて知らせるか
command-settings-turns_here = 1日1回のお知らせを、DMではなくこのサーバーのチャンネルで受け取る
choice-language-auto = Discordの表示言語に合わせる
choice-theme-wood = 木目
choice-theme-slate = スレート
choice-theme-paper = 紙
choice-theme-contrast = ハイコントラスト
choice-theme-colourblind = カラーユニバーサル（色覚対応）
choice-notation-auto = ゲームごとの慣習に従う
choice-notation-numeric = 数字（32-28）
choice-notation-algebraic = 英字と数字（c3-d4）
choice-numbers-all = 空きマスと動かせるコマに表示する
choice-numbers-empty = 空きマスだけに表示する
choice-numbers-none = 表示しない

# 休暇
vacation-heading = あなたの休暇
vacation-span = { $start } から { $end } まで
vacation-none = 休暇の予定はありません。
button-vacation = 休暇…
button-vacation-ask = 休暇を取る…
button-vacation-end = 終える・次を取り消す
vacation-form = 休暇（その間は自分の時計が止まります）
vacation-form-first = 初日
vacation-form-last = 最終日
vacation-form-example = 2026-08-14、8月14日、明日
vacation-left = 今年の休暇は残り{ $count }日です。
vacation-taken = 休暇を登録しました（{ $days }）。休暇を認める対局では、この間あなたの時計が止まります。
zone-question = { $known ->
    [yes] **タイムゾーンは { $zone } でよいですか？** 現在 { $time } です。
   *[no] **タイムゾーンを選んでください。** 未設定のため { $zone }（現在 { $time }）としています。
} 休暇と予告を控える時間帯に使います。一覧にない場合は /settings の「{ name-zone }」で入力できます。{ $first ->
    [none] {""}
   *[other] 休暇（{ $first } ～ { $last }）は、お答えのあと登録します。
}
zone-now = 現在 { $time }
zone-choose = ほかのタイムゾーンを選ぶ
button-zone-right = これでよい
zone-chosen = タイムゾーンを { $zone } にしました。{ $planned ->
    [yes] すでに取った休暇の日付は変わりません。変えるには、いったん取り消して取り直してください。
   *[no] {""}
}
zone-known = 日付はあなたのタイムゾーン（{ $zone }）のものです。/settings の「{ name-zone }」で変更できます。
zone-unknown = タイムゾーンが未設定のため { $zone } としています。{ $planned ->
    [yes] /settings の「{ name-zone }」で設定してから、取り直してください。
   *[no] /settings の「{ name-zone }」で設定できます。
}
vacation-ended = おかえりなさい。休暇を終え{ $run ->
    [yes] 、時計が再び動き始めました。
   *[no] ました。
}
vacation-cancelled = 休暇を取り消しました。使う予定だった日数は戻りました。

# ブロック
blocks-heading = ブロック中の相手
blocks-none = いません。
button-blocks = ブロック…
blocks-choose-whom = ブロックする相手を選ぶ
blocks-how = あなたを招待することも、あなたの募集に参加することもできません。理由は相手に伝わりません。ラダーでは、お互いに挑戦できません。相手への招待は取り下げられますが、進行中の対局は続きます。
blocks-choose = ブロックを解除する
blocks-done = ブロックしました。
blocks-undone = ブロックを解除しました。

# /server
command-server = このサーバーの設定と権限の確認
command-server-settings = このサーバーの設定を確認・変更する
command-server-settings-language = 全員が読むメッセージの言語
command-server-settings-channel = 対局を行うチャンネル
command-server-settings-forum = 対局ごとに投稿を立てるフォーラム（タグ付き）
command-server-settings-unset = 設定を1つだけ未設定に戻す
choice-unset-language = 言語
choice-unset-channel = チャンネル
choice-unset-forum = フォーラム
choice-unset-game = 標準のゲーム
choice-unset-pace = 標準の持ち時間
choice-unset-max_matches = 同時に進められる対局数
choice-unset-holidays = 祝日の国
command-server-settings-threads = 対局ごと・大会ごとにスレッドを作る
command-server-settings-game = 候補の先頭に出すゲーム
command-server-settings-pace = 標準の持ち時間
command-server-settings-max_matches = 一人が同時に進められる対局数の上限（大会の対局は超えても始まります）
command-server-settings-publish = メンバー全員が見られるチャンネルの人どうしの対局を、ほかのサーバーの人も読めるようにする
command-server-settings-holidays = 土日停止の対局で、祝日・年末年始にも時計を止める国
command-server-settings-grades = レーティングの横に級・段を表示する
command-server-settings-theme = 全員が見る盤のデザイン
command-server-settings-notation = 全員が見る指し手の表記
choice-theme-players = 呼び出された対局者の設定に従う
choice-notation-players = 呼び出された対局者の設定に従う
server-grades = **レーティングの横の級・段**：{ $value ->
    [yes] 表示する
   *[no] 表示しない
}
command-server-roles = レーティングや称号で付くロールを見る・加える・外す
command-server-roles-role = どのロールか
command-server-roles-game = どのゲームか
command-server-roles-least = 付けるための最低レーティング
command-server-roles-title = レーティングの代わりに、どの称号で付けるか
command-server-roles-remove = このロールを付けるのをやめる（ロールを省略すると、削除されたロールを一覧から外す）
command-server-check = 機能していない設定と、権限が足りないチャンネルを調べる
server-heading = このサーバーの設定
server-language = **言語**：{ $value }
server-channel = **対局用チャンネル**：{ $value }
server-any-channel = どのチャンネルでもよい
server-none = なし
server-forum = **対局ごとに投稿を立てるフォーラム**：{ $value }
server-hall = **案内板**：{ $value }
server-week = **案内板に出す週のまとめ**：{ $value ->
    [yes] 出す
   *[no] 出さない
}
server-daily = **今日の問題**：{ $value }
server-usual = ほかは初期設定のままです。「**設定する**」で変えられます。
server-threads = **対局ごと・大会ごとのスレッド**：{ $value ->
    [yes] 作る
   *[no] 作らない
}
server-game = **標準のゲーム**：{ $value }
server-pace = **標準の持ち時間**：{ $value }
server-holidays = **時計が止まる祝日**：{ $value }
server-max-matches = **同時に進められる対局**：{ $value }局（大会は別）
server-theme = **全員が見る盤のデザイン**：{ $value }
server-notation = **全員が見る指し手の表記**：{ $value }
server-roles = レーティングや称号で付くロール
server-roles-none = まだありません。/server roles でロールと、「ゲームと最低レーティング」または「称号」を指定してください。
server-role = { $role }：{ $game }、{ $least }以上（レーティング確定後）
server-role-lost = { $why ->
    [gone] このロールは削除されています。/server roles で「{ name-remove }」だけを指定すると、一覧から外れます。
    [permission] ロールの管理の権限がないため付けられません。このボットにその権限を付けてください。
    [managed] Discordかほかのアプリが付けるロールなので、このボットには付けられません。別のロールを選んでください。
   *[above] このボットのロールより上にあるため付けられません。このボットのロールをその上に移してください。
}
server-role-stays = { $role }はこれから付けません。すでに付いている人のロールは、Discordで外すまで残ります。
server-role-champion = { $which ->
    [game] { $role }：{ $game }の直近の大会の優勝者
   *[all] { $role }：直近の大会の優勝者
}
server-role-leader = { $which ->
    [game] { $role }：{ $game }のラダーの1位
   *[all] { $role }：各ラダーの1位
}
choice-title-champion = 直近の大会の優勝者
choice-title-leader = ラダーの1位
choice-title-season = 直近のシーズンの優勝者
server-publish = **ほかのサーバーの人による閲覧**：{ $value ->
    [yes] 許可する
   *[no] 許可しない
}
# フォーラムの投稿のタグ（20文字まで）
tag-running = 対局中
tag-finished = 終局
tag-tournament = 大会
server-check-fine = 問題ありません。対局を表示できるチャンネル：{ $count }（すべて）
server-check-heading = 権限が足りないチャンネル：{ $count }件
server-check-create-events = 大会をサーバーのカレンダーに載せるには、{ $permission }の権限が必要です。今は載せていません。
server-check-manage-roles = レーティングや称号によるロールを付けられません。「{ $permission }」の権限が必要です。
server-faults = 機能していない設定
server-faults-more = /server check でもう一度調べられます。
server-fault-gone = { $what ->
    [channel] 対局用チャンネルが削除されているため、対局は申し込まれた場所で行います。/server settings で別のチャンネルを選んでください。
    [forum] 対局用フォーラムが削除されているため、対局ごとの投稿を立てられません。/server settings で別のフォーラムを選んでください。
    [door] ほかのサーバーとの対局用チャンネルが削除されています。「**設定する**」で別のチャンネルを選んでください。
    [hall] 案内板のチャンネルが削除されています。「**設定する**」で別のチャンネルを選んでください。
   *[problems] 今日の問題のチャンネルが削除されています。/server problems で別のチャンネルを選んでください。
}
server-fault-lacking = { $what ->
    [channel] { $where } に対局を表示できません
    [forum] { $where } に投稿を立てられません
    [threads] { $known ->
        [yes] { $where } に対局ごとのスレッドを作れません
       *[no] 対局ごとのスレッドを作れません
    }
    [calendar] サーバーのカレンダーに大会を載せられません
    [greeting] 書き込めるチャンネルがないため、最初の案内を投稿できていません
    [door] { $where } にほかのサーバーとの対局を表示できません
    [hall] { $where } に案内板を表示できません
    [below] { $where } の案内板の下にメッセージがあるか確かめられず、下に移せません
    [week] { $where } に週のまとめを投稿できません
   *[problems] { $where } に今日の問題を投稿できません
}。次の権限を付けてください：{ $permissions }
server-fault-required = { $where } はタグのない投稿を受け付けず、タグもありません。このボットにチャンネルの管理の権限を付けるか、タグを作ってください。
server-fault-tags = { $where } にタグがないため、投稿にタグが付きません。このボットにチャンネルの管理の権限を付けるか、タグを作ってください。
list-more-channels = ほか{ $count }件。
