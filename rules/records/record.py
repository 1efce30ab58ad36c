"""A recorded game as values: tags, a line of moves with all that was noted between them, a result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ply:
    """One move as recorded, and its strength as recorded: `!?`."""

    text: str
    strength: str = ""


@dataclass(frozen=True, slots=True)
class Comment:
    text: str


@dataclass(frozen=True, slots=True)
class Glyph:
    """A numeric annotation glyph: `$7`."""

    number: int


@dataclass(frozen=True, slots=True)
class SetUp:
    """A new position in the middle of a line: `/FEN "W:W31-50:B1-20"/`."""

    position: str


@dataclass(frozen=True, slots=True)
class Variation:
    """A line that could have been played instead of the ply before it."""

    items: tuple[Item, ...]


Item = Ply | Comment | Glyph | SetUp | Variation


@dataclass(frozen=True, slots=True)
class Record:
    """One recorded game. `tags` are in order, without Result; `items` are in order as they stand in the text."""

    tags: tuple[tuple[str, str], ...] = ()
    items: tuple[Item, ...] = ()
    result: str = "*"

    def tag(self, name: str) -> str | None:
        """The value of a tag, whose name is compared without case."""
        return next((value for key, value in self.tags if key.casefold() == name.casefold()), None)

    @property
    def plies(self) -> Iterator[Ply]:
        """The moves of the main line."""
        return (item for item in self.items if isinstance(item, Ply))

    @property
    def start(self) -> str | None:
        """The position that the game starts from, where it is not the usual one."""
        return self.tag("FEN") or None
