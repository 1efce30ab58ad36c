"""Controls for a game whose player to move has run out of time: the opponent says what happens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.core.match import Match
from bot.services.matches import Matches
from bot.ui.context import Press
from bot.ui.replies import acknowledge
from bot.ui.requests.declarations import on_match


async def _settle(press: Press, match: Match, act: Callable[..., Awaitable[Match]], said: str) -> None:
    """Does this with the clock that has fallen. `act`: one of the services' `Matches`."""
    await act(press.app.matches, press.user_id, match.id, request=press.id)
    await acknowledge(press, said)


claim_time = on_match("claim-time", _settle, Matches.claim_time, "time-claimed")
give_day = on_match("give-day", _settle, Matches.give_time, "time-given")
go_on = on_match("go-on", _settle, Matches.go_on, "time-renewed")
