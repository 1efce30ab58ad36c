"""The feature preferences, as the hubs see it."""

from bot.preferences import requests
from bot.skin.plug import Feature

FEATURE = Feature(name="preferences", commands=(requests.settings,), requests=(requests,))
