"""Controls that ask for a move back, and that answer the request."""

from __future__ import annotations

from bot.ui.controls.declarations import on_unchanged_match
from bot.ui.features import takebacks

takeback = on_unchanged_match("takeback", takebacks.takeback)
takeback_grant = on_unchanged_match("takeback-grant", takebacks.answer_takeback, True)
takeback_refuse = on_unchanged_match("takeback-refuse", takebacks.answer_takeback, False)
