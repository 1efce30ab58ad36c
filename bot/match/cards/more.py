"""Everything about a game besides moving: one menu behind "More …" on its board, with what is possible now."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from bot.core.errors import MatchError
from bot.core.match import Match, Transition
from bot.language.words import Words
from bot.match.cards.games import heading
from bot.skin.card import PICK, ControlId, Part, Reply, Style, boxed, button, menu, option, row


@dataclass(frozen=True, slots=True)
class Looker:
    """Somebody who looks at a game, and when. `shows`: everybody where they are may be shown it."""

    user: int
    now: datetime
    shows: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to do: the action of its control, its label `button-<label>`, and whether it is possible now. `own`:
    a button on a board for one reader too.
    """

    action: str
    label: str
    possible: Callable[[Match, Looker], bool] = lambda _match, _looker: True
    own: bool = False


def _plays(match: Match, looker: Looker) -> bool:
    return not match.over and looker.user in match.players


def _goes_on(match: Match, _looker: Looker) -> bool:
    """May moves be made in it, by whoever it is?"""
    return not match.over and (match.bound is None or match.bound.end.playing)


def _may(transition: Transition) -> Callable[[Match, Looker], bool]:
    """Would this step be accepted of the player?"""

    def possible(match: Match, looker: Looker) -> bool:
        if not _plays(match, looker):
            return False
        try:
            transition(match, looker.user, looker.now)
        except MatchError:
            return False
        return True

    return possible


def _decides(match: Match, looker: Looker) -> bool:
    return _plays(match, looker) and match.fallen is match.side_of(looker.user).other


def _claims(match: Match, looker: Looker) -> bool:
    """May the player claim a draw?"""
    found = match.claimable(looker.user)
    return found is not None and found.winner is None


def _wins(match: Match, looker: Looker) -> bool:
    """Do the endgame tables know that the player wins?"""
    found = match.claimable(looker.user)
    return found is not None and found.winner is not None


def _answers_draw(match: Match, looker: Looker) -> bool:
    return _plays(match, looker) and match.heard_offer is match.side_of(looker.user).other


def _offers_draw(match: Match, looker: Looker) -> bool:
    other = _claims(match, looker) or _answers_draw(match, looker)
    return not other and _may(Match.offer_draw)(match, looker)


def _answers_takeback(match: Match, looker: Looker) -> bool:
    return _plays(match, looker) and match.talks.takeback is match.side_of(looker.user).other


def _meets(match: Match, looker: Looker) -> bool:
    """Does the player meet somebody of another server?"""
    return match.header.away is not None and looker.user in match.players


def _begun(match: Match, _looker: Looker) -> bool:
    return bool(match.moves)


DECISIONS = (
    Entry("claim-time", "claim-time", _decides),
    Entry("give-day", "give-day", _decides),
    Entry("go-on", "go-on", _decides),
    Entry("claim-win", "claim-win", _wins),
)
"""Ways to end a game that the opponent lets wait: buttons."""

ENTRIES = (
    Entry("type", "type", lambda match, looker: _plays(match, looker) and match.may_move(looker.user)),
    Entry("moves", "moves", _goes_on),
    Entry("board", "board"),
    Entry("match-rules", "rules"),
    Entry("explore", "explore"),
    Entry(
        "lines",
        "lines",
        lambda match, looker: _plays(match, looker) and _goes_on(match, looker) and match.practice is None,
    ),
    Entry("draw", "draw-claim", _claims),
    Entry(
        "draw",
        "draw-answer",
        lambda match, looker: not _claims(match, looker) and _answers_draw(match, looker),
    ),
    Entry("draw", "draw", _offers_draw),
    Entry(
        "takeback",
        "takeback",
        lambda match, looker: match.practice is None and _may(Match.ask_takeback)(match, looker),
    ),
    Entry(
        "takeback",
        "takeback-practice",
        lambda match, looker: match.practice is not None and _may(Match.ask_takeback)(match, looker),
    ),
    Entry("takeback", "takeback-answer", _answers_takeback),
    Entry("history", "history", _begun),
    Entry("replay", "replay", _begun),
    Entry("export", "export", _begun),
    Entry("poster", "poster", lambda match, _looker: match.over and bool(match.moves)),
    Entry("show-here", "show-here", lambda _match, looker: looker.shows),
    Entry("report", "report", _meets),
    Entry("resign", "resign", _plays),
    Entry("abort", "call-off", _may(Match.abort)),
)
"""In the order of the menu."""


class Further:
    """Entries that later features add to the menu, after those of the game itself."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []

    def add(self, *entries: Entry) -> None:
        self._entries += entries

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)


def more_card(
    match: Match, looker: Looker, words: Words, link: str = "", further: Iterable[Entry] = ()
) -> Reply:
    """Everything that this person can do in the game now."""
    decisions = [
        button(
            words(f"button-{entry.label}"),
            ControlId(entry.action, match.id, match.seq),
            Style.success if entry is DECISIONS[0] else Style.secondary,
        )
        for entry in DECISIONS
        if entry.possible(match, looker)
    ]
    options = [
        option(words(f"button-{entry.label}"), entry.action)
        for entry in (*ENTRIES, *further)
        if entry.possible(match, looker)
    ]
    parts: list[Part] = [heading(match, words, link), row(*decisions)]
    parts.append(menu(words("more-choose"), ControlId(PICK, match.id, match.seq), options))
    return Reply(boxed(parts))
