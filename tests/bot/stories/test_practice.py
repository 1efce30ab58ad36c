"""Stories of games against the bot, and of an operator who does not let it play."""

from typing import Any

import pytest
from simcord.builders import UserHandle

from bot.core.errors import NoHint
from bot.core.match import Match
from bot.core.terms import LEAST_MOVES, MOST_OF_PLAYER
from bot.engine import compiled
from bot.hall.answers import show_hall
from bot.invitations.service.invitations import Seeks
from bot.language.words import Words
from bot.lessons.model.course import course
from bot.lessons.service import Lessons
from bot.match.answers import moves
from bot.match.answers.news import SleepingThreads, waiting_games
from bot.match.service.replies import Replies
from bot.practice.service import PracticeGames
from bot.servers.answers.settings import welcome
from tests.bot.fixtures import LINE, a_move, started, terms
from tests.bot.stories.narrative import (
    about_to_move,
    alone,
    answer,
    buttons,
    invite,
    offered_on,
    on_board,
    stepped,
    text,
)
from tests.world import TEXTS, Simulation, World


async def practised(world: World, game: str = "international", **options: Any) -> Match:
    """Ann begins a game against the bot, with the first move hers unless told otherwise."""
    await world.ann.slash(
        world.channel, "practice", game=game, **{"colour": "white", "level": "1", "shown": True, **options}
    )
    found: Match = (await world.matches.mine(world.ann.id))[-1]
    return found


@pytest.mark.parametrize(
    ("setup", "near", "fits"),
    [
        ("W:W31,32,50:B1,2", "W:W31,32,50:B1,2\n         ^", ["international", "frisian", "canadian"]),
        ('[Event "Cup"]\n[FEN "W:W31,32:B1,2,1"]\n1. 31-27', ":W31,32:B1,2,1\n             ^", []),
        ("W:W31-50:B1,2", "W:W31-50:B1,2", ["international", "frisian", "canadian"]),
    ],
)
@pytest.mark.parametrize("language", ["en", "ja"])
async def test_a_broken_position_shows_its_place_and_the_games_that_have_it(
    world: World, language: str, setup: str, near: str, fits: list[str]
) -> None:
    await world.speak(language, world.ann)
    refusal = alone(await world.ann.slash(world.channel, "practice", game="american", setup=setup))
    assert f"```\n{near}\n```" in refusal
    words = Words(TEXTS, language)
    games = [words.game(key) for key in fits]
    assert (words("position-games", games=games) in refusal) == bool(fits)


async def test_a_record_pasted_for_a_position_begins_there(world: World) -> None:
    match = await practised(
        world, game="american", setup='```pdn\n[Event "Cup"]\n[FEN "B:W31,32:B1,2"]\n1. 1-5 *\n```'
    )
    assert match.opening == "B:W31,32:B1,2"


async def test_the_reply_stands_in_the_same_message_as_the_move(world: World, env: Simulation) -> None:
    await world.ann.slash(
        world.channel, "practice", game="international", colour="white", level="2", shown=True
    )
    before = len(world.posted())
    await world.ann.slash(world.channel, "move", notation="32-28")
    await env.settle()
    assert len(world.posted()) == before, "the card is edited"


@pytest.mark.parametrize("shown", [True, False])
async def test_a_reply_that_takes_long_comes_into_the_card_and_calls_nobody(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch, shown: bool
) -> None:
    await practised(world, shown=shown)
    monkeypatch.setattr(moves, "REPLY_PATIENCE", 0.0)
    await world.ann.slash(world.channel, "move", notation="32-28")
    await env.settle()
    assert len(world.posted()) == shown


async def test_a_move_confirmed_in_private_shows_the_reply_there_and_in_the_channel(world: World) -> None:
    await practised(world)
    hint = await world.ann.click(world.newest(), label="Hint")
    label = next(label for label in buttons(answer(hint)) if label.startswith("Play "))
    before = len(world.posted())
    await world.ann.click(answer(hint), label=label)
    await world.env.settle()
    assert len(world.posted()) == before


