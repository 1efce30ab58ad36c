"""The feature problems, as the hubs see it."""

from bot.core.news import Problem
from bot.problems import requests
from bot.problems.requests import post_today
from bot.problems.service import Problems, announce
from bot.skin.plug import Feature, Telling
from bot.store import deadlines

FEATURE = Feature(
    name="problems",
    services=(Problems,),
    commands=(requests.problem,),
    requests=(requests,),
    deadlines=lambda _app: {deadlines.PROBLEMS: announce},
    news={Problem: Telling(otherwise=post_today)},
)
