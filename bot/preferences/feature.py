"""The feature preferences, as the hubs see it."""

from __future__ import annotations

from bot.preferences.requests import settings, zones
from bot.skin.plug import Feature

FEATURE = Feature(
    name="preferences",
    commands=(settings.settings,),
    requests=(settings, zones),
)
