"""The feature invitations, as the hubs see it."""

from __future__ import annotations

from bot.invitations import requests
from bot.invitations.answers import NEWS
from bot.invitations.service.blocks import Blocks
from bot.invitations.service.invitations import Seeks
from bot.skin.plug import Feature
from bot.store.app import App


def _build(app: App) -> None:
    app.add(Seeks(app.database, app.now, app.random(), wake=app.wake), Blocks(app.database, app.now))


FEATURE = Feature(
    name="invitations",
    build=_build,
    news=NEWS,
    commands=(
        requests.play,
        requests.join,
    ),
    requests=(requests,),
)
