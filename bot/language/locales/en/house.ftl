# House games: draughts as a server plays it at home. $on: what a switch is at.
house-heading = House games
house-how = Draughts as you play it at home, composed by you, at most { $most }. They stand in this server’s game lists and are never rated.
house-choose = Open one
house-new = A new house game
house-new-how = Choose above; below are the rules that this makes. Nothing is saved before it has a name.
house-size = Board
house-refusal = Captures
house-refusal-never = Captures must be made
house-refusal-free = Captures are free: nobody need capture
house-refusal-forfeits = Huffing: a piece that does not capture is lost
house-priority = Of several captures
house-priority-none = Of several captures, any may be chosen
house-priority-most-pieces = Of several captures, one that takes the most pieces
house-priority-most-value = Of several captures, one of the highest value
house-crowning = A man that captures its way to the last row
house-crowning-ends-move = A man that captures its way to the last row stops there as a king
house-crowning-goes-on = A man that captures its way to the last row goes on as a king
house-crowning-if-move-ends = A man that captures its way past the last row stays a man
house-right = Dark corner at the { $on ->
    [yes] right
   *[no] left
}
house-backward = Men capture { $on ->
    [yes] backward too
   *[no] forward only
}
house-flying = Kings { $on ->
    [yes] fly
   *[no] go one step
}
house-first = { $on ->
    [black] Black begins
   *[white] White begins
}
house-giveaway = Without a move one { $on ->
    [yes] wins
   *[no] loses
}
button-setup-house = House games
button-house-new = New …
button-house-save = Save …
button-house-back = Back
button-house-setup = Back to the settings
button-house-rename = Rename …
button-house-remove = Remove
button-house-pictures = Rules with pictures
form-house-title = Name of the house game
form-house-name = Name
form-house-example = As at home
