"""Controls of games against the bot: a hint."""

from __future__ import annotations

from bot.ui.controls.declarations import on_unchanged_match
from bot.ui.features import practice

hint = on_unchanged_match("hint", practice.hint)
