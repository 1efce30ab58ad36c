"""The feature hall, as the hubs see it."""

from __future__ import annotations

from bot.hall import requests
from bot.hall.service import Activity
from bot.skin.plug import Feature
from bot.store.app import App


def _build(app: App) -> None:
    app.add(Activity(app.database, app.now))


FEATURE = Feature(
    name="hall",
    build=_build,
    menus=(requests.invite_person,),
    requests=(requests,),
)
