"""The feature problems, as the hubs see it."""

from __future__ import annotations

from bot.problems import requests
from bot.problems.service import Problems
from bot.skin.plug import Feature
from bot.store.app import App


def _build(app: App) -> None:
    app.add(Problems(app.database, app.now, wake=app.wake))


FEATURE = Feature(
    name="problems",
    build=_build,
    commands=(requests.problem,),
    requests=(requests,),
)
