"""The feature servers, as the hubs see it."""

from collections.abc import Coroutine, Iterable
from typing import Any

from bot.servers import answers, requests
from bot.servers.answers import DAILY, HOURLY, for_ever, tell_new, welcome_late
from bot.servers.service import Departures
from bot.skin.plug import Feature
from bot.skin.protocol import Client
from bot.store import deadlines


def _duties(client: Client) -> Iterable[tuple[str, Coroutine[Any, Any, None]]]:
    looked = for_ever(client, "checkup", DAILY, tell_new)
    # Where a greeting has failed, or the bot may write by now where it might nowhere.
    return (("checkup", looked), ("greeting", for_ever(client, "greeting", HOURLY, welcome_late)))


FEATURE = Feature(
    name="servers",
    services=(Departures,),
    commands=(requests.server,),
    requests=(requests, answers),
    deadlines=lambda app: {deadlines.SERVERS: app[Departures].forget_server},
    duties=_duties,
)
