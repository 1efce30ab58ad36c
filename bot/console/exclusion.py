"""Annulling a player's rated results for the operator."""

from __future__ import annotations

from bot.console.failures import MISTAKE, Failure
from bot.console.services import operate
from bot.ratings.service import Exclusions
from bot.store.app import App


def exclude(url: str, user: int, *, undo: bool) -> int:
    """Annul a player's rated results, or let them count again; the exit status."""

    async def work(app: App) -> tuple[int, int]:
        if not undo and not await app[Exclusions].plays(user):
            raise Failure(f"Nobody with the number {user} has played. Nothing was changed.", MISTAKE)
        done = await (app[Exclusions].readmit(user) if undo else app[Exclusions].exclude(user))
        if done is None:
            said = "is not excluded" if undo else "is excluded already"
            raise Failure(f"{user} {said}. Nothing was changed.", MISTAKE)
        return done.results, done.others

    results, others = operate(url, work)
    worked = f"the ratings of {others} others were worked out anew"
    if undo:
        print(f"{user} counts again: {results} results, and {worked}.")
    else:
        print(f"{user} is excluded: {results} results count no more, and {worked}.")
    return 0
