"""A question that is asked without a transaction is one query: two might see different states."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from bot.store.database import Database


@pytest.fixture(scope="session", autouse=True)
def one_query() -> Iterator[None]:
    """Every question of the run that SQLite answers is counted."""
    ask = Database.ask

    async def counted(self: Database, query: Callable[[Any], Awaitable[Any]]) -> Any:
        async def once(connection: Any) -> Any:
            if not self.sqlite:
                return await query(connection)
            asked, count = connection._asked, 0

            def note() -> None:
                nonlocal count
                count += 1
                asked()

            connection._asked = note
            try:
                return await query(connection)
            finally:
                connection._asked = asked
                assert count < 2, f"{count} queries, which may see different states"

        return await ask(self, once)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Database, "ask", counted)
        yield
