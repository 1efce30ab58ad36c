# Discord でできないことと、代わりにできること
error-missing-permissions = { $channel ->
    [here] 権限が足りないため、ここでは対局を表示できません。サーバーの管理者に次の権限を付けてもらうか、別のチャンネルで対局してください：{ $permissions }
   *[other] 権限が足りないため、{ $channel } に対局を表示できません。サーバーの管理者に次の権限を付けてもらってください：{ $permissions }
}
error-role-out-of-reach = { $why ->
    [permission] ロールの管理の権限がないため、ロールを付けられません。このボットにその権限を付けてから、もう一度選んでください。
    [managed] このロールはDiscordかほかのアプリが付けるものなので、このボットには付けられません。別のロールを選んでください。
   *[above] このロールはこのボットのロールより上にあるため、付けられません。このボットのロールを上に移すか、別のロールを選んでください。
}
error-no-role-rule = ゲームか称号を指定してください。
error-title-with-rating = 称号で付くロールに最低レーティングは付けられません。最低レーティングか称号のどちらかを外してください。
error-not-here-shown = この対局を全員に表示できるのは、対局が行われている場所だけです。shownを付けなければ、あなただけに表示します。
error-not-here-alone = ここには対戦できる相手がいません。サーバーのチャンネルか、相手とのDMから始めてください。
error-server-only = このコマンドはサーバーの中でしか使えません。サーバーのチャンネルで使ってください。
error-not-here-not-a-member = { $player }さんはこのサーバーにいないため、参加できません。サーバーのメンバーを招待するか、相手を省略してください。
error-not-here-sees-nothing = { $player }さんは{ $channel }を見られないため、参加できません。二人とも見られるチャンネルで招待してください。
error-not-here-bot-opponent = ほかのボットとは対局できません。人かこのボットを招待するか、相手を省略してください。
error-outdated-control = このボタンは古いため使えません。/games から対局を開き直してください。
error-outdated-command = このコマンドは変更されました。Discordを再読み込み（Ctrl+R、またはアプリを開き直す）して、もう一度お試しください。
error-not-allowed = ここではこのコマンドを使えません。
error-bad-option = 「{ $value }」は使えません。入力中に出る候補から選んでください。
error-bad-day = 「{ $value }」を日付として読み取れません。2026-08-14、8月14日、明日のように書いてください。
error-bad-number = 「{ $value }」を数として読み取れません。

permission-view-channel = チャンネルの閲覧
permission-send-messages = メッセージの送信
permission-send-messages-in-threads = スレッドでのメッセージ送信
permission-attach-files = ファイルの添付
permission-create-public-threads = 公開スレッドの作成
permission-read-message-history = メッセージ履歴の閲覧
permission-create-events = イベントの作成
permission-manage-roles = ロールの管理

# 時間のかかった返答
answer-follows = お待たせしました。結果は、このあと全員に見えるメッセージで表示します。
form-too-late = 時間がかかりすぎました。もう一度ボタンを押すか、/move を使ってください。
