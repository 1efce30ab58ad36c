"""Games against the bot: beginning one, beginning it again, asking for a hint."""

from __future__ import annotations

from typing import Final

from bot.core.match import Match
from bot.core.pace import Pace
from bot.core.terms import Place, Terms
from bot.ui.cards.card import note
from bot.ui.context import Request, everybody, name_of
from bot.ui.features.boards import public_board
from bot.ui.features.homes import housed
from bot.ui.features.moves import confirm
from bot.ui.features.places import is_here
from bot.ui.replies import answer, post
from rules import Side

USUAL_LEVEL: Final = 3
"""Where none is named."""
CLOCKLESS: Final = Pace.parse("none")
"""The bot waits for anybody, and nobody needs to wait for it."""


async def begin(request: Request, terms: Terms, place: Place, level: int, wants: Side | None) -> None:
    """Begins a game against the bot and shows its board. Raises what `PracticeGames.begin` raises."""
    client = request.client
    assert client.user is not None
    await client.app.players.remember(client.user.id, name_of(client.user))
    match = await client.app.practice.begin(
        request.user_id,
        client.user.id,
        Terms(terms.game, CLOCKLESS, terms.setup),
        place,
        level,
        wants=wants,
        request=request.id,
    )
    if match.place == place:
        match = await housed(client, match)
    request.match = match
    words = await request.words() if place.guild_id is None else (await everybody(client, place)).words
    reply = await public_board(client, match, news=words("practice-begun"))
    if is_here(request, match.place):
        shown = await answer(request, reply, private=False)
    else:
        shown = (await post(client, match.place.channel_id, reply, f"practice-{match.id}")).id
        there = f"<#{match.place.channel_id}>"
        await answer(request, note((await request.words())("practice-elsewhere", place=there)))
    if shown is not None:
        await client.app.practice.note_shown(match, shown)


async def rematch(request: Request, match: Match) -> None:
    """The same again with colours swapped."""
    practice = match.practice
    assert practice is not None
    match.side_of(request.user_id)
    await begin(request, match.terms, match.place, practice.level, practice.side)


async def hint(request: Request, match: Match) -> None:
    """Shows the asker alone a move that they may play at once."""
    await request.deferral.defer_now()
    match, text = await request.app.practice.hint(request.user_id, match.id, request=request.id)
    await confirm(request, match, match.game.parse(match.state, text), heading="practice-hint")
