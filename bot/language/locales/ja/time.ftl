# 時間の長さと持ち時間
time-days = { $count }日
time-hours = { $count }時間
time-minutes = { $count }分
time-short-days = { $count }日
time-short-hours = { $count }時間
time-short-minutes = { $count }分
time-two = { $large }{ $small }

# 持ち時間の言い方
pace-none = 時間制限なし
pace-per-move = 一手{ $time }
pace-bank = 最初に{ $bank }、一手ごとに{ $bonus }加算
pace-bank-capped = 最初に{ $bank }、一手ごとに{ $bonus }加算、最大{ $cap }
pace-weekend = { $pace }、週末は休み（{ $zone }）
pace-longest = 一手は最長{ $turn }、普通の長さの対局なら全体で最長{ $game }
pace-name-quick = クイック
pace-name-standard = スタンダード
pace-name-relaxed = リラックス
