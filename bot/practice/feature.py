"""The feature practice, as the hubs see it."""

from collections.abc import Coroutine, Iterable
from typing import Any

from bot.practice import requests, rows
from bot.practice.service import PracticeGames, Thinking
from bot.skin.plug import Feature
from bot.skin.protocol import Client
from bot.store.app import App
from bot.store.connection import Hooks


def _build(app: App) -> None:
    app.closing.callback(app[Thinking].close)
    app.wakes(app[PracticeGames].wake)


def _duties(client: Client) -> Iterable[tuple[str, Coroutine[Any, Any, None]]]:
    return (("practice", client.app[PracticeGames].run()),)


FEATURE = Feature(
    name="practice",
    services=(lambda _app: Thinking(), PracticeGames),
    build=_build,
    hooks=Hooks(barring=(rows.barred,)),
    commands=(requests.practice,),
    requests=(requests,),
    duties=_duties,
)
