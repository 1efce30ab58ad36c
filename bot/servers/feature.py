"""The feature servers, as the hubs see it."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable
from typing import Any

from bot.servers import requests
from bot.servers.answers import setup
from bot.servers.answers.checkup import check_daily
from bot.servers.answers.setup import greet_hourly
from bot.servers.service import Departures
from bot.skin.plug import Feature
from bot.skin.protocol import Client
from bot.store.app import App


def _build(app: App) -> None:
    app.add(Departures(app.database, app.now, wake=app.wake))


def _duties(client: Client) -> Iterable[tuple[str, Coroutine[Any, Any, None]]]:
    return (("checkup", check_daily(client)), ("greeting", greet_hourly(client)))


FEATURE = Feature(
    name="servers",
    build=_build,
    commands=(requests.server,),
    requests=(requests, setup),
    duties=_duties,
)
