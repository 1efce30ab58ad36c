"""Controls for a game whose player to move has run out of time: the opponent says what happens."""

from __future__ import annotations

from bot.core.match import Match, Transition
from bot.match.answers.acknowledgement import acknowledge
from bot.match.answers.games import act
from bot.match.requests.controls import on_match
from bot.skin.context import Press


async def _settle(press: Press, match: Match, transition: Transition, said: str) -> None:
    await act(press, match, transition)
    await acknowledge(press, said)


claim_time = on_match("claim-time", _settle, Match.claim_time, "time-claimed")
give_day = on_match("give-day", _settle, Match.give_time, "time-given")
go_on = on_match("go-on", _settle, Match.go_on, "time-renewed")
