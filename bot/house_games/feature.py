"""The feature house games, as the hubs see it."""

from __future__ import annotations

from bot.house_games import requests
from bot.house_games.service import HouseGames
from bot.people.service import GameNames, Players
from bot.skin.plug import Feature
from bot.store.app import App


def _build(app: App) -> None:
    house = HouseGames(app.database, changed=app[Players].forget_server)
    app.add(house)
    app.put(GameNames, house)
    app.forgets(server=house.forget_server, person=lambda _user: house.forget_names())


FEATURE = Feature(
    name="house_games",
    build=_build,
    requests=(requests,),
)
