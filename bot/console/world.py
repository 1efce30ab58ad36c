"""The moderation of games between servers for the operator."""

from __future__ import annotations

from bot.console.failures import MISTAKE, Failure
from bot.console.services import operate
from bot.world.service.moderation import Moderation


def reports(url: str) -> int:
    """Print what players have reported, the latest first; the exit status."""
    found = operate(url, lambda app: app[Moderation].reports())
    for each in found:
        print(
            f"{each.at:%Y-%m-%d %H:%M}  game {each.match_id}  {each.kind.value:<9}  {each.by} about {each.about}"
        )
    print(f"{len(found)} reports. Negative numbers are people who had themselves deleted.")
    return 0


def ban(url: str, user: int, *, undo: bool) -> int:
    """Keep a person out of games between servers, or let them in again; the exit status."""
    if not operate(url, lambda app: (app[Moderation].unban if undo else app[Moderation].ban)(user)):
        said = "is not banned" if undo else "is banned already"
        raise Failure(f"{user} {said}. Nothing was changed.", MISTAKE)
    print(f"{user} may play between servers again." if undo else f"{user} plays between servers no more.")
    return 0