async def test_against_the_bot_nothing_is_asked_or_prepared(world: World) -> None:
    await world.begun(game="international")
    match = await practised(world)
    hint = await on_board(world.ann, world.channel, "hint", game=str(match.id))
    assert "Hint:" in alone(hint)
    moved = await world.ann.slash(world.channel, "move", notation="32-28", game=str(match.id))
    assert [control.split(":")[1] for control in buttons(answer(moved)).values()] == ["next"]
    board = answer(await world.ann.slash(world.channel, "board", game=str(match.id)))
    opened = offered_on(answer(await world.ann.click(board, label="More …")))
    assert "resign" in opened
    assert "lines" not in opened
    granted = await on_board(world.ann, world.channel, "takeback", game=str(match.id))
    assert "the move is taken back" in alone(granted)
    assert (await world.match_now(match)).moves == ()


async def test_a_game_without_a_move_has_nothing_to_look_at(world: World, env: Simulation) -> None:
    match = await world.begun()
    await world.matches.act(world.ann.id, match.id, Match.abort)
    await env.settle()
    assert list(buttons(world.newest())) == ["Rematch", "More …"]
    more = await world.ann.click(world.newest(), label="More …")
    assert not {"history", "replay", "export", "review"} & set(offered_on(answer(more)))


async def test_hints_are_told_on_the_last_card(world: World) -> None:
    match = await practised(world)
    await on_board(world.ann, world.channel, "hint")
    await on_board(world.ann, world.channel, "hint")
    assert "Hint" not in text(world.newest()).replace("**Hint** helps", "")
    await world.resigned(match, world.ann)
    assert "with 2 hints" in text(world.newest())
    assert world.me.mention in text(world.newest())


@pytest.mark.parametrize(
    ("setup", "move", "agreed"),
    [("W:WK46:BK1", "46-41", False), ("W:W32,33,34,35,36,37,K46:B1", "32-28", True)],
)
async def test_the_bot_answers_a_draw_offer(world: World, setup: str, move: str, agreed: bool) -> None:
    """Early in an even game it plays on, which declines; where it is lost it takes what it can get."""
    match = await practised(world, setup=setup)
    await world.ann.slash(world.channel, "move", notation=move, draw=True)
    await world.env.settle()
    now = await world.match_now(match)
    assert now.over is agreed


async def test_a_rematch_swaps_the_colours_at_once(world: World, env: Simulation) -> None:
    match = await practised(world)
    assert await waiting_games(world.bot, world.ann.id) == [], "the bot has time"
    await world.resigned(match, world.ann)
    await world.ann.click(world.newest(), label="Rematch")
    await env.settle()
    (again,) = await world.matches.mine(world.ann.id)
    assert again.players == match.players[::-1]


async def test_the_bot_can_be_invited_with_play(world: World, env: Simulation) -> None:
    await invite(
        world.ann,
        world.channel,
        "russian",
        opponent=UserHandle(env, env.backend.bot_user),
        colour="white",
        pace="3d",
    )
    (match,) = await world.matches.mine(world.ann.id)
    assert match.practice is not None


async def test_no_more_games_than_allowed(world: World) -> None:
    for _ in range(MOST_OF_PLAYER):
        await practised(world)
    refused = await world.ann.slash(world.channel, "practice", game="russian")
    assert f"You may have {MOST_OF_PLAYER} games against the bot at a time" in alone(refused)
    await world.ben.slash(world.channel, "practice", game="russian")
    assert len(await world.matches.mine(world.ben.id)) == 1


async def test_a_position_between_people_is_not_looked_at(world: World) -> None:
    """Neither by a hint nor as a set-up position, also of another game; in the usual opening it is."""
    running = await world.begun("international")
    match = await practised(world)
    allowed = await on_board(world.ann, world.channel, "hint", game=str(match.id))
    assert "Hint:" in text(allowed.response)
    start = {"game": "frisian", "setup": "W:W31-50:B1-20", "level": "1"}
    told = {alone(await world.eve.slash(world.channel, "practice", **start))}
    (said,) = told
    assert "The bot does not think about this position now" in said
    # One's own game, a stranger's game, and one that the bot plays with somebody are told of in the same words.
    told.add(alone(await world.ann.slash(world.channel, "practice", **start)))
    await world.matches.act(world.ann.id, running.id, Match.resign)
    await world.eve.slash(world.channel, "practice", **start, colour="white")
    mine = (await world.matches.mine(world.eve.id))[-1]
    assert "Hint:" in text((await on_board(world.eve, world.channel, "hint", game=str(mine.id))).response)
    await started(world.app, terms(game="international"))
    assert told == {said}
    # The card stays as it is, and the refusal comes below it.
    refused = await on_board(world.eve, world.channel, "hint", game=str(mine.id))
    assert refused.followups[-1].ephemeral
    hint = text(refused.followups[-1])
    assert hint.startswith(said), "with a line that leads to their own game against the bot"
    assert not any(name in said for name in ("Ann", "Ben", "International", "#"))
    await world.players.save(world.eve.id, language="ja")
    refused = await on_board(world.eve, world.channel, "hint", game=str(mine.id))
    assert "ボットは今は考えません" in text(refused.followups[-1])


