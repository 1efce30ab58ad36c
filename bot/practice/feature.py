"""The feature practice, as the hubs see it."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable
from typing import Any

from bot.match.service.matches import Matches
from bot.match.service.replies import Replies
from bot.outbox.service.outbox import Outbox
from bot.practice import requests, rows
from bot.practice.service import PracticeGames, Thinking
from bot.skin.plug import Feature
from bot.skin.protocol import Client
from bot.store.app import App
from bot.store.hooks import Hooks


def _build(app: App) -> None:
    thinking = Thinking()
    app.closing.callback(thinking.close)
    games = PracticeGames(
        app.database,
        app.now,
        app.random(),
        app[Matches],
        app[Replies],
        app[Outbox],
        app.think or thinking,
        wake=app.wake,
    )
    app.add(thinking, games)
    app.wakes(games.wake)


def _duties(client: Client) -> Iterable[tuple[str, Coroutine[Any, Any, None]]]:
    return (("practice", client.app[PracticeGames].run()),)


FEATURE = Feature(
    name="practice",
    build=_build,
    hooks=Hooks(barring=(rows.barred,)),
    commands=(requests.practice,),
    requests=(requests,),
    duties=_duties,
)
