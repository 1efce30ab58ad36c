"""Stories of games from invitation to result: by menus, buttons, forms, words typed for moves; also in Japanese."""

import re
from random import Random
from typing import Any

import pytest

from bot.core.errors import NoDrawOffer
from bot.core.match import Match
from bot.core.terms import reviewable
from rules import GAMES
from tests.bot.fixtures import sure, terms
from tests.bot.stories import narrative
from tests.bot.stories.narrative import (
    alone,
    answer,
    buttons,
    choices,
    invite,
    menus,
    on_board,
    picked,
    pictures,
    stepped,
    text,
    unlinked,
)
from tests.world import TEXTS, Simulation, World

KINGS = "W:WK46,K47,K48:BK4"
"""International, with more moves than one menu holds."""


async def test_a_move_is_chosen_on_the_card_and_confirmed(world: World) -> None:
    match = await world.begun()
    assert list(choices(world.newest())) == ["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"]
    shown = await picked(world.ann, world.newest(), "11-15")
    assert not (await world.match_now(match)).moves
    again = await world.ann.click(shown, label="Choose another")
    shown = await picked(world.ann, answer(again), "10-14")
    shown = await picked(world.ann, answer(await world.ann.click(shown, label="Choose another")), "11-15")
    await world.ann.click(shown, label="Play 11-15")
    assert (await world.match_now(match)).moves == ("11-15",)


async def test_the_same_entry_can_be_chosen_again(world: World, env: Simulation) -> None:
    await world.begun()
    for _ in range(2):
        before = world.newest()
        shown = await picked(world.ann, before, "11-15")
        assert "Play 11-15" in buttons(shown)
        # Only an edit of the message makes Discord forget the choice in its menu.
        callbacks = [
            request.json or {} for request in env.http_requests if request.path.endswith("/callback")
        ]
        assert callbacks[-1]["type"] == 7
        assert text(world.newest()) == text(before)
        assert choices(world.newest()) == choices(before)
        assert [file.filename for file in world.newest().attachments] == ["board.png"]


async def test_captures_are_named_by_their_way_and_effect(world: World) -> None:
    await world.begun(setup="B:W14,15,22,23,32:B10")
    (menu,) = (part for part in narrative.parts(world.newest()) if part["type"] == narrative.SELECT)
    assert [option["label"] for option in menu["options"]] == ["10x17x26", "10x19x26"]
    assert all(option["description"] == "takes 2 pieces" for option in menu["options"])


async def test_where_there_are_many_moves_a_piece_is_chosen_first(world: World) -> None:
    match = await world.begun("international", setup=KINGS)
    opened = await world.ann.click(world.newest(), label="Move")
    shown = await picked(world.ann, answer(opened), "47")
    await world.ann.click(shown, label="Another piece")
    shown = await picked(world.ann, answer(opened), "48")
    shown = await picked(world.ann, shown, "48-25")
    await world.ann.click(shown, label="Play 48-25")
    assert (await world.match_now(match)).moves == ("48-25",)


@pytest.mark.parametrize(("game", "size"), [("binary", 8), ("binary:12x12", 12)])
async def test_squares_are_chosen_by_rows_where_there_are_many(world: World, game: str, size: int) -> None:
    match = await world.begun(game)
    for _ in range(3):
        move = match.game.format(match.state, match.game.legal_moves(match.state)[0])
        match = await world.played(match, move)
    ways = match.game.choices(match.state)
    cell = max(ways, key=lambda cell: len(ways[cell]))
    assert len(ways[cell]) > 25
    opened = await world.ben.click(world.newest(), label="Move")
    assert "Which square?" in text(opened.response)
    rows = list(choices(opened.response))
    assert len(rows) == size
    view = match.game.view(match.state)
    (square,) = (each for each in view.cells if each.cell == cell)
    shown = await picked(world.ben, answer(opened), rows[square.row])
    shown = await picked(world.ben, shown, square.name, menu=1)
    assert "alone, or with a second square?" in text(shown)
    rows_of_pairs, alone = menus(shown)
    assert list(alone) == [square.name]
    shown = await picked(world.ben, shown, list(rows_of_pairs)[-1])
    pairs = list(menus(shown)[1])
    assert pairs[0] == square.name
    shown = await picked(world.ben, shown, pairs[-1], menu=1)
    await world.ben.click(shown, label=f"Play {pairs[-1]}")
    assert (await world.match_now(match)).moves[-1] == pairs[-1]


