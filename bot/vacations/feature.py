"""The feature vacations, as the hubs see it."""

from __future__ import annotations

from bot.skin.plug import Feature
from bot.store.app import App
from bot.store.hooks import Hooks
from bot.vacations import requests
from bot.vacations.service import Vacations, pauses_of, save_clock


def _build(app: App) -> None:
    app.add(Vacations(app.database, app.now, wake=app.wake))


FEATURE = Feature(
    name="vacations",
    build=_build,
    hooks=Hooks(pausing=(pauses_of,), saving=(save_clock,)),
    requests=(requests,),
)
