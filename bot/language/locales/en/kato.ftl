# Zongheng, Binary and Incorrect Checkers, designed by Kanare Kato: their rules in reading order, what a reader must
# know besides the picture, and why a move is not possible.

trait-designer = Game design: { $name } ({ $native }).
trait-reconstructed-start = The figure of the start position was lost from the source. The one used here is reconstructed from its text.

# Zongheng
trait-zongheng-board = A board of { $size }×{ $size } squares, and { $pieces } pieces of each colour.
trait-zongheng-start = { $pattern ->
    [diagonal] At the start every dark square holds a piece, black and white in diagonal stripes (a1 is black). The other pieces are in hand.
   *[rows] At the start every dark square holds a piece, black and white in alternate rows (row 1 is black). The other pieces are in hand.
}
trait-zongheng-group = A group is a set of pieces of one colour that touch along rows and columns. Diagonal contact does not count. Its size is the number of its pieces.
trait-zongheng-turn = Black starts. On your turn, shift a piece that stands on a dark square one square along its row or column onto an empty square, and put a new piece of your own on the square it left. A piece that is shifted alone must be yours.
trait-zongheng-majority = If other pieces stand in a line ahead of it, the whole line is shifted by one square, if an empty square follows. Your pieces in this line must outnumber your opponent’s. Pieces behind the chosen square stay where they are.
trait-zongheng-pass = If you cannot add a piece, your turn passes to your opponent. The bot does this for you. You cannot pass otherwise.
trait-zongheng-supply = After a pass one player may place more pieces than the other, even more than half. (A rule of this bot. The source does not say.)
trait-zongheng-end = The game ends when the board is full.
trait-zongheng-ranking = The owner of the largest group wins. If these are equal, the second largest groups are compared, then the third, and so on. Groups of equal size count separately. If all are equal, the game is a draw.
trait-zongheng-notation = A move is written as the square of the chosen piece and the next square in the direction of the shift: c3-c4. Directions work too: c3↑, c3 up, down, left or right.

remark-passed = { $side ->
    [black] Black could not move and passed.
   *[white] White could not move and passed.
}
remark-largest-group = Largest group: Black { $black }, White { $white }.
remark-groups = Groups: Black { $black }. White { $white }.

error-illegal-majority = “{ $text }” is not possible: this line has { $own } of your pieces and { $other } of your opponent’s. Yours must be more.
error-illegal-light-square = “{ $text }” is not possible: { $square } is a light square. Choose a piece on a dark one.
error-illegal-not-in-line = “{ $text }” is not possible: pieces are shifted along a row or a column.
error-illegal-too-far = “{ $text }” is not possible: pieces are shifted by one square only.
error-illegal-no-pass = You cannot pass. When you have no move, I pass for you.

# Binary
trait-binary-board = A board of { $size }×{ $size } squares, empty at the start, and { $pieces } pieces of each colour. Dark squares are Black’s colour, light squares White’s. The four squares in the middle ({ $centre }) are the centre space.
trait-binary-territory = A territory is a set of pieces of one colour that touch along rows and columns, together with the empty squares of that same colour beside them. Pieces with such an empty square between them belong together.
trait-binary-territory-size = The size of a territory is the number of its pieces and empty squares, two at least: a lone piece or a lone empty square is no territory.
trait-binary-first-turn = Black starts by placing one piece on a dark square outside the centre space.
trait-binary-turn = From then on, a turn is one of these: place your pieces on two empty squares of your own colour, or on just one, or place one piece on one empty square that is not of your colour. You cannot pass.
trait-binary-centre-own = If you place a piece on a centre square of your own colour, it is the only piece of that turn.
trait-binary-centre-other = If you place a piece on a centre square that is not of your colour, you also discard one piece from your hand, out of the game. Without a piece to discard you cannot place one there.
trait-binary-alone = When a player has used up all pieces, the other goes on alone by the same rules until all pieces are placed. Then the game ends.
trait-binary-score = Score: twice the size of your largest territory, plus the sizes of all your others. The higher score wins.
trait-binary-tie = If the scores are equal, the largest territories are compared, then the second largest, and so on. If all are equal, the game is a draw.
trait-played-in-pairs = Rated games are played in pairs with colours swapped.
trait-binary-notation = A move is written as its squares: b1, or b1+d1 for two. An x behind a centre square, as in e4x, marks the discard.

