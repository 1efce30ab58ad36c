"""python -m rules list | moves KEY [POSITION] | perft KEY DEPTH [POSITION] | replay FILE... [--game KEY]
                | tables KEY PIECES [--kings] [-o FILE]

Exit status: 0 fine, 1 something was rejected, 2 usage. A mistake is one line on standard error.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, NoReturn

from rules.draughts.endgames import Endgames, solvable
from rules.draughts.game import DraughtsGame
from rules.draughts.house import HOUSE, WORDS
from rules.errors import BadRecord, ClashingTraits, Detail, RulesError, UnknownGame, UnknownTrait
from rules.game import Game
from rules.records.diagnosis import BOUND, SYNTAX, UNPLAYED, Reading, read
from rules.records.game_record import GameRecord, holds_records, read_records, replay
from rules.records.letters import Decoder
from rules.records.repair import MOVE
from rules.records.replay import Work
from rules.records.stream import pieces_of
from rules.registry import GAMES, find_game

MAX_DEPTH = 40
CLASHES = {
    "free-priority": "captures that are free cannot go before others: leave out free, or pieces and value",
    "giveaway-refusal": "giveaway needs compulsory captures: leave out giveaway, or free and huff",
    "through-forward": "men that pass the last row capture backward: add backward, or leave out through",
    "large-flying": "flying kings on 12x12 need a priority: add pieces or value, or leave out flying",
    "refusal": "captures are either free or huffed: leave out free or huff",
    "priority": "one measure of captures is enough: leave out pieces or value",
    "crowning": "a man either is crowned in passing or goes on as a man: leave out passing or through",
}
"""What to do about traits of a house game that contradict one another."""
MAX_PIECES = 4


class _Usage(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        _complain(message)
        raise SystemExit(2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit status."""
    parser = _Usage(prog="python -m rules", description="The rules of board games.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("list", help="the games: key, board, pieces of each side, notation")
    for name, about in (("moves", "legal moves, one a line"), ("perft", "the number of move sequences")):
        command = commands.add_parser(name, help=about)
        command.add_argument(
            "key",
            metavar="KEY",
            help="a game, its options behind a colon: malaysian:8x8,forward; or as house:8x8+backward-flying",
        )
        if name == "perft":
            command.add_argument("depth", metavar="DEPTH", type=_depth)
        command.add_argument(
            "position", metavar="POSITION", nargs="?", help="FEN, or the game's own position text"
        )
    command = commands.add_parser("replay", help="plays game records move by move")
    command.add_argument(
        "files", metavar="FILE", nargs="+", type=Path, help="PDN, or our own records of the other games"
    )
    command.add_argument("--game", metavar="KEY", help="what the records are of, whatever their tags say")
    command = commands.add_parser("tables", help="solves all positions of a few pieces")
    command.add_argument("key", metavar="KEY", help="a draughts game, with options after a colon")
    command.add_argument(
        "pieces", metavar="PIECES", type=int, choices=range(2, MAX_PIECES + 1), help="2 to 4"
    )
    command.add_argument("--kings", action="store_true", help="of kings alone")
    command.add_argument("-o", "--output", metavar="FILE", type=Path, help="where to keep the tables")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command == "list":
            _list()
            return 0
        if chosen.command == "replay":
            return _replay(chosen.files, find_game(chosen.game) if chosen.game else None)
        game = find_game(chosen.key)
        if chosen.command == "tables":
            return _tables(game, chosen.pieces, chosen.output, kings=chosen.kings)
        state = game.start(chosen.position)
    except ClashingTraits as error:
        why = str(error.details["why"])
        _complain(CLASHES.get(why, f"{why} stands there more than once: leave one out"))
        return 2
    except UnknownTrait as error:
        words = ", ".join(WORDS)
        said = f"a house game has no {error.details['trait']!r}: it is {HOUSE}:8x8, 10x10 or 12x12"
        _complain(f"{said}, with any of these behind a plus, joined by hyphens: {words}")
        return 2
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


def _tables(game: Game[Any], pieces: int, output: Path | None, *, kings: bool) -> int:
    """Solves the positions of a few pieces, a line for each material, and keeps them if asked to."""
    if not isinstance(game, DraughtsGame):
        _complain(f"there are tables for draughts only, not for {game.key}")
        return 1
    if not solvable(game):
        _complain(f"there are no tables for {game.key}, which is not won by leaving the other side no move")
        return 1
    tables = Endgames.solved(game, pieces, kings=kings)
    for summary in tables.summaries():
        print(summary)
    if output is not None:
        try:
            tables.write(output)
        except OSError as error:
            _complain(f"{output}: {error.strerror}")
            return 1
    return 0


def _replay(files: Sequence[Path], game: Game[Any] | None) -> int:
    """Plays every record, names those that do not play, and sums up on the last line."""
    games = moves = rejected = unread = 0
    for path in _pdn_files(files):
        decoder = Decoder()
        try:
            for number, (played, fault, note) in enumerate(_played(path, game, decoder), start=1):
                games += 1
                moves += played
                if fault is not None:
                    rejected += 1
                    print(f"{path}: game {number}, {fault}")
                if note is not None:
                    print(f"{path}: game {number}, {note}")
            if decoder.guessed and not decoder.format:
                print(f"{path}: taken for {decoder.encoding}")
        except OSError as error:
            _complain(f"{path}: {error.strerror}")
            unread += 1
    print(f"{games} games, {moves} moves, {rejected} rejected")
    return 1 if rejected or unread else 0


def _played(
    path: Path, game: Game[Any] | None, decoder: Decoder
) -> Iterator[tuple[int, str | None, str | None]]:
    """The number of moves of each record that could be played, the fault in it, if any, and how it was read, where that
    is not plain. Raises OSError.
    """
    draughts = game if isinstance(game, DraughtsGame) else None
    pieces = pieces_of(path, decoder)
    first = next(pieces, "")
    source = chain((first,), pieces)
    if decoder.format:
        yield 0, f"this file is no text ({decoder.format})", None
        return
    if (game is not None and draughts is None) or holds_records(first):
        for record in read_records(source, game.key if game else None):
            yield *_played_record(record), None
        return
    for reading in read(source, draughts, Work(games=sys.maxsize)):
        moves = 0 if reading.replay is None else len(reading.replay.moves)
        yield moves, told_fault(reading), told_notes(reading)


def _played_record(record: GameRecord | BadRecord) -> tuple[int, str | None]:
    if isinstance(record, BadRecord):
        return 0, f"{_shown(record.details.get('text', ''))}: bad-record {record.details['why']}"
    try:
        return len(replay(record)) - 1, None
    except BadRecord as fault:
        ply, why = fault.details.get("ply", 0), fault.details.get("fault", fault.details["why"])
        played = max(0, int(str(ply)) - (fault.details["why"] == "move"))
        return played, f"ply {ply}: {_shown(fault.details.get('text', ''))}: {why} in {record.game[:40]}"


def _pdn_files(paths: Sequence[Path]) -> Iterator[Path]:
    """The files themselves, and of each folder all PDN files under it, in order of their names."""
    for path in paths:
        yield from sorted(path.rglob("*.pdn")) if path.is_dir() else [path]


def told_fault(reading: Reading) -> str | None:
    """Where a game goes wrong, in one line; what is likely stands behind a semicolon."""
    fault, replay = reading.fault, reading.replay
    if fault is None:
        return None
    where, why = fault.details, fault.details["why"]
    if reading.record is None:
        told = f"line {where['line']}: {_shown(where['text'])}: bad-record {why}"
    elif replay is None:
        told = f"{_shown(where['text'])}: {str(where['name']).replace('-', ' ')} is not played here"
    else:
        told = f"ply {where['ply']}: {_shown(where['text'])}: {why} in {replay.game.key}"
    likely = reading.suspect if reading.suspect not in (MOVE, SYNTAX, UNPLAYED, BOUND) else ""
    if replay is not None and reading.suspect == MOVE and reading.likely:
        wrong = reading.ply != where["ply"]
        likely = f"ply {reading.ply} {reading.likely}" if wrong else reading.likely
    elif likely and not where.get("ply", 1):
        likely = ""
    elif reading.likely:
        likely += f" {reading.likely}"
    return told + (f"; rather {likely}" if likely else "")


def told_notes(reading: Reading) -> str | None:
    """How a game was read, in one line, where that is not plain."""
    said = [
        " ".join((note.code[len("record-") :], *map(str, note.details.values()))) for note in reading.notes
    ]
    replay = reading.replay
    if replay is not None and replay.fault is None and (ended := replay.drawn_after()) is not None:
        said.append(f"drawn by rule after {ended} moves")
    return f"read as {replay.game.key}: {', '.join(said)}" if said and replay is not None else None


def _shown(text: Detail) -> str:
    return repr(" ".join(str(text).split()))


def _perft(game: Game[Any], state: Any, depth: int) -> int:
    if isinstance(game, DraughtsGame):
        return game.perft(state, depth)
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal_moves(state))
    return sum(_perft(game, game.play(state, move), depth - 1) for move in game.legal_moves(state))


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
        # The reader has seen enough; the rest of the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except KeyboardInterrupt:
        status = 130
    sys.exit(status)