async def test_there_are_no_hints_between_people(world: World) -> None:
    match = await world.begun()
    board = answer(await world.ann.slash(world.channel, "board"))
    more = answer(await world.ann.click(board, label="More …"))
    assert "hint" not in [*offered_on(board), *offered_on(more)]
    with pytest.raises(NoHint):
        await world.app[PracticeGames].hint(world.ann.id, match.id)


async def test_a_game_against_the_bot_in_a_conversation_with_it(world: World, env: Simulation) -> None:
    await world.ann.user.send_dm("hello")
    await world.ann.user.slash("practice", game="international", colour="white", level="1")
    await world.ann.user.slash("move", notation="32-28")
    await env.settle()
    assert "Ann" not in "".join(text(message) for message in world.posted()), "nothing goes elsewhere"


async def test_a_seventh_level_is_there_where_the_search_is_in_c(
    world: World, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """And in draughts alone, since the games of Kato are searched in Python everywhere."""
    monkeypatch.delenv(compiled.VARIABLE, raising=False)
    await world.ann.slash(world.channel, "practice", game="american", level="7")
    request.getfixturevalue("native")
    await world.ann.slash(world.channel, "practice", game="binary", level="7")
    begun = await world.ann.slash(world.channel, "practice", game="american", colour="black", level="7")
    assert "level 7" in alone(begun)


async def test_a_game_is_the_players_own_card_unless_it_is_shown(world: World, env: Simulation) -> None:
    """Ten moves with takebacks: nothing in the channel, and the one private message shows each position."""
    result = await world.ann.slash(world.channel, "practice", game="american", colour="black", level="1")
    assert result.ephemeral
    card = answer(result)
    assert "Never rated" in text(card)
    (match,) = await world.matches.mine(world.ann.id)
    for number in range(10):
        asked = await about_to_move(world.ann, card)
        playing = next(each for each in buttons(asked).values() if ":play:" in each)
        card = answer(await world.ann.click(asked, custom_id=playing))
        match = await world.match_now(match)
        assert f"**{match.moves[-1]}**" in text(card)
        if number in (3, 6):
            card = answer(await world.ann.click(card, label="Take my move back"))
            assert "the move is taken back" in text(card)
            assert f"{world.ann.mention} to move" in text(card)
    await env.settle()
    assert len(match.moves) == 16
    assert world.posted() == []
    assert world.called() == []


async def test_typed_moves_leave_one_private_card_as_long_as_discord_allows(world: World) -> None:
    def cards() -> list[Any]:
        return [each for each in world.channel.history(viewer=world.ann) if each.flags.ephemeral]

    match = await practised(world, shown=False)
    for _ in range(3):
        match = await world.match_now(match)
        moved = await world.ann.slash(world.channel, "move", notation=a_move(match))
        await world.env.settle()
        (card,) = cards()
        assert card.id == answer(moved).id
    await world.env.advance_time(16 * 60)
    match = await world.match_now(match)
    await world.ann.slash(world.channel, "move", notation=a_move(match))
    await world.env.settle()
    assert len(cards()) == 2, "Discord lets nobody change the one before"
    world.env.inject_error("DELETE", "/webhooks", status=404, code=10008)
    match = await world.match_now(match)
    moved = await world.ann.slash(world.channel, "move", notation=a_move(match))
    assert f"{world.ann.mention} to move" in alone(moved), "its reader had dismissed the one before"


async def test_a_private_game_has_hints_ends_in_its_own_card_and_is_read_by_nobody_else(
    world: World, env: Simulation
) -> None:
    card = answer(
        await world.ann.slash(world.channel, "practice", game="american", colour="black", level="1")
    )
    hinted = await world.ann.click(card, label="Hint")
    label = next(label for label in buttons(answer(hinted)) if label.startswith("Play "))
    card = answer(await world.ann.click(answer(hinted), label=label))
    assert f"{world.ann.mention} to move" in text(card)
    assert alone(await world.ben.slash(world.channel, "board", game="1")).startswith("There is no such game")
    menu = answer(await world.ann.click(card, label="More …"))
    asked = answer(await stepped(world.ann, menu, "resign"))
    ended = answer(await world.ann.click(asked, label="Yes, resign"))
    assert "Rematch" in buttons(ended)
    again = answer(await world.ann.click(ended, label="Rematch"))
    assert again.ephemeral
    await env.settle()
    assert world.posted() == []


async def test_a_message_that_calls_nobody_is_sent_silently(world: World, env: Simulation) -> None:
    def flags() -> list[bool]:
        return [message.flags.silent for message in world.posted()]

    await world.begun()
    await env.settle()
    assert not any(flags()), "the invitation and the first board call somebody"
    await practised(world)
    assert flags()[-1]


async def test_an_operator_can_switch_it_off(world: World) -> None:
    world.app[Replies].on = False
    assert "switched that off" in alone(await world.ann.slash(world.channel, "practice", game="russian"))


async def test_no_button_leads_to_a_bot_that_does_not_play(world: World, language: str) -> None:
    """Neither on the greeting and in the hall nor after lessons and games."""
    for who in (world.ann, world.ben):
        await world.players.save(who.id, language=language)
    await world.players.save_server(world.guild.id, language=language)
    steps = len(course("american"))
    await world.app[Lessons].found(world.ann.id, "american", steps - 1, steps)
    match = await world.begun()
    await world.played(match, *LINE[:LEAST_MOVES])
    await world.matches.act(world.ann.id, match.id, Match.resign)
    await world.ann.slash(world.channel, "practice", game="american", colour="black", level="1")
    (mine,) = await world.matches.mine(world.ann.id)
    guild = world.known
    lobby = world.guild.create_text_channel("lobby")
    await world.env.settle()
    hall = SleepingThreads(world.app.now)
    await world.players.save_server(world.guild.id, hall=lobby.id)
    await world.ann.slash(world.channel, "play", game="russian")
    assert await show_hall(world.bot, guild, hall)
    (seek,) = await world.app[Seeks].open(world.guild.id, 0)
    await world.app[Seeks].withdraw(seek.id, world.ann.id)

    async def led() -> set[str]:
        """The names of all buttons that lead there."""
        keys = ("welcome-practice", "hall-practice", "lesson-play", "hint", "review", "review-other")
        named = {TEXTS.say(language, f"button-{key}"): key for key in keys}
        await show_hall(world.bot, guild, hall)
        seen: list[Any] = [lobby.history()[-1]]
        shown = (await world.players.server(world.guild.id)).hall_shown
        await world.players.save_server(world.guild.id, week_told=None, hall=None, hall_shown=None)
        await welcome(world.bot, guild)
        seen.append(world.newest())
        await world.players.save_server(world.guild.id, hall=lobby.id, hall_shown=shown)
        for command, options in (
            ("learn", {"game": "american"}),
            ("learn", {}),
            ("board", {"game": str(mine.id)}),
            ("board", {"game": str(match.id)}),
            ("games", {}),
        ):
            seen.append(answer(await world.ann.slash(world.channel, command, **options)))
        told = "\n".join(map(text, seen[:4]))
        bot = {"en": "against me", "ja": "ボットと"}[language]
        assert (bot in told) == world.app[Replies].on, told
        return {named[label] for message in seen for label in buttons(message) if label in named}

    assert len(await led()) == 6
    world.app[Replies].on = False
    assert await led() == set()
    await world.matches.act(world.ann.id, mine.id, Match.resign)
    over = answer(await world.ann.slash(world.channel, "board", game=str(mine.id)))
    assert TEXTS.say(language, "button-rematch") not in buttons(over)
