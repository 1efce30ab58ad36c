"""Controls that offer, answer and claim a draw."""

from __future__ import annotations

from bot.ui.controls.declarations import on_unchanged_match
from bot.ui.features import draws

draw = on_unchanged_match("draw", draws.draw)
draw_offer = on_unchanged_match("draw-offer", draws.offer)
draw_claim = on_unchanged_match("draw-claim", draws.draw, "claim")
draw_accept = on_unchanged_match("draw-accept", draws.draw, "accept")
draw_decline = on_unchanged_match("draw-decline", draws.draw, "decline")
