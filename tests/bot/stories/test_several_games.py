"""Several games at a time: it is always clear which one is meant, and asked where it is not."""

import re

import pytest

from bot.core.match import Match
from bot.lines.service import Conditionals
from tests.bot.fixtures import terms
from tests.bot.stories.narrative import (
    alone,
    answer,
    buttons,
    invite,
    on_board,
    picked,
    source,
    stepped,
    text,
    unlinked,
)
from tests.world import TEXTS, Simulation, World


async def test_a_move_goes_to_the_only_game_in_which_it_is_possible(world: World) -> None:
    american = await world.begun()
    russian = await world.begun("russian")
    await world.ann.slash(world.channel, "move", notation="c3-d4")
    assert len((await world.match_now(russian)).moves) == 1
    assert not (await world.match_now(american)).moves


async def test_a_move_that_is_possible_in_two_games_is_asked_about(world: World) -> None:
    international = await world.begun("international")
    frisian = await world.begun("frisian")
    asked = await world.ann.slash(world.channel, "move", notation="32-28")
    assert list(buttons(asked.response)) == [f"#{match.id}: play 32-28" for match in (international, frisian)]
    assert not (await world.match_now(frisian)).moves
    await world.ann.click(answer(asked), label=f"#{frisian.id}: play 32-28")
    assert (await world.match_now(frisian)).moves == ("32-28",)
    assert not (await world.match_now(international)).moves
    # In the other game alone the move is still possible: nothing needs to be asked now.
    await world.ann.slash(world.channel, "move", notation="32-28")
    assert (await world.match_now(international)).moves == ("32-28",)


async def test_a_move_that_is_possible_in_no_game_is_refused_for_the_one_that_waits_longest(
    world: World,
) -> None:
    first = await world.begun()
    await world.begun("russian")
    refused = await world.ann.slash(world.channel, "move", notation="1-5")
    assert f"#{first.id} American checkers · against {world.ben.mention}" in unlinked(refused.response)


async def test_the_game_that_is_resigned_is_the_one_whose_board_was_opened(world: World) -> None:
    first = await world.played(await world.begun(), "11-15")
    second = await world.begun("russian")
    listed = await world.ann.slash(world.channel, "games")
    board = await picked(world.ann, answer(listed), f"#{second.id} Russian draughts", menu=1)
    asked = await stepped(world.ann, board, "resign")
    await world.ann.click(answer(asked), label="Yes, resign")
    assert (await world.match_now(second)).over
    assert not (await world.match_now(first)).over
    # One is left, but the last thing happened in the other.
    assert f"game #{second.id}" in text((await world.ann.slash(world.channel, "board")).response)
    asked = await on_board(world.ann, world.channel, "resign", game=str(first.id))
    assert f"game #{first.id}" in text(asked.response)


async def test_an_opponent_who_asks_is_answered_on_the_board_that_the_list_opens(world: World) -> None:
    first = await world.played(await world.begun(), "11-15")
    second = await world.begun("russian")
    await world.played(second, "c3-d4", "h6-g5")
    await on_board(world.ben, world.channel, "takeback", game=str(second.id))
    # Ann moved last in the other game: she may mean either.
    await world.env.advance_time(60)
    await world.played(first, "22-18", "15x22")
    listed = text((await world.ann.slash(world.channel, "games")).response)
    assert listed.count("They ask to take a move back.") == 1
    asked = await on_board(world.ann, world.channel, "takeback", game=str(second.id))
    assert "asks to take **h6-g5** back" in text(asked.response)
    granted = await world.ann.click(answer(asked), label="Let them take it back")
    assert f"#{second.id} Russian draughts" in unlinked(granted.response)
    assert len((await world.match_now(second)).moves) == 1
    question = next(message for message in world.posted() if "asks to take" in text(message))
    assert "Granted: the move was taken back." in text(question)


async def test_a_move_that_ends_the_game_and_is_sent_twice_is_made_in_no_other(world: World) -> None:
    hall = world.guild.create_text_channel("hall")
    counts = []
    for channel, opponent, setup in (
        (world.channel, world.ben, "B:W18,31:B15,1"),
        (hall, world.eve, "B:W18:B15"),
    ):
        invited = await invite(world.ann, channel, "american", opponent=opponent, colour="black", setup=setup)
        await stepped(opponent, answer(invited), "join")
    for _ in range(2):
        asked = await world.ann.slash(hall, "move", notation="15x22")
        counts.append([len((await world.matches.get(number)).moves) for number in (1, 2)])
    assert counts == [[0, 1], [0, 1]]
    assert "Is it meant for this one?" in text(asked.response)
    # An hour later it is meant for the other game.
    await world.env.advance_time(3601)
    await world.ann.slash(hall, "move", notation="15x22")
    assert len((await world.matches.get(1)).moves) == 1


