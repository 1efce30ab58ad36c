"""Reads and writes move text for all games: numbers or letters, short or complete paths, whatever stands between.

Reading has two halves that never meet the rules. The first takes a text apart into squares and the signs around them:
`read_move` gives the cells that it may mean, `read_squares` those of a board without numbers and the text behind
them. The second, `match`, picks the legal moves at which they point. Words and signs between squares are ignored.
`write_move` is short unless another legal move would read the same; then it gives the complete path, as PDN 3.0
prescribes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rules.errors import MoveError, UnreadableMove
from rules.game import Cell, Game, Move, Notation, S
from rules.plain_text import ARROWS, figures, fold

MAX_CANDIDATES = 25
"""As many candidates as one error carries."""

_LONGEST_TEXT = 240
_LONGEST_QUOTE = 80

_MARKUP = " \t\n*_~`|＊＿～｀｜"
_QUOTES = " \t\n()[]{}<>\"'`|"
_ENGLISH = "to then and from move moves play plays put take takes capture captures jump jumps"
_JAPANESE = (
    "から より まで へ に と で を の が は 取る 取って 取り 取った 取 とる とって とり とった 捕る 捕って "
    "動かす 移動 進む 進める 指す 置く 行く 飛ぶ 跳ぶ ジャンプ する して した します"
)
WORDS_OF = {
    "en": _ENGLISH,
    "ja": _JAPANESE,
    "nl": "naar van en dan zet speel speelt sla slaat",
    "fr": "vers de puis et joue prend",
    "pl": "na potem gra bije zbija",
    "pt": "para depois joga come toma",
    "ru": "на потом ход идёт бьёт берёт",
}
"""Words by language that people write around squares and that say nothing."""


def _any_of(words: str) -> str:
    return "|".join(sorted({re.escape(fold(word)) for word in words.split()}, key=len, reverse=True))


_OTHERS = " ".join(words for language, words in WORDS_OF.items() if language not in ("en", "ja"))
# "ha5" is a move from file h, though Russian "на" folds to "ha": words of other languages stand apart.
_WORDS = re.compile(
    rf"(?<![a-z])(?:{_any_of(_ENGLISH)})(?![a-z](?!\d))|(?<![^\W_])(?:{_any_of(_OTHERS)})(?![^\W_])"
    rf"|{_any_of(_JAPANESE)}"
)
_NUMBERED = re.compile(
    r"^\(?\s*\d{1,3}\s*(?:\.\s*)+(?:\)\s*)?|^\(?\s*\d{1,3}\s*\)\s*|^第?\s*\d{1,3}\s*手目?[\s:]*"
)
_DOTTED = re.compile(r"\d{1,2}(?:\.\d{1,2}){2,}")
"""Numbers with nothing but dots between them: the first is that of the move, or a square."""
_GLYPHS = re.compile(r"(?:[!?.,;+\s]|\([!?]{1,8}\)|\$\d{1,3})+$")
_FORFEIT = re.compile(r"#\s*([a-z]?\d{1,2})$")
_SQUARE = re.compile(r"[a-wyz]\s?\d{1,2}|\d+")
_SIGNS = re.compile(rf"[-x:/,.+&>\s{ARROWS}]*")
_HEAD = re.compile(rf"[-x:/,.+&>\s{ARROWS}]*(?:[a-wyz][-x:/,.+&>\s{ARROWS}]*)*")
_FILES = re.compile("[a-wyz]")


def quote(text: str) -> str:
    """The text as an error repeats it: not longer than is useful."""
    return text.strip()[:_LONGEST_QUOTE]


class Names(Protocol):
    """How the cells of a board are written: letters for all of them, numbers where the board has them."""

    @property
    def name(self) -> Mapping[Cell, str]: ...
    @property
    def named(self) -> Mapping[str, Cell]: ...
    @property
    def number(self) -> Mapping[Cell, int]: ...
    @property
    def numbered(self) -> Mapping[int, Cell]: ...


def find_cell(names: Names, text: str) -> Cell | None:
    """The cell of a name in small letters or of a number, with or without a leading zero."""
    if text.isdecimal():
        return names.numbered.get(int(text)) if len(text) <= 3 else None
    return names.named.get(text)


def cell_text(names: Names, cell: Cell, notation: Notation) -> str:
    """The cell as written; by letters where the board has no numbers."""
    return str(names.number[cell]) if notation is Notation.NUMERIC and names.number else names.name[cell]


@dataclass(frozen=True, slots=True)
class Reading:
    """One thing that a text may mean: cells in order, or the file of the first one and then cells.

    `files`: those of the landings that follow `file`; the last cell too may be told by its file alone.
    """

    cells: tuple[Cell, ...]
    file: str = ""
    files: str = ""
    forfeited: Cell | None = None


def read_move(text: str, names: Names) -> tuple[Reading, ...]:
    """The possible meanings of a text, likeliest first.

    Raises UnreadableMove; `why` is cell (`cell`: a name that the board does not have) or lone-square (`cell`: the only
    square that it names), or not there.
    """
    said = quote(text)
    unknown = lone = ""
    found: tuple[Reading, ...] = ()
    for typed in _take_apart(text):
        if not _SIGNS.fullmatch(typed.tail):
            continue
        given_up = find_cell(names, typed.forfeited)
        if typed.forfeited and given_up is None:
            raise UnreadableMove(text=said, why="cell", cell=typed.forfeited)
        readings = _readings(typed, names)
        found += tuple(
            Reading(r.cells, r.file, r.files, given_up)
            for r in readings
            if len(r.cells) + len(r.file + r.files) > 1
        )
        if found and not _DOTTED.fullmatch(fold(text)):
            return found
        unknown = unknown or next(
            (name for name in typed.squares if len(name) > 1 and find_cell(names, name) is None), ""
        )
        if len(typed.squares) == 1 and find_cell(names, typed.squares[0]) is not None:
            lone = lone or typed.squares[0]
    if found:
        return found
    if unknown:
        raise UnreadableMove(text=said, why="cell", cell=unknown[:8])
    if lone:
        raise UnreadableMove(text=said, why="lone-square", cell=lone)
    raise UnreadableMove(text=said)


def read_squares(text: str, named: Mapping[str, Cell]) -> tuple[tuple[Cell, ...], str]:
    """The squares that a text names, at least one, in order, and the text after the last of them.

    Raises UnreadableMove, with `why` cell for a name that the board does not have (`cell`).
    """
    said = quote(text)
    for typed in _take_apart(text):
        if typed.files or typed.forfeited or any(name.isdecimal() for name in typed.squares):
            continue
        unknown = next((name for name in typed.squares if name not in named), None)
        if unknown is not None:
            raise UnreadableMove(text=said, why="cell", cell=unknown)
        return tuple(named[name] for name in typed.squares), typed.tail
    raise UnreadableMove(text=said)


@dataclass(frozen=True, slots=True)
class _Typed:
    """A text taken apart: squares by letters or numbers in order, and the signs around them.

    `files`: letters before the first square; `tail`: the text after the last one; `forfeited`: the square behind `#`.
    """

    squares: tuple[str, ...]
    files: str = ""
    tail: str = ""
    forfeited: str = ""


def _take_apart(text: str) -> Iterator[_Typed]:
    """The readings of a text: without the number of the move at its front, then with it; nothing if it is no move.

    Words and signs between the squares say nothing, nor do praise and signs after the last.
    """
    text = text.strip(_MARKUP)
    if len(text) > _LONGEST_TEXT or len(plain := figures(fold(text))) > _LONGEST_TEXT:
        return
    plain = _WORDS.sub(" ", plain).strip()
    plain = _GLYPHS.sub("", plain).strip(_QUOTES)
    forfeited = ""
    if given_up := _FORFEIT.search(plain):
        forfeited = _square(given_up[1])
        plain = _GLYPHS.sub("", plain[: given_up.start()])
    for body in dict.fromkeys((_NUMBERED.sub("", plain, count=1), plain)):
        found = list(_SQUARE.finditer(body))
        ends = [match.end() for match in found]
        gaps = [body[end : match.start()] for end, match in zip([0, *ends], found, strict=False)]
        head = gaps[0] if gaps else body
        files = "".join(_FILES.findall(head))
        if (len(found) > 1 and len(files) > 1) or (not found and len(files) < 2):
            continue
        if _HEAD.fullmatch(head) and all(map(_SIGNS.fullmatch, gaps[1:])):
            squares = tuple(_square(match[0]) for match in found)
            yield _Typed(squares, files, body[ends[-1] :].strip() if ends else "", forfeited)


def _square(written: str) -> str:
    """The name as boards have it: `c 03` is c3. Numbers stay, since a run of digits may be several."""
    return f"{written[0]}{int(written[1:])}" if written[0].isalpha() else written


def _readings(typed: _Typed, names: Names) -> Iterable[Reading]:
    if len(typed.squares) == 1 and typed.squares[0].isdecimal() and not typed.files:
        return map(Reading, _splits(typed.squares[0], names))
    if len(typed.files) > 1 and not set(typed.files) <= {name[0] for name in names.named}:
        return ()
    cells = [find_cell(names, name) for name in typed.squares]
    known = tuple(cell for cell in cells if cell is not None)
    return [Reading(known, typed.files[:1], typed.files[1:])] if len(known) == len(cells) else ()


def _splits(run: str, names: Names) -> Iterable[tuple[Cell, ...]]:
    """The ways to cut a run of digits into numbers of cells: pairs of digits, and one digit alone if they are odd."""
    for single in range(0, len(run), 2) if len(run) % 2 else (len(run),):
        parts = [*_pairs(run[:single]), *run[single : single + 1], *_pairs(run[single + 1 :])]
        cells = tuple(cell for cell in (find_cell(names, part) for part in parts) if cell is not None)
        if len(cells) == len(parts) > 1:
            yield cells


def _pairs(run: str) -> list[str]:
    return [run[at : at + 2] for at in range(0, len(run), 2)]


def match(readings: Sequence[Reading], moves: Sequence[Move], names: Names) -> list[Move]:
    """The moves that fit best: the complete path as given, else equal ends with the given cells between them.

    A forfeited piece that the text does not name may be any, but a move without one fits better.
    """
    exact = [m for m in moves if any(_fits_exactly(r, m) and r.forfeited == m.forfeited for r in readings)]
    if exact:
        return exact
    loose = [m for m in moves if any(_fits_loosely(r, m, names) for r in readings)]
    same = [m for m in loose if any(r.forfeited == m.forfeited for r in readings)]
    return same or [m for m in loose if all(r.forfeited is None for r in readings)]


def _fits_exactly(reading: Reading, move: Move) -> bool:
    return not reading.file and reading.cells == move.path


def _fits_loosely(reading: Reading, move: Move, names: Names) -> bool:
    between = reading.cells[:-1]
    if reading.files:
        return _passes_files(reading, move, names)
    if reading.file:
        if not names.name[move.path[0]].startswith(reading.file):
            return False
    elif reading.cells[0] != move.path[0]:
        return False
    else:
        between = between[1:]
    if reading.cells[-1] != move.path[-1]:
        return False
    rest = iter(move.path[1:-1])
    return all(cell in rest for cell in between)


def _passes_files(reading: Reading, move: Move, names: Names) -> bool:
    """Whether the move begins in the first file, goes on over the others in order, and ends where the text does."""
    told = [*reading.files, *(names.name[cell] for cell in reading.cells)]
    passed = [names.name[cell] for cell in move.path]
    rest = iter(passed[1:-1])
    return (
        passed[0].startswith(reading.file)
        and _is_at(passed[-1], told[-1])
        and all(any(_is_at(name, each) for name in rest) for each in told[:-1])
    )


def _is_at(name: str, told: str) -> bool:
    """Whether a cell is the one that is told, or stands in the file that is."""
    return name == told or (len(told) == 1 and name.startswith(told))


def write_move(
    move: Move, moves: Sequence[Move], names: Names, notation: Notation, *, capture: str = "x"
) -> str:
    """The move as written: its ends, or the complete path where another of `moves` has the same ends."""
    ends = (move.path[0], move.path[-1], move.forfeited)
    shared = any((m.path[0], m.path[-1], m.forfeited) == ends and m != move for m in moves)
    cells = move.path if shared else (move.path[0], move.path[-1])
    text = (capture if move.captured else "-").join(cell_text(names, cell, notation) for cell in cells)
    return text if move.forfeited is None else f"{text}#{cell_text(names, move.forfeited, notation)}"


def complete(prefix: str, texts: Iterable[str]) -> list[str]:
    """The `texts` that go on from the prefix, then those that hold it anywhere; signs do not count."""
    typed = bare(prefix)
    starts: list[str] = []
    holds: list[str] = []
    for text in texts:
        plain = _bare(text)
        if plain.startswith(typed):
            starts.append(text)
        elif typed in plain:
            holds.append(text)
    return starts + holds


def intended_moves(game: Game[S], state: S, text: str) -> tuple[str, ...]:
    """The move that a text means which no legal move goes on from, such as `cd4`; else those it may have meant."""
    try:
        return (game.format(state, game.parse(state, text)),)
    except MoveError as error:
        return error.candidates


def bare(prefix: str) -> str:
    """The letters and digits of the typed prefix, to compare beginnings with."""
    return _bare(_WORDS.sub(" ", _NUMBERED.sub("", figures(fold(prefix[:_LONGEST_TEXT])), count=1)))


def split_squares(prefix: str) -> tuple[tuple[str, ...], str]:
    """The squares by letters in the typed prefix, and the text after the last; all of it where there is none."""
    if len(prefix) > _LONGEST_TEXT:
        return (), prefix
    plain = _WORDS.sub(" ", _NUMBERED.sub("", figures(fold(prefix[:_LONGEST_TEXT])), count=1))
    found = list(_SQUARE.finditer(plain))
    tail = plain[found[-1].end() :] if found else plain
    return tuple(_square(match[0]) for match in found), tail.strip(" !?.,;\n")


def _bare(text: str) -> str:
    return re.sub(r"[^a-wyz0-9#]", "", text)
