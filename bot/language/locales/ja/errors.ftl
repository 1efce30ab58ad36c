# 何が違っていて、どうすればよいか。送った本人だけが読む

# 指し手
error-unreadable-move = 「{ $text }」は指し手として読み取れませんでした。/move で入力を始めると、指せる手の候補が出ます。
error-unreadable-move-cell = 「{ $text }」は指し手として読み取れませんでした。この盤に { $cell } というマスはありません。
error-unreadable-move-lone-square = 「{ $text }」にはマスが一つしか書かれていません。動かすコマのマスと行き先のマスを続けて書いてください（例：{ $example }）。
error-ambiguous-move = 「{ $text }」に当てはまる手が複数あります。どの手ですか？
error-illegal-not-your-piece = 「{ $text }」は相手のコマを動かす手です。
error-illegal-empty-cell = 「{ $text }」の最初のマスにはコマがありません。
error-illegal-unused-square = 「{ $text }」は指せません。{ $square } は明るい色のマスで、使うのは暗い色のマスだけです。
error-illegal-capture-compulsory = 「{ $text }」は指せません。取れるコマがあるときは取らなければなりません。
error-illegal-better-capture = 「{ $text }」は指せません。別の取り方をしなければなりません。指せる手は盤面の下のメニューで確かめられます。
error-illegal-unfinished-capture = 「{ $text }」では途中までです。続けて取れるので、最後まで取ってください：{ $whole }
error-illegal-backward = 「{ $text }」は指せません。兵士は後ろへ動けません。
error-illegal-blocked = 「{ $text }」は指せません。途中または行き先がふさがっています。
error-illegal-king-must-rest = 「{ $text }」は指せません。このキングは取らない手を3回続けたので、別のコマを動かしてください。
error-illegal-not-allowed = 「{ $text }」はこの局面では指せません。
error-illegal-over = この対局は終わっています。もう指せる手はありません。

# 対局を探す
error-no-match = 対局が見つかりません。/games で自分の対局を確かめるか、/play で新しく始めてください。
error-unreadable-match = 対局#{ $match } は、ボットの不具合のため開けなくなりました。ボットの運営者に伝えてください。原因はログで分かります。
error-no-match-waiting = { $match ->
    [none] いま、あなたの手番の対局はありません。自分の対局は /games で確かめられます。
   *[other] 対局#{ $match } は { $opponent }さんの手番です。ほかにあなたの手番の対局はありません。
}
error-not-a-player = この対局の対局者ではないため、操作できません。

# 今の状況
error-not-your-turn = あなたの手番ではありません。
error-match-over = この対局は終わっています。
error-not-over = この対局はまだ終わっていません。
error-opponent-gone = そのときの相手は退会しました。/play で別の人と始められます。
error-match-paused = この対局は止まっています。主催者が一時停止したか、ラウンドの期限が過ぎています。期限が過ぎた場合は、大会の告知の「結果を申告する」で結果を申告してください。
error-stale-match = その間に局面が進みました。現在の局面はこちらです。
error-play-over = ラウンドの期限が過ぎたため、この対局はもう指せません。このあとの扱いは大会の告知をご覧ください。
error-time-is-up = 時間切れです。このあとの扱いは相手の選択を待ってください。
error-not-fallen = 相手にはまだ時間が残っています。

# 引き分け・待った・終わり方
error-no-draw-offer = 返事を待っている引き分けの提案はありません。
error-own-draw-offer = これはあなたの提案です。返事をするのは相手です。
error-draw-already-offered = 引き分けはすでに提案しています。
error-draw-offer-too-soon = 引き分けは前にも提案しています。次に提案できるのは、自分があと{ $count }手指した後か、相手から提案があった後です。
error-nothing-to-claim = この局面では、引き分けも勝ちも請求できません。
error-takeback-not-allowed = レーティング対局では「待った」はできません。
error-nothing-to-take-back = あなたはまだ指していません。
error-takeback-already-asked = この手の「待った」はすでに申し出ています。
error-no-takeback-asked = 「待った」の申し出はありません。
error-own-takeback = これはあなたの申し出です。返事をするのは相手です。
error-too-late-to-abort = 双方がすでに指したため、取りやめはできません。投了はできます。

