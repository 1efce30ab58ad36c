"""Slow games whose clocks, takebacks and offers went wrong elsewhere."""

from datetime import timedelta

from bot.core.match import Match
from bot.lines.service import Conditionals
from tests.bot.stories.narrative import answer, buttons, on_board, text
from tests.world import EPOCH, TEXTS, World

HOUR = timedelta(hours=1)


async def test_a_takeback_costs_nobody_the_game_and_time_runs_on(world: World) -> None:
    """lichess-org/lila 192: it flagged at once; WandererXII/lishogi 425: afterwards nobody ever flagged."""
    match = await world.played(await world.begun(pace="6h"), "11-15")
    await world.env.advance_time(5.9 * 3600)
    await world.matches.act(world.ann.id, match.id, Match.ask_takeback)
    await world.matches.act(world.ben.id, match.id, Match.grant_takeback)
    back = await world.match_now(match)
    assert back.moves == ()
    assert back.mover == world.ann.id
    assert back.deadline is not None
    assert back.deadline - world.now() > 5 * HOUR
    await world.env.advance_time(0.2 * 3600)
    assert (await world.match_now(match)).fallen is None
    await world.env.advance_time(6 * 3600)
    after = await world.match_now(match)
    assert after.over or after.fallen is not None


async def test_nothing_runs_and_nobody_is_called_after_the_end(world: World) -> None:
    """lichess-org/lila 11654: the clock of a finished game ran on."""
    match = await world.played(await world.begun(pace="12h", rated=True), "11-15")
    await world.resigned(match, world.ben)
    shown = text(answer(await world.ben.slash(world.channel, "board", game=str(match.id))))
    posted = len(world.posted())
    await world.env.advance_time(13 * 3600)
    assert len(world.posted()) == posted
    assert text(answer(await world.ben.slash(world.channel, "board", game=str(match.id)))) == shown
    assert "<t:" not in shown.partition("11-15")[0]


async def test_a_game_of_seven_days_a_move_waits_seven_days_for_the_first(world: World) -> None:
    """lichess-org/lila 1154: it was gone after a day."""
    match = await world.begun(pace="7d")
    await world.env.advance_time(25 * 3600)
    assert not (await world.match_now(match)).over
    await world.played(match, "11-15")


async def test_an_offer_of_a_draw_outlives_ones_own_move_and_not_the_answer(
    world: World, language: str
) -> None:
    """lichess-org/lila 277, 8086, gbtami/pychess-variants 229: it was gone or hidden after the wrong move."""
    match = await world.played(await world.begun(), "11-15")
    await world.matches.act(world.ben.id, match.id, Match.offer_draw)
    await world.played(match, "22-18")
    offered = TEXTS.say(language, "button-draw-answer")
    assert offered in buttons(world.newest())
    shown = await world.ann.slash(world.channel, "board")
    assert offered in buttons(answer(shown))
    await world.played(match, "15x22")
    assert (await world.match_now(match)).draw_offer is None
    assert offered not in buttons(world.newest())


async def test_an_offer_is_gone_with_the_move_that_is_taken_back(world: World, language: str) -> None:
    """lichess-org/lila 17937: it stood beside the next move in its place."""
    match = await world.begun()
    await world.matches.act(world.ann.id, match.id, Match.offer_draw)
    await world.played(match, "11-15")
    await world.matches.act(world.ann.id, match.id, Match.ask_takeback)
    await world.matches.act(world.ben.id, match.id, Match.grant_takeback)
    assert (await world.match_now(match)).draw_offer is None
    after = await world.played(match, "11-16")
    assert after.draw_offer is None
    assert TEXTS.say(language, "button-draw-answer") not in buttons(world.newest())


async def test_a_takeback_asked_for_is_read_on_the_board_until_it_is_answered(
    world: World, language: str
) -> None:
    """lichess-org/lila 17433: the request went before anybody had answered."""
    match = await world.played(await world.begun(), "11-15")
    await on_board(world.ann, world.channel, "takeback")
    asked = TEXTS.say(language, "match-takeback-asked", player=world.ann.mention)
    for person in (world.ann, world.ben):
        assert asked in text(answer(await person.slash(world.channel, "board")))
    await world.restart()
    answers = await on_board(world.ben, world.channel, "takeback")
    assert {each.split(":")[1] for each in buttons(answer(answers)).values()} == {
        "takeback-grant",
        "takeback-refuse",
    }
    await world.played(match, "22-18")
    assert asked not in text(world.newest())
    assert (await world.match_now(match)).talks.takeback is None


async def test_an_answer_prepared_ahead_calls_its_owner_to_nothing(world: World) -> None:
    """lichess-org/lichobile 448: a call for each move that was answered already."""
    match = await world.begun("international")
    await world.app[Conditionals].add(world.ben.id, match.id, ("32-28", "19-23", "28x19", "14x23"))
    for move in ("32-28", "28x19"):
        await world.ann.slash(world.channel, "move", notation=move)
        assert world.ben.id not in world.called()
    assert len((await world.match_now(match)).moves) == 4


async def test_moves_are_prepared_in_a_game_from_a_position(world: World) -> None:
    """WandererXII/lishogi 716: only from the usual start could they be."""
    match = await world.begun("international", setup="W:W31,32,37:B14,19,20")
    await on_board(world.ben, world.channel, "lines", "line-type", notation="32-28 19-23")
    await world.ann.slash(world.channel, "move", notation="32-28")
    assert (await world.match_now(match)).moves == ("32-28", "19-23")


async def test_free_weekends_stop_the_clock_and_give_nothing_back(world: World) -> None:
    """online-go/online-go.com 449: it fell in the weekend; 714: each weekend gave the whole time back."""
    await world.players.save(world.ann.id, zone="UTC")
    match = await world.begun(pace="2d", also=["weekend"], rated=True)  # on a Thursday
    await world.env.advance_time(23 * 3600)
    match = await world.played(match, "11-15")
    await world.env.advance_time(25.5 * 3600)
    before = await world.match_now(match)
    assert not before.over
    assert before.deadline is not None
    assert before.deadline - EPOCH == timedelta(days=5) - HOUR, "neither Saturday nor Sunday counts"
    await world.restart()
    assert (await world.match_now(match)).deadline == before.deadline
