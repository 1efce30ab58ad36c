"""Buttons that lead to the lessons and to the rules of a game, wherever somebody may want them."""

from __future__ import annotations

from typing import Any

import discord

from bot.language.words import Words
from bot.skin.card import button
from bot.skin.control_ids import ControlId


def rules_button(game: str, words: Words) -> discord.ui.Button[Any]:
    return button(words("button-rules"), ControlId("rules-of", rest=game))


def learn_button(game: str, words: Words) -> discord.ui.Button[Any]:
    """The button that leads to the lessons of a game."""
    return button(words("button-learn"), ControlId("learn-of", rest=game))
