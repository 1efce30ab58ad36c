"""The feature ratings, as the hubs see it."""

from bot.ratings import requests
from bot.ratings.checks import check
from bot.ratings.service import Exclusions, Ratings, rate
from bot.skin.plug import Feature
from bot.store.connection import Hooks

FEATURE = Feature(
    name="ratings",
    services=(Ratings, Exclusions),
    check=check,
    hooks=Hooks(ended=(rate,)),
    commands=(requests.profile, requests.leaderboard),
    requests=(requests,),
)
