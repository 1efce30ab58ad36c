"""The things that somebody may do in a game on the page besides moving, and refusals without Discord's signs."""

import re
from collections.abc import Iterator, Mapping
from datetime import datetime
from types import MappingProxyType
from typing import Final
from zoneinfo import ZoneInfo

from bot.core.errors import MatchError
from bot.core.match import Match, Transition
from bot.language.words import Names, Words
from bot.match.answers.refusals import reason
from bot.match.cards.more import DECISIONS, ENTRIES, Looker
from rules import MoveError, RulesError

STEPS: Final[Mapping[str, Transition]] = {
    "resign": Match.resign,
    "abort": Match.abort,
    "draw": Match.offer_draw,
    "claim-draw": Match.claim,
    "accept": Match.accept_draw,
    "decline": Match.decline_draw,
    "takeback": Match.ask_takeback,
    "grant-takeback": Match.grant_takeback,
    "refuse-takeback": Match.refuse_takeback,
    "claim-time": Match.claim_time,
    "give-day": Match.give_time,
    "go-on": Match.go_on,
    "claim-win": Match.claim,
}
"""The acts on the page."""
ACTS: Final[Mapping[str, Mapping[str, str]]] = {
    **{same: {same: same} for same in ("claim-time", "give-day", "go-on", "claim-win", "draw", "resign")},
    "draw-claim": {"claim-draw": "draw-claim"},
    "call-off": {"abort": "call-off"},
    "draw-answer": {"accept": "draw-accept", "decline": "draw-decline"},
    **{label: {"takeback": label} for label in ("takeback", "takeback-practice")},
    "takeback-answer": {"grant-takeback": "takeback-grant", "refuse-takeback": "takeback-refuse"},
}
"""Those that an entry behind More … leads to, with their labels, by the label of the entry."""
_SIGNS: Final = re.compile(r"<@(?P<user>-?\d+)>|<t:(?P<at>\d+):\w>|\*\*|\\(?=\W)")


def acts_of(match: Match, looker: Looker, words: Words) -> Iterator[list[str]]:
    """Each act that is possible now with its label, and a mark where it ends the game at once."""
    for entry in (*DECISIONS, *ENTRIES):
        for act, label in ACTS.get(entry.label, {}).items() if entry.possible(match, looker) else ():
            yield [act, words(f"button-{label}"), *(["danger"] if act in ("resign", "abort") else [])]


def told(
    error: MatchError | RulesError,
    words: Words,
    match: Match | None = None,
    names: Names = MappingProxyType({}),
    zone: str = "UTC",
) -> str:
    """The sentence that the chat gives, without its signs."""

    def plain(found: re.Match[str]) -> str:
        if at := found["at"]:
            return f"{datetime.fromtimestamp(int(at), ZoneInfo(zone)):%Y-%m-%d %H:%M}"
        return names.get(int(found["user"]), "…") if found["user"] else ""

    if match is not None and isinstance(error, MoveError):
        return _SIGNS.sub(plain, reason(error, words, match))
    return _SIGNS.sub(plain, words.error(error))
