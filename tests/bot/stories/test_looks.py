"""Theme, notation and text board: one's own for private answers, the called player's or the server's for all."""

from typing import Any

from bot.board.pictures import edge
from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.skin.card import Tint
from rules import Notation
from tests.bot.stories.narrative import answer, buttons, choices, in_settings, on_board, parts, picked, text
from tests.world import Simulation, World


async def letters(world: World, move: str) -> str:
    """A legal move of the one game, in letters."""
    (match,) = await world.app[Matches].mine(world.ann.id)
    return match.game.format(match.state, match.game.parse(match.state, move), Notation.ALGEBRAIC)


async def test_a_board_that_calls_a_player_is_written_as_they_chose(world: World) -> None:
    await world.app[Players].save(world.ben.id, notation="algebraic")
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
    await world.app[Players].save(world.ann.id, notation="algebraic", theme="slate")
    theirs = await world.ann.slash(world.channel, "settings")
    assert "In this server they hold for the boards that call you, too." in text(theirs.response)
    await world.app[Players].save_server(world.guild.id, notation="numeric", theme="paper")
    theirs = await world.ann.slash(world.channel, "settings")
    assert "as this server has chosen: Paper and numbers (32-28)" in text(theirs.response)
    await world.begun()
    assert "11-15" in choices(world.newest())
    # A private answer has one's own look all the same.
    mine = await world.ann.slash(world.channel, "board")
    assert await letters(world, "11-15") in choices(mine.response)


async def test_the_picture_has_the_theme_of_whom_it_calls_or_of_the_server(world: World) -> None:
    async def first_board() -> bytes:
        await world.begun()
        found: bytes = await world.newest().attachments[0].read()
        return found

    usual = await first_board()
    await world.app[Players].save(world.ann.id, theme="slate")
    slate = await first_board()
    assert slate != usual
    await world.app[Players].save_server(world.guild.id, theme="wood")
    assert await first_board() == usual
    await world.app[Players].save_server(world.guild.id, theme=None)
    assert await first_board() == slate


async def test_who_chose_letters_reads_letters_everywhere(world: World) -> None:
    await world.app[Players].save(world.ann.id, notation="algebraic", text_board=True)
    match = await world.begun(setup="B:W14,15,22,23,32:B10")
    over, round_about = await letters(world, "10x17x26"), await letters(world, "10x19x26")
    refused = await world.ann.slash(world.channel, "move", notation="10x26")
    assert list(buttons(refused.response)) == [over, round_about]
    broken_off = await world.ann.slash(world.channel, "move", notation="10x17")
    assert "10" not in text(broken_off.response).split("goes on:")[1].partition("\n")[0]
    hints = await world.ann.autocomplete(world.channel, "move", "notation", "")
    assert {hint["name"]: hint["value"] for hint in hints} == {over: "10x17x26", round_about: "10x19x26"}
    listed = await on_board(world.ann, world.channel, "moves")
    assert over in text(listed.response)
    shown = await picked(world.ann, world.newest(), next(iter(choices(world.newest()))))
    assert f"Play {over}" in buttons(shown)
    assert "```" in text(shown)
    told = await world.ann.click(shown, label=f"Play {over}")
    assert f"You played **{over}**" in text(told.response)
    assert (await world.match_now(match)).moves == ("10x17x26",)
    history = await on_board(world.ann, world.channel, "history")
    assert f"**{over}**" in text(history.response)
    assert "```" in text(history.response)


async def test_a_name_that_pictures_cannot_show_is_the_user_name(world: World, env: Simulation) -> None:
    for person, name in ((world.ann, "𒀀𒀁𒀂"), (world.ben, "🔥 加藤")):
        env.backend.users[person.id].global_name = name
    await world.begun()
    assert await world.app[Players].names([world.ann.id, world.ben.id]) == {
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
    (colour,) = (part["accent_color"] for part in parts(message) if "accent_color" in part)
    return colour if colour is None else int(colour)


async def test_the_edge_of_a_card_that_only_shows_a_picture_has_the_colour_of_its_theme(world: World) -> None:
    match = await world.begun()
    await world.app[Players].save(world.ann.id, theme="slate")
    await world.app[Players].save(world.ben.id, theme="paper")
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
    await world.app[Players].save(world.ann.id, theme="slate", zone_asked=True)
    for page in ("turns", "vacation", "blocks", "privacy"):
        shown = await in_settings(world.ann, world.channel, page)
        assert edge_of(answer(shown)) == edge("slate"), page
    await world.app[Matches].act(match.mover, match.id, Match.resign)
    shared = await on_board(world.ann, world.channel, "poster", game=str(match.id))
    assert edge_of(answer(shared)) == edge("slate")
