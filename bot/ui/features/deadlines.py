"""What happens to a game whose player to move has run out of time."""

from __future__ import annotations

from bot.core.match import Match
from bot.ui.context import Request
from bot.ui.replies import acknowledge


async def choose_after_fall(request: Request, match: Match, choice: str) -> None:
    """What the opponent of a fallen clock wants: claim the win, give a day, or renew the turn."""
    matches, user = request.app.matches, request.user_id
    if choice == "claim":
        await matches.claim_time(user, match.id, request=request.id)
        await acknowledge(request, "time-claimed")
    elif choice == "give":
        await matches.give_time(user, match.id, request=request.id)
        await acknowledge(request, "time-given")
    else:
        await matches.go_on(user, match.id, request=request.id)
        await acknowledge(request, "time-renewed")