async def test_a_draw_is_answered_on_the_board_that_the_list_opens(world: World) -> None:
    first = await world.played(await world.begun(), "11-15")
    second = await world.begun("russian")
    await on_board(world.ann, world.channel, "draw", "draw-offer", game=str(first.id))
    offer = world.newest()
    listed = text((await world.ben.slash(world.channel, "games")).response)
    assert listed.count("They offer a draw.") == 1
    declined = await on_board(world.ben, world.channel, "draw", "draw-decline", game=str(first.id))
    assert f"#{first.id} American checkers" in unlinked(declined.response)
    assert (await world.match_now(first)).draw_offer is None
    shown = next(message for message in world.posted() if message.id == offer.id)
    assert "Declined: the game goes on." in text(shown)
    assert buttons(shown) == {}
    # An offer that goes with a move is not yet to be answered.
    await on_board(world.ann, world.channel, "draw", "draw-offer", game=str(second.id))
    assert "They offer" not in text((await world.ben.slash(world.channel, "games")).response)


async def test_what_became_of_a_request_stands_below_it(world: World) -> None:
    match = await world.played(await world.begun(), "11-15", "24-20")
    await on_board(world.ben, world.channel, "takeback")
    await on_board(world.ann, world.channel, "takeback", "takeback-refuse")
    # An offer that goes with a move stands on the board: what becomes of it is not written below the old question.
    await on_board(world.ann, world.channel, "draw", "draw-offer")
    await world.played(match, "8-11")
    await on_board(world.ben, world.channel, "draw", "draw-decline")
    question = next(message for message in world.posted() if "asks to take" in text(message))
    assert "Refused: the move stands." in text(question)
    assert "Declined" not in text(question)
    await world.played(match, "28-24")
    await on_board(world.ann, world.channel, "takeback", game=str(match.id))
    await world.played(match, "4-8")
    question = [message for message in world.posted() if "asks to take" in text(message)][-1]
    assert "The game has gone on: the move stands." in text(question)


async def test_ones_last_move_is_taken_back_also_where_it_was_answered_at_once(world: World) -> None:
    first = await world.played(await world.begun(), "11-15")
    second = await world.begun("international")
    await world.app[Conditionals].add(world.ben.id, second.id, ("32-28", "19-23"))
    await world.env.advance_time(60)
    await world.ann.slash(world.channel, "move", notation="32-28", game=str(second.id))
    await on_board(world.ann, world.channel, "takeback", game=str(second.id))
    assert (await world.match_now(first)).talks.takeback is None
    # Ben is told the moves that would be taken back.
    assert "asks to take **32-28** back. Your **19-23** would go back with it." in text(world.newest())
    await on_board(world.ben, world.channel, "takeback", game=str(second.id))


async def test_a_rematch_is_asked_for_from_the_list_of_games(world: World) -> None:
    await world.ann.slash(world.channel, "board")
    first = await world.begun()
    await world.ann.click(answer(await on_board(world.ann, world.channel, "resign")), label="Yes, resign")
    await world.ann.autocomplete(world.channel, "board", "game", "")
    listed = await world.ann.slash(world.channel, "games", show="finished")
    board = await picked(world.ann, answer(listed), f"#{first.id} American checkers", menu=1)
    await stepped(world.ann, board, "rematch")
    await world.ben.slash(world.channel, "join")
    await world.ben.autocomplete(world.channel, "join", "seek", "")
    await on_board(world.ben, world.channel, "rematch")
    (second,) = await world.matches.mine(world.ann.id)
    assert second.players == first.players[::-1]


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_a_rematch_asked_for_again_is_one_card_where_the_game_was(
    world: World, elsewhere: bool
) -> None:
    await world.ann.send_dm("hello")
    match = await world.paired(terms("3d", game="american"))
    await world.matches.act(world.ben.id, match.id, Match.resign)
    await world.env.settle()
    before = len(world.posted())
    for _ in range(2):
        if elsewhere:
            board = answer(await world.ann.user.slash("board", game=str(match.id)))
            asked = await stepped(world.ann.user, board, "rematch")
        else:
            asked = await on_board(world.ann, world.channel, "rematch", game=str(match.id))
    assert len(world.posted()) == before + 1
    card = world.newest()
    assert f"/{world.channel.id}/{card.id}" in source(asked.response)
    await stepped(world.ben, card, "join")
    assert "join" not in str(buttons(world.posted()[before]))


async def test_the_last_twenty_five_games_that_are_over_are_listed(world: World, env: Simulation) -> None:
    for _ in range(27):
        match = await world.paired(terms("3d", game="american"))
        await world.matches.act(world.ann.id, match.id, Match.abort)
        await env.advance_time(1)
    page, listed = answer(await world.ann.slash(world.channel, "games", show="finished")), ""
    while "Next page" in buttons(page):
        listed += unlinked(page)
        page = answer(await world.ann.click(page, label="Next page"))
    found = re.findall(r"#(\d+) American checkers", listed + unlinked(page))
    back = answer(await world.ann.click(page, label="Previous page"))
    assert "Next page" in buttons(back), "of the finished ones"
    assert sorted(map(int, found)) == list(range(3, 28))


