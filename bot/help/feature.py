"""The feature help, as the hubs see it."""

from bot.help import requests
from bot.skin.plug import Feature

FEATURE = Feature(name="help", commands=(requests.help_,), requests=(requests,))
