"""A text that lists entries, of which some are left out where there is no room for all."""

from dataclasses import dataclass
from typing import Final

from bot.language.words import Words, shortened

_LEFT_OUT: Final = "…"


@dataclass(frozen=True, slots=True)
class Enumeration:
    """The `heading` and the entries behind it, with the sign `between` them as the reader's language has it; `own`: the
    number of the reader's own entry, from 0.
    """

    heading: str
    entries: tuple[str, ...]
    between: str
    own: int | None = None

    def __str__(self) -> str:
        return self.heading + self.between.join(self.entries)

    def within(self, most: int) -> str:
        """The text in at most so many characters: the first entries, whole, and the reader's own."""
        whole = str(self)
        if len(whole) <= most:
            return whole
        for count in range(len(self.entries) - 1, -1, -1):
            text = self._first(count)
            if len(text) <= most:
                return text
        return shortened(whole, most)

    def _first(self, count: int) -> str:
        kept = [*self.entries[:count], _LEFT_OUT]
        if self.own is not None and self.own >= count:
            kept.append(self.entries[self.own])
            if self.own < len(self.entries) - 1:
                kept.append(_LEFT_OUT)
        if self.own == count:
            kept.remove(_LEFT_OUT)
        return self.heading + self.between.join(kept)


def enumerated(subject: str, entries: tuple[str, ...], words: Words, own: int | None = None) -> Enumeration:
    """The entries behind what they belong to."""
    return Enumeration(words.about(subject, ""), entries, words.listed(("", "")), own)
