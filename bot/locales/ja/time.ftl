# 時間の長さと持ち時間
time-days = { $count }日
time-hours = { $count }時間
time-minutes = { $count }分
time-two = { $large }{ $small }
