"""The feature hall, as the hubs see it."""

from bot.hall import answers
from bot.hall.answers import Halls
from bot.hall.service import Activity
from bot.skin.plug import Feature

FEATURE = Feature(
    name="hall",
    services=(Activity, lambda app: Halls(app.now)),
    requests=(answers,),
    duties=lambda client: (("halls", client.app[Halls].run(client)),),
    changed=lambda client, guilds, opened: client.app[Halls].note(*guilds, opened=opened),
    thread_gone=lambda client, thread: client.app[Halls].sleeping.forget(thread),
)
