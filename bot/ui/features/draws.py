"""Draws: offered, answered, claimed."""

from __future__ import annotations

from bot.core.match import Match
from bot.ui.cards.draws import draw_answer
from bot.ui.cards.questions import question
from bot.ui.context import asker
from bot.ui.protocol import Interaction
from bot.ui.replies import acknowledge, answer


async def draw(interaction: Interaction, match: Match, what: str = "offer") -> None:
    """Offers a draw, or answers the opponent's offer, or claims what the rules give.

    `what`: offer (which asks whether to claim what may be claimed, and for an answer where the opponent has offered),
    accept, decline, claim.
    """
    user, request = interaction.user.id, interaction.id
    matches = interaction.client.app.matches
    theirs = match.draw_offer is not None and match.draw_offer is match.side_of(user).other
    if what == "offer" and match.claimable(user) is not None:
        words = (await asker(interaction)).words
        await answer(interaction, question(match, words, words("draw-claim-question"), "draw-claim"))
    elif what == "claim":
        await matches.claim_draw(user, match.id, request=request)
        await acknowledge(interaction, "draw-claimed")
    elif what in ("accept", "decline"):
        await matches.answer_draw(user, match.id, what == "accept", request=request)
        await acknowledge(interaction, "draw-accepted" if what == "accept" else "draw-declined")
    elif theirs:
        await answer(interaction, draw_answer(match, (await asker(interaction)).words))
    else:
        await matches.offer_draw(user, match.id, request=request)
        await acknowledge(interaction, "draw-offered")
