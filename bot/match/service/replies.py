"""The bot's replies in matches against it, for which the player who has moved may wait."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from bot.core.match import Match
from bot.match.service.matches import Matches, Played


class Expected:
    """The reply that a player waits for after a move."""

    def __init__(self, *, shown: bool) -> None:
        self.shown = shown
        self.coming: asyncio.Future[Played | None] = asyncio.get_running_loop().create_future()

    def answered(self, played: Played | None) -> bool:
        """The bot has played this, or done something else; False where nobody waits any more."""
        waiting = not self.coming.done()
        if waiting:
            self.coming.set_result(played)
        return waiting

    async def within(self, seconds: float) -> Played | None:
        """The bot's move, if it came in time; None also where it did something else."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await asyncio.shield(self.coming)
        return None


class Replies:
    """The replies that players wait for. `on`: does the bot play, and look at positions?"""

    def __init__(self, played_by: Matches, *, on: bool = True) -> None:
        self._matches = played_by
        self._expected: dict[int, Expected] = {}
        self.on = on

    async def after_reply(self, match_id: int, seconds: float) -> Match:
        """The match once the bot has done what it has to do, or as it stands when that takes longer."""
        with self.awaited(match_id, shown=False) as coming:
            if (await self._matches.get(match_id)).reply_due:
                await coming.within(seconds)
        return await self._matches.get(match_id)

    @contextmanager
    def awaited(self, match_id: int, *, shown: bool) -> Iterator[Expected]:
        """A player who moves inside can wait for the reply. `shown`: they show everybody, so no notice is needed."""
        expected = self._expected[match_id] = Expected(shown=shown)
        if not self.on:
            expected.answered(None)
        try:
            yield expected
        finally:
            expected.coming.cancel()
            if self._expected.get(match_id) is expected:
                del self._expected[match_id]

    def expected(self, match_id: int) -> Expected | None:
        """The reply that somebody waits for in this match."""
        return self._expected.get(match_id)

    def answered(self, match_id: int, played: Played | None) -> bool:
        """Tells who waits for the reply; False where nobody does."""
        expected = self._expected.get(match_id)
        return expected is not None and expected.answered(played)
