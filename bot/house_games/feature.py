"""The feature house games, as the hubs see it."""

from bot.house_games import requests
from bot.house_games.service import HouseGames, check_house
from bot.skin.plug import Feature
from bot.store.app import App
from bot.store.connection import Hooks


def _build(app: App) -> None:
    house = app[HouseGames]
    app.forgets(server=house.forget_server, person=lambda _user: house.forget_names())


FEATURE = Feature(
    name="house_games",
    services=(HouseGames,),
    build=_build,
    hooks=Hooks(beginning=(check_house,)),
    requests=(requests,),
)
