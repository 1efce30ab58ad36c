"""A whole game as text that reads back the same: for the games that have no notation of their own in the world.

    [Game "binary:10x10"]
    [Black "Ann"]
    [Result "1-0"]
    [Ending "score"]

    1. h6 h8 2. g8 a8+d3 3. c1 -- 4. c3 1-0

Game is a key with its options. Setup is the position that the game starts from, where it is not the usual one. Result
is 1-0 where the side that moves first won, 0-1, 1/2-1/2, or * for a game that is not over; Ending says why it is over.
Any other tag is kept. Then the moves, as `Game.format` writes them, in turns of the two sides; `--` stands where a side
had to pass or could not go on, `...` where the second side begins. Comments in braces are skipped. Tag values escape
quotes and backslashes with a backslash, line ends as \\n. Several games may follow one another.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.draughts.house import is_house
from rules.errors import BadRecord, RulesError
from rules.game import Ending, Outcome, Side
from rules.records.stream import Source, Stream
from rules.registry import GAMES, find_game

_RESULTS = {None: "1/2-1/2", Side.FIRST: "1-0", Side.SECOND: "0-1"}
_WINNERS = {text: winner for winner, text in _RESULTS.items()}
_OPEN = "*"
_RESULT_TEXTS = {*_WINNERS, _OPEN}
_PASS, _BEGIN = "--", "..."
_OWN_TAGS = ("Game", "Setup", "Result", "Ending")
_TOKEN = re.compile(
    r"""
      \s+
    | \[\s*(?P<tag>\w+)\s*"(?P<value>(?:[^"\\]|\\.)*)"\s*\]
    | \{[^{}]*\}
    | \d+\.(?:\.\.)?(?=\s|$)
    | (?P<word>[^\s{]+)
    | \{
    """,
    re.VERBOSE | re.DOTALL,
)
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_WIDTH = 80
_QUOTED = 40


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game: the key with options, the moves as text, where it starts and how it ended, and further tags."""

    game: str
    moves: tuple[str, ...] = ()
    setup: str | None = None
    outcome: Outcome | None = None
    tags: tuple[tuple[str, str], ...] = ()


def replay(record: GameRecord) -> tuple[Any, ...]:
    """The states of the game from its start to its end.

    Raises BadRecord with `why` = game, setup, move (with `ply` from 1, `text`, `fault`: the code of the error) or
    result (where the rules end the game otherwise than the record says).
    """
    try:
        game = find_game(record.game)
    except RulesError as error:
        raise BadRecord(why="game", text=record.game[:_QUOTED], fault=error.code) from None
    try:
        states = [game.start(record.setup)]
    except RulesError as error:
        raise BadRecord(why="setup", text=(record.setup or "")[:_QUOTED], fault=error.code) from None
    for ply, text in enumerate(record.moves, 1):
        try:
            move = game.parse(states[-1], text)
        except RulesError as error:
            raise BadRecord(why="move", ply=ply, text=text[:_QUOTED], fault=error.code) from None
        states.append(game.play(states[-1], move))
    outcome = game.outcome(states[-1])
    if outcome is not None and outcome != record.outcome:
        raise BadRecord(why="result", ply=len(record.moves))
    return tuple(states)


def write_record(record: GameRecord) -> str:
    """The record as text.

    Raises BadRecord where it cannot be replayed, with `why` = tag where one is no word, twice there, or one of ours.
    """
    states = replay(record)
    game, outcome = find_game(record.game), record.outcome
    result = _RESULTS[outcome.winner] if outcome else _OPEN
    tags = [("Game", game.key), *record.tags]
    names = [name for name, _ in record.tags]
    for name in names:
        if name in _OWN_TAGS or not re.fullmatch(r"\w+", name) or names.count(name) > 1:
            raise BadRecord(why="tag", text=name[:_QUOTED])
    if record.setup is not None:
        tags.append(("Setup", record.setup))
    tags.append(("Result", result))
    if outcome:
        tags.append(("Ending", outcome.ending.value))
    words: list[str] = []
    for state, text in zip(states, record.moves, strict=False):
        words += _placed(len(words), state.to_move)
        words.append(game.format(state, game.parse(state, text)))
    turns = [
        f"{number}. {' '.join(words[2 * number - 2 : 2 * number])}"
        for number in range(1, (len(words) + 3) // 2)
    ]
    head = "\n".join(f'[{name} "{_escaped(value)}"]' for name, value in tags)
    body = textwrap.fill(" ".join((*turns, result)), _WIDTH, break_on_hyphens=False, break_long_words=False)
    return f"{head}\n\n{body}\n"


def _placed(before: int, side: Side) -> list[str]:
    """The text in the place of the other side where `side` makes the next move out of its turn."""
    if before % 2 == side:
        return []
    return [_PASS if before else _BEGIN]


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def holds_records(text: str) -> bool:
    """Whether the beginning of a text is of this kind: the Game tag of a PDN file names no game of ours."""
    found = re.search(r'^[ \t]*+\[[ \t]*+Game[ \t]*+"([^"\n]*)"', text, re.MULTILINE)
    return found is not None and (found[1].partition(":")[0] in GAMES or is_house(found[1]))


def read_records(source: Source, game: str | None = None) -> Iterator[GameRecord | BadRecord]:
    """The games of a text in order, each of `game` if given; in the place of one that cannot be read, a BadRecord.

    Its `game` is the number in the text from 1, its `why` game (no such tag), result or ending. The moves are not
    played: see `replay`.
    """
    tags: dict[str, str] = {}
    words: list[str] = []
    number = 1
    stream = Stream(source)
    while (found := stream.match(_TOKEN)) is not None:
        stream.go_to(found.end())
        if found["tag"]:
            if words or (found["tag"] == "Game" and "Game" in tags):
                yield _record(tags, words, number, game)
                tags, words, number = {}, [], number + 1
            tags[found["tag"]] = _ESCAPED.sub(
                lambda sign: "\n" if sign[1] == "n" else sign[1], found["value"]
            )
        elif found["word"]:
            words.append(found["word"])
            if found["word"] in _RESULT_TEXTS:
                yield _record(tags, words, number, game)
                tags, words, number = {}, [], number + 1
    if tags or words:
        yield _record(tags, words, number, game)


def _record(tags: dict[str, str], words: list[str], number: int, known: str | None) -> GameRecord | BadRecord:
    tagged, setup, result, ending = (tags.pop(name, None) for name in _OWN_TAGS)
    game = known or tagged
    if game is None:
        return BadRecord(why="game", game=number)
    said = words.pop() if words and words[-1] in _RESULT_TEXTS else None
    result = result or said or _OPEN
    outcome = None
    if result != _OPEN:
        if result not in _WINNERS or said not in (None, result):
            return BadRecord(why="result", game=number, text=result[:_QUOTED])
        try:
            outcome = Outcome(Ending(ending or ""), _WINNERS[result])
        except ValueError:
            return BadRecord(why="ending", game=number, text=(ending or "")[:_QUOTED])
    moves = tuple(word for word in words if word not in (_PASS, _BEGIN))
    return GameRecord(game, moves, setup, outcome, tuple(tags.items()))