# 募集と条件
error-no-seek = その募集は見つかりません。/join で参加できる募集を確認できます。
error-seek-gone = この募集はもう締め切られています。/join で参加できる募集を確認できます。
error-own-seek = これはあなたの募集です。ほかの人の参加を待つか、取り下げてください。
error-not-invited = これはほかの人への招待です。参加できる募集は /join で確かめられます。
error-not-your-seek = 募集を取り下げられるのは、出した本人だけです。
error-too-many-matches = このサーバーで同時に進められる対局は、一人{ $limit }局までです。先にどれかを終えてください。
error-too-much-at-once = 時間のかかる依頼が、もう{ $most }件順番を待っています。どれか一つが届いてから、もう一度どうぞ。
error-too-many-invitations-person = この{ $span }に送った招待のうち{ $count }件に返事がまだありません。返事を待ってください。{ $wait }後にまた招待できます。
error-too-many-invitations-pair = この相手を{ $span }のうちに{ $count }回招待しています。返事を待ってください。{ $wait }後にまた招待できます。
error-not-available = この相手とは今は対局を組めません。/play で相手を指定しなければ、ほかの人を募集できます。
error-bad-terms-standing-directed = 常設にできるのは、相手を指定しない募集だけです。相手の指定を外してください。
error-bad-terms-blank-note = ひとことに目に見える文字がありません。書き直すか、空欄にしてください。
error-bad-terms-opponent-self = 自分自身とは対局できません。
error-bad-terms-blocked-self = 自分自身をブロックすることはできません。
error-bad-terms-rated-setup = 任意の局面から始める対局はレーティング対象にできません。自由対局にしてください。
error-bad-terms-rated-pace = レーティング対局には持ち時間が必要です。持ち時間を選ぶか、自由対局にしてください。
error-bad-house-game-name = 名前は1～{ $most }文字で、文字か数字を含めてください。
error-bad-house-game-taken = 「{ $name }」という名前のゲームがすでにあります。別の名前を付けてください。
error-bad-house-game-known = 同じルールが「{ $name }」という名前ですでにあります。
error-bad-house-game-many = 独自ルールは一つのサーバーに{ $most }個までです。先にどれかを削除してください（そのルールで進行中の対局は続きます）。
error-bad-house-game-gone = その独自ルールは削除されました。
error-bad-terms-rated-house = 独自ルールの対局はレーティングの対象になりません。レーティング対局にせずに始めるか、別のゲームを選んでください。
error-bad-terms-no-ballots = このゲームには抽選できる序盤表がありません。「{ name-setup }」を外してください。
error-bad-terms-bad-setup = 「{ $text }」は、このゲームの序盤の名前でも局面でもありません。局面は次のように書きます：{ $example }
error-bad-terms-over-at-start = この局面では、始まると同時に終局してしまいます。別の局面にしてください。
error-bad-pace-range = 「{ $text }」は範囲外です。一手の時間は{ $shortest }から{ $longest }までです。
error-bad-pace-cap = 「{ $text }」は使えません。上限（{ $cap }）が最初の持ち時間（{ $bank }）より短くなっています。
error-bad-pace-bonus = 「{ $text }」は使えません。一手ごとの加算（{ $bonus }）が上限（{ $cap }）より長くなっています。
error-no-such-day = 「{ $text }」という日はありません。
error-unclear-day = 「{ $text }」は{ $first }とも{ $second }とも読めます。「12月31日」または「2026-12-31」の形で入力してください。
error-bad-pace-zone = タイムゾーン「{ $zone }」が見つかりません。東京、ベルリンのように、都市の名前で書いてください。
error-bad-pace-country = 「{ $country }」の祝日は分かりません。日本、ドイツのように、国の名前で書いてください。
error-bad-pace-unreadable = 「{ $text }」は持ち時間として読み取れません。例：3日、36時間、1週間、なし。候補からも選べます。
error-quiet-one-end = 予告を控える時間帯がまだありません。「{ name-quiet_from }」と「{ name-quiet_until }」の両方を指定してください。
error-bad-setting = 「{ $value }」は使えません。候補から選んでください。

