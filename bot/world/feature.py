"""The feature world, as the hubs see it."""

from __future__ import annotations

from bot.people.service import Players
from bot.skin.plug import Feature
from bot.store.app import App
from bot.store.hooks import Hooks
from bot.world import requests
from bot.world.service.lobby import Lobby, note_waking
from bot.world.service.moderation import Moderation


def _build(app: App) -> None:
    changed = app[Players].forget
    app.add(
        Lobby(app.database, app.now, app.random(), changed=changed, wake=app.wake),
        Moderation(app.database, app.now),
    )


FEATURE = Feature(
    name="world",
    build=_build,
    hooks=Hooks(chosen=(note_waking,)),
    requests=(requests,),
)
