"""The feature privacy, as the hubs see it."""

from bot.privacy import requests
from bot.privacy.service import Privacy
from bot.skin.plug import Feature

FEATURE = Feature(name="privacy", services=(Privacy,), requests=(requests,))
