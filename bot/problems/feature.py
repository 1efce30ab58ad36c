"""The feature problems, as the hubs see it."""

from __future__ import annotations

from bot.core.news import Problem
from bot.problems import requests
from bot.problems.answers import post_today
from bot.problems.service import Problems
from bot.skin.plug import Feature
from bot.skin.telling import Telling
from bot.store.app import App


def _build(app: App) -> None:
    app.add(Problems(app.database, app.now, wake=app.wake))


FEATURE = Feature(
    name="problems",
    build=_build,
    commands=(requests.problem,),
    requests=(requests,),
    news={Problem: Telling(otherwise=post_today)},
)
