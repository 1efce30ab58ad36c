"""Stories of conditional moves, of which the opponent learns nothing."""

from typing import Any

from bot.core.match import Match
from bot.lines.model import MAX_PLIES, ahead
from bot.lines.service import Conditionals
from tests.bot.fixtures import a_move
from tests.bot.stories import narrative
from tests.bot.stories.narrative import answer, buttons, choices, menus, offered_on, on_board, text
from tests.world import TEXTS, World


async def test_a_prepared_move_is_made_and_its_owner_reads_it_with_their_next_answer(world: World) -> None:
    match = await world.begun("international")
    await world.app[Conditionals].add(world.ben.id, match.id, ("32-28", "19-23", "28x19", "14x23"))
    await world.app[Conditionals].add(world.ben.id, match.id, ("33-28", "18-23"))
    await world.ann.slash(world.channel, "move", notation="32-28")
    assert (await world.match_now(match)).moves == ("32-28", "19-23")
    # One message, on which nothing tells how the answer was made; only its author is called.
    assert world.called() == []
    await world.ben.slash(world.channel, "board")
    again = await world.ben.slash(world.channel, "board")
    assert not again.followups
    assert not (await world.ann.slash(world.channel, "board")).followups


async def test_who_parts_from_their_own_line_hears_of_it_with_the_very_move(world: World) -> None:
    match = await world.begun("international")
    await world.app[Conditionals].add(world.ann.id, match.id, ("32-28", "19-23", "28x19"))
    moved = await world.ann.slash(world.channel, "move", notation="31-27")
    assert "One line does not fit it and is gone" in text(moved.followups[-1])
    assert not (await world.ann.slash(world.channel, "board")).followups


async def test_who_grants_a_takeback_before_hearing_of_their_answer_is_told_that_it_is_gone(
    world: World,
) -> None:
    match = await world.begun("international")
    await world.app[Conditionals].add(world.ben.id, match.id, ("32-28", "19-23"))
    await world.ann.slash(world.channel, "move", notation="32-28")
    await on_board(world.ann, world.channel, "takeback")
    granted = await world.ben.click(world.newest(), label="Let them take it back")
    told = text(granted.followups[-1])
    assert "After **32-28** your **19-23** was played. Both were taken back since." in told


async def test_a_line_that_does_not_fit_changes_nothing_that_others_see(world: World) -> None:
    shown = []
    for line in (None, ("33-28", "18-23")):
        match = await world.begun("international")
        if line is not None:
            await world.app[Conditionals].add(world.ben.id, match.id, line)
        before = len(world.env.http_requests)
        await world.ann.slash(world.channel, "move", notation="32-28", game=str(match.id))
        sent = [(r.method, r.path.rpartition("/")[2].isdecimal()) for r in world.env.http_requests[before:]]
        board = text(world.newest()).replace(f"#{match.id}", "#")
        shown.append((board, buttons(world.newest()).keys(), sent))
        await world.resigned(match, world.ann)
    assert shown[0] == shown[1]


async def test_news_of_lines_are_written_as_their_owner_writes_moves(world: World) -> None:
    match = await world.begun("international")
    await world.players.save(world.ben.id, notation="algebraic")
    await world.app[Conditionals].add(world.ben.id, match.id, ("32-28", "19-23"))
    await world.ann.slash(world.channel, "move", notation="32-28")
    told = (await world.ben.slash(world.channel, "board")).followups[-1]
    assert "After **d4-e5** your **g7-f6** was played" in text(told)


async def test_lines_that_do_not_fit_are_told_by_letter_to_who_wants_letters(world: World) -> None:
    match = await world.begun("international")
    await world.players.save(world.ben.id, dm=True)
    await world.app[Conditionals].add(world.ben.id, match.id, ("32-28", "19-23"))
    await world.ann.slash(world.channel, "move", notation="31-27")
    letter = world.ben.user.dm_channel.history()[-1]
    assert "**31-27** was played. One line does not fit it and is gone" in text(letter)
    assert await world.app[Conditionals].news(world.ben.id, match.id) == ()


async def test_who_takes_no_letters_after_all_is_told_later_and_nobody_else_is(world: World) -> None:
    match = await world.begun("international")
    await world.players.save(world.ben.id, dm=True)
    await world.ben.send_dm("hello")
    path = f"/channels/{world.ben.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=None)
    await world.app[Conditionals].add(world.ben.id, match.id, ("32-28", "19-23"))
    await world.ann.slash(world.channel, "move", notation="31-27")
    assert "19-23" not in "".join(text(message) for message in world.posted())
    looked = await world.ben.slash(world.channel, "board")
    assert "is gone" in text(looked.followups[-1])


