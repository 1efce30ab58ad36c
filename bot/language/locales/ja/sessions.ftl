# ページへの入口
button-open-board = 盤を開く
open-board-told = ブラウザーで指せる盤です。このリンクはあなた専用で、一度だけ使えます（{ $until }まで）。
error-no-session = ログアウトしています。Discordで**盤を開く**をもう一度押してください。
error-forged = ページ以外からの操作です。
error-too-fast = 操作が多すぎます。1分ほどお待ちください。
