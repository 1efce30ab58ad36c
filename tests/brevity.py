"""How many words the cards have. The bounds of cards and screens stand in `bot/language/reading.py`.

Names, instants, pictures, quotations and the rows of a list are not read as words; a row names somebody, a game, a
place, a move or a number; so is the heading of a board, and an amount on it. Lines that differ in names count once.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from bot.language.reading import CARD, SCREEN, words_in

_ROW = re.compile(
    r"(?:-# )?(?:[-·・] .*(?:<[@#/]|\]\(|`|→)|<[@/]|[“「].*[”」]$|> |(?:\*\*)?(?:\d+\\?[.位]|[a-h]?\d+\*\*))"
)
_LISTS = re.compile(
    r"^(?:\*\*(?:Events\*\*|Games|Players \()|\*\*(?:経過|対局|参加者（|.*の対局（))", re.MULTILINE
)
_DATA = re.compile(
    r"<[^>]*>|#\d+|“.*?”|「.*?」|\b(?:P\d+|Host|[A-Z])\b"
    r"|\b[a-h]?\d+(?:[-x:][a-h]?\d+)+\b"  # moves
    r"|\d+\?? → \**\d+\??|[(（][−+±]?\d+[)）]|\d+–\d+"  # ratings and points
)
BUTTONS, TEXT, PRIVATE = 1, 10, 64
BOARD = 20  # words around a board to move: who plays, the last move, whose turn it is and until when
UNUSUAL = 35
"""Words around one that also tells why it stands elsewhere or still, what its rules count, or how an event goes on."""

_USUAL = re.compile(
    r"(?:### |-# (?:\[|practice,|練習対局|<@\d+>(?: has .* left\.$|さんの残り時間)))"
    r"|(?:<:\w+:\d+>)?[\w ]+(?:: |：)<@\d+>(?: · |\u3000)(?:<:\w+:\d+>)?[\w ]+(?:: |：)<@\d+>$"
    r"|\*\*\d+(?:\.|手目)(?:(?!\. |。).)*$"
    r"|(?:<:\w+:\d+>)?\*\*<@\d+>(?: to move\.|さんの手番です。)\*\*"
    r" (?:Time runs out|No clock|期限：|時間無制限)[^。]*$"
)
_MOVES = ("type", "move", "aim", "hint")


def words_of(text: str) -> float:
    """The words of a text, without a board that is drawn in signs."""
    text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    if text.startswith("## "):  # the hall, and the card of the week: lists of what there is
        text = re.sub(r"^- .*$", "", text, flags=re.MULTILINE)
    lines = (line for line in text.splitlines() if not _ROW.match(line))
    return sum(map(words_in, dict.fromkeys(_DATA.sub(" ", line) for line in lines)))


def _parts(components: Iterable[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _parts(part.get("components") or ())


def excess(components: Iterable[Any], *, card: bool) -> str:
    """The text of a card that is too long, with its words; else nothing."""
    parts = list(_parts(components))
    whole = "\n".join(part["content"] for part in parts if part["type"] == TEXT)
    if _LISTS.search(whole):
        return ""
    ways = {part["custom_id"].split(":")[1] for part in parts if "custom_id" in part}
    rows = [n for n, part in enumerate(parts) if part["type"] == BUTTONS]
    first = "\n".join(part["content"] for part in parts[: min(rows, default=None)] if part["type"] == TEXT)
    before, most = words_of(first), CARD if card else SCREEN
    if "more" in ways and ways.intersection(_MOVES):
        before = words_of(re.sub(r"^### .*|\b\d+\b", "", first, flags=re.MULTILINE))
        most = BOARD if all(map(_USUAL.match, filter(None, first.splitlines()))) else UNUSUAL
    return f"{before} of {most} words: {whole}" if before > most else ""


def too_long(requests: Iterable[Any]) -> list[str]:
    """The cards among these requests that have too many words; one that a single person sees is a screen."""
    found = []
    for request in requests:
        sent = request.json if isinstance(request.json, dict) else {}
        body = sent.get("data") or sent
        edited = sent.get("type") == 7 or request.path.startswith("/webhooks/")
        private = (body.get("flags") or 0) & PRIVATE or "message_reference" in body
        card = not edited and not private
        found.append(excess(body.get("components") or (), card=card))
    return list(dict.fromkeys(filter(None, found)))
