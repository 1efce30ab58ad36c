# 入力の読み取りに使う別名（表示の言語に関係なく使える）。コンマ区切り。全角・半角、大文字・小文字、かな、空白、ハイフンは区別しない
names-american = アメリカ, アメリカン, アメリカ式, チェッカー, チェッカーズ, イングリッシュ
names-german = ドイツ, ジャーマン, ドイツ式
names-pool = プール
names-russian = ロシア, ロシアン, シャシキ, シャーシキ
names-brazilian = ブラジル, ブラジリアン
names-spanish = スペイン, スパニッシュ
names-italian = イタリア, イタリアン
names-czech = チェコ
names-turkish = トルコ, ターキッシュ
names-armenian = アルメニア, アルメニアン
names-gothic = ゴシック
names-international = インターナショナル, 国際, 国際式, ポーランド, 百マス
names-frisian = フリースラント, フリジア, フリジアン
names-canadian = カナダ, カナディアン
names-malaysian = マレーシア, マレーシアン, シンガポール, シンガポリアン
names-frysk = フリスク, フリスク!
names-breakthrough = ブレイクスルー, ブレークスルー, 突破
names-antidraughts = アンチ, アンチドラフツ, ギブアウェイ, 取らせ, 逆, 自殺, 負け
names-zongheng = 縦横, ジョンヘン, じゅうおう
names-binary = 二進, バイナリー
names-incorrect = インコレクト

# 指し手の欄に書かれる、指し手でない言葉
typed-draw = 引き分け, 引分け, 引分, ドロー, 引き分け提案, 引き分けにしませんか
typed-resign = 投了, 投了します, 投了する, 負けました, 参りました, ギブアップ
typed-takeback = 「待った」, 待って, 一手戻す, 手を戻す, 戻す

typed-weeks = 週間, 週
typed-days = 日, 日間
typed-hours = 時間
typed-no-limit = 持ち時間なし, なし, 無し, 無制限, 時間無制限, 時間制限なし
# 開始局面の欄に、候補から選ばずに書く言葉
typed-drawn = 抽選, くじ引き, くじ, ランダム, 序盤表
typed-usual-start = なし, 無し, 標準, 通常, 普通, 初期局面, 平手
# 数の後ろに付く言葉
typed-counters = 回戦, ラウンド, 人, 名, 局, 手, 回, 周, 組
typed-at-least = 以上, から
typed-at-most = 以下, まで
typed-cap = 上限, 最大
# 名前のある持ち時間の別名
names-pace-quick = 早指し, はやい, 速い
names-pace-standard = 標準, 普通, ふつう
names-pace-relaxed = ゆっくり, のんびり
# どのゲーム名の後にも付けられ、それだけではどれも指さない言葉
typed-kinds = ドラフツ, ドラフト, チェッカー, チェッカーズ, 式, ゲーム, 式チェッカー, 式ドラフツ, 式ドラフト
# 都市名・国名・標準時の名前のほかに使われる、タイムゾーンの呼び方
typed-zones = JST: Asia/Tokyo, 日本時間: Asia/Tokyo, 大阪: Asia/Tokyo, おおさか: Asia/Tokyo, 京都: Asia/Tokyo, 名古屋: Asia/Tokyo, 札幌: Asia/Tokyo, 福岡: Asia/Tokyo, とうきょう: Asia/Tokyo
typed-morning = 午前, 朝
typed-afternoon = 午後, 夜
# 日付の数字の後、日と月の間、年の後、時刻の前、時の後
typed-ordinals = 日
typed-before-month = の
typed-year = 年
typed-before-time = の
typed-oclock = 時
# 長さと長さの間
typed-joint = と
typed-today = 今日, 本日, きょう
typed-tomorrow = 明日, あした, あす
typed-day-after = 明後日, あさって

# クラブのファイルの列の見出し
typed-column-player = 選手, 参加者, 名前, 氏名, プレイヤー, プレーヤー
typed-column-user = ユーザー, ID
typed-column-rating = レーティング, レート
typed-column-seed = シード, シード順
typed-column-round = ラウンド, 回戦, 節
typed-column-first = 先手, 選手1, プレイヤー1
typed-column-second = 後手, 選手2, プレイヤー2
typed-column-result = 結果, 成績