# 休暇
error-bad-vacation-backwards = 休暇の終わり（{ $last }）が始まり（{ $first }）より前になっています。
error-bad-vacation-past = { $first }はもう過ぎています。休暇は今日以降から始めてください。
error-bad-vacation-far = { $last }は先すぎます。休暇は今日から一年以内に終わるようにしてください。
error-bad-vacation-overlap = { $days ->
    [1] { $first }に
   *[other] { $first }から{ $last }まで、
}すでに休暇があります。日を変えるには、先に「終える・次を取り消す」を押してください。
error-bad-vacation-spent = 時間切れを防ぐために自動で使われた休暇と重なっています。{ $first }以降の日を選んでください。
error-bad-vacation-days = { $year }年の休暇は残り{ $left }日のため、{ $days }日の休暇は取れません。
error-no-vacation-none = 休暇中ではなく、休暇の予定もありません。
error-no-vacation-spent = この休暇は、時間切れを防ぐために自動で使われた一日です。そのまま着手してください。休暇は自然に終わります。

# ゲームと局面
error-unknown-game = 「{ $name }」というゲームが見つかりません。入力中に出る候補から選んでください。
error-unknown-game-house = 「{ $name }」はこのサーバーの独自ルールです。/play、/practice、/learn で使えます。レーティングの対象にならず、問題・ラダー・大会もありません。
error-many-games = 「{ $text }」に当てはまるゲームが複数あります：{ $games }。候補から選んでください。
error-unknown-version = この「{ $name }」の対局が始まったときのルール（第{ $version }版）を、このボットは持っていません。ボットの運営者に伝えてください。
error-unknown-option = 「{ $name }」では「{ $option }」というルール変更は選べません。ゲーム名の入力中に出る候補から選んでください。
error-unknown-trait = 独自ルールに「{ $trait }」という決まりはありません。サーバーの管理者が、/server settings の「設定する」から「独自ルール」を開いて作ります。
error-clashing-traits = 両立しない決まりが選ばれています。どちらかを外してください。
error-clashing-traits-free-priority = 取るかどうかが自由なら、取り方の優先順位は決められません。「必ず取る」か「取り方は自由」にしてください。
error-clashing-traits-giveaway-refusal = 指せなくなったほうが勝ちのルールでは、必ず取ることにしないとコマが減りません。「必ず取る」か「指せなくなったら負け」にしてください。
error-clashing-traits-through-forward = 兵士が昇格せず兵士のまま取り続けられるのは、後方にも取れるときだけです。「兵士は後方にも取れる」にするか、昇格の決まりを変えてください。
error-clashing-traits-large-flying = 12×12でキングが何マスでも動け、優先順位がないと、取り方が多くなりすぎます。優先順位を決めるか、小さな盤にするか、キングを1マスずつにしてください。

# 自分で決めた局面
position-example = 例：{ $example }
position-games = この局面は{ $games }としてなら成り立ちます。直すか、別のゲームを選んでください。
error-bad-position-length = 局面としては長すぎます。局面を一つだけ書いてください。
error-bad-position-syntax = 局面の「{ $text }」の部分が読み取れません。「手番（WかB）:Wと白のマス:Bと黒のマス」の順に、コロンで区切って書きます。キングはマスの前にKを付けます。
error-bad-position-turn = 手番（WかB）とコロンから書き始めてください。
error-bad-position-no-pieces = { $colour ->
    [white] 白のコマがありません。コロン、W、白のマスの順に書き足してください。
   *[black] 黒のコマがありません。コロン、B、黒のマスの順に書き足してください。
}
error-bad-position-cell = この盤に { $cell } というマスはありません。マスの名前は /learn の「ルール」の図で確かめてください。
error-bad-position-twice = { $cell } が二度書かれています。一つにしてください。
error-bad-position-row = { $cell } は昇格する段なので、兵士は置けません。前にKを付けてキングにするか、別のマスにしてください。
error-bad-position-pieces = このゲームのコマは各色{ $most }個までです。コマを減らしてください。
error-bad-position-empty = コマがありません。双方のマスを書いてください。
error-bad-position-field = 「{ $text }」の数がこの局面と合いません。コマの後ろの部分を消せば、こちらで数えます。
error-bad-position-too-many-captures = この局面は取り方が多すぎて計算できません。コマを減らしてください。
error-bad-position-fields = 局面は、上からの各段、空白、手番（bかw）の順に書きます。余分なものを消してください。
error-bad-position-ranks = このゲームの局面は、上から{ $ranks }段をスラッシュで区切って書きます。すべての段を書いてください。
error-bad-position-signs = { $rank }段目が読めません。コマはbとw、空きマスは数字で書いてください。
error-bad-position-width = { $rank }段目は全部で{ $files }マスです。コマと空きマスを数え直してください。
error-bad-position-side = 段のあとに、手番をbかwで書いてください。
error-bad-position-hands = 手持ちのコマの数が盤と合いません。こちらで数えるので、消してください。
error-bad-position-number = このゲームのコマは各色ちょうど{ $pieces }個です。数を合わせてください。
error-bad-position-colours = 黒のコマは暗い色のマス、白のコマは明るい色のマスにしか置けません。合わないコマを動かしてください。
error-bad-position-goal = 双方が同時にゴールした局面はありえません。どちらかのコマを戻してください。
error-bad-position-moves = 局面の後ろに書かれた手順では、この局面になりません。手順を消してください。
error-bad-position-dark-squares = このゲームでは、暗い色のマスすべてにコマがあります。空いている所を埋めてください。
error-bad-position-passed = ここではパスは起きません。「passed」を消してください。