async def test_a_line_is_built_on_the_board_changed_and_removed(world: World, language: str) -> None:
    def said(message: str, **facts: Any) -> str:
        return TEXTS.say(language, message, **facts)

    match = await world.begun("international")
    await world.players.save(world.ben.id, language=language)
    before = len(world.posted())
    shown = await on_board(world.ben, world.channel, "lines")
    await world.ben.click(answer(shown), label=said("button-line-new"))
    # The way back to the list is named so that nobody takes it for the button that prepares the line.
    await world.ben.click(answer(shown), label=said("button-lines-all"))
    await world.ben.click(answer(shown), label=said("button-line-new"))
    for move in ("32-28", "19-23"):
        await world.ben.select(answer(shown), [choices(shown.response)[move]])
    await world.ben.click(answer(shown), label=said("button-line-save"))
    assert await world.app[Conditionals].lines(world.ben.id, match.id) == (("32-28", "19-23"),)
    # Opened again, a step back, and another answer.
    (line,) = choices(shown.response).values()
    await world.ben.select(answer(shown), [line])
    await world.ben.click(answer(shown), label=said("button-line-back"))
    await world.ben.select(answer(shown), [choices(shown.response)["17-22"]])
    await world.ben.click(answer(shown), label=said("button-line-save"))
    form = await world.ben.click(answer(shown), label=said("button-line-type"))
    typed = await world.ben.submit_modal(form, {"notation": "33-28, 18-23"})
    await world.ben.select(answer(typed), [next(iter(choices(typed.response).values()))])
    await world.ben.click(answer(typed), label=said("button-line-remove"))
    assert await world.app[Conditionals].lines(world.ben.id, match.id) == (("33-28", "18-23"),)
    await world.ben.click(answer(typed), label=said("button-lines-clear"))
    assert await world.app[Conditionals].lines(world.ben.id, match.id) == ()
    assert len(world.posted()) == before, "nobody else has seen any of it"


async def test_a_line_is_typed_and_refused_where_it_cannot_be(world: World) -> None:
    match = await world.begun("international")
    await on_board(world.ben, world.channel, "lines", "line-type", notation="32-28 19-23")
    await on_board(world.ben, world.channel, "lines", "line-type", notation="32-28 19-24 28-24")
    planned = await on_board(world.ann, world.channel, "lines")
    await world.ann.click(answer(planned), label="New line on the board")
    await on_board(world.ben, world.channel, "lines", "line-type", notation="31-27")
    assert await world.app[Conditionals].lines(world.ben.id, match.id) == (("32-28", "19-23"),)
    longest: tuple[str, ...] = ("32-28", "19-23")
    while len(longest) < MAX_PLIES:
        longest = (*longest, a_move(ahead(match, longest)))
    await world.app[Conditionals].add(world.ben.id, match.id, longest)
    shown = await on_board(world.ben, world.channel, "lines")
    await world.ben.select(answer(shown), [*choices(shown.response).values()])
    assert menus(shown.response) == [], "it ends here"
    stranger = await on_board(world.eve, world.channel, "more", game=str(match.id))
    assert "explore" in offered_on(answer(stranger))
    assert "lines" not in offered_on(answer(stranger))


async def test_the_mover_is_offered_to_prepare_and_a_late_click_shows_the_board(world: World) -> None:
    match = await world.begun("international")
    await world.ann.send_dm("hello")
    moved = await world.ann.user.slash("move", notation="32-28")
    shown = await world.ann.user.click(moved.response, label="Conditional moves")
    await world.ann.user.click(shown.response, label="New line on the board")
    await world.ann.user.select(shown.response, [choices(shown.response)["19-23"]])
    await world.played(match, "17-22")
    late = await world.ann.user.select(shown.response, [choices(shown.response)["28x19"]])
    assert "moved on" in text(late.response)


async def test_moves_are_tried_on_a_board_that_nobody_sees_and_nothing_keeps(world: World) -> None:
    match = await world.begun("international")
    before = len(world.posted())
    shown = await on_board(world.ann, world.channel, "explore")
    for move in ("32-28", "19-23", "28x19", "14x23"):
        await world.ann.select(answer(shown), [choices(shown.response)[move]])
    await world.ann.click(answer(shown), label="Back one move")
    await world.ann.click(answer(shown), label="To the start")
    assert (await world.match_now(match)).moves == ()
    assert await world.app[Conditionals].lines(world.ann.id, match.id) == ()
    assert len(world.posted()) == before
    # A game that is over can be tried too, by anybody who may read it.
    await world.matches.act(world.ann.id, match.id, Match.resign)
    again = await on_board(world.eve, world.channel, "explore", game=str(match.id))
    await world.eve.select(answer(again), [choices(again.response)["32-28"]])
    assert "1. 32-28" in text(again.response)


async def test_a_game_with_hundreds_of_moves_is_tried_by_square(world: World) -> None:
    match = await world.begun("binary")
    played_on = await world.match_now(match)
    for _ in range(6):
        moves = played_on.game.legal_moves(played_on.state)
        text_of = played_on.game.format(played_on.state, moves[0])
        done = await world.matches.play(played_on.mover, text_of, match_id=match.id)
        played_on = done.match
    shown = await on_board(world.ann, world.channel, "explore")
    for _ in range(8):
        if "Back one move" in buttons(shown.response):
            break
        menus = [part for part in narrative.parts(shown.response) if part["type"] == narrative.SELECT]
        await world.ann.select(
            answer(shown), [menus[-1]["options"][0]["value"]], custom_id=menus[-1]["custom_id"]
        )
    assert "Back one move" in buttons(shown.response)
