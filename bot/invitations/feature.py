"""The feature invitations, as the hubs see it."""

from bot.invitations import requests
from bot.invitations.answers import NEWS
from bot.invitations.service.blocks import Blocks
from bot.invitations.service.invitations import Seeks
from bot.invitations.service.renewals import expire
from bot.skin.plug import Feature
from bot.store import deadlines

FEATURE = Feature(
    name="invitations",
    services=(Seeks, Blocks),
    news=NEWS,
    commands=(requests.play, requests.join),
    menus=(requests.invite_person,),
    requests=(requests,),
    deadlines=lambda _app: {deadlines.SEEKS: expire},
)
