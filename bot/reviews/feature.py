"""The feature reviews, as the hubs see it."""

from bot.reviews import answers, requests
from bot.reviews.service import Reviews
from bot.skin.plug import Feature
from bot.store.app import App


def _build(app: App) -> None:
    app.closing.push_async_callback(app[Reviews].stop)


FEATURE = Feature(name="reviews", services=(Reviews,), build=_build, requests=(answers, requests))
