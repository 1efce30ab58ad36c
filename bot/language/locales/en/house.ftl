# House games: draughts as a server plays it at home. $on: what a switch is at.
house-heading = House games
house-how = Draughts as you play it at home, composed by you, at most { $most }. They stand in this server’s game lists and are never rated.
house-removed = The game is removed{ $count ->
    [0] { "" }
    [one] , and { $count } open invitation to it has ended
   *[other] , and { $count } open invitations to it have ended
}. Games under way keep its rules.
house-choose = Open one
house-new = A new house game
house-new-how = Choose. Below stand the rules that this makes. Nothing is saved before it has a name.
house-size = Board
house-refusal = Captures
house-refusal-never = Captures must be made
house-refusal-free = Captures are free
house-refusal-forfeits = Huffing: no capture costs the piece
house-priority = Of several captures
house-priority-none = Any capture may be chosen
house-priority-most-pieces = Most pieces must be taken
house-priority-most-value = Highest value must be taken
house-crowning = A man on the last row
house-crowning-ends-move = Crowned, a man stops
house-crowning-goes-on = Crowned, it goes on as a king
house-crowning-if-move-ends = Passing the last row, a man stays one
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
# The traits of a house game in a word or two, in one line of a card, or of a list where its server names it no longer.
house-word-right = mirrored
house-word-backward = men capture back
house-word-flying = kings fly
house-word-free = captures free
house-word-huff = huffing
house-word-pieces = most pieces
house-word-value = most value
house-word-passing = kings go on
house-word-through = men go on
house-word-black = Black first
house-word-giveaway = giveaway
