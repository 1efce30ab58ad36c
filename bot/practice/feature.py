"""The feature practice, as the hubs see it."""

from bot.practice import requests, rows
from bot.practice.service import PracticeGames, Thinking
from bot.skin.plug import Feature
from bot.store.app import App
from bot.store.connection import Hooks


def _build(app: App) -> None:
    app.closing.callback(app[Thinking].close)
    app.wakes(app[PracticeGames].wake)


FEATURE = Feature(
    name="practice",
    services=(lambda _app: Thinking(), PracticeGames),
    build=_build,
    hooks=Hooks(barring=(rows.barred,)),
    commands=(requests.practice,),
    requests=(requests,),
    duties=lambda client: (("practice", client.app[PracticeGames].run()),),
)
