"""A message of the catalogue read backwards: the facts in a text that was printed from it."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from bot.core.plain import squeezed
from bot.language.texts import Fact, Texts

_FIRST_MARK: Final = 0xE000  # private signs of Unicode stand in the printed text where a fact has its place
_LONGEST: Final = 120  # signs of one fact


class Template:
    """The message in every language, with the `facts` that are to be found in a text; width, case and spaces make no
    difference. `given`: facts that choose a variant. It is read backwards when it is first needed.
    """

    def __init__(self, texts: Texts, message_id: str, *facts: str, **given: Fact) -> None:
        self._texts, self._message_id, self._facts, self._given = texts, message_id, facts, given

    def read(self, text: str) -> Iterator[Mapping[str, str]]:
        """Each way in which the text may have been printed from the message, by the names of its facts."""
        bare = squeezed(text)
        for pattern in self._patterns:
            if found := pattern.fullmatch(bare):
                yield found.groupdict()

    @cached_property
    def _patterns(self) -> tuple[re.Pattern[str], ...]:
        facts = {**_marks(self._facts), **self._given}
        printed = (self._texts.say(language, self._message_id, **facts) for language in self._texts.languages)
        return tuple(re.compile(_pattern(text, self._facts)) for text in printed)


def _marks(facts: tuple[str, ...]) -> dict[str, str]:
    return {fact: chr(_FIRST_MARK + place) for place, fact in enumerate(facts)}


def _pattern(printed: str, facts: tuple[str, ...]) -> str:
    pattern = re.escape(squeezed(printed))
    for fact, mark in _marks(facts).items():
        pattern = pattern.replace(mark, f"(?P<{fact}>.{{1,{_LONGEST}}}?)", 1)
    return pattern
