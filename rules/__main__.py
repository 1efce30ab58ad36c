"""python -m rules list | moves KEY [POSITION] | perft KEY DEPTH [POSITION] | replay FILE... [--game KEY]

Exit status: 0 fine, 1 something was rejected, 2 usage. What is wrong is one line on standard error.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from rules.draughts.game import DraughtsGame
from rules.draughts.pdn import decode
from rules.draughts.replay import Replay, replay_all
from rules.errors import BadRecord, RulesError, UnknownGame
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
    command = commands.add_parser("replay", help="plays game records (PDN) move by move")
    command.add_argument("files", metavar="FILE", nargs="+", type=Path, help="PDN files")
    command.add_argument("--game", metavar="KEY", help="what the records are of, whatever their tags say")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command == "list":
            _list()
            return 0
        if chosen.command == "replay":
            return _replay(chosen.files, _draughts(chosen.game) if chosen.game else None)
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


def _draughts(key: str) -> DraughtsGame:
    game = find_game(key)
    if not isinstance(game, DraughtsGame):
        raise UnknownGame(name=game.key, family="draughts")
    return game


def _replay(files: Sequence[Path], game: DraughtsGame | None) -> int:
    """Plays every record, names those that do not play, and sums up on the last line."""
    games = moves = rejected = unread = 0
    for path in files:
        try:
            text = decode(path.read_bytes())
        except OSError as error:
            _complain(f"{path}: {error.strerror}")
            unread += 1
            continue
        for number, played in enumerate(replay_all(text, game), start=1):
            games += 1
            fault = played if isinstance(played, BadRecord) else played.fault
            if isinstance(played, Replay):
                moves += len(played.moves)
            if fault is not None:
                rejected += 1
                print(f"{path}: game {number}, {_place(played, fault)}")
    print(f"{games} games, {moves} moves, {rejected} rejected")
    return 1 if rejected or unread else 0


def _place(played: Replay | BadRecord, fault: BadRecord) -> str:
    details = {name: " ".join(str(value).split()) for name, value in fault.details.items()}
    if isinstance(played, BadRecord):
        return f"line {details['line']}: {details['text']!r}: bad-record {details['why']}"
    return f"ply {details['ply']}: {details['text']!r}: {details['why']} in {played.dialect.game.key}"


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
        # A file may hold characters that the terminal cannot show.
        sys.stdout.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough; what is left in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except KeyboardInterrupt:
        status = 130
    sys.exit(status)
