# 予約手：対局者が前もって決めておいた手順。本人だけが読みます。
lines-news = 予約手のお知らせ
lines-news-replied = **{ $move }** に対して、予約しておいた **{ $reply }** を指しました。
lines-news-dropped = **{ $move }** と指されたため、合わなくなった手順 { $count } 件を取り消しました。
lines-news-undone = 「待った」が認められたため、その先の手順 { $count } 件を取り消しました。
lines-others-dropped = 合わなくなったほかの手順 { $count } 件を取り消しました。
lines-left = 残りの手順：{ $count } 件