remark-alone = { $side ->
    [black] White has no pieces left. Black goes on alone.
   *[white] Black has no pieces left. White goes on alone.
}
remark-score = Score: Black { $black }, White { $white }.
remark-territories = Territories: Black { $black }. White { $white }.
remark-hands = In hand: Black { $black }, White { $white }.
remark-discarded = Discarded: Black { $black }, White { $white }.

error-illegal-occupied = “{ $text }” is not possible: { $square } is occupied.
error-illegal-first-turn = “{ $text }” is not possible: the first turn places one piece on a dark square outside the centre space.
error-illegal-too-many = “{ $text }” is not possible: at most two pieces are placed in one turn.
error-illegal-pair-on-other-colour = “{ $text }” is not possible: two pieces may only be placed on two squares of your own colour.
error-illegal-centre-single = “{ $text }” is not possible: a piece in the centre space must be the only one of the turn.
error-illegal-one-piece-left = “{ $text }” is not possible: you have only one piece left.
error-illegal-no-spare-piece = “{ $text }” is not possible: this centre square costs one more piece, and you have none to discard.

# Incorrect Checkers
trait-incorrect-board = A board of 8×8 squares and 12 pieces of each colour. Black starts on the dark squares of the three nearest rows, White on the light squares of the three rows opposite.
trait-incorrect-colours = White pieces only ever stand on light squares, black pieces on dark ones. Nothing is captured. Black starts.
trait-incorrect-step = Step: a piece moves one square diagonally forward onto an empty square.
trait-incorrect-jump = Jump: a piece leaps diagonally over an adjacent piece of its own colour, forward or backward, onto the empty square right behind. It may go on jumping, in any direction, and stop after any jump. Jumping is never compulsory. No piece is jumped twice in one turn.
trait-incorrect-enemy-jump = Once in a turn, a jump may go along a row or a column over an adjacent enemy piece onto the empty square right behind it, in any direction. It may be part of a chain or stand alone. A lone jump sideways is not possible, since it does not lead forward.
trait-incorrect-forward = A piece must end its turn on a row further forward than where it started.
trait-incorrect-retreat = Exception: if the far three rows hold squares that a piece could still reach by stepping forward, and all of these hold its own side’s pieces, it may step one square diagonally backward, but not jump.
trait-incorrect-goal = The first player whose pieces all stand on the far three rows wins.
trait-incorrect-repetition = When a position has come up { $claim } times with the same player to move, that player may claim a draw. At { $draw } times the game is a draw. (A rule of this bot. The source does not say.)
trait-incorrect-limit = A game that nobody has won after { $plies } moves of both players together is a draw. (A rule of this bot. The source does not say.)
trait-incorrect-notation = A move is written as the squares where it starts and ends, b2-f6, or with every landing square, b2-d4-f6. The whole path is always shown.

remark-goal = In the far three rows: Black { $black } of 12, White { $white } of 12.
remark-repeated = { $times ->
    [2] This position has come up for the second time.
   *[other] This position has come up { $times } times.
}
remark-plies-left = { $left ->
    [1] One move is left until the game is a draw.
   *[other] { $left } moves are left until the game is a draw.
}

error-illegal-other-colour = “{ $text }” is not possible: { $square } is not of the colour your pieces stand on.
error-illegal-not-forward = “{ $text }” is not possible: a piece must end further forward than it started.
error-illegal-retreat = “{ $text }” is not possible: a piece may only step back when goal squares lie ahead of it and your own pieces fill them all.
error-illegal-not-a-chain = “{ $text }” is not possible: the piece cannot jump along these squares.