# 大会
error-no-tournament = その大会はここにはありません。/tournament list でこのサーバーの大会を確認してください。
error-not-of-tournament = 対局#{ $match }はこのサーバーの大会の対局ではありません。大会の対局の番号は /tournament table で分かります。
error-bad-tournament-name = 大会名は、目に見える文字を含む1～{ $most }文字で付けてください。
error-bad-tournament-rounds = スイス式のラウンド数は{ $least }から{ $most }までです。その間の数を選んでください。
error-bad-tournament-group = 1グループの人数は{ $least }人から{ $most }人までです。その間の数を選んでください。
error-bad-tournament-most = 大会の人数は{ $least }人から{ $most }人までです。その間の数を選んでください。
error-bad-tournament-entered = すでにこの大会に参加しています。開始をお待ちください。
error-bad-tournament-plays = その人はすでにこの大会に参加しているか、前に参加していました。参加していない人を選んでください。
error-bad-tournament-had-place = この大会でのあなたの席には、今は別の人がいます。大会の主催者に尋ねてください。
error-bad-tournament-not-entered = その人はこの大会の参加者ではありません。順位表で参加者を確認してください。
error-bad-tournament-you-not-entered = あなたはこの大会に参加していません。受付中の大会には /tournament enter で参加できます。
error-bad-tournament-same-place = この大会はすでにそのチャンネルにあります。別のチャンネルを選んでください。
error-bad-tournament-full = この大会は定員の{ $most }人に達しました。次の大会について主催者に尋ねてください。
error-bad-tournament-few = 大会には少なくとも{ $least }人が必要です。参加者が増えるのをお待ちください。
error-bad-tournament-started = この大会はすでに始まったか中止されたため、参加も取り消しもできません。進行中の大会から抜けるには /tournament leave を使ってください。
error-bad-tournament-not-started = この大会はまだ始まっていません。開始をお待ちください。
error-bad-tournament-over = この大会は終わりました。最終順位表をご覧ください。
error-bad-tournament-director = これができるのは、大会の主催者と、このサーバーで「イベントの管理」権限のある人だけです。その人に頼んでください。
error-bad-tournament-organiser = 大会を開けるのは、このサーバーで「イベントの管理」権限のある人だけです。その人に頼んでください。
error-bad-tournament-place = 大会を開くには、このボットがそのサーバーに参加している必要があります。先にサーバーへ追加してもらってください。
error-bad-tournament-many = このサーバーでは受付中または進行中の大会が上限の{ $most }件に達しています。先にどれかを終えるか中止してください。
error-bad-tournament-cycles = 総当たりは1回か2回です。どちらかを選んでください。
error-bad-tournament-deciders = 同点のときの追加は{ $least }回から{ $most }回です。その範囲で選んでください。
error-bad-tournament-not-swiss = 休みを取れるのはスイス式の大会だけです。対局するか、/tournament leave で棄権してください。
error-bad-tournament-bye-round = { $count ->
    [1] 休めるのは第{ $least }回戦だけです。
   *[other] 休めるのは第{ $least }回戦から第{ $most }回戦までです。その中から選んでください。
}
error-bad-tournament-bye-late = 最終ラウンドは休めません。対局するか、/tournament leave で棄権してください。
error-bad-tournament-bye-taken = すでに第{ $round }回戦が休みになっています。休みは1人1回です。ほかのラウンドは対局するか、主催者に相談してください。
error-bad-tournament-rating = レーティングの制限は{ $least }から{ $most }までです。その範囲の数を書くか、空欄にしてください。
error-bad-tournament-ratings = レーティングの下限が上限を超えていて、誰も参加できません。どちらかを変えてください。
error-bad-tournament-round-days = 1ラウンドにかけられるのは{ $least }日から{ $most }日までです。その範囲の数を書くか、空欄にしてください。
error-bad-tournament-draw-moves = 引き分けの提案を禁じられるのは、最初の{ $least }手から{ $most }手までです。その範囲の数を書いてください。
error-bad-tournament-date = 日時で始める大会には、1年以内の日時が必要です。2026-12-31 18:00 のように書くか、別の始め方を選んでください。
error-bad-tournament-check-in-hours = 出席確認を受け付けるのは開始前の{ $least }時間から{ $most }時間までです。その範囲の数を書くか、空欄にしてください。
error-bad-tournament-check-in-date = 出席確認には開始日時が必要です。日時を決めるか、出席確認を空欄にしてください。
error-bad-tournament-rating-low = この大会はレーティング{ $limit }以上が対象で、あなたは{ $rating }です。別の大会に参加してください。
error-bad-tournament-rating-high = この大会はレーティング{ $limit }以下が対象で、あなたのこの1年の最高は{ $rating }です。別の大会に参加してください。
error-bad-tournament-role = この大会は { $role } のロールを持つ人が対象で、あなたはそのロールを持っていません。サーバーの管理者に聞くか、別の大会に参加してください。
error-bad-tournament-unlisted = この大会は主催者の名簿にある人が対象で、あなたの名前はありません。主催者に聞くか、別の大会に参加してください。
error-bad-tournament-too-few-games = この大会は、このサーバーで同じゲームのレーティング対局を{ $least }局以上指した人が対象で、あなたは{ $count }局です。もう少し指すか、別の大会に参加してください。
error-bad-tournament-games = 必要なレーティング対局の数は{ $least }から{ $most }までです。その範囲の数を書くか、空欄にしてください。
error-bad-tournament-entries = このサーバーで同時に参加できる大会は{ $most }つまでです。どれかが終わってから参加してください。
error-bad-tournament-no-shows = { $days }日以内に、一手も指さずに{ $count }つの大会から外されました。{ $wait }後にまた参加できます。それまでに参加したいときは主催者に相談してください。
error-bad-tournament-check-in-closed = いまは出席確認の時間ではありません。受付の時間は告知に書いてあります。
error-bad-tournament-checked-in = 出席確認は済んでいます。開始をお待ちください。
error-bad-tournament-last-director = 大会には主催者が必要です。先にほかの人を加えてください。
error-bad-tournament-not-left = その人は棄権していません。参加者一覧で確認してください。
error-bad-tournament-pairing-played = 席を入れ替えられるのは、今のラウンドで、対局がまだ指されていない2人だけです。ほかの2人を選ぶか、指し直しにしてください。
error-bad-tournament-until = 新しい期限は今の期限より後で、{ $most }日以内でなければなりません。「2026-12-31 18:00」のように書いてください。
error-bad-tournament-named = その人はすでにこの大会の主催者です。誰が主催者かは、大会の「経過」で確認できます。
error-bad-tournament-not-named = その人はこの大会の主催者に指名されていません。誰が主催者かは、大会の「経過」で確認できます。
error-bad-tournament-paused = この大会は中断中です。先に /tournament manage で再開してください。
error-bad-tournament-not-paused = この大会は中断していません。中断するには /tournament manage を使います。
error-bad-tournament-no-deadline = この大会のラウンドには期限がないので、延ばすものがありません。
error-bad-tournament-no-claims = 結果を申告できるのは、ラウンドの期限が過ぎてからです。それまでは指し続けてください。
error-bad-tournament-claims-paused = 大会は中断中のため、申告も止まっています。再開してから申告してください。
error-bad-tournament-claims-over = 申告の期限が過ぎました。それまでの申告で結果が決まります。
error-bad-tournament-not-yours = 結果を申告できるのは、その対局の2人だけです。自分の対局を選んでください。
error-bad-tournament-no-such-game = その対局は終わっているか、大会の対局ではありません。進行中の対局を選んでください。
error-bad-tournament-no-result = この対局には、まだ訂正できる結果がありません。先に裁定してください。
error-bad-tournament-same-result = この対局の結果はすでにそうなっています。別の結果を選んでください。
error-bad-tournament-tie-breaks = 同点のときの基準を1つから4つ、それぞれ1回だけ選んでください。
error-bad-tournament-same-order = すでにその順になっています。別の順を選んでください。
error-bad-tournament-order-late = 結果の出た対局があるので、同点のときの順位の決め方はもう変えられません。
error-bad-tournament-depends = この結果をもとに後の対局が組まれているので、もう変えられません。
error-bad-tournament-nothing-to-undo = 取り消せるものがありません。行われたことは、大会の「経過」で確認できます。
error-bad-tournament-undo-late = その後のことがすでにそれによって決まっているので、もう取り消せません。
error-bad-tournament-which = 「{ $name }」という人はこの大会にいないか、何人もいます。参加者一覧の番号を書いてください。
error-bad-tournament-moved-on = その間に大会に動きがありました。/tournament manage で運営画面を開き直してください。
error-bad-tournament-due = ちょうど期限になりました。1分後にもう一度ご覧ください。
error-bad-tournament-claim-early = 引き分けになるのは、双方が{ $moves }手を指してからです。勝ちか負けを申告するか、主催者に尋ねてください。
error-bad-tournament-draw-early = この大会では、双方が{ $moves }手を指すまで引き分けを提案できません。指し続けてください。
error-bad-tournament-limit = 同時対局数の上限は{ $least }から{ $most }までです。その範囲の数を書くか、指定しないでください。
error-bad-tournament-moving = 昇格・降格の人数は{ $least }人から{ $most }人までです。その間の数を選んでください。
error-bad-tournament-pause = 期の間は{ $least }日から{ $most }日までです。その間の数を選んでください。
error-bad-tournament-bot = ボットは大会に参加できません。人を選んでください。
error-bad-tournament-settling = 暫定順位の期間は{ $least }〜{ $most }日です。その間の数を選ぶか、なしにしてください。
error-bad-tournament-objected = すでに異議を申し立てています。主催者に伝わっていますので、主催者に聞いてください。
error-bad-tournament-not-provisional = この順位表は暫定ではありません（確定したか、指し直しの対局があります）。主催者に聞いてください。
error-bad-tournament-reopen-late = 確定した順位表を戻せるのは{ $days }日以内です。その後は変わりません。
error-bad-tournament-followed = { $what ->
    [season] この順位表で次の期が始まったため、確定のままです。
    [role] この順位表で優勝者のロールを付けたため、確定のままです。
    [places] この順位表で別の大会への出場枠を決めたため、確定のままです。
   *[series] シリーズに数えられたため、この順位表は確定のままです。
}
error-bad-tournament-verdict = 不戦勝のときは勝った人を選び、双方の負けのときは誰も選ばないでください。
error-bad-tournament-goes-on = 大会はまだ続いています。途中で終えられるのは、組み合わせが作れないラウンドがあるときだけです。
error-bad-tournament-pair-so = この2人はすでにそのように設定されているか、同じ人が二度選ばれています。設定は大会の「経過」で確認できます。
error-bad-tournament-bye-so = そのラウンドはすでにその設定です。設定は大会の「経過」で確認できます。
error-bad-tournament-only-swiss = 組み合わせや休みを決められるのはスイス式の大会だけです。この大会では対戦相手は大会の形式で決まります。
error-bad-tournament-file = { $line ->
    [0] このファイルは読めません。1行目に列の名前「選手・レーティング・シード」か「ラウンド・先手・後手・結果」を書いたCSV、またはFIDEのTRF16を送ってください。名前の重複はできません。
   *[other] このファイルの{ $line }行目が読めません。直してもう一度送ってください。
}
error-bad-tournament-unknown = 次の名前では誰か分かりません：{ $names }。名前で分かるのは、ここで指したことがあり、同じ名前の人がほかにいない人だけです。メンションかDiscordのIDで書いてください。
error-bad-tournament-takeover = ほかの場所で指した対局を引き継げるのは、同じ相手と1局ずつで、全員が入る一つのグループか、それよりラウンド数の多いスイス式です。設定を変えるか、参加者だけを取り込んでください。
error-bad-tournament-taken-over = 対局の取り込みは一度だけです。このファイルに替えるには、先に /tournament manage で前の取り込みを取り消してください。
error-no-pairing = 第{ $round }回戦の組み合わせを作れません。まだ当たっていない相手が残っていない参加者がいます。/tournament manage で、対戦を禁止した2人や対戦済みの2人の対戦を許可するか、大会を終えてください。

