"""Stories of how boards look: one's own theme and notation, alternative texts, and words where nothing can be drawn."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

import render
from bot.board import pictures as board_pictures
from bot.board.pictures import edge
from bot.core.match import Match
from bot.engine import review as engine
from bot.lessons import requests as rules_requests
from bot.match.answers import boards, moves, tasks
from bot.ratings import pictures as ratings
from bot.reviews import answers as reviews
from bot.skin import drawing
from bot.skin.card import Tint
from bot.tournaments.model.tournament import Status
from rules import Notation
from tests.bot.stories import narrative
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import (
    answer,
    buttons,
    choices,
    invite,
    on_board,
    picked,
    pictures,
    stepped,
    text,
)
from tests.bot.stories.test_ladder import Rungs
from tests.bot.stories.test_ratings import won
from tests.bot.stories.test_review import finished
from tests.world import TEXTS, Simulation, World, pictures_in


async def letters(world: World, move: str) -> str:
    """A legal move of the one game, in letters."""
    (match,) = await world.matches.mine(world.ann.id)
    return match.game.format(match.state, match.game.parse(match.state, move), Notation.ALGEBRAIC)


async def test_a_board_that_calls_a_player_is_written_as_they_chose(world: World) -> None:
    await world.players.save(world.ben.id, notation="algebraic")
    await world.begun()
    assert "11-15" in choices(world.newest())
    first = await letters(world, "11-15")
    await world.ann.slash(world.channel, "move", notation="11-15")
    assert f"**{first}**" in text(world.newest())
    assert await letters(world, "22-18") in choices(world.newest())
    await world.ben.slash(world.channel, "move", notation="22-18")
    assert "**22-18**" in text(world.newest())
    assert "15x22" in choices(world.newest())


async def test_a_server_can_choose_for_everybody(world: World) -> None:
    await world.players.save(world.ann.id, notation="algebraic", theme="slate")
    theirs = await world.ann.slash(world.channel, "settings")
    assert "Your look is used on private boards and on boards that ping you." in text(theirs.response)
    await world.players.save_server(world.guild.id, notation="numeric", theme="paper")
    theirs = await world.ann.slash(world.channel, "settings")
    assert "as this server has chosen: Paper and numbers (32-28)" in text(theirs.response)
    await world.begun()
    assert "11-15" in choices(world.newest())
    # A private answer has one's own look all the same.
    mine = await world.ann.slash(world.channel, "board")
    assert await letters(world, "11-15") in choices(mine.response)
    await world.players.save_server(world.guild.id, notation="auto")
    await world.begun()
    assert "11-15" in choices(world.newest()), "as the game is usually written, whoever is called"


async def test_the_picture_has_the_theme_of_whom_it_calls_or_of_the_server(world: World) -> None:
    async def first_board() -> bytes:
        await world.begun()
        found: bytes = await world.newest().attachments[0].read()
        return found

    usual = await first_board()
    await world.players.save(world.ann.id, theme="slate")
    slate = await first_board()
    assert slate != usual
    await world.players.save_server(world.guild.id, theme="wood")
    assert await first_board() == usual
    await world.players.save_server(world.guild.id, theme=None)
    assert await first_board() == slate


async def test_who_chose_letters_reads_letters_everywhere(world: World) -> None:
    await world.players.save(world.ann.id, notation="algebraic", text_board=True)
    match = await world.begun(setup="B:W14,15,22,23,32:B10")
    over, round_about = await letters(world, "10x17x26"), await letters(world, "10x19x26")
    refused = await world.ann.slash(world.channel, "move", notation="10x26")
    assert list(buttons(refused.response)) == [over, round_about]
    await world.ann.slash(world.channel, "move", notation="10x17")
    await world.ann.autocomplete(world.channel, "move", "notation", "")
    await on_board(world.ann, world.channel, "moves")
    shown = await picked(world.ann, world.newest(), next(iter(choices(world.newest()))))
    assert f"Play {over}" in buttons(shown)
    await world.ann.click(shown, label=f"Play {over}")
    assert (await world.match_now(match)).moves == ("10x17x26",)
    await on_board(world.ann, world.channel, "history")


async def test_a_name_that_pictures_cannot_show_is_the_user_name(world: World, env: Simulation) -> None:
    for person, name in ((world.ann, "𒀀𒀁𒀂"), (world.ben, "🔥 加藤")):
        env.backend.users[person.id].global_name = name
    await world.begun()
    assert await world.players.names([world.ann.id, world.ben.id]) == {
        world.ann.id: "ann",
        world.ben.id: "🔥 加藤",
    }


async def test_the_settings_show_the_themes_that_one_may_choose(world: World) -> None:
    for themes in (None, "slate"):
        options = {} if themes is None else {"theme": themes}
        shown = await world.ann.slash(world.channel, "settings", **options)
        assert shown.response is not None
        (picture,) = shown.response.attachments
        assert picture.filename == "themes.png"
        assert "five themes" in str(picture.description)


def edge_of(message: Any) -> int | None:
    (colour,) = (part["accent_color"] for part in narrative.parts(message) if "accent_color" in part)
    return colour if colour is None else int(colour)


async def test_the_edge_of_a_card_that_only_shows_a_picture_has_the_colour_of_its_theme(world: World) -> None:
    match = await world.begun()
    await world.players.save(world.ann.id, theme="slate")
    await world.players.save(world.ben.id, theme="paper")
    asked: list[tuple[str, dict[str, Any]]] = [
        ("settings", {}),
        ("problem", {"game": "russian"}),
        ("learn", {"game": "russian", "rules": True}),
        ("board", {"game": str(match.id)}),
    ]
    for command, options in asked:
        for person, theme in ((world.ann, "slate"), (world.ben, "paper")):
            shown = await person.slash(world.channel, command, **options)
            assert edge_of(answer(shown)) == edge(theme), (command, theme)
    assert edge_of(answer(await world.ann.slash(world.channel, "help"))) == Tint.PRIVATE


async def test_the_pages_of_the_settings_and_a_finished_game_to_share_have_the_colour_of_the_theme(
    world: World,
) -> None:
    match = await world.played(await world.begun(), "11-15", "22-18")
    await world.players.save(world.ann.id, theme="slate", zone_asked=True)
    for page in ("turns", "vacation", "blocks", "privacy"):
        shown = await narrative.in_settings(world.ann, world.channel, page)
        assert edge_of(answer(shown)) == edge("slate"), page
    await world.matches.act(match.mover, match.id, Match.resign)
    shared = await on_board(world.ann, world.channel, "poster", game=str(match.id))
    assert edge_of(answer(shared)) == edge("slate")


MISSING = "I could not draw the picture."
DRAWN = ("draw", "draw_grid", "draw_judged", "draw_curve", "draw_record", "draw_table", "draw_replay")
COMPOSED = (
    (board_pictures, "diagram_for"),
    *((boards, name) for name in ("diagram_for", "diagram_of")),
    (rules_requests, "explained"),
    *((reviews, name) for name in ("turn_board", "review_curve")),
    *((tasks, "diagram_for"), (ratings, "record_of")),
)


def broken(*_: Any, **__: Any) -> bytes:
    raise RuntimeError("the brush broke")


@pytest.fixture(params=["drawing", "composing"])
def undrawable(
    request: pytest.FixtureRequest, world: World, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """No picture comes about: what draws raises, or what makes a diagram does."""
    if request.param == "drawing":
        for name in DRAWN:
            monkeypatch.setattr(render, name, broken)
    else:
        # A table is composed for its words too.
        for module, name in (*COMPOSED, (render, "draw_table")):
            monkeypatch.setattr(module, name, broken)
    world.forgiven = True
    yield
    failed = [entry for entry in world.logged if entry["log_level"] in ("error", "critical")]
    assert failed
    assert {entry["event"] for entry in failed} == {"picture.failed"}
    assert world.app.metrics.undrawn._value.get() == len(failed)


def told(message: Any) -> str:
    said = text(message)
    assert MISSING in said
    assert pictures(message) == []
    return said


async def test_a_game_is_played_without_pictures(world: World, env: Simulation, undrawable: None) -> None:
    match = await world.begun(setup="B:W21,22,29:B9,11,1")
    assert "```" in told(world.newest())
    await world.ann.slash(world.channel, "move", notation="11-15")
    assert (await world.match_now(match)).moves == ("11-15",)
    assert "**11-15**" in told(world.newest())
    env.inject_error("POST", "/interactions/*/callback", status=500, times=1)
    await world.ben.slash(world.channel, "move", notation="22-18")
    await env.advance_time(1)
    assert "**22-18**" in told(world.newest()), "the outbox tells it"
    for steps in ((), ("history",), ("replay",), ("explore",)):
        assert "```" in told(answer(await on_board(world.ann, world.channel, *steps)))
    await world.ben.slash(world.channel, "settings", confirm=True)
    chosen = await picked(world.ann, world.newest(), "15x22")
    assert "```" in told(chosen)
    await world.ann.click(chosen, label="Play 15x22")
    assert len((await world.match_now(match)).moves) == 3


async def test_nobody_waits_for_a_picture_that_takes_too_long(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly(*_: Any) -> bytes:
        time.sleep(0.3)
        return b""

    match = await world.begun()
    # The clock of the simulation stands still: no time at all is the only one that passes.
    monkeypatch.setattr(drawing, "PATIENCE", 0.0)
    monkeypatch.setattr(render, "draw", slowly)
    assert "```" in told(answer(await world.ann.slash(world.channel, "board", game=str(match.id))))
    world.forgiven = True


async def test_who_reads_boards_in_characters_has_them_once(world: World, undrawable: None) -> None:
    await world.begun()
    await world.players.save(world.ann.id, text_board=True)
    said = told(answer(await world.ann.slash(world.channel, "board")))
    assert said.count("```") == 2


async def test_invitations_problems_and_games_with_the_bot(world: World, undrawable: None) -> None:
    await invite(world.ann, world.channel, "american", setup="B:W21,22,29:B9,11,1")
    assert "```" in told(world.newest())
    assert "join" in narrative.offered_on(world.newest())
    await world.eve.slash(world.channel, "practice", game="american", colour="black", level="1", shown=True)
    assert "```" in told(world.newest())
    assert "Trying to win" not in told(
        answer(await world.ben.slash(world.channel, "problem", game="russian"))
    )
    told(answer(await world.ben.slash(world.channel, "learn", game="russian", rules=True)))
    await world.boss(administrator=True).slash(
        world.channel, "server problems", channel=world.channel, game="russian"
    )
    await world.env.settle()
    assert "```" in told(world.newest())


async def test_ratings_and_reviews(world: World, undrawable: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "FIRST_LOOK", 400)
    monkeypatch.setattr(engine, "SECOND_LOOK", 1_500)
    await won(world)
    assert "1662" in told(answer(await world.ann.slash(world.channel, "profile")))
    match = await finished(world)
    review = answer(await on_board(world.ann, world.channel, "review", game=str(match.id)))
    told(review)
    told(answer(await world.ann.click(review, label="Next turning point")))


@pytest.mark.few(2)
@pytest.mark.parametrize("form", ["groups", "swiss", "knockout"])
async def test_tournaments(world: World, env: Simulation, undrawable: None, form: str) -> None:
    club = Club(world, 4)
    await club.begin(format=form)
    table = told(answer(await club.members[0].slash(world.channel, "tournament table")))
    assert all(f"P{number}" in table for number in range(1, 5))
    cup = await club.until(lambda cup: bool(cup.meetings))
    while cup.status is not Status.OVER:
        for number in [n for each in cup.meetings if not each.decided for n in each.matches]:
            game = await world.matches.get(number)
            if not game.over:
                await club.decide(number, min(game.players))
        cup = await club.until(
            lambda cup: cup.status is Status.OVER or any(not each.decided for each in cup.meetings)
        )
    await env.settle()
    assert any("Cup" in text(each) and MISSING in text(each) for each in world.posted()[-3:])
    # Four have met each other after three rounds of five.
    early = "Ended after round 3 of 5: no pairs were left."
    assert (early in text(world.newest())) is (form == "swiss")


async def test_ladders(world: World, undrawable: None) -> None:
    club = Rungs(world, 3)
    await club.on_it()
    said = told(answer(await club.members[0].slash(world.channel, "ladder show")))
    assert "1\\. P1 (you), 2\\. P2, 3\\. P3" in said


async def test_a_mistake_after_the_move_says_that_it_stands(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await world.begun()
    with monkeypatch.context() as patch:
        patch.setattr(moves, "public_board", broken)
        moved = await world.ann.slash(world.channel, "move", notation="11-15")
    assert "Your move stands" in narrative.alone(moved)
    assert "tell whoever runs me this number" in narrative.alone(moved)
    assert (await world.match_now(match)).moves == ("11-15",)
    await env.advance_time(1)
    assert "**11-15**" in text(world.newest()), "the opponent is told all the same"
    assert TEXTS.say("ja", "error-after-move", number="1").startswith("指し手は有効です。")
    world.forgiven = True


async def test_every_picture_of_a_game_says_what_it_shows(world: World) -> None:
    await world.begun()
    for command, options in (
        ("move", {"notation": "11-15"}),
        ("board", {}),
        ("learn", {"game": "american", "rules": True}),
        ("profile", {}),
        ("leaderboard", {"game": "american"}),
    ):
        await world.ann.slash(world.channel, command, **options)
    for step in ("history", "replay", "explore"):
        await on_board(world.ann, world.channel, step)
    sent = [picture for request in world.env.http_requests for picture in pictures_in(request.json)]
    assert len({name for name, _ in sent}) >= 4
    assert all(description for _, description in sent)
    assert world.undescribed() == []


def in_text_too(message: Any) -> None:
    """Each picture of a message is there in characters."""
    assert pictures(message)
    assert text(message).count("```") == 2 * len(pictures(message)), text(message)


async def test_each_board_of_ones_own_comes_as_text_too(world: World) -> None:
    """Also where moves are chosen, tried and prepared, where one is asked in which game, and where one is invited."""
    ann, ben, channel = world.ann, world.ben, world.channel
    await world.players.save(ann.id, text_board=True)
    many = "W:WK20,K28,K45,K50:BK1,K7"  # too many moves for one menu
    await invite(ben, channel, "international", setup=many, colour="black")
    listed = answer(await ann.slash(channel, "join"))
    invitation = await picked(ann, listed, next(iter(choices(listed))))
    in_text_too(invitation)
    await stepped(ann, invitation, "join")
    menu = answer(await on_board(ann, channel, "move"))
    in_text_too(menu)
    in_text_too(await picked(ann, menu, next(iter(choices(menu)))))
    in_text_too(await narrative.about_to_move(ann, answer(await on_board(ann, channel, "move"))))
    for steps in (("explore",), ("lines", "line-move")):
        in_text_too(answer(await on_board(ann, channel, *steps)))
    for _ in range(2):
        invited = await invite(ben, channel, "american", opponent=ann, colour="white")
        await stepped(ann, answer(invited), "join")
    in_text_too(answer(await ann.slash(channel, "move", notation="11-15")))
