"""The feature vacations, as the hubs see it."""

from bot.skin.plug import Feature
from bot.store.connection import Hooks
from bot.vacations import requests
from bot.vacations.service import Vacations, pauses_of, save_clock

FEATURE = Feature(
    name="vacations",
    services=(Vacations,),
    hooks=Hooks(pausing=(pauses_of,), saving=(save_clock,)),
    requests=(requests,),
)