# 棋譜
error-bad-record = この棋譜は読めません。「棋譜を保存」で書き出したものを使ってください。
error-bad-record-game = どのゲームの棋譜か書かれていないか、知らないゲームです。Gameタグにゲームの名前を書いてください。
error-bad-record-setup = 棋譜の開始局面が、このゲームの局面ではありません。Setupタグを直してください。
error-bad-record-move = 棋譜の{ $ply }手目「{ $text }」は、その局面では指せません。直すか、そこから先を消してください。
error-bad-record-result = 棋譜の結果が盤上の結果と合いません。Resultタグと最後の語を直してください。
error-bad-record-ending = 棋譜に書かれた終局の理由が分かりません。Endingタグを直してください。
error-bad-record-tag = 「{ $text }」はタグの名前に使えません。英数字で別の名前をつけてください。
error-bad-record-unwritable = 「{ $text }」はPDNファイルに書けません。消してください。
error-bad-record-items = 棋譜の{ $line }行目で注釈や記号が多すぎます。減らしてください。
error-bad-record-plies = 棋譜の手数が{ $line }行目で多すぎます。残りを除いてください。
error-bad-record-set-ups = 棋譜の{ $line }行目で置き直す局面が多すぎます。残りを除いてください。
error-bad-record-games = 棋譜の{ $line }行目まで、中身のない対局が多すぎます。残りを除いてください。
error-bad-record-size = 棋譜が{ $line }行目で長すぎます。残りを除いてください。
error-bad-record-syntax = 棋譜の{ $line }行目の「{ $text }」が読めません。直すか、消してください。
error-bad-record-open = 棋譜の{ $line }行目から始まる注釈または変化が閉じていません。括弧を閉じてください。
error-bad-record-depth = 棋譜の{ $line }行目の変化は入れ子が深すぎます。減らしてください。