async def test_without_confirmation_the_choice_is_the_move(world: World) -> None:
    match = await world.begun()
    await world.players.save(world.ann.id, confirm=False)
    before = len(world.posted())
    shown = await picked(world.ann, world.newest(), "12-16")
    assert not shown.ephemeral
    assert (await world.match_now(match)).moves == ("12-16",)
    assert len(world.posted()) == before + 1


async def test_everything_but_moving_stands_behind_one_button(world: World) -> None:
    match = await world.begun()
    assert list(buttons(world.newest())) == ["Type a move", "Explore", "More …"]
    shown = await world.ann.click(world.newest(), label="More …")
    assert shown.ephemeral
    begun_with = ["All legal moves", "Board", "Rules", "Explore"]
    assert list(choices(shown.response)) == [
        *("Type a move", *begun_with, "Conditional moves", "Offer draw"),
        *("Show it to everybody here", "Resign", "Call it off"),
    ]
    waiting = await world.ben.click(world.newest(), label="More …")
    assert list(choices(waiting.response)) == list(choices(shown.response))[1:]
    watching = await world.eve.click(world.newest(), label="More …")
    assert list(choices(watching.response)) == [*begun_with, "Show it to everybody here"]
    await world.played(match, "11-15")
    nothing_yet = await world.ben.click(world.newest(), label="More …")
    assert "Take my move back" not in choices(nothing_yet.response)
    await world.played(match, "22-18")
    shown = await world.ann.click(world.newest(), label="More …")
    assert list(choices(shown.response)) == [
        *("Type a move", *begun_with, "Conditional moves", "Offer draw", "Take my move back"),
        *("Move list", "Replay", "Download", "Show it to everybody here", "Resign"),
    ]
    asked = await picked(world.ann, answer(shown), "Take my move back")
    assert "You have asked your opponent" in text(asked)
    assert (await world.match_now(match)).talks.takeback is match.side_of(world.ann.id)


async def test_a_board_is_shown_to_everybody_only_where_they_may_read_it(world: World) -> None:
    match = await world.begun()
    before = len(world.posted())
    await narrative.on_board(world.eve, world.channel, "show-here", game=str(match.id))
    assert len(world.posted()) == before + 1
    assert f"game #{match.id}" in text(world.newest())
    abroad, hall = await world.elsewhere()
    ann = abroad.add_member(world.ann.user)
    await world.env.settle()
    board = answer(await ann.slash(hall, "board", game=str(match.id)))
    more = await ann.click(board, label="More …")
    assert "resign" in narrative.offered_on(answer(more))
    assert "show-here" not in narrative.offered_on(answer(more))


async def test_a_forced_move_is_told_with_the_move_that_forced_it(world: World) -> None:
    await world.players.save(world.ben.id, auto_forced=True)
    match = await world.begun(setup="B:W18,29:B5,9,14")
    shown = await picked(world.ann, world.newest(), "14x23")
    await world.ann.click(shown, label="Play 14x23")
    now = await world.match_now(match)
    assert len(now.moves) == 2


@pytest.mark.few(2)
@pytest.mark.parametrize("game", GAMES)
async def test_every_game_can_be_played_by_choosing(world: World, game: str) -> None:
    match = await world.begun(game)
    for _ in range(4):
        now = await world.match_now(match)
        if now.over:
            break
        actor = world.ann if now.mover == world.ann.id else world.ben
        shown = await narrative.about_to_move(actor, world.newest())
        (confirm,) = (label for label in buttons(shown) if label.startswith("Play "))
        await actor.click(shown, label=confirm)
        assert len((await world.match_now(match)).moves) == len(now.moves) + 1


WORDS = {"en": ("Move", "Rematch", "Review"), "ja": ("手を選ぶ", "再戦", "検討")}
MAX_PLIES = 400


async def chosen(world: World, actor: Any, match: Match, dice: Random, move_label: str) -> None:
    """One move from the menu of the card, or by the Move button, and the confirmation."""
    shown = world.newest()
    if not menus(shown):
        shown = answer(await actor.click(shown, label=move_label))
    while found := menus(shown):
        shown = await picked(actor, shown, dice.choice(sorted(found[-1])), menu=len(found) - 1)
        assert shown.ephemeral
        assert pictures(shown)
    confirm = next(iter(buttons(shown)))
    await actor.click(shown, label=confirm)


