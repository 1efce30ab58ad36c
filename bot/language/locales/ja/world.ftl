# サーバーをまたぐ対局：同意、募集、あいさつ、通報、サーバーの受付
button-world = ほかのサーバー
button-world-agree = はい、同意します
button-world-refuse = いいえ
button-world-offer = 相手を探す…
button-world-here = このサーバー
button-world-back = 戻る
button-world-leave = ほかのサーバーとの対局をやめる
world-heading = ほかのサーバーとの対局
world-consent = ほかのサーバーの人とも対局しますか？ 相手に見えるのは名前、レーティング、時間切れの多さです。メッセージは届きません。
world-limits = 同時に10局まで。作成7日以内のアカウントは自由対局のみ。30日に2回時間切れで負けると14日間休み。やめるには /settings の「**自分のデータ**」。
world-warning = 30日以内に一度、時間切れで負けています。もう一度で、14日間は新しい対局を始められません。
world-offers = { $count ->
    [0] ほかのサーバーからの募集はありません
   *[other] ほかのサーバーからの募集（{ $count }件）
}
world-empty = 募集を出しておくと、合う人が参加したときにお知らせします。
world-line = { $player }さん（{ $rating }、{ $reliability }）：{ $game }、{ $pace }、{ $rated ->
    [yes] レーティング対局
   *[no] 自由対局
}
world-unrated = レーティングなし
world-choose = 募集を見る
world-mine = **自分の募集**
world-own = { $game }、{ $pace }（{ $when } まで）
world-choose-own = 自分の募集を取り下げる
world-who = { $player }さん（{ $rating }、{ $reliability }）
world-offered = 条件に合う募集はまだありません。あなたの募集を7日間出しておき、相手が決まったら{ $where ->
    [here] ここ
   *[elsewhere] {" "}{ $place }{" "}
}でお知らせします。
world-withdrawn = 募集を取り下げました。
world-begun = 対局{ $games }{ $pair ->
    [yes] （2局）
   *[no] {""}
}が始まりました。相手は{ $where ->
    [same] このサーバーの{ $opponent }さんです。盤面は { $place } に表示されます。
    [here] ほかのサーバーの{ $opponent }さんです。あなたの盤面はここに、相手の盤面は相手の場所に表示されます。
   *[elsewhere] ほかのサーバーの{ $opponent }さんです。あなたの盤面は { $place } に、相手の盤面は相手の場所に表示されます。
}
world-form-rated = レーティング
world-form-whom = 相手
world-form-greeting = あいさつ
world-rated-no = 自由対局
world-rated-yes = レーティング対局
world-whom-near = レーティングの近い人（200点以内）
world-whom-anybody = 誰でも
hall-world = **ほかのサーバーからの募集（{ $count }件）**：{ $games }
hall-world-game = { $game }（{ $count }件）

reliability-new = まだ対局が少ない
reliability-always = 時間切れなし
reliability-mostly = 時間切れはまれ
reliability-seldom = 時間切れが多い

greeting-hello = こんにちは
greeting-good-game = よろしくお願いします
greeting-have-fun = 楽しく指しましょう
greeting-daily = 1日1回くらい指します
greeting-often = 1日に何回か指します
greeting-weekends = 週末によく指します
greeting-evenings = 夜によく指します
greeting-patient = ゆっくりどうぞ
greeting-beginner = 初心者です
greeting-learning = このゲームを勉強中です
greeting-rematch = 再戦も歓迎です
greeting-any = どなたでも歓迎です

button-report = 相手を通報する
report-question = **対局#{ $number } で何がありましたか？** この人との対局が今後組まれることはありません。内容はボットの運営者が読みます。相手には何も伝わりません。
report-choose = 何がありましたか
report-done = 通報しました。この人との対局が今後組まれることはありません。この対局の進行や結果は変わりません。
complaint-stalling = わざと時間を引き延ばしている
complaint-program = ソフト使用の疑い
complaint-accounts = 複数アカウントの疑い
complaint-name = 名前が不適切
complaint-other = そのほか

setup-door = **ほかのサーバーとの対局用チャンネル**（選ばなければ、ここからは始められません）
server-door = **ほかのサーバーとの対局用チャンネル**：{ $value }
button-setup-door = 対局したサーバー…
door-heading = 対局を断っているサーバー
door-how = どのサーバーかは、そのサーバーとの対局の番号で示します。新しい対局は始まりません。進行中の対局は続きます。
door-none = ありません。
door-shut = 対局#{ $number } のサーバー
door-choose = もう一度開く
door-number = そのサーバーとの対局の番号
door-example = 例：123
button-door-shut = 特定のサーバーとの対局を断る…
