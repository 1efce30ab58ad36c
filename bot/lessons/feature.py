"""The feature lessons, as the hubs see it."""

from bot.lessons import requests
from bot.lessons.service import Lessons
from bot.match.service.experience import Experience
from bot.skin.plug import Feature
from bot.store.app import App


def _build(app: App) -> None:
    app.put(Experience, app[Lessons])


FEATURE = Feature(
    name="lessons", services=(Lessons,), build=_build, commands=(requests.learn,), requests=(requests,)
)
