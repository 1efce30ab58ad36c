"""The feature hall, as the hubs see it."""

from collections.abc import Coroutine, Iterable
from typing import Any

from bot.hall import requests
from bot.hall.answers import Halls
from bot.hall.service import Activity
from bot.skin.plug import Feature
from bot.skin.protocol import Client


def _duties(client: Client) -> Iterable[tuple[str, Coroutine[Any, Any, None]]]:
    return (("halls", client.app[Halls].run(client)),)


FEATURE = Feature(
    name="hall",
    services=(Activity, lambda app: Halls(app.now)),
    menus=(requests.invite_person,),
    requests=(requests,),
    duties=_duties,
    changed=lambda client, guilds, opened: client.app[Halls].note(*guilds, opened=opened),
    thread_gone=lambda client, thread: client.app[Halls].sleeping.forget(thread),
)
