"""How long a text is for who reads it. A card says little; the rest stands behind its headings, a screen each."""

import re
from collections.abc import Iterable, Iterator

CARD = 40  # words before the first button of a card
SCREEN = 60  # words of a screen that somebody has opened
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MENTION = re.compile(r"<[^<>\s]+(?: [a-z]+)?:?\d*>")
_WIDE = re.compile(r"[぀-ヿ㐀-鿿々ー]")
_SENTENCE = re.compile(r"(?<=。)|(?<=[.)]) (?=[A-Z])")
_WORD = re.compile(r"[^\W_][\w'’.,:/×-]*")


def words_in(text: str) -> float:
    """The words of a text as Discord shows it; a sign of Japanese is half a word, a mention or an instant none."""
    shown = _MENTION.sub(" ", _LINK.sub(r"\1", text))
    return len(_WORD.findall(_WIDE.sub(" ", shown))) + len(_WIDE.findall(shown)) / 2


def screens(lines: Iterable[str], most: float) -> Iterator[list[str]]:
    """The lines in their order on as many screens as they need; one that fills more is cut behind sentences."""
    screen: list[str] = []
    for line in lines:
        for part in [line] if words_in(line) <= most else _SENTENCE.split(line):
            if screen and words_in("\n".join([*screen, part])) > most:
                yield screen
                screen = []
            screen.append(part)
    if screen:
        yield screen
