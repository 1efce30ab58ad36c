"""The feature privacy, as the hubs see it."""

from __future__ import annotations

from bot.privacy import requests
from bot.privacy.service import Privacy
from bot.skin.plug import Feature
from bot.store.app import App


def _build(app: App) -> None:
    app.add(Privacy(app.database, app.now, forget=app.forget_person, wake=app.wake))


FEATURE = Feature(
    name="privacy",
    build=_build,
    requests=(requests,),
)
