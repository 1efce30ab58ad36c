"""python -m rules list | moves KEY [POSITION] | perft KEY DEPTH [POSITION]

Exit status: 0 fine, 1 something was rejected, 2 usage. What is wrong is one line on standard error.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from rules.draughts.game import DraughtsGame
from rules.errors import RulesError, UnknownGame
from rules.game import Game
from rules.registry import GAMES, find_game

MAX_DEPTH = 40


class _Usage(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        _complain(message)
        raise SystemExit(2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit status."""
    parser = _Usage(prog="python -m rules", description="The rules of eighteen board games.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("list", help="the games: key, board, pieces of each side, notation")
    for name, about in (("moves", "legal moves, one a line"), ("perft", "the number of move sequences")):
        command = commands.add_parser(name, help=about)
        command.add_argument(
            "key", metavar="KEY", help="a game, with options after a colon: malaysian:8x8,forward"
        )
        if name == "perft":
            command.add_argument("depth", metavar="DEPTH", type=_depth)
        command.add_argument(
            "position", metavar="POSITION", nargs="?", help="FEN, or the game's own position text"
        )
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command == "list":
            _list()
            return 0
        game = find_game(chosen.key)
        state = game.start(chosen.position)
    except UnknownGame as error:
        _complain(str(error))
        return 2
    except RulesError as error:
        _complain(str(error))
        return 1
    if chosen.command == "moves":
        for move in game.legal_moves(state):
            print(game.format(state, move))
    else:
        print(_perft(game, state, chosen.depth))
    return 0


def _list() -> None:
    for game in GAMES.values():
        view = game.view(game.start())
        pieces = [sum(piece.side is side for piece in view.pieces) for side in type(view.to_move)]
        size = f"{view.columns}x{view.rows}"
        print(f"{game.key:<14} {size:<6} {'+'.join(map(str, pieces)):<6} {game.notation.value}")


def _perft(game: Game[Any], state: Any, depth: int) -> int:
    if isinstance(game, DraughtsGame):
        return game.perft(state, depth)
    if depth == 0:
        return 1
    moves = game.legal_moves(state)
    return (
        len(moves) if depth == 1 else sum(_perft(game, game.play(state, move), depth - 1) for move in moves)
    )


def _depth(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) > MAX_DEPTH:
        raise argparse.ArgumentTypeError(f"a depth is a number from 0 to {MAX_DEPTH}, not {text[:20]!r}")
    return int(text)


def _complain(message: str) -> None:
    print(f"rules: {' '.join(message.split())}", file=sys.stderr)


if __name__ == "__main__":
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough; what is left in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except KeyboardInterrupt:
        status = 130
    sys.exit(status)
