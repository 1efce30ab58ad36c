# The games: a title, and its rules in one line of at most 100 characters. Then the options.
game-american = American checkers
game-american-line = 8×8. Men capture forward, kings move one square. Capture as you choose. Black starts.
game-german = German checkers
game-german-line = 8×8. Flying kings that land right behind what they capture. Men capture forward. Black starts.
game-pool = Pool checkers
game-pool-line = 8×8. Men capture backward too, kings fly. Capture as you choose. Black starts.
game-russian = Russian draughts
game-russian-line = 8×8. Men capture backward too, kings fly. A man crowned while capturing goes on as a king.
game-brazilian = Brazilian draughts
game-brazilian-line = International rules on 8×8: flying kings, and the capture of most pieces is due.
game-spanish = Spanish draughts
game-spanish-line = 8×8, mirrored board. Flying kings. Capture the most pieces, then the most kings.
game-italian = Italian draughts
game-italian-line = 8×8, mirrored board. Men cannot capture kings. A strict order decides which capture is due.
game-czech = Czech draughts
game-czech-line = 8×8. Flying kings, men capture forward. If a king can capture, a king must.
game-turkish = Turkish draughts
game-turkish-line = All 64 squares. Pieces move and capture straight, not diagonally. Capture the most.
game-armenian = Armenian draughts
game-armenian-line = All 64 squares. Moves in eight directions, captures straight ones only. Capture the most.
game-gothic = Gothic checkers
game-gothic-line = All 64 squares, 16 men. Men move diagonally and capture in five directions.
game-international = International draughts
game-international-line = 10×10. Flying kings, men capture backward too. The capture of most pieces is due.
game-frisian = Frisian draughts
game-frisian-line = 10×10. Captures in all eight directions. The most valuable one is due.
game-canadian = Canadian draughts
game-canadian-line = International rules on 12×12, thirty men a side.
game-malaysian = Malaysian draughts
game-malaysian-line = 12×12 or 8×8. As International, but a capture may be declined at the price of a piece.
game-frysk = Frysk!
game-frysk-line = 10×10. Frisian rules with only five men a side, on the back rows: kings come early.
game-breakthrough = Breakthrough draughts
game-breakthrough-line = 10×10. International rules, but whoever first has a king wins.
game-antidraughts = Giveaway draughts
game-antidraughts-line = 10×10. International rules, but whoever has no piece or no move left wins.
game-house = House game
game-zongheng = Zongheng
game-zongheng-line = Push rows of pieces, add your own, and build the largest group.
game-binary = Binary
game-binary-line = Place pieces to build the largest territory. Empty squares of your colour count.
game-incorrect = Incorrect Checkers
game-incorrect-line = No captures: step and jump until all your pieces stand on the far three rows.

# A game with options: Malaysian draughts (8×8, men capture forward only)
game-with-options = { $game } ({ $options })

# Two options, one after the other.
option-series = { $first }; { $following }

# Options of games.
option-flying = flying kings
option-three-halves = a king counts one and a half men
option-threefold = draw at the third repetition
option-8x8 = 8×8
option-6x6 = 6×6
option-10x10 = 10×10
option-12x12 = 12×12
option-forward = men capture forward only
option-king-at-once = a man crowned while capturing goes on as a king
option-men-capture-back = men capture backward too
option-cbd = Brazilian federation’s draw after 20 king moves
option-diagonal = diagonal starting position

# Sides.
colour-white = White
colour-black = Black
