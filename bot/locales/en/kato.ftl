# Zong-Heng, Binary and Incorrect Checkers, designed by Kanare Kato: their rules in reading order, what a reader must
# know besides the picture, and why a move is not possible.

trait-designer = Game design: { $name } ({ $native }).
trait-reconstructed-start = The figure of the start position was lost from the source; the one used here is reconstructed from its text.

# Zong-Heng
trait-zongheng-board = A board of { $size }×{ $size } squares, and { $pieces } pieces of each colour.
trait-zongheng-start = { $pattern ->
    [diagonal] At the start every dark square holds a piece, black and white in diagonal stripes. The other pieces are in hand.
   *[rows] At the start every dark square holds a piece, black and white in alternate rows. The other pieces are in hand.
}
trait-zongheng-group = A group is a set of pieces of one colour that touch along rows and columns; diagonal contact does not count. Its size is the number of its pieces.
trait-zongheng-turn = Black starts. On your turn, shift a piece that stands on a dark square one square along its row or column onto an empty square, and put a new piece of your own on the square it left. A piece that is shifted alone must be yours.
trait-zongheng-majority = Where other pieces stand in a line ahead of it, the whole line is shifted by one square, if an empty square follows. Your pieces in this line must outnumber your opponent’s. Pieces behind the chosen square stay where they are.
trait-zongheng-pass = If you cannot add a piece, your turn passes to your opponent; the bot does this for you. You cannot pass otherwise.
trait-zongheng-supply = The supply of pieces never runs out, even when a pass makes one player place more than half.
trait-zongheng-end = The game ends when the board is full.
trait-zongheng-ranking = The owner of the largest group wins. If these are equal, the second largest groups are compared, then the third, and so on; groups of equal size count separately. If all are equal, the game is a draw.

remark-passed = { $side ->
    [black] Black could not move and passed.
   *[white] White could not move and passed.
}
remark-largest-group = Largest group: Black { $black }, White { $white }.
remark-groups = Groups: Black { $black }; White { $white }.

error-illegal-majority = “{ $text }” is not possible: this line has { $own } of your pieces and { $other } of your opponent’s. Yours must be more.
error-illegal-light-square = “{ $text }” is not possible: { $square } is a light square. Choose a piece on a dark one.
error-illegal-not-in-line = “{ $text }” is not possible: pieces are shifted along a row or a column.
error-illegal-too-far = “{ $text }” is not possible: pieces are shifted by one square only.
error-illegal-no-pass = You cannot pass. When you have no move, I pass for you.