# 予約手
error-bad-line-move = { $start ->
    [yes] 今の局面では
   *[no] { $after } の後では
}「{ $move }」は指せません。指せる手の例：{ $legal }
error-bad-line-ended = { $after } で終局するため、その先は予約できません。そこから後の手を消してください。
error-bad-line-long = 一つの手順は{ $most }手までです。残りを消してください。
error-bad-line-many = この対局ではすでに{ $most }件の手順を予約しています。先にどれかを取り消してください。
error-bad-line-unanswered = 手順は「相手の手と、それに対する自分の手」の組で、その先も続けられます。最後は自分の手で終えてください。

# そのほか。番号はボットの運営者が原因を探すためのもの
error-after-move = 指し手は有効です。ボット側の問題で、表示だけができませんでした。盤面は /board で見られます。繰り返すようなら、この番号をボットの運営者に伝えてください：{ $number }
error-unexpected = ボット側で問題が起きましたが、保存されたものは失われていません。やり直す前に、反映されていないか確かめてください。繰り返すようなら、この番号をボットの運営者に伝えてください：{ $number }
# データベースに届かない間
error-unreachable-after-move = 指し手は有効です。記録を保存している場所に接続できず、表示だけができませんでした。1分ほどすれば、盤面は /board で見られます。
error-disk = 保存できませんでした。サーバーのディスクに空きがないか、故障しています。後でもう一度お試しください。
error-unreachable = 記録を保存している場所に接続できません。1分ほどしてから、もう一度お試しください。

