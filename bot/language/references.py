"""Reads which game, tournament or invitation a text names: by its number, or as the bot has printed it anywhere.

Discord's client sometimes sends what a suggestion is called instead of its value
(https://github.com/discord/discord-api-docs/issues/7206), and people copy from cards.
"""

import re
from functools import cached_property
from itertools import chain, product
from typing import Final

from bot.core.plain import one_width
from bot.language.template import Template
from bot.language.texts import Texts

_NUMBER: Final = re.compile(r"(?:#|no\.?|第)?\s*(\d{1,16})\s*(?:番|局)?")
_SIGNED: Final = re.compile(r"#(\d{1,16})(?!\d)")
_HEADINGS: Final = {"match-heading": "game", "tournament-heading": "name"}
"""The messages with a name, then the word for the kind of thing and its number; and the name's fact."""
_WITH_GAME: Final = re.compile(r"(.*[^\s·])[\s·]+([#＃]\d{1,16}(?!\d).*)", re.DOTALL)
_LONGEST: Final = 200  # signs that are looked at
_MARK: Final = "\ue000"  # a private sign of Unicode, where the name stands
_MARKUP: Final = " *_`"
_APART: Final = " ·・:"  # signs between a name and the word behind it


def number(text: str) -> int | None:
    """The number of a game as players write it ("12", "#12", "＃１２", "12番"); None for anything else."""
    found = _NUMBER.fullmatch(one_width(text).casefold())
    return int(found[1]) or None if found else None


def move_with_game(text: str) -> tuple[str, str | None]:
    """A typed move, and the game where one is named behind it, as moves of several games are offered."""
    found = _WITH_GAME.fullmatch(text[:_LONGEST])
    return (found[1], found[2]) if found else (text, None)


class References:
    """The numbers of one kind of thing, by the message that heads its cards; without one only labels have a number.
    `others`: messages in which names stand before the number too, with their facts.
    """

    def __init__(self, texts: Texts, heading: str = "", **others: tuple[str, ...]) -> None:
        self._texts, self._heading = texts, heading
        printed = {heading: (_HEADINGS[heading],), **others} if heading else {}
        self._printed = [Template(texts, message, "number", *facts) for message, facts in printed.items()]

    def read(self, text: str) -> int | None:
        """The number of the one that is named; None where none is, several are, or it is another kind's."""
        said = one_width(text[:_LONGEST].replace("№", "#")).strip(_MARKUP).casefold()
        if (whole := number(said)) is not None:
            return whole
        # A name before the number may hold another one, and begin with it; so may one behind a label's number.
        for found in chain.from_iterable(each.read(said) for each in self._printed):
            if found["number"].isdecimal():
                return int(found["number"]) or None
        if (first := self._beginning.match(said)) is not None:
            return int(first[1] or first[2]) or None
        signed = {int(each[1]) for each in _SIGNED.finditer(self._foreign.sub("", said))}
        return signed.pop() or None if len(signed) == 1 and self._heading else None

    @cached_property
    def _beginning(self) -> re.Pattern[str]:
        """A label begins with its number; with the kind's word before it the sign may be missing."""
        words = self._words(self._heading)
        return re.compile(rf"(?:{words})?\s*#(\d{{1,16}})(?!\d)|(?:{words})\s*(\d{{1,16}})$")

    @cached_property
    def _foreign(self) -> re.Pattern[str]:
        """A number with the word of another kind before it."""
        return re.compile(rf"(?:{self._words(*_HEADINGS.keys() - {self._heading})})\s*#\d+")

    def _words(self, *headings: str) -> str:
        """The words for these kinds of things, which stand before the number, in every language."""
        printed = (
            self._texts.say(language, heading, **{_HEADINGS[heading]: _MARK, "number": "#"})
            for language, heading in product(self._texts.languages, filter(None, headings))
        )
        between = (one_width(text).partition(_MARK)[2].partition("#")[0] for text in printed)
        return "|".join(sorted({re.escape(word.strip(_APART).casefold()) for word in between}))
