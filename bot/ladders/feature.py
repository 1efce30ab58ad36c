"""The feature ladders, as the hubs see it."""

from bot.core.news import Ladder
from bot.ladders import requests
from bot.ladders.checks import check
from bot.ladders.requests import announcement, tell_movers
from bot.ladders.service import Ladders, let_fall, note_ladder_result
from bot.match.answers.homes import house_challenge
from bot.skin.plug import Feature, Telling
from bot.store.connection import Hooks
from bot.store.deadlines import LADDERS

FEATURE = Feature(
    name="ladders",
    services=(Ladders,),
    check=check,
    hooks=Hooks(ended=(note_ladder_result,)),
    commands=(requests.ladder,),
    requests=(requests,),
    news={Ladder: Telling(compose=announcement, told=house_challenge, each=tell_movers)},
    deadlines=lambda _app: {LADDERS: let_fall},
)
