"""The things that somebody may do in a game on the page besides moving, and refusals without Discord's signs."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from bot.core.errors import MatchError
from bot.core.match import Match, Transition
from bot.language.words import Words
from bot.match.answers.refusals import reason
from bot.match.cards.more import DECISIONS, ENTRIES, Looker
from rules import MoveError, RulesError

ACTS: Final[Mapping[str, Transition]] = {
    "claim-time": Match.claim_time,
    "give-day": Match.give_time,
    "go-on": Match.go_on,
    "claim-win": Match.claim,
    "draw-claim": Match.claim,
    "draw-accept": Match.accept_draw,
    "draw-decline": Match.decline_draw,
    "draw": Match.offer_draw,
    "takeback": Match.ask_takeback,
    "takeback-practice": Match.ask_takeback,
    "takeback-grant": Match.grant_takeback,
    "takeback-refuse": Match.refuse_takeback,
    "resign": Match.resign,
    "call-off": Match.abort,
}
"""The step that each act takes, by the labels of the buttons in Discord."""
_ANSWERS: Final = {
    "draw-answer": ("draw-accept", "draw-decline"),
    "takeback-answer": ("takeback-grant", "takeback-refuse"),
}
"""The acts behind an entry of More … that leads to a question."""


def acts_of(match: Match, looker: Looker, words: Words) -> Iterator[list[str]]:
    """Each act that is possible now with its label, and a mark where it ends the game at once."""
    for entry in (*DECISIONS, *ENTRIES):
        acts = _ANSWERS.get(entry.label, (entry.label,) if entry.label in ACTS else ())
        for act in acts if entry.possible(match, looker) else ():
            yield [act, words(f"button-{act}"), *(["danger"] if act in ("resign", "call-off") else [])]


def told(error: MatchError | RulesError, words: Words, match: Match | None = None) -> str:
    """The sentence that the chat gives, without its signs."""
    said = ""
    if match is not None and isinstance(error, MoveError):
        said = reason(error, words, match)
    return re.sub(r"\*\*|\\(?=\W)", "", said or words.error(error))
