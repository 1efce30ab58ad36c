"""The feature servers, as the hubs see it."""

from collections.abc import Coroutine, Iterable
from typing import Any

from bot.servers import requests
from bot.servers.answers import settings
from bot.servers.answers.places import keep_awake
from bot.servers.answers.settings import DAILY, HOURLY, for_ever, tell_new, welcome_late
from bot.servers.service import Departures
from bot.skin.plug import Feature
from bot.skin.protocol import Client
from bot.store import deadlines


def _duties(client: Client) -> Iterable[tuple[str, Coroutine[Any, Any, None]]]:
    looked = for_ever(client, "checkup", DAILY, tell_new)
    # Where a greeting has failed, or the bot may write by now where it might nowhere.
    greeting = for_ever(client, "greeting", HOURLY, welcome_late)
    return (("checkup", looked), ("greeting", greeting), ("places", keep_awake(client)))


FEATURE = Feature(
    name="servers",
    services=(Departures,),
    commands=(requests.server,),
    requests=(requests, settings),
    deadlines=lambda app: {deadlines.SERVERS: app[Departures].forget_server},
    duties=_duties,
)
