# 時間の長さと持ち時間
time-days = { $count }日
time-hours = { $count }時間
time-minutes = { $count }分
time-short-days = { $count }日
time-short-hours = { $count }時間
time-short-minutes = { $count }分
time-two = { $large }{ $small }

# 今年か来年の日付
date-day = { $month }{ $day }日（{ $weekday }）
date-days = { $first }～{ $last }

# 持ち時間の言い方
pace-none = 時間無制限
pace-per-move = 一手につき{ $time }
pace-bank-alone = 全体で{ $bank }
pace-bank-capped = 最初に{ $bank }、一手ごとに{ $bonus }加算（上限{ $cap }）
pace-weekend = { $pace }、土日は時計停止（{ $zone } の土日）
pace-holidays = { $pace }、土日と{ $country }の祝日は時計停止（{ $zone }）
pace-longest = 長くても約{ $game }です。
pace-silence = { $days }日間どちらも指さなければ、対局は終わります。
pace-name-quick = クイック
pace-name-standard = スタンダード
pace-name-relaxed = リラックス
