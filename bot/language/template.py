"""A message of the catalogue read backwards: the facts in a text that was printed from it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from bot.core.folding import squeezed
from bot.language.texts import Fact, Texts

_FIRST_MARK: Final = 0xE000
"""Private signs of Unicode stand in the printed text where a fact has its place."""
_LONGEST: Final = 80
"""Signs of one fact."""


class Template:
    """The message in every language, with the `facts` that are to be found in a text; width, case and spaces make no
    difference. `given`: facts that choose a variant.
    """

    def __init__(self, texts: Texts, message_id: str, *facts: str, **given: Fact) -> None:
        self._patterns = tuple(
            re.compile(_pattern(texts.say(language, message_id, **_marks(facts), **given), facts))
            for language in texts.languages
        )

    def read(self, text: str) -> Iterator[Mapping[str, str]]:
        """Each way in which the text may have been printed from the message, by the names of its facts."""
        bare = squeezed(text)
        for pattern in self._patterns:
            if found := pattern.fullmatch(bare):
                yield found.groupdict()


def _marks(facts: tuple[str, ...]) -> dict[str, str]:
    return {fact: chr(_FIRST_MARK + place) for place, fact in enumerate(facts)}


def _pattern(printed: str, facts: tuple[str, ...]) -> str:
    pattern = re.escape(squeezed(printed))
    for fact, mark in _marks(facts).items():
        pattern = pattern.replace(mark, f"(?P<{fact}>.{{1,{_LONGEST}}}?)", 1)
    return pattern