async def played_at_random(world: World, match: Match, dice: Random, language: str) -> Match:
    for ply in range(MAX_PLIES):
        if match.over:
            return match
        actor = world.ann if match.mover == world.ann.id else world.ben
        if ply % 9 == 4:
            await chosen(world, actor, match, dice, WORDS[language][0])
        else:
            legal = match.game.legal_moves(match.state)
            takes = [move for move in legal if move.captured] or legal
            typed = match.game.format(match.state, dice.choice(takes))
            moved = await actor.slash(world.channel, "move", notation=typed, game=str(match.id))
            assert not moved.ephemeral, text(moved.response)
        now = await world.match_now(match)
        assert len(now.moves) == len(match.moves) + 1
        match = now
    raise AssertionError(f"{match.terms.game} did not end in {MAX_PLIES} plies")


@pytest.mark.few(1, of="language")
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(key, marks=() if key in {"zongheng"} else [pytest.mark.slow, pytest.mark.few(2)])
        for key in GAMES
    ],
)
async def test_a_whole_game_ends_by_its_rules(world: World, game: str, language: str) -> None:
    for player in (world.ann, world.ben):
        await world.players.save(player.id, language=language)
    await world.players.save_server(world.guild.id, language=language)
    dice = Random(f"{game} {language}")
    match = await world.begun(game, pace="none")
    over = await played_at_random(world, match, dice, language)
    assert over.outcome is not None
    final = world.newest()
    _, rematch, review = WORDS[language]
    assert rematch in buttons(final)
    assert (review in buttons(final)) is reviewable(over.game, len(over.moves))
    assert len(pictures(final)[0]) > 20


async def test_the_invitation_shows_every_setting_and_its_buttons(world: World) -> None:
    invited = await invite(
        world.ann, world.channel, "american", opponent=world.ben, pace="3d", colour="white"
    )
    assert list(buttons(invited.response)) == ["Accept", "Decline", "Withdraw", "Rules", "Learn"]


async def test_joining_closes_the_invitation_and_shows_the_first_board_once(world: World) -> None:
    await world.begun()
    board = world.newest()
    assert f"{world.ann.mention} to move" in text(board)
    assert list(buttons(board)) == ["Type a move", "Explore", "More …"]
    (alternative,) = pictures(board)
    assert "12 men" in alternative


async def test_a_move_is_one_new_message_that_calls_who_is_to_move(world: World) -> None:
    await world.begun()
    before = len(world.posted())
    await world.ann.slash(world.channel, "move", notation="11-15")
    assert len(world.posted()) == before + 1
    assert world.called() == [world.ben.id]


async def test_a_draw_by_agreement(world: World) -> None:
    match = await world.played(await world.begun(), "11-15")
    asked = await on_board(world.ann, world.channel, "draw")
    await world.ann.click(answer(asked), label="Yes, offer a draw")
    await world.ben.click(world.newest(), label="Accept the draw")
    over = await world.match_now(match)
    assert sure(over.outcome).winner is None


async def test_an_offer_on_ones_own_turn_goes_with_the_move_and_calls_once(world: World) -> None:
    match = await world.begun()
    asked = await on_board(world.ann, world.channel, "draw")
    await world.ann.click(answer(asked), label="Yes, offer a draw")
    # Until the move the opponent knows of nothing and has nothing to answer.
    await world.ben.slash(world.channel, "board")
    for transition in (Match.accept_draw, Match.decline_draw):
        with pytest.raises(NoDrawOffer):
            await world.matches.act(world.ben.id, match.id, transition)
    await on_board(world.ben, world.channel, "draw")
    await world.played(match, "11-15")
    assert world.called() == [world.ben.id]
    # The answer is at hand where the offer is read.
    asked = await world.ben.click(world.newest(), label="Answer the draw offer")
    await world.ben.click(answer(asked), label="Decline the draw")
    # Offered again so soon it would be refused, and so it is not on her menu.
    shown = await on_board(world.ann, world.channel, "more")
    assert "draw" not in narrative.offered_on(answer(shown))
    await world.ann.slash(world.channel, "move", notation="1/2", game=str(match.id))


