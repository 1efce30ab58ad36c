"""The feature world, as the hubs see it."""

from bot.skin.plug import Feature
from bot.store.connection import Hooks
from bot.world import requests
from bot.world.service.lobby import Lobby, note_waking
from bot.world.service.moderation import Moderation

FEATURE = Feature(
    name="world", services=(Lobby, Moderation), hooks=Hooks(chosen=(note_waking,)), requests=(requests,)
)
