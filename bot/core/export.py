"""A match as a file that other programs read: PDN for draughts, our own record for the games that have none."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from bot.core.events import Event, Moved
from bot.core.match import Match
from bot.core.pace import Pace
from rules import Ending
from rules.draughts.game import DraughtsGame
from rules.records.game_record import GameRecord, write_record
from rules.records.pdn_write import record_of, result_text, write_pdn

_SECOND: Final = timedelta(seconds=1)
_TERMINATIONS: Final = {
    Ending.TIME: "time forfeit",
    Ending.ADJUDICATION: "adjudication",
    Ending.TABLES: "adjudication",
    Ending.ABORT: "abandoned",
    Ending.ABANDONED: "abandoned",
}
"""By the words of PGN, which PDN follows; all other endings are "normal"."""


@dataclass(frozen=True, slots=True)
class Contest:
    """The event of a game. `round`: 3.1 for the first board of the third round."""

    event: str
    round: str


@dataclass(frozen=True, slots=True)
class Export:
    """The text of the file, and the ending of its name."""

    text: str
    suffix: str


def export(
    match: Match, names: tuple[str, str], contest: Contest | None = None, log: Sequence[Event] = ()
) -> Export:
    """The match with the names of FIRST and SECOND, and its contest; one that is not over has no result yet.

    `log`: its events, for the time that each player had left after each move.
    """
    ending = "unterminated" if match.outcome is None else _TERMINATIONS.get(match.outcome.ending, "normal")
    colours = [colour.value.capitalize() for colour in match.game.colours]
    tags = [
        ("Event", f"Game {match.id}" if contest is None else contest.event),
        ("Site", "Discord"),
        ("Date", f"{match.started_at:%Y.%m.%d}"),
        ("Round", "-" if contest is None else contest.round),
        *zip(colours, names, strict=True),
        ("UTCDate", f"{match.started_at:%Y.%m.%d}"),
        ("UTCTime", f"{match.started_at:%H:%M:%S}"),
        ("TimeControl", time_control(match.terms.pace)),
        ("Termination", ending),
    ]
    # A match that was called off has no result, though it is over.
    outcome = None if match.outcome is None or match.outcome.ending is Ending.ABORT else match.outcome
    game = match.game
    if isinstance(game, DraughtsGame):
        result = "*" if outcome is None else result_text(game, outcome.winner)
        start = game.start() if match.opening is None else game.load(match.opening)
        passed = zip(match.states(), match.moves, strict=False)
        moves = [match.game.parse(state, text) for state, text in passed]
        record = record_of(game, start, moves, tags=tags, comments=_clocks(match, log), result=result)
        return Export(write_pdn(record), "pdn")
    return Export(write_record(GameRecord(game.key, match.moves, match.opening, outcome, tuple(tags))), "txt")


def _clocks(match: Match, log: Sequence[Event]) -> list[str]:
    """The time that was left to its maker after each move, as PDN writes it; nothing where each move has its own."""
    told: list[str] = []
    if match.terms.pace.bank is None:
        return told
    passed: Match | None = None
    for event in log:
        before = passed
        passed = Match.started(match.header, event) if passed is None else passed.apply(event)
        if before is not None and isinstance(event.what, Moved):
            left = passed.clock.left[before.to_move]
            told.append("" if left is None else f"[%clk {_hours(left)}]")
        # Moves may have been taken back.
        del told[len(passed.moves) :]
    return told


def _hours(span: timedelta) -> str:
    minutes, seconds = divmod(max(0, span // _SECOND), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"


def time_control(pace: Pace) -> str:
    """The field of PGN and PDN: moves and their seconds, or seconds at first and for each move."""
    if pace.per_move is not None:
        return f"1/{pace.per_move // _SECOND}"
    return "-" if pace.bank is None else f"{pace.bank // _SECOND}+{pace.bonus // _SECOND}"
