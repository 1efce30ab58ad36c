"""Stories of making a move with buttons, selects and a form, and of every game to a real ending."""

from random import Random
from typing import Any

import pytest

from bot.core.match import Match
from bot.core.terms import reviewable
from rules import GAMES
from tests.bot.stories import narrative
from tests.bot.stories.narrative import answer, buttons, choices, menus, picked, pictures, text
from tests.world import Simulation, World

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


async def test_a_typed_move_is_the_answer_for_everybody(world: World) -> None:
    match = await world.begun()
    before = len(world.posted())
    form = await world.ann.click(world.newest(), label="Type a move")
    assert form.modal is not None
    result = await world.ann.submit_modal(form, {"notation": "11 - 15"})
    assert not result.ephemeral
    assert (await world.match_now(match)).moves == ("11-15",)
    assert len(world.posted()) == before + 1


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