async def test_a_move_is_an_answer_and_takes_the_buttons_from_the_question(world: World) -> None:
    match = await world.played(await world.begun(), "11-15")
    await on_board(world.ann, world.channel, "draw", "draw-offer")
    offer = world.newest()
    await world.played(match, "22-18")
    offer = next(message for message in world.posted() if message.id == offer.id)
    assert buttons(offer) == {}
    await on_board(world.ben, world.channel, "takeback")
    await world.ann.click(world.newest(), label="The move stands")


async def test_resigning_asks_first(world: World) -> None:
    match = await world.played(await world.begun(), "11-15")
    asked = await on_board(world.ben, world.channel, "resign")
    assert not (await world.match_now(match)).over
    await world.ben.click(answer(asked), label="No, keep playing")
    await on_board(world.ben, world.channel, "resign", "resign-now")
    over = await world.match_now(match)
    assert sure(over.outcome).winner is over.side_of(world.ann.id)


async def test_a_game_can_be_declined_and_withdrawn(world: World) -> None:
    await world.ann.slash(world.channel, "play", game="american", opponent=world.ben)
    await stepped(world.eve, world.posted()[0], "join")
    await world.ben.click(world.posted()[0], label="Decline")
    opened = await world.ann.slash(world.channel, "play", game="american")
    await stepped(world.ann, answer(opened), "join")
    await world.ann.click(answer(opened), label="Withdraw")
    await world.ben.slash(world.channel, "join", seek="2")


async def test_the_old_board_loses_its_buttons_and_keeps_its_picture(world: World) -> None:
    match = await world.begun()
    first = world.newest()
    await world.ann.slash(world.channel, "move", notation="11-15")
    old = next(message for message in world.posted() if message.id == first.id)
    assert buttons(old) == {}
    assert pictures(old) == pictures(first)
    assert [file.filename for file in old.attachments] == ["board.png"]
    await world.played(match, "22-18")


async def test_a_board_of_yesterday_is_left_alone_and_its_buttons_answer(world: World) -> None:
    await world.begun()
    first = world.newest()
    await world.later(75)
    await world.ann.slash(world.channel, "move", notation="11-15")
    old = next(message for message in world.posted() if message.id == first.id)
    assert buttons(old)
    for stale in (
        await narrative.picked(world.ann, old, "12-16"),
        answer(await world.ann.click(old, label="More …")),
    ):
        assert stale.ephemeral
        assert "moved on" in text(stale)


async def test_a_rematch_says_that_vacations_do_not_count_where_they_did_not_before(
    world: World, language: str
) -> None:
    """As in a game of a ladder or tournament without vacations."""
    await world.players.save_server(world.guild.id, language=language)
    said = TEXTS.say(language, "terms-no-vacation")
    for counts in (True, False):
        match = await world.paired(terms("2d", vacation=counts))
        await on_board(world.ben, world.channel, "resign", "resign-now", game=str(match.id))
        await on_board(world.ben, world.channel, "rematch", game=str(match.id))
        assert (said in text(world.newest())) is not counts


@pytest.mark.parametrize(("language", "asked"), [("en", "Offer a draw"), ("ja", "引き分けを提案")])
async def test_half_a_point_typed_as_a_move_asks_for_the_draw(
    world: World, language: str, asked: str
) -> None:
    match = await world.played(await world.begun(), *["11-15", "22-18", "15x22", "25x18"])
    await world.players.save(world.ben.id, language=language)
    for typed in ("1/2", "½", "１／２", "½–½", " 1/2 - 1/2 ", "１／２ー１／２", "½?", "Draw?", "引き分け。"):
        result = await world.ben.slash(world.channel, "move", notation=typed)
        assert asked in alone(result), typed
    offer = next(label for label, control in buttons(answer(result)).items() if ":draw-offer:" in control)
    await world.ben.click(answer(result), label=offer)
    assert (await world.match_now(match)).draw_offer is not None


@pytest.mark.parametrize(("language", "asked"), [("en", "Resign this game?"), ("ja", "本当に投了しますか？")])
async def test_resign_typed_as_a_move_asks_and_then_ends_the_game(
    world: World, language: str, asked: str
) -> None:
    match = await world.played(await world.begun(), "11-15")
    await world.players.save(world.ann.id, language=language)
    # It is not her move, and a game can be resigned all the same.
    for typed in ("resign", "I resign.", "投了", "負けました", " Ｒｅｓｉｇｎ "):
        result = await world.ann.slash(world.channel, "move", notation=typed)
        assert asked in alone(result), typed
        assert not (await world.match_now(match)).over
    resign = next(label for label, control in buttons(answer(result)).items() if ":resign-now:" in control)
    await world.ann.click(answer(result), label=resign)
    assert (await world.match_now(match)).over