# ラダー
error-no-ladder = ここにそのようなラダーはありません。このサーバーで「イベントの管理」権限のある人が /ladder create で始められます。
error-bad-ladder-reach = 挑戦できる範囲は{ $least }～{ $most }つ上の間で選んでください。
error-bad-ladder-idle = 対局がないと下がるまでの日数は{ $least }～{ $most }日の間で選んでください。
error-bad-ladder-exists = このサーバーにはそのゲームのラダーがもうあります。参加するか、先に終了してください。
error-bad-ladder-closed = このラダーは終了しました。新しいラダーは /ladder create で始められます（「イベントの管理」権限が必要）。
error-bad-ladder-absent = その人はこのラダーにいません。自分が参加するには、/ladder show の**ラダーに参加する**を押してください。
error-bad-ladder-joined = すでにこのラダーに参加しています。挑戦できる相手は /ladder show で確認してください。
error-bad-ladder-out-of-reach = 挑戦できるのは{ $reach }つ上までの人です。/ladder show から選んでください。
error-bad-ladder-challenging = すでに挑戦中です。その対局を終えてからにしてください。
error-bad-ladder-challenged = このラダーでその人とすでに対局中です。先にその対局を終えてください。
error-bad-ladder-again = その人とは対局したばかりです。別の人に挑戦するか、{ $days }日後にもう一度お願いします。
error-bad-ladder-keeper = 終了や移動ができるのは、このラダーを始めた人か、このサーバーで「イベントの管理」権限のある人だけです。頼んでみてください。
error-bad-ladder-organiser = ラダーを始められるのは、このサーバーで「イベントの管理」権限のある人だけです。頼んでみてください。
error-channel-closed = あなたはそのチャンネルに書き込めません。書き込めるチャンネルを選んでください。
error-bad-ladder-same-place = このラダーはすでにそのチャンネルにあります。別のチャンネルを選んでください。
error-bad-ladder-place = ラダーには、このボットが参加しているサーバーが必要です。先に導入してもらってください。

