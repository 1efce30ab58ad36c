"""Stories of a game from invitation to result, also in Japanese, and of wishes typed where a move belongs."""

import re
from typing import Any

import pytest

from bot.core.errors import NoDrawOffer
from bot.core.match import Match
from tests.bot.fixtures import terms
from tests.bot.stories import narrative
from tests.bot.stories.narrative import alone, answer, buttons, on_board, pictures, stepped, text, unlinked
from tests.world import TEXTS, Simulation, World


async def test_the_invitation_shows_every_setting_and_its_buttons(world: World) -> None:
    invited = await world.ann.slash(
        world.channel, "play", game="american", opponent=world.ben, pace="3d", colour="white"
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
    assert over.outcome is not None
    assert over.outcome.winner is None


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
    assert over.outcome is not None
    assert over.outcome.winner is over.side_of(world.ann.id)


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


async def test_a_rematch_swaps_the_colours(world: World) -> None:
    match = await world.played(await world.begun(), "11-15")
    await on_board(world.ben, world.channel, "resign", "resign-now")
    await world.ben.click(world.newest(), label="Rematch")
    await stepped(world.ann, world.newest(), "join")
    (again,) = await world.matches.mine(world.ann.id)
    assert again.players == (match.players[1], match.players[0])


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
    assert "これからこのサーバーでは日本語で表示します" in text(invited.response)
    # It stays so for later people, and is said once.
    later = await world.ben.slash(world.channel, "play", game="american")
    assert "対局相手の募集" in text(later.response)
    assert "これから" not in text(later.response)
    # A server that chooses another language has it.
    await world.players.save_server(world.guild.id, language="en")
    chosen = await world.ann.slash(world.channel, "play", game="german")
    assert "who plays?" in text(chosen.response)
