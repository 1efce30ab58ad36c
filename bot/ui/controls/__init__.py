"""Buttons, selects and forms: one feature a file, a few lines an action."""

from __future__ import annotations

from bot.ui.controls import (
    blocks,
    deadlines,
    draws,
    games,
    help,
    history,
    invitations,
    ladders,
    lines,
    moves,
    practice,
    privacy,
    problems,
    questions,
    ratings,
    resignations,
    reviews,
    settings,
    takebacks,
    tournaments,
    zones,
)
from bot.ui.entry import actions_of

ACTIONS = actions_of(
    blocks,
    deadlines,
    draws,
    games,
    help,
    history,
    invitations,
    ladders,
    lines,
    moves,
    practice,
    privacy,
    problems,
    questions,
    ratings,
    resignations,
    reviews,
    settings,
    takebacks,
    tournaments,
    zones,
)
"""Every action by the name that stands in the custom_id of its controls."""
