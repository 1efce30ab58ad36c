# オプションの名前（小文字・数字・_ のみ、空白なし、32字以内）。コマンド名はどの言語でも同じ

name-auto_forced = 自動で指す
name-channel = チャンネル
name-colour = 色
name-confirm = 指す前に確認
name-dm = dmで予告
name-draw = 引き分け
name-everywhere = 全サーバー
name-format = 方式
name-forum = フォーラム
name-game = { $command ->
    [play] ゲーム
    [practice] ゲーム
    [problem] ゲーム
    [games] ゲーム
    [profile] ゲーム
    [leaderboard] ゲーム
    [tournament] ゲーム
    [ladder] ゲーム
    [rules] ゲーム
    [server] ゲーム
   *[other] 対局
}
name-grades = 級段
name-holidays = 祝日の国
name-hour = 時刻
name-idle = 下がるまでの日数
name-language = 言語
name-least = 最低レーティング
name-level = 強さ
name-limit = 同時対局数
name-max_matches = 対局数の上限
name-name = 大会名
name-notation = { $command ->
    [move] 指し手
   *[other] 表記
}
name-numbers = マスの名前
name-off = 投稿をやめる
name-opponent = 相手
name-pace = 持ち時間
name-pair = 2局
name-player = プレイヤー
name-publish = 公開
name-quiet_from = 控える時間の始まり
name-quiet_until = 控える時間の終わり
name-ranked = ほかのサーバーに表示
name-rated = レーティング
name-reach = 挑戦できる範囲
name-remove = 外す
name-role = ロール
name-rules = ルール
name-seek = 募集
name-setup = 開始局面
name-show = 表示
name-shown = 全員に見せる
name-text_board = 文字の盤
name-theme = デザイン
name-threads = スレッド
name-title = 称号
name-tournament = 大会
name-turns = 手番のお知らせ
name-turns_here = お知らせをここで
name-unset = 未設定に戻す
name-vacation = 休暇
name-vacation_auto = 休暇を自動で使う
name-white_down = 白を下に
name-zone = タイムゾーン
