"""A text that is too long for a card: chapters of a screen each, and the menu that turns to them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.language.reading import SCREEN, screens, words_in
from bot.language.words import Words
from bot.skin.card import ControlId, Reply, Row, Tint, menu, option, text_reply


class Chapter(NamedTuple):
    """A screen of a text."""

    title: str
    text: str


def chapters(told: Mapping[str, Sequence[str]], words: Words, heading: str = "") -> list[Chapter]:
    """The lines under each title on as many screens as they need, numbered from the second on, below the `heading`."""
    found = []
    for title, lines in told.items():
        room = SCREEN - words_in(f"{heading} {title}") - 1
        for number, screen in enumerate(screens(lines, room), 1):
            name = title if number == 1 else words("chapter-number", title=title, number=number)
            found.append(Chapter(name, "\n".join(screen)))
    return found


def contents(found: Sequence[Chapter], control: ControlId, words: Words, chosen: int | None = None) -> Row:
    """The menu of the chapters; its value is the number of one, from 0."""
    options = [option(each.title, str(at), chosen=at == chosen) for at, each in enumerate(found)]
    return menu(words("chapters-choose"), control, options)


def chapter_reply(
    found: Sequence[Chapter],
    control: ControlId,
    chosen: int,
    words: Words,
    *rows: Row,
    heading: str = "",
    tint: Tint | int = Tint.PRIVATE,
) -> Reply:
    """One chapter, the last where there are not so many, with the way to the others above `rows`."""
    chosen = min(max(chosen, 0), len(found) - 1)
    title = words.about(heading, found[chosen].title) if heading else found[chosen].title
    text = f"### {title}\n{found[chosen].text}"
    return text_reply(text, contents(found, control, words, chosen), *rows, tint=tint)
