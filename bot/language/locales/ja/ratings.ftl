# レーティング：終局のカード、/leaderboard、/profile
rating-change = { $player } { $before } → **{ $after }**（{ $difference }）
rating-changes = レーティング：{ $first }　{ $second }
rating-unchanged = レーティング対象外：双方{ $moves }手以上が必要
rating-called-off = レーティング対象外：勝敗なし
rating-annulled = レーティング対象外：一方の成績が無効
rating-not-shown = レーティング対局です。双方が全サーバー共通のレーティングを公開していないため、ここには表示されません。
rating-adjudicated = レーティング対象外：盤上で決着していません
rating-weight = よく対局する2人のため、1局の{ $percent }%として数えます。
rating-line = { $rating } ± { $deviation }　{ $games }局
rating-conditions = - **対象**：持ち時間があり、標準の開始局面か序盤表から、双方が{ $moves }手以上指したレーティング対局。
    - 時間切れは負け。取りやめ・申告・裁定は対象外。
    - **同じ2人**：{ $days }日間に{ $full }局を超えると、1局ごとに重みが半分になります。
    - **?** はまだ定まっていないレーティングです。
    - Glicko-2（定数はLichessと同じ）。
rating-settled = - **全サーバー共通**：レーティングの定まった相手との対局だけを数えます。
button-ratings-how = レーティングの仕組み

rating-graded = { $rating }（{ $grade }）
rating-grades = - **級・段**：{ $first }で初段、{ $step }点ごとに一段。それ未満は級です。
grade = { $kind ->
    [dan] { $number ->
        [1] 初段
        [2] 二段
        [3] 三段
        [4] 四段
        [5] 五段
        [6] 六段
        [7] 七段
        [8] 八段
       *[9] 九段
    }
   *[kyu] { $number }級
}

leaderboard-heading = ランキング：{ $game }
leaderboard-place = { $place ->
    [here] このサーバーでのレーティング
   *[all] 全サーバー共通のレーティング（/settings で公開している人）
}
leaderboard-line = { $ranked ->
    [yes] **{ $rank }位**
   *[no] ・
} { $player }　**{ $rating }** ± { $deviation }　{ $games }局
leaderboard-unsettled = *まだ定まっていない人*
leaderboard-won = **今月の勝ち数**：{ $players }
leaderboard-streak = **連勝中**：{ $players }
leaderboard-risen = **この1週間でレーティングを上げた人**：{ $players }
leaderboard-count = { $player } { $count }
leaderboard-rise = { $player } { $before } → { $after }
leaderboard-empty = このゲームのレーティング対局はまだありません。指すと載ります。
leaderboard-told = { $place ->
    [here] このサーバーのランキング（1週間の順位の上下）
   *[all] 全サーバーのランキング（1週間の順位の上下）
}
leaderboard-new = 新
leaderboard-entry = { $moved ->
    [none] { $player }：{ $rating }
   *[other] { $player }：{ $rating }（{ $moved }）
}
column-week = 週間
column-rating = レーティング
column-games = 局数
error-hidden-profile = 全サーバーでの成績は、本人が /settings で認めたときだけ表示されます。
leaderboard-page = { $page }/{ $pages }ページ　{ $players }人

profile-heading = { $player }さんの成績
profile-place = { $place ->
    [here] このサーバーで終わった対局
   *[all] 全サーバーで終わった対局
}
profile-empty = 終わった対局はまだありません。
profile-game = { $game }：{ $rating }　{ $score }
profile-unrated = レーティングなし
profile-score = { $won }勝{ $lost }敗{ $drawn }分
profile-streak = { $now ->
    [0] **連勝**：最長{ $longest }連勝
   *[other] **連勝**：{ $now }連勝中（最長{ $longest }連勝）
}
profile-opponent = { $opponent }（{ $score }）
profile-opponents = **よく対局する相手**：{ $opponents }
profile-unseen = うち{ $count }局は、あなたに見えない場所で指されました。数には入りますが、相手の名前は出しません。
profile-choose-game = ほかのゲームのレーティングを見る

curve-title = { $player }　{ $game }
curve-day = { DATETIME($day, dateStyle: "medium") }
curve-peak = 最高 { $rating }
curve-described = { $title }：{ $rating }。最初は{ $first }、最低は{ $lowest }、最高は{ $highest }です。

record-latest = 直近{ $count }局
record-result = { $result ->
    [won] 勝
    [drawn] 分
   *[lost] 負
}
record-score = { $won }勝{ $lost }敗{ $drawn }分
record-league = { $name }　{ $number }部
record-place = { $count }人中{ $rank }位
