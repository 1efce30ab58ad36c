"""Controls that resign a game or call it off."""

from __future__ import annotations

from bot.ui.controls.declarations import on_match, on_target, on_unchanged_match
from bot.ui.features import resignations

resign = on_unchanged_match("resign", resignations.ask_to_resign)
resign_now = on_match("resign-now", resignations.resign)
abort = on_unchanged_match("abort", resignations.ask_to_abort)
abort_now = on_match("abort-now", resignations.abort)
resign_unreadable = on_target("resign-unreadable", resignations.resign_unreadable)
abort_unreadable = on_target("abort-unreadable", resignations.abort_unreadable)
