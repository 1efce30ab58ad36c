"""The feature vacations, as the hubs see it."""

from bot.match.service.experience import Absences
from bot.skin.plug import Feature
from bot.store.app import App
from bot.store.connection import Hooks
from bot.vacations import requests
from bot.vacations.service import Vacations, pauses_of, save_clock


def _build(app: App) -> None:
    app.put(Absences, app[Vacations])


FEATURE = Feature(
    name="vacations",
    services=(Vacations,),
    build=_build,
    hooks=Hooks(pausing=(pauses_of,), saving=(save_clock,)),
    requests=(requests,),
)
