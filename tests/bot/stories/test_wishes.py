"""Stories of people who type where a move belongs that they resign, want a draw, or want their move back."""

import pytest

from bot.people.service import Players
from tests.bot.stories.narrative import alone, answer, buttons, stepped, text
from tests.world import World


@pytest.mark.parametrize(("language", "asked"), [("en", "Offer a draw"), ("ja", "引き分けを提案")])
async def test_half_a_point_typed_as_a_move_asks_for_the_draw(
    world: World, language: str, asked: str
) -> None:
    match = await world.played(await world.begun(), *["11-15", "22-18", "15x22", "25x18"])
    await world.app[Players].save(world.ben.id, language=language)
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
    await world.app[Players].save(world.ann.id, language=language)
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
