"""Who may open the page, and the matches that are watched there."""

import asyncio
import hashlib
import secrets
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Final

from bot.page import rows
from bot.store import locks
from bot.store.app import App, Service
from bot.store.database import Connection

LINK: Final = timedelta(minutes=10)
SESSION: Final = timedelta(days=7)
_ELSEWHERE: Final = 5.0  # seconds until a step is seen that another process has made
_CROWD: Final = 25  # watchers who are told at once: each then asks for the board
_TOGETHER: Final = 0.1  # seconds in which all that changes is one look


def digest_of(token: str) -> str:
    """All that is kept of a token: whoever reads the database can open nothing with it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions(Service):
    """Links and sessions of people. `url`: the address of the page, empty where there is none.

    Their tokens come of no seed: whoever knew that would know them.
    """

    url = ""

    async def link(self, user: int) -> str:
        """A token that opens one session, soon."""
        token = secrets.token_urlsafe(32)
        row = digest_of(token), user, self._now() + LINK
        await self._database.write(lambda c: rows.add(c, *row, link=True), about=[locks.person(user)])
        return token

    async def open(self, link: str) -> str | None:
        """The token of a session for whose link this is; None where it is none, too old or used."""
        digest, token, now = digest_of(link), secrets.token_urlsafe(32), self._now()
        user = await self._database.ask(lambda c: rows.owner(c, digest, now, link=True))
        if user is None:
            return None

        async def exchange(connection: Connection) -> bool:
            used = await rows.drop(connection, user, digest)
            if used:
                await rows.add(connection, digest_of(token), user, now + SESSION, link=False)
            return used

        return token if await self._database.write(exchange, about=[locks.person(user)]) else None

    async def who(self, token: str) -> int | None:
        """Whose session it is; None where it has ended."""
        now = self._now()
        return await self._database.ask(lambda c: rows.owner(c, digest_of(token), now, link=False))

    async def end(self, user: int, token: str | None = None) -> None:
        """End this session of the person, or all, and the links that open others."""
        digest = None if token is None else digest_of(token)
        await self._database.write(lambda c: rows.drop(c, user, digest), about=[locks.person(user)])


class Watching(Service):
    """The matches that are watched. One look at all of them follows when anything has changed."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._watched: dict[int, dict[asyncio.Future[int], int]] = {}
        self._woken = asyncio.Event()
        app.wakes(self._woken.set)

    async def after(self, number: int, seq: int) -> int:
        """The last event of the match, once that is another than this."""
        coming: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._watched.setdefault(number, {})[coming] = seq
        # It may be another by now.
        self._woken.set()
        try:
            return await coming
        finally:
            del self._watched[number][coming]
            if not self._watched[number]:
                del self._watched[number]

    async def run(self) -> None:
        """Looks at them for ever."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), _ELSEWHERE)
            self._woken.clear()
            asked = partial(rows.seqs, numbers=tuple(self._watched))
            for number, seq in (await self._database.ask(asked) if self._watched else {}).items():
                for count, (coming, known) in enumerate([*self._watched.get(number, {}).items()], 1):
                    if seq != known and not coming.done():
                        coming.set_result(seq)
                    if count % _CROWD == 0:
                        await asyncio.sleep(_TOGETHER)
            await asyncio.sleep(_TOGETHER)
