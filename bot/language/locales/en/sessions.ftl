# The way to the page.
button-open-board = Open board
open-board-told = Your board in the browser. This link is yours alone: it works once, until { $until }.
error-no-session = You are signed out. Press **Open board** in Discord again.
error-forged = This did not come from the page itself.
error-too-fast = Too much at once. Wait a minute.