# サーバーをまたぐロビー
error-lobby-closed-unasked = ほかのサーバーの人と対局するには、まず同意が必要です。/join の「**ほかのサーバー**」から確認できます。
error-lobby-closed-door = このサーバーは、ほかのサーバーとの対局を受け付けていません。ボットとのDMからなら対局できます。
error-lobby-closed-outside = このサーバーにはボットが参加していません。ボットとのDMでお試しください。盤面はそこに届きます。
error-lobby-closed-banned = ボットの運営者により、サーバーをまたぐ対局への参加を停止されています。
error-lobby-closed-offers = ほかのサーバー向けの募集がすでに{ $limit }件あります。参加者を待つか、/join の「**ほかのサーバー**」で取り下げてください。
error-lobby-closed-first = すでにほかのサーバー向けに募集しています。ほかのサーバーの人との対局を{ $games }局終えるまでは、一度に1件だけです。
error-lobby-closed-games = ほかのサーバーの人との対局は、募集中のものを含めて同時に{ $limit }局までです。
error-lobby-closed-resting = ほかのサーバーの人との対局で、30日以内に2回時間切れで負けました。次に始められるのは { $until } からです。進行中の対局は続きます。
error-lobby-closed-young = Discordのアカウントを作ってから7日たっていません。{ $until } までは自由対局だけです。
error-lobby-closed-house = 独自ルールで遊べるのは、そのサーバーの中だけです。ほかのサーバーへの募集には、別のゲームを選んでください。
error-lobby-closed-gone = この募集はもうありません。ほかの募集は、/join の「**ほかのサーバー**」で確認できます。
error-lobby-closed-own = これはあなたの募集です。相手が決まるとお知らせします。
error-lobby-closed-no-game = その番号の対局は、ほかのサーバーとの対局の中に見つかりません。
