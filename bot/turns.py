"""Making a move and answering for it, the same for a command, a button, a select and a form."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import structlog

from bot.boards import private_board, public_board
from bot.cards.asking import draw_answer, note, question, takeback_answer
from bot.places import is_here
from bot.readers import Asked, asker
from bot.replies import answer, turn_into

if TYPE_CHECKING:
    from bot.core.match import Match
    from bot.services.matches import Played


log = structlog.get_logger(__name__)


async def play(
    interaction: Asked, match: Match, text: str, *, seq: int | None = None, offer_draw: bool = False
) -> None:
    """Plays the move, perhaps with a draw offer, and shows the board: to everybody in its place, else to the player.

    Raises what `Matches.play` raises. Once the move is saved nothing that Discord refuses undoes it: the notice for
    the opponent is in the outbox, which sends it if this answer does not.
    """
    client = interaction.client
    # A private message with controls is turned into the answer; everything else is answered anew.
    aside = interaction.message is not None and interaction.message.flags.ephemeral
    public = is_here(interaction, match.place) and not aside
    played = await client.house.matches.play(
        interaction.user.id,
        text,
        match_id=match.id,
        seq=seq,
        request=interaction.id,
        offer_draw=offer_draw,
        answering=public,
    )
    if public:
        await _show_everybody(interaction, played)
        return
    reader = await asker(interaction)
    said = reader.words("move-played", move=played.text)
    reply = await private_board(client, played.match, reader, news=said, controls=False)
    await (turn_into(interaction, reply) if aside else answer(interaction, reply))


async def _show_everybody(interaction: Asked, played: Played) -> None:
    """Answers with the new board; where Discord does not take the answer, the outbox sends it."""
    client, match = interaction.client, played.match
    shown = None
    try:
        reply = await public_board(client, match, ping=_called(match, interaction.user.id))
        shown = await answer(interaction, reply, private=False)
    except discord.HTTPException as error:
        log.warning("answer not delivered", match=match.id, interaction=interaction.id, error=str(error))
    if shown is not None:
        await client.house.outbox.delivered(played.notice_ids, shown)
        client.tidy(match)
    elif not played.repeated:
        await client.house.outbox.released(played.notice_ids)


def _called(match: Match, actor: int) -> int | None:
    """Whom the board of a move calls: the player to move; at the end, the one who did not end it."""
    called = match.opponent_of(actor) if match.over else match.mover
    return None if called == actor else called


async def ask_to_resign(interaction: Asked, match: Match) -> None:
    """Asks once more; the button resigns."""
    match.acting(interaction.user.id)
    words = (await asker(interaction)).words
    await answer(interaction, question(match, words, words("resign-question"), "resign-now", danger=True))


async def resign(interaction: Asked, match: Match) -> None:
    await interaction.client.house.matches.resign(interaction.user.id, match.id, request=interaction.id)
    await acknowledge(interaction, "resign-done")


async def ask_to_abort(interaction: Asked, match: Match) -> None:
    """Asks once more; the button calls the game off."""
    match.acting(interaction.user.id)
    words = (await asker(interaction)).words
    await answer(interaction, question(match, words, words("abort-question"), "abort-now", danger=True))


async def abort(interaction: Asked, match: Match) -> None:
    await interaction.client.house.matches.abort(interaction.user.id, match.id, request=interaction.id)
    await acknowledge(interaction, "abort-done")


async def takeback(interaction: Asked, match: Match) -> None:
    """Asks the opponent for one's last move back; where the opponent has asked, asks for the answer."""
    side = match.side_of(interaction.user.id)
    if match.talks.takeback is side.other:
        await answer(interaction, takeback_answer(match, (await asker(interaction)).words))
        return
    await interaction.client.house.matches.ask_takeback(interaction.user.id, match.id, request=interaction.id)
    await acknowledge(interaction, "takeback-asked")


async def answer_takeback(interaction: Asked, match: Match, accept: bool) -> None:
    await interaction.client.house.matches.answer_takeback(
        interaction.user.id, match.id, accept, request=interaction.id
    )
    await acknowledge(interaction, "takeback-granted" if accept else "takeback-refused")


async def choose_after_fall(interaction: Asked, match: Match, choice: str) -> None:
    """What the opponent of a fallen clock wants: claim the win, give a day, or renew the turn."""
    matches, user = interaction.client.house.matches, interaction.user.id
    if choice == "claim":
        await matches.claim_time(user, match.id, request=interaction.id)
        await acknowledge(interaction, "time-claimed")
    elif choice == "give":
        await matches.give_time(user, match.id, request=interaction.id)
        await acknowledge(interaction, "time-given")
    else:
        await matches.go_on(user, match.id, request=interaction.id)
        await acknowledge(interaction, "time-renewed")


async def draw(interaction: Asked, match: Match, what: str = "offer") -> None:
    """Offers a draw, or answers the opponent's offer, or claims what the rules give.

    `what`: offer (which asks whether to claim what may be claimed, and for an answer where the opponent has offered),
    accept, decline, claim.
    """
    user, request = interaction.user.id, interaction.id
    matches = interaction.client.house.matches
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


async def acknowledge(interaction: Asked, message_id: str) -> None:
    """Tells the asker alone that it is done; everybody hears of it by the notice in the outbox."""
    reply = note((await asker(interaction)).words(message_id))
    aside = interaction.message is not None and interaction.message.flags.ephemeral
    await (turn_into(interaction, reply) if aside else answer(interaction, reply))
