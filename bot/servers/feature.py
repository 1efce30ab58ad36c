"""The feature servers, as the hubs see it."""

from collections.abc import Coroutine, Iterable
from typing import Any

from bot.servers import answers, requests
from bot.servers.answers import check_daily, greet_hourly
from bot.servers.service import Departures
from bot.skin.plug import Feature
from bot.skin.protocol import Client
from bot.store import deadlines


def _duties(client: Client) -> Iterable[tuple[str, Coroutine[Any, Any, None]]]:
    return (("checkup", check_daily(client)), ("greeting", greet_hourly(client)))


FEATURE = Feature(
    name="servers",
    services=(Departures,),
    commands=(requests.server,),
    requests=(requests, answers),
    deadlines=lambda app: {deadlines.SERVERS: app[Departures].forget_server},
    duties=_duties,
)
