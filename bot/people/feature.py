"""The feature people, as the hubs see it."""

from __future__ import annotations

from bot.people.service import GameNames, Players
from bot.skin.plug import Feature
from bot.store.app import App


def _build(app: App) -> None:
    players = Players(app.database, app.now, wake=app.wake)
    app.add(players, GameNames())
    app.forgets(server=players.forget_server, person=players.forget)


FEATURE = Feature(name="people", build=_build)
