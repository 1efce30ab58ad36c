"""Games of draughts, and positions for tests of the generator, read by a reader of their own that knows no variant."""

from rules import find_game
from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import Ruleset
from rules.draughts.state import Position
from rules.draughts.variants import VARIANTS
from rules.game import Colour, Move, Side

RULESETS = {variant.key: variant.ruleset for variant in VARIANTS}


def game_of(key: str) -> DraughtsGame:
    """The game with this key, which must be draughts."""
    game = find_game(key)
    assert isinstance(game, DraughtsGame)
    return game


def start_of(ruleset: Ruleset) -> Position:
    return Position(Side.FIRST, (ruleset.home(Side.FIRST), ruleset.home(Side.SECOND)), (0, 0))


def cell_of(ruleset: Ruleset, text: str) -> int:
    board = ruleset.board
    return board.numbered[int(text)] if text.isdigit() else board.named[text]


def position_of(ruleset: Ruleset, fen: str) -> Position:
    """The position of a FEN of single squares, or of the word `start`."""
    if fen == "start":
        return start_of(ruleset)
    colours = {"W": Colour.WHITE, "B": Colour.BLACK}
    turn, *armies = fen.split(":")
    men, kings = [0, 0], [0, 0]
    for army in armies:
        side = ruleset.side_of(colours[army[0]])
        for piece in filter(None, army[1:].split(",")):
            (kings if piece[0] == "K" else men)[side] |= 1 << cell_of(ruleset, piece.removeprefix("K"))
    return Position(ruleset.side_of(colours[turn]), (men[0], men[1]), (kings[0], kings[1]))


def plain(ruleset: Ruleset, position: Position, move: Move, *, numeric: bool) -> str:
    """START-END, or STARTxENDxTAKEN... in the order of capture; `=K` where a man is crowned."""
    board = ruleset.board
    names = {cell: str(board.number[cell]) if numeric else board.name[cell] for cell in board.cells}
    is_man = position.men[position.to_move] >> move.path[0] & 1
    touched = move.path[1:] if ruleset.crowning == "goes-on" else move.path[-1:]
    crowned = is_man and any(ruleset.last_row(position.to_move) >> cell & 1 for cell in touched)
    parts = [names[cell] for cell in (move.path[0], move.path[-1], *move.captured)]
    return ("x" if move.captured else "-").join(parts) + ("=K" if crowned else "")
