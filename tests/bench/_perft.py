"""Measures perft of one library: a case a line on standard input, [nodes, seconds] a line on standard output.

Runs in the environment of the library, so it imports nothing else of this project, and that only for `ours`.
"""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

AT_LEAST = 0.02
"""Seconds of processor time; shorter counts are repeated."""


def over_boards(board: Any, depth: int) -> int:
    """Perft by a peer's board: its `legal_moves`, a list or a method that makes one, `push` and `pop`."""
    moves = board.legal_moves
    if callable(moves):
        moves = moves()
    if depth == 1:
        return len(moves)
    nodes = 0
    for move in moves:
        board.push(move)
        nodes += over_boards(board, depth - 1)
        board.pop()
    return nodes


def ours(game: str, position: str, depth: int) -> Callable[[], int]:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from rules import find_game
    from rules.draughts.game import DraughtsGame
    from rules.draughts.movegen import Generator

    found = find_game(game)
    assert isinstance(found, DraughtsGame)
    state = found.start(None if position == "start" else position)
    fresh = Generator(found.ruleset)
    return lambda: fresh.perft(state.position, depth)


def py_draughts(game: str, position: str, depth: int) -> Callable[[], int]:
    import draughts

    kind: Any = getattr(draughts, {"international": "Standard"}.get(game, game.title()) + "Board")
    board = kind() if position == "start" else kind.from_fen(position)
    return lambda: over_boards(board, depth)


def py_draughts_engine(_game: str, position: str, depth: int) -> Callable[[], int]:
    import draughts
    from draughts.engines import turbo

    kind: Any = draughts.StandardBoard
    board = kind() if position == "start" else kind.from_fen(position)
    return lambda: int(turbo.perft_from_board(board, depth))


def pydraughts(game: str, position: str, depth: int) -> Callable[[], int]:
    import draughts

    variant = {"american": "english"}.get(game, game)
    board = draughts.Board(variant=variant, fen="startpos" if position == "start" else position)
    return lambda: over_boards(board, depth)


LIBRARIES = {
    "ours": ours,
    "py-draughts": py_draughts,
    "py-draughts engine": py_draughts_engine,
    "pydraughts": pydraughts,
}


def main() -> None:
    library = LIBRARIES[sys.argv[1]]
    for line in sys.stdin:
        game, position, depth = json.loads(line)
        count = library(game, position, depth)
        begun = time.process_time()
        nodes, runs = count(), 1
        while time.process_time() - begun < AT_LEAST:
            count()
            runs += 1
        print(json.dumps([nodes, (time.process_time() - begun) / runs]), flush=True)


if __name__ == "__main__":
    main()
