"""Making a move: /move, the list of legal ones, controls that choose a move or a piece, and questions about one."""

from bot.core.errors import NotYourTurn, StaleMatch
from bot.core.match import Match
from bot.language.references import move_with_game
from bot.match.answers import games
from bot.match.answers import moves as features
from bot.match.answers.boards import choosing_board, text_of
from bot.match.answers.games import acknowledge, match_of, my_match
from bot.match.answers.refusals import rewritten
from bot.match.cards.choices import group_of
from bot.match.cards.games import titled
from bot.match.cards.moves import destination_menu, move_list, move_menus, move_of, typing_form
from bot.match.model import written_in
from bot.match.requests import offers
from bot.match.requests.controls import on_match
from bot.match.requests.games import offered, suggest_my_games, suggestion
from bot.match.requests.offers import WISHES
from bot.skin.card import ControlId
from bot.skin.context import Press, Request
from bot.skin.declarations import Choices, command
from bot.skin.entry import action
from bot.skin.errors import OutdatedControl
from bot.skin.places import link_of
from bot.skin.replies import answer_privately, open_form, reset_menu
from rules import Move


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
        return (
            reader.words.apart(shown, titled(where[0], reader.words))
            if len(where) == 1 < len(waiting)
            else shown
        )

    return offered((label(text, where), text) for text, where in possible.items())


@command("move", notation=_moves, game=suggest_my_games)
async def move(request: Request, notation: str, game: str | None = None, draw: bool = False) -> None:
    typed, named = move_with_game(notation)
    await say(request, typed, game or named, draw=draw)


async def say(request: Request, typed: str, game: str | None, *, draw: bool = False) -> None:
    """Does what was typed: a move, or a word in the place of one."""
    wish = request.client.typed.wish(typed)
    if wish is not None:
        await offers.lead(request, game, wish)
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
        await offers.WISHES[wish](press, match)
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
async def go_on(press: Press) -> None:
    """Goes on in the game that was chosen."""
    if press.control.rest not in WISHES:
        raise OutdatedControl(str(press.control))
    await WISHES[press.control.rest](press, await my_match(press, press.value))


@action("dismiss")
async def dismiss(press: Press) -> None:
    """A question that is answered by doing nothing."""
    await acknowledge(press, "dismissed")
