"""Making a move: /move, the list of legal ones, controls that choose a move or a piece, and questions about one.

Draws, take backs, resignations and claims too, by a button or typed where a move belongs.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.core.errors import MatchError, NotYourTurn, StaleMatch
from bot.core.match import Match, Transition
from bot.language.references import move_with_game
from bot.language.words import Words
from bot.match.answers import games
from bot.match.answers import moves as features
from bot.match.answers.boards import about_match, choosing_board, text_of
from bot.match.answers.games import acknowledge, acknowledge_end, act, match_for, match_of, my_match
from bot.match.answers.moves import show_act
from bot.match.answers.refusals import close_questions, question, rewritten
from bot.match.cards.choices import group_of
from bot.match.cards.games import titled
from bot.match.cards.moves import destination_menu, move_list, move_menus, move_of, typing_form
from bot.match.model import written_in
from bot.match.requests.controls import on_match, on_unchanged_match
from bot.match.requests.games import offered, suggest_my_games, suggestion
from bot.match.service.matches import Matches
from bot.skin.card import ControlId, Reply, Style, button, row
from bot.skin.context import Press, Request
from bot.skin.declarations import Choices, command
from bot.skin.entry import action
from bot.skin.errors import OutdatedControl
from bot.skin.places import link_of
from bot.skin.replies import answer_privately, open_form, reset_menu
from rules import Ending, Move


@suggestion
async def _moves(request: Request, current: str) -> Choices:
    """The moves of the game that a typed move would go to first, then those of the others that wait."""
    named, reader = request.interaction.namespace.game, await request.reader()
    waiting = await games.waiting_matches(request, named)
    possible: dict[str, list[Match]] = {}
    # A text that is a move as it stands means that move: the other games guess at it.
    exact = [match for match in waiting if written_in(match, current) is not None]
    for match in exact or waiting:
        for text in match.game.complete(match.state, current):
            possible.setdefault(text, []).append(match)

    def label(text: str, where: list[Match]) -> str:
        # A text once begun goes on in its own notation.
        shown = text if current.strip() else rewritten(where[0], text, reader.settings.notation)
        # A move that is possible in several is asked about when it is sent.
        if len(where) == 1 < len(waiting):
            return reader.words.apart(shown, titled(where[0], reader.words))
        return shown

    return offered((label(text, where), text) for text, where in possible.items())


@command("move", notation=_moves, game=suggest_my_games)
async def move(request: Request, notation: str, game: str | None = None, draw: bool = False) -> None:
    typed, named = move_with_game(notation)
    await say(request, typed, game or named, draw=draw)


async def say(request: Request, typed: str, game: str | None, *, draw: bool = False) -> None:
    """Does what was typed: a move, or a word in the place of one."""
    wish = request.client.typed.wish(typed)
    if wish is not None:
        await lead(request, game, wish)
    else:
        await features.play_typed(request, game, typed, offer_draw=draw)


async def _show_moves(request: Press, match: Match) -> None:
    reader = await request.reader()
    following = await games.others_wait(request, match)
    card = move_list(match, reader.words, link=await link_of(request), following=following)
    await answer_privately(request, card)


list_moves = on_match("moves", _show_moves)


@action("move")
async def choose_piece(press: Press) -> None:
    match = await _mine_to_move(press)
    reader = await press.reader()
    legal = match.game.legal_moves(match.state)
    if len(legal) == 1:
        await features.confirm(press, match, legal[0])
        return
    group = group_of(press.values[0] if press.values else press.control.rest)
    picture = await choosing_board(press.client, match, reader)
    board = text_of(match, reader)
    await answer_privately(press, move_menus(match, reader.words, picture, group, board=board))


@action("piece")
async def choose_destination(press: Press) -> None:
    match = await _mine_to_move(press)
    reader = await press.reader()
    cell_text, _, row = (press.values[0] if press.values else press.control.rest).partition(".")
    cell = int(cell_text) if cell_text.isdecimal() else -1
    moves = match.game.choices(match.state).get(cell, ())
    if not moves:
        raise StaleMatch(match=match.id, seq=press.control.seq, last=match.seq)
    if len(moves) == 1:
        await _chosen(press, match, moves[0])
        return
    picture = await choosing_board(press.client, match, reader, cell)
    board, group = text_of(match, reader), group_of(row)
    await answer_privately(press, destination_menu(match, reader.words, picture, cell, group, board=board))


@action("aim")
async def choose_move(press: Press) -> None:
    """A move from the menu of all of them, or of those of one piece."""
    match = await _mine_to_move(press)
    move = match.game.parse(match.state, move_of(match, press.value))
    await _chosen(press, match, move)


@on_match.action("play")
async def play(press: Press, match: Match) -> None:
    await features.play(press, match, move_of(match, press.control.rest), seq=press.control.seq)


@action("type")
async def ask_to_type(press: Press) -> None:
    match = await _mine_to_move(press)
    reader = await press.reader()
    typed = ControlId("typed", match.id, match.seq)
    await open_form(press, typing_form(match, reader.words, typed))


@on_match.action("typed")
async def play_typed(press: Press, match: Match) -> None:
    wish = press.client.typed.wish(press.value)
    if wish is not None:
        await WISHES[wish](press, match)
    else:
        await features.play(press, match, press.value, seq=press.control.seq)


async def _mine_to_move(press: Press) -> Match:
    """The match as it stands, which must be as the control knows it, and the asker to move."""
    match = await match_of(press)
    side = match.side_of(press.user_id)
    match.expects(press.control.seq)
    if match.to_move is not side:
        raise NotYourTurn(match=match.id)
    return match


async def _chosen(press: Press, match: Match, move: Move) -> None:
    if (await press.reader()).settings.confirm:
        if not press.in_private:
            await reset_menu(press)
        await features.confirm(press, match, move)
    else:
        await features.play(press, match, match.game.format(match.state, move), seq=match.seq)


@action("which")
async def choose_game(press: Press) -> None:
    """Goes on in the game that was chosen."""
    if press.control.rest not in WISHES:
        raise OutdatedControl(str(press.control))
    await WISHES[press.control.rest](press, await my_match(press, press.value))


@action("dismiss")
async def dismiss(press: Press) -> None:
    """A question that is answered by doing nothing."""
    await acknowledge(press, "dismissed")


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
