"""What the other buttons of a game's card do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import invitations, turns
from bot.boards import show
from bot.cards.asking import note
from bot.controls.dispatch import Press, action
from bot.controls.ids import ControlId
from bot.core.errors import NoMatchWaiting
from bot.finding import any_match, match_of
from bot.histories import replay as play_back
from bot.histories import save, show_history
from bot.readers import Asked, asker
from bot.replies import turn_into

if TYPE_CHECKING:
    from bot.core.match import Match


@action("board")
async def board(press: Press) -> None:
    await show(press.interaction, await match_of(press.interaction, press.control))


@action("open")
async def open_chosen(press: Press) -> None:
    await show(press.interaction, await any_match(press.interaction, press.values[0]))


@action("next")
async def open_next(press: Press) -> None:
    """The next game of mine that waits for me, after the one that the button stands on."""
    user = press.interaction.user.id
    matches = await press.interaction.client.house.matches.mine(user)
    waiting = [match for match in matches if match.mover == user]
    if not waiting:
        raise NoMatchWaiting
    ids = [match.id for match in waiting]
    after = ids.index(press.control.target) + 1 if press.control.target in ids else 0
    await show(press.interaction, waiting[after % len(ids)])


@action("resign")
async def resign(press: Press) -> None:
    await turns.ask_to_resign(press.interaction, await _as_known(press.interaction, press.control))


@action("resign-now")
async def resign_now(press: Press) -> None:
    await turns.resign(press.interaction, await match_of(press.interaction, press.control))


@action("abort-now")
async def abort_now(press: Press) -> None:
    await turns.abort(press.interaction, await match_of(press.interaction, press.control))


@action("draw")
async def draw(press: Press) -> None:
    await turns.draw(press.interaction, await _as_known(press.interaction, press.control))


@action("draw-claim")
async def draw_claim(press: Press) -> None:
    await turns.draw(press.interaction, await _as_known(press.interaction, press.control), "claim")


@action("draw-accept")
async def draw_accept(press: Press) -> None:
    await turns.draw(press.interaction, await _as_known(press.interaction, press.control), "accept")


@action("draw-decline")
async def draw_decline(press: Press) -> None:
    await turns.draw(press.interaction, await _as_known(press.interaction, press.control), "decline")


@action("dismiss")
async def dismiss(press: Press) -> None:
    """A question that is answered by doing nothing."""
    await turn_into(press.interaction, note((await asker(press.interaction)).words("dismissed")))


@action("takeback-grant")
async def takeback_grant(press: Press) -> None:
    await turns.answer_takeback(press.interaction, await _as_known(press.interaction, press.control), True)


@action("takeback-refuse")
async def takeback_refuse(press: Press) -> None:
    await turns.answer_takeback(press.interaction, await _as_known(press.interaction, press.control), False)


@action("claim-time")
async def claim_time(press: Press) -> None:
    await turns.choose_after_fall(
        press.interaction, await match_of(press.interaction, press.control), "claim"
    )


@action("give-day")
async def give_day(press: Press) -> None:
    await turns.choose_after_fall(press.interaction, await match_of(press.interaction, press.control), "give")


@action("go-on")
async def go_on(press: Press) -> None:
    await turns.choose_after_fall(
        press.interaction, await match_of(press.interaction, press.control), "renew"
    )


@action("history")
async def history(press: Press) -> None:
    """The board after the move that the button names; from a final card, after the last."""
    match = await match_of(press.interaction, press.control)
    ply = press.control.rest[1:]
    await show_history(press.interaction, match, int(ply) if ply.isdecimal() else len(match.moves))


@action("replay")
async def replay(press: Press) -> None:
    await play_back(press.interaction, await match_of(press.interaction, press.control))


@action("export")
async def export(press: Press) -> None:
    await save(press.interaction, await match_of(press.interaction, press.control))


@action("rematch")
async def rematch(press: Press) -> None:
    await invitations.rematch(press.interaction, await match_of(press.interaction, press.control))


async def _as_known(interaction: Asked, control: ControlId) -> Match:
    """The match, which must stand as it did when the control was made. Raises StaleMatch."""
    match = await match_of(interaction, control)
    match.expects(control.seq)
    return match
