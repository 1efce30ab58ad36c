"""The feature reviews, as the hubs see it."""

from __future__ import annotations

from bot.match.service.replies import Replies
from bot.practice.service import Thinking
from bot.reviews import requests
from bot.reviews.service import Reviews
from bot.skin.plug import Feature
from bot.store.app import App
from bot.workers.errands import Errands


def _build(app: App) -> None:
    looks = app.looks or app[Thinking]
    reviews = Reviews(app.database, app.now, looks, app[Errands], app[Replies])
    app.closing.push_async_callback(reviews.stop)
    app.add(reviews)


FEATURE = Feature(
    name="reviews",
    build=_build,
    requests=(requests,),
)
