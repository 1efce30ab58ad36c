"""The feature ratings, as the hubs see it."""

from __future__ import annotations

from bot.ratings import requests
from bot.ratings.checks import check
from bot.ratings.service import Exclusions, Ratings, rate_ended
from bot.skin.plug import Feature
from bot.store.app import App
from bot.store.hooks import Hooks


def _build(app: App) -> None:
    app.add(Ratings(app.database, app.now), Exclusions(app.database, app.now))


FEATURE = Feature(
    name="ratings",
    build=_build,
    check=check,
    hooks=Hooks(ended=(rate_ended,)),
    commands=(
        requests.profile,
        requests.leaderboard,
    ),
    requests=(requests,),
)
