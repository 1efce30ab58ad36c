"""Writes game records as strict PDN 3.0, such that reading gives the same record back.

Grammar and restrictions: https://pdn.fmjd.org/grammar.html (Wesselink). Moves of boards larger than 8x8 by letters,
and pieces given up (`51-46#51`), go beyond it; no game with a GameType number needs them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rules.draughts.fen import write_position
from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import Score
from rules.draughts.state import State
from rules.errors import BadRecord
from rules.game import Move, Side
from rules.records.record import Comment, Glyph, Item, Ply, Record, SetUp, Variation, points

_WIDTH = 80
_LONGEST_COMMENT = 20_000
_NUMBERED, _LETTERED = (rf"{cell}(?:[-x:]{cell})+(?:#{cell})?" for cell in (r"[1-9]\d?", r"[a-l][1-9]\d?"))
_MOVE = re.compile(f"{_NUMBERED}|{_LETTERED}")
_STRENGTH = re.compile(r"[!?]{0,8}")
_TAG = re.compile(r"[A-Z][A-Za-z0-9_]*")
_ROSTER = ("Event", "Site", "Date", "Round", "White", "Black")
_WINS = {
    Score.ONE: {Side.FIRST: "1-0", Side.SECOND: "0-1", None: "1/2-1/2"},
    Score.TWO: {Side.FIRST: "2-0", Side.SECOND: "0-2", None: "1-1"},
}


def result_text(game: DraughtsGame, winner: Side | None) -> str:
    """The result of a finished game as its records write it: the side that starts comes first."""
    return _WINS[game.ruleset.score][winner]


def record_of(
    game: DraughtsGame,
    start: State,
    moves: Sequence[Move],
    *,
    tags: Sequence[tuple[str, str]] = (),
    comments: Sequence[str] = (),
    result: str = "*",
) -> Record:
    """A record of a game played from a state; `comments` follow the moves of the same index, an empty one is none.

    The tags that a record should have come first, unknown ones as PDN writes them; then the others; GameType or
    Variant tells the game, SetUp and FEN the position unless it is the usual one.
    """
    given = dict(tags)
    found = {name: given.get(name) or ("????.??.??" if name == "Date" else "?") for name in _ROSTER}
    found |= {name: value for name, value in given.items() if name not in found}
    if game.ruleset.pdn_type:
        found["GameType"] = game.ruleset.pdn_type
    if not game.ruleset.pdn_type or ":" in game.key:
        found["Variant"] = game.key
    if start.position != game.start().position:
        found |= {"SetUp": "1", "FEN": write_position(game.ruleset, start.position)}
    items: list[Item] = []
    state = start
    for index, move in enumerate(moves):
        items.append(Ply(game.format(state, move)))
        if index < len(comments) and comments[index]:
            items.append(Comment(comments[index]))
        state = game.play(state, move)
    clean = tuple((name, " ".join(value.split())) for name, value in found.items() if name != "Result")
    return Record(clean, tuple(items), result)


def write_pdn(record: Record) -> str:
    """The text of a record, ending in a line end.

    Raises BadRecord (`why` unwritable, `text`) for what PDN cannot say: a tag name that is no name, a line end in a
    tag, a brace in a comment, a move that is not written as one.
    """
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in _tags(record)]
    words = [*_words(record.items, *_first_number(record)), "*"]
    return "\n".join((*lines, "", *_wrapped(words), ""))


def _tags(record: Record) -> Iterator[tuple[str, str]]:
    names = [name for name, _ in record.tags]
    if len(set(names)) != len(names) or "result" in map(str.casefold, names):
        raise BadRecord(why="unwritable", text="tags")
    place = 1 + max((names.index(name) for name in _ROSTER if name in names), default=-1)
    if not record.result or record.result != " ".join(record.result.split()):
        raise BadRecord(why="unwritable", text=record.result[:40])
    for name, value in (*record.tags[:place], ("Result", record.result), *record.tags[place:]):
        if not _TAG.fullmatch(name) or "\n" in value or "\r" in value:
            raise BadRecord(why="unwritable", text=name[:40])
        yield name, value


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _first_number(record: Record) -> tuple[int, bool]:
    """The number of the first move, and whether it is the move of the side that usually starts."""
    letter = (record.start or "")[:1].upper()
    game_type = (record.tag("GameType") or "").split(",")
    starts = game_type[1].strip().upper() if len(game_type) > 1 else "W"
    return 1, letter not in ("W", "B") or letter == starts


def _words(items: Sequence[Item], number: int, first: bool) -> Iterator[str]:
    """The words of a line, numbered so that each move can be told even after something else."""
    after_move = False
    before = (number, first)
    for item in items:
        match item:
            case Ply():
                if first or not after_move:
                    yield f"{number}." if first else f"{number}..."
                yield _move(item)
                before = (number, first)
                number, first, after_move = number + (not first), not first, True
                continue
            case Comment():
                yield "{" + _comment(item.text) + "}"
                # Other programs stumble over a number that comes twice; behind a comment the turn is plain.
                continue
            case Glyph():
                if not 0 <= item.number <= 999_999:
                    raise BadRecord(why="unwritable", text=f"${item.number}"[:40])
                yield f"${item.number}"
            case SetUp():
                if "/" in item.position or '"' in item.position or "\n" in item.position:
                    raise BadRecord(why="unwritable", text=item.position[:40])
                yield f'/FEN "{item.position}"/'
            case Variation():
                words = [*_words(item.items, *before)] or [""]
                words[0] = "(" + words[0]
                words[-1] += ")"
                yield from words
        after_move = False


def _move(ply: Ply) -> str:
    if not _MOVE.fullmatch(ply.text) or points(ply.text) or not _STRENGTH.fullmatch(ply.strength):
        raise BadRecord(why="unwritable", text=ply.text[:40])
    return ply.text + ply.strength


def _comment(text: str) -> str:
    if "}" in text or text != text.strip() or len(text) > _LONGEST_COMMENT:
        raise BadRecord(why="unwritable", text=text[:40])
    return text


def _wrapped(words: Sequence[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > _WIDTH:
            yield line
            line = ""
        line = f"{line} {word}" if line else word
    yield line
