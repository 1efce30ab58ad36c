"""Draws, take backs, resignations and claims, by a button or typed where a move belongs."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.core.errors import MatchError
from bot.core.match import Match, Transition
from bot.language.words import Words
from bot.match.answers.boards import about_match
from bot.match.answers.games import acknowledge, acknowledge_end, act, match_for
from bot.match.answers.moves import show_act
from bot.match.answers.refusals import close_questions, question
from bot.match.requests.controls import on_match, on_unchanged_match
from bot.match.service.matches import Matches
from bot.skin.card import ControlId, Reply, Style, button, row
from bot.skin.context import Press, Request
from bot.skin.places import link_of
from bot.skin.replies import answer_privately
from rules import Ending

_ATTEMPTS: Final = {"draw-offer": Match.offer_draw, "resign": Match.resign, "takeback": Match.ask_takeback}


async def lead(request: Request, game: str | None, wish: str) -> None:
    """Goes on in the game named, or in the one in which it is possible. Raises what `match_for` raises."""
    user, now = request.user_id, request.app.now()

    def fits(match: Match) -> bool:
        claimable = match.claimable(user)
        if wish == "draw-offer" and claimable is not None and claimable.winner is None:
            return True
        if wish == "takeback" and match.talks.takeback is match.side_of(user).other:
            return True
        try:
            _ATTEMPTS[wish](match, user, now)
        except MatchError:
            return False
        return True

    await WISHES[wish](request, await match_for(request, game, wish, fits))


async def ask_for_draw(request: Request, match: Match) -> None:
    """Asks whether to offer a draw, or to claim one that may be claimed, or to answer the opponent's offer."""
    user, words, link = request.user_id, await request.words(), await link_of(request)
    claimable = match.claimable(user)
    if claimable is not None and claimable.winner is None:
        by = "tables" if claimable.ending is Ending.TABLES else "rules"
        card = question(match, words, words("draw-claim-question", by=by), "draw-claim", link=link)
    elif match.heard_offer is match.side_of(user).other:
        asked = words("draw-answer-question")
        card = question(match, words, asked, "draw-accept", "draw-decline", link=link)
    else:
        match.offer_draw(user, request.app.now())  # refused before it is asked, where it would be
        turn = "mine" if match.mover == user else "theirs"
        asked = words("draw-offer-question", number=str(match.id), turn=turn)
        card = question(match, words, asked, "draw-offer", link=link)
    await answer_privately(request, card)


async def _offer(request: Request, match: Match) -> None:
    """Offers the draw: at once where the opponent is to move, else with the next move."""
    after = await act(request, match, Match.offer_draw)
    if after.mover == request.user_id:
        words = await request.words()
        move = button(words("button-move"), ControlId("move", after.id, after.seq), Style.primary)
        await acknowledge(request, "draw-offered-with-move", row(move))
    elif not await show_act(request, after, news=(await request.words())("draw-offered")):
        await acknowledge(request, "draw-offered")


async def _take(press: Press, match: Match, transition: Transition, said: str) -> None:
    """Takes the step, which may answer a question, and says so."""
    after = await act(press, match, transition)
    close_questions(press, match, after)
    if after.over:
        await acknowledge_end(press, after, said)
    else:
        await acknowledge(press, said)


draw_pressed = on_unchanged_match("draw", ask_for_draw)
draw_offer = on_unchanged_match("draw-offer", _offer)
draw_claim = on_unchanged_match("draw-claim", _take, Match.claim, "draw-claimed")
win_claim = on_unchanged_match("claim-win", _take, Match.claim, "win-claimed")
draw_accept = on_unchanged_match("draw-accept", _take, Match.accept_draw, "draw-accepted")
draw_decline = on_unchanged_match("draw-decline", _take, Match.decline_draw, "draw-declined")


async def ask_to_resign(request: Request, match: Match) -> None:
    words = await request.words()
    event = (await about_match(request.client, match, words)).series
    asked = words("resign-question-event", event=event) if event else words("resign-question")
    await _ask(request, match, asked, "resign-now")


async def ask_to_abort(request: Request, match: Match) -> None:
    """Raises TooLateToAbort before it asks."""
    match.abort(request.user_id, request.app.now())
    await _ask(request, match, (await request.words())("abort-question"), "abort-now")


async def _ask(request: Request, match: Match, asked: str, action: str) -> None:
    match.acting(request.user_id)
    words, link = await request.words(), await link_of(request)
    card = question(match, words, asked, action, danger=True, link=link)
    await answer_privately(request, card)


resign_pressed = on_unchanged_match("resign", ask_to_resign)
resign_now = on_match("resign-now", _take, Match.resign, "resign-done")
abort_pressed = on_unchanged_match("abort", ask_to_abort)
abort_now = on_match("abort-now", _take, Match.abort, "abort-done")


async def take_back(request: Request, match: Match) -> None:
    """Asks the opponent for one's last move back; where the opponent has asked, asks for the answer."""
    side = match.side_of(request.user_id)
    if match.talks.takeback is side.other:
        await answer_privately(request, _answers(match, await request.words(), await link_of(request)))
    else:
        after = await request.app[Matches].act(
            request.user_id, match.id, Match.ask_takeback, request=request.id
        )
        # Against the bot nobody has to be asked.
        if await show_act(request, after, news=(await request.words())("takeback-granted")):
            return
        await acknowledge(request, "takeback-asked" if after.practice is None else "takeback-granted")


def _answers(match: Match, words: Words, link: str) -> Reply:
    """The opponent's request with its two answers."""
    asker = match.talks.takeback
    assert asker is not None  # a request that nobody made is not answered
    move, reply = match.taken_back_by(asker) or "", match.answer_to(asker) or "none"
    asked = words("takeback-answer-question", move=move, reply=reply)
    return question(match, words, asked, "takeback-grant", "takeback-refuse", link=link)


takeback_pressed = on_unchanged_match("takeback", take_back)
takeback_grant = on_unchanged_match("takeback-grant", _take, Match.grant_takeback, "takeback-granted")
takeback_refuse = on_unchanged_match("takeback-refuse", _take, Match.refuse_takeback, "takeback-refused")


claim_time = on_match("claim-time", _take, Match.claim_time, "time-claimed")
give_day = on_match("give-day", _take, Match.give_time, "time-given")
go_on = on_match("go-on", _take, Match.go_on, "time-renewed")


WISHES: Final[Mapping[str, Callable[[Request, Match], Awaitable[None]]]] = {
    "draw-offer": ask_for_draw,
    "resign": ask_to_resign,
    "takeback": take_back,
}
"""Each goes on in a game, as its button does. The names end those of the question in which game, `which-game-…`."""
