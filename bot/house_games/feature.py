"""The feature house games, as the hubs see it."""

from __future__ import annotations

from bot.house_games import requests
from bot.house_games.service import HouseGames, check_house
from bot.people.service import GameNames, Players
from bot.skin.plug import Feature
from bot.store.app import App
from bot.store.hooks import Hooks


def _build(app: App) -> None:
    house = HouseGames(app.database, app.now, changed=app[Players].forget_server, wake=app.wake)
    app.add(house)
    app.put(GameNames, house)
    app.forgets(server=house.forget_server, person=lambda _user: house.forget_names())


FEATURE = Feature(
    name="house_games",
    build=_build,
    hooks=Hooks(beginning=(check_house,)),
    requests=(requests,),
)