async def test_who_looks_back_means_the_game_in_which_something_happened_last(world: World) -> None:
    first = await world.played(await world.begun(), "11-15")
    second = await world.begun("russian")
    await world.env.advance_time(60)
    await world.ann.click(
        answer(await on_board(world.ann, world.channel, "resign", game=str(second.id))), label="Yes, resign"
    )
    shown = await world.ann.slash(world.channel, "board")
    assert f"game #{second.id}" in text(shown.response)
    offered = await world.ann.autocomplete(world.channel, "board", "game", "")
    assert [choice["value"] for choice in offered] == [str(first.id), str(second.id)], "open ones first"
    await world.env.advance_time(60)
    await world.played(first, "22-18")
    for step in ("history", "replay", "export"):
        shown = await on_board(world.ann, world.channel, step)
        assert f"game #{first.id}" in text(shown.response), step


async def test_of_a_pair_each_is_called_by_the_game_in_which_they_begin(
    world: World, env: Simulation
) -> None:
    await invite(world.ann, world.channel, "russian", opponent=world.ben, colour="pair")
    await world.ben.slash(world.channel, "join", seek="1")
    sent = [r.json or {} for r in env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
    calls = [[int(user) for user in body["allowed_mentions"]["users"]] for body in sent[-2:]]
    assert sorted(calls) == sorted([[world.ann.id], [world.ben.id]])


async def test_moves_of_every_game_that_waits_are_offered(world: World) -> None:
    american = await world.begun()

    async def offered(typed: str, **filled: str) -> dict[str, str]:
        found = await world.ann.autocomplete(world.channel, "move", "notation", typed, **filled)
        return {choice["name"]: choice["value"] for choice in found}

    assert await offered("11-15") == {"11-15": "11-15"}
    await world.begun("international")
    frisian = await world.begun("frisian")
    # Only the board with ten rows has this square, and both games that are played on it have the move.
    assert await offered("32-28") == {"32-28": "32-28"}
    assert await offered("11-15") == {f"11-15 · #{american.id} American checkers": "11-15"}
    russian = await world.begun("russian")
    # In the others this could at most be meant.
    assert await offered("c3-d4") == {f"c3-d4 · #{russian.id} Russian draughts": "c3-d4"}
    assert await offered("32-28", game=str(frisian.id)) == {"32-28": "32-28"}
    assert await offered("11-15", game=str(frisian.id)) == {}


async def test_in_the_thread_of_one_game_every_command_means_that_game(world: World, language: str) -> None:
    other = await world.begun()
    await world.players.save_server(world.guild.id, threads=True)
    match = await world.begun("russian")
    for person in (world.ann, world.eve):
        await world.players.save(person.id, language=language)
    (thread,) = world.channel.threads
    assert match.place.channel_id == thread.id
    # A game against the bot that nobody else sees is none of the thread.
    await world.eve.slash(thread, "practice", game="american", level="1")
    for reader in (world.ann, world.ben, world.eve):
        for steps in ((), ("moves",), ("explore",)):
            shown = await on_board(reader, thread, *steps)
            assert f"#{match.id}" in text(shown.response), (reader, steps)
    refused = alone(await world.eve.slash(thread, "move", notation="c3-d4"))
    assert TEXTS.say(language, "error-not-a-player").split("{")[0].strip()[:12] in refused
    # The move is possible in the other game alone, and it is meant for this one.
    assert "11-15" in alone(await world.ann.slash(thread, "move", notation="11-15"))
    assert (await world.match_now(other)).moves == ()
    moved = await world.ann.slash(thread, "move", notation="c3-d4")
    assert not moved.ephemeral
    assert (await world.match_now(match)).moves == ("c3-d4",)
    await world.ann.slash(thread, "move", notation="11-15")
    assert (await world.match_now(other)).moves == (), (
        "it is not her turn here, and she has named no other game"
    )


async def test_a_move_that_is_impossible_here_is_played_elsewhere_only_after_a_question(world: World) -> None:
    asked = "“c3-d4” cannot be played in your game here. Is it meant for this one?"
    abroad, hall = await world.elsewhere()
    ann, ben = (abroad.add_member(person.user) for person in (world.ann, world.ben))
    await world.env.settle()
    world.unheard = True
    invited = await invite(ann, hall, "russian", opponent=ben, colour="white")
    world.unheard = False
    await stepped(ben, answer(invited), "join")
    (russian,) = await world.matches.mine(world.ann.id)
    await world.begun()
    question = await world.ann.slash(world.channel, "move", notation="c3-d4")
    assert asked in alone(question)
    assert (await world.match_now(russian)).moves == ()
    (played_there,) = buttons(question.response).values()
    await world.ann.click(answer(question), custom_id=played_there)
    assert (await world.match_now(russian)).moves == ("c3-d4",)
    # In a channel where she has no game there is nothing that could be meant instead.
    await world.matches.play(world.ben.id, "f6-g5", match_id=russian.id)
    lobby = world.guild.create_text_channel("lobby")
    await world.ann.slash(lobby, "move", notation="d4-c5")
    assert (await world.match_now(russian)).moves[-1] == "d4-c5"
