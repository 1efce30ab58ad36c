"""Reads and writes move text for any board: numbers or letters, short or complete paths, whatever stands between.

Reading has two halves that never meet the rules: `read_move` finds the cells that a text may mean, `match` picks the
legal moves among which they point. What the separators say is ignored. `write_move` is short unless another legal
move would read the same; then it gives the complete path, as PDN 3.0 prescribes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rules.errors import MoveError, UnreadableMove
from rules.game import Cell, Game, Move, Notation, S

MAX_CANDIDATES = 25
"""As many candidates as one error carries."""

_LONGEST_TEXT = 240
_LONGEST_QUOTE = 80

_CYRILLIC = str.maketrans(
    {
        "а": "a",
        "б": "b",
        "в": "b",
        "с": "c",
        "ц": "c",
        "д": "d",
        "е": "e",
        "ё": "e",
        "э": "e",
        "ф": "f",
        "г": "g",
        "н": "h",
        "и": "i",
        "і": "i",
        "ј": "j",
        "й": "j",
        "к": "k",
        "л": "l",
    }
)
_KHA = "х"
"""Both the look-alike of the capture sign and the Russian name of the file h: its neighbours decide."""

_SEPARATORS = str.maketrans(
    dict.fromkeys("×✕✖✗✘⨯⨉╳*∗⁎·•→➜➔⇒>", "x") | dict.fromkeys("‐‑‒–—―−⁃﹘﹣－ー~_=", "-")
)

_QUOTES = " \t\n()[]{}<>\"'`|«»“”„「」"

_NUMBERED = re.compile(r"^\(?\s*\d{1,3}\s*(?:\.\s*)+(?:\)\s*)?|^\(?\s*\d{1,3}\s*\)\s*")
_GLYPHS = re.compile(r"(?:[!?.,;\s]|\([!?]{1,8}\)|\$\d{1,3})+$")
_FORFEIT = re.compile(r"#\s*([a-z]?\d{1,2})$")
_TOKEN = re.compile(r"([a-wyz]\d{1,2})|(\d+)|([a-wyz])|([-x:/,.\s]+)")


def quote(text: str) -> str:
    """The text as an error repeats it: not longer than is useful."""
    return text.strip()[:_LONGEST_QUOTE]


def fold(text: str) -> str:
    """The text in plain small letters and digits: full-width forms, dashes, signs and Cyrillic letters made Latin."""
    plain = unicodedata.normalize("NFKC", text).lower()
    plain = plain.translate(_SEPARATORS).translate(_CYRILLIC)
    if not plain.isascii():
        plain = "".join(map(_plain_character, plain))
    if _KHA in plain:
        plain = _settle_kha(plain)
    return plain.strip()


def _plain_character(character: str) -> str:
    if character.isascii() or character == _KHA:
        return character
    digit = unicodedata.digit(character, None)
    if digit is not None:
        return str(digit)
    # Marks that are there for the eye or the typesetting: direction marks, zero-width joiners, variation selectors.
    return "" if unicodedata.category(character) in ("Cf", "Mn") else character


def _settle_kha(text: str) -> str:
    lettered = re.search(r"[a-l]\d", text) is not None
    settled: list[str] = []
    for index, character in enumerate(text):
        if character == _KHA:
            before = text[:index].rstrip()[-1:]
            after = text[index + 1 :].lstrip()[:1]
            sign = before.isdigit() and not (after.isdigit() and lettered)
            character = "x" if sign else "h"
        settled.append(character)
    return "".join(settled)


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
    """One thing that a text may mean: cells in order, or the file of the first one and then cells."""

    cells: tuple[Cell, ...]
    file: str = ""
    forfeited: Cell | None = None


def read_move(text: str, names: Names) -> tuple[Reading, ...]:
    """What a text may mean, likeliest first.

    Raises UnreadableMove (`cell`: a name in it that the board does not have).
    """
    said = quote(text)
    if len(text.strip()) > _LONGEST_TEXT or len(plain := fold(text)) > _LONGEST_TEXT:
        raise UnreadableMove(text=said)
    plain = _GLYPHS.sub("", plain).strip(_QUOTES)
    forfeited: Cell | None = None
    if given_up := _FORFEIT.search(plain):
        forfeited = find_cell(names, given_up[1])
        if forfeited is None:
            raise UnreadableMove(text=said, cell=given_up[1])
        plain = _GLYPHS.sub("", plain[: given_up.start()])
    unnumbered = _NUMBERED.sub("", plain, count=1)
    unknown = ""
    for body in dict.fromkeys((unnumbered, plain)):
        tokens = _tokens(body)
        readings = () if tokens is None else _readings(tokens, names)
        found = tuple(Reading(r.cells, r.file, forfeited) for r in readings if len(r.cells) + len(r.file) > 1)
        if found:
            return found
        unknown = unknown or next((t for t in tokens or () if len(t) > 1 and find_cell(names, t) is None), "")
    if unknown:
        raise UnreadableMove(text=said, cell=unknown[:8])
    raise UnreadableMove(text=said)


def _tokens(plain: str) -> list[str] | None:
    tokens: list[str] = []
    end = 0
    for found in _TOKEN.finditer(plain):
        if found.start() != end:
            return None
        end = found.end()
        if not found[4]:
            tokens.append(found[0])
    return tokens if end == len(plain) and tokens else None


def _readings(tokens: list[str], names: Names) -> Iterable[Reading]:
    file = ""
    if tokens[0].isalpha():
        file, tokens = tokens[0], tokens[1:]
    if len(tokens) == 1 and tokens[0].isdigit() and not file:
        return map(Reading, _splits(tokens[0], names))
    cells = [find_cell(names, token) for token in tokens]
    known = tuple(cell for cell in cells if cell is not None)
    return [Reading(known, file)] if len(known) == len(cells) else ()


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


def write_move(
    move: Move,
    moves: Sequence[Move],
    names: Names,
    notation: Notation,
    *,
    quiet: str = "-",
    capture: str = "x",
) -> str:
    """The move as written: its ends, or the complete path where another of `moves` has the same ends."""
    ends = (move.path[0], move.path[-1], move.forfeited)
    shared = any((m.path[0], m.path[-1], m.forfeited) == ends and m != move for m in moves)
    cells = move.path if shared else (move.path[0], move.path[-1])
    text = (capture if move.captured else quiet).join(cell_text(names, cell, notation) for cell in cells)
    return text if move.forfeited is None else f"{text}#{cell_text(names, move.forfeited, notation)}"


def complete(prefix: str, texts: Iterable[str]) -> list[str]:
    """Those of `texts` that go on from what was typed, then those that hold it anywhere; signs do not count."""
    typed = _bare(_NUMBERED.sub("", fold(prefix[:_LONGEST_TEXT]), count=1))
    starts: list[str] = []
    holds: list[str] = []
    for text in texts:
        bare = _bare(text)
        if bare.startswith(typed):
            starts.append(text)
        elif typed in bare:
            holds.append(text)
    return starts + holds


def meant(game: Game[S], state: S, text: str) -> tuple[str, ...]:
    """The move that a text means which no legal move goes on from, such as `cd4`; else those it may have meant."""
    try:
        return (game.format(state, game.parse(state, text)),)
    except MoveError as error:
        return error.candidates


def _bare(text: str) -> str:
    return re.sub(r"[^a-wyz0-9#]", "", text)