@pytest.mark.parametrize("typed", ["takeback", "Take back", "undo", "待った", "「待った」"])
async def test_takeback_typed_as_a_move_asks_for_it_and_then_for_the_answer(typed: str, world: World) -> None:
    match = await world.played(await world.begun(), "11-15")
    result = await world.ann.slash(world.channel, "move", notation=typed)
    assert "You have asked" in alone(result)
    assert (await world.match_now(match)).talks.takeback is not None
    answered = await world.ben.slash(world.channel, "move", notation=typed)
    assert {"Let them take it back", "The move stands"} <= set(buttons(answer(answered)))
    await world.ben.click(answer(answered), label="Let them take it back")
    assert (await world.match_now(match)).moves == ()


@pytest.mark.parametrize(
    ("typed", "question", "then"),
    [
        ("resign", "In which game do you want to resign?", "Resign this game?"),
        ("takeback", "In which game do you want your move back?", "You have asked your opponent"),
        ("draw", "In which game do you want to offer a draw?", "Offer a draw"),
    ],
)
async def test_of_several_games_it_is_asked_which(typed: str, question: str, then: str, world: World) -> None:
    first = await world.played(await world.begun(), "11-15")
    second = await world.played(await world.begun("russian"), "c3-d4")
    asked = await world.ann.slash(world.channel, "move", notation=typed)
    assert question in text(asked.response)
    await world.ann.select(answer(asked), [str(second.id)])
    assert then in text(asked.response)
    now = await world.match_now(second)
    assert (now.talks.takeback is not None) is (typed == "takeback")
    assert (await world.match_now(first)).talks.takeback is None


async def test_it_is_read_in_the_form_for_a_move_too(world: World) -> None:
    match = await world.begun()
    form = await stepped(world.ann, world.newest(), "type")
    asked = await world.ann.submit_modal(form, {"notation": "resign"})
    assert "Resign this game?" in alone(asked)
    assert not (await world.match_now(match)).over


_LATIN = re.compile(r"[A-Za-z]{3,}")
_ALLOWED = {"FEN", "Ann", "Ben"}


def japanese(message: Any) -> str:
    """The text of the message, in which nothing is left in English."""
    said = unlinked(message)
    assert not set(_LATIN.findall(re.sub(r"/[a-z-]+", "", said))) - _ALLOWED, said
    return said


async def test_everybody_reads_the_language_of_the_server_and_each_their_own(world: World) -> None:
    await world.players.save(world.ann.id, language="ja")
    await world.players.save_server(world.guild.id, language="en")
    await world.begun()
    assert "to move" in text(world.newest())
    mine = await world.ann.slash(world.channel, "board")
    assert "手番です" in text(mine.response)
    theirs = await world.ben.slash(world.channel, "board")
    assert "to move" in text(theirs.response)
    assert len(world.posted()) == 2


async def test_who_has_chosen_nothing_is_answered_as_discord_speaks_to_them(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begun()
    emit = env.backend.emit

    def from_japan(event: str, payload: Any) -> None:
        emit(event, {**payload, "locale": "ja"} if event == "INTERACTION_CREATE" else payload)

    monkeypatch.setattr(env.backend, "emit", from_japan)
    japanese((await world.ann.slash(world.channel, "board")).response)
    await world.players.save(world.ann.id, language="en")
    assert "to move" in text((await world.ann.slash(world.channel, "board")).response)


async def test_a_server_speaks_the_language_of_who_first_invites_there(world: World) -> None:
    await world.players.save(world.ann.id, language="ja")
    invited = await world.ann.slash(world.channel, "play", game="russian")
    assert "対局相手の募集" in text(invited.response)
    # It stays so for later people.
    later = await world.ben.slash(world.channel, "play", game="american")
    assert "対局相手の募集" in text(later.response)
    # A server that chooses another language has it.
    await world.players.save_server(world.guild.id, language="en")
    chosen = await world.ann.slash(world.channel, "play", game="german")
    assert "who plays?" in text(chosen.response)
