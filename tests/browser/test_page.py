"""The board that people touch: every game on it, and all that may go wrong between a finger and the server."""

import re
import socket
import time
from typing import Any

import pytest

from bot.core.match import Match
from bot.core.preferences import PlayerSettings
from bot.match.service.matches import Matches
from bot.page.service import Sessions
from rules import GAMES, Side
from tests.browser.chromium import chromium
from tests.browser.player import Player, play_games, seated
from tests.browser.table import NOW, Table
from tests.world import World

pytestmark = pytest.mark.browser

TWO = "W:Wc3,h2:Bf6,h8"
"""A Russian position in which c3 goes to b4 and d4."""


def table(game: str = "russian", setup: str | None = TWO, **how: Any) -> Table:
    there = Table(**how)
    there.seat(game, 1, setup)
    return there


def cells(match: Match, names: str) -> list[int]:
    found = {name: c.cell for c in match.game.view(match.state).cells for name in (c.name, str(c.number))}
    return [found[name] for name in names.split()]


def moves(player: Player, number: int = 1) -> list[str]:
    """The moves that were played."""
    return [*player.table.matches[number].moves]


async def tap(player: Player, names: str) -> None:
    await player.tap(*cells(player.table.matches[1], names))


async def marked(player: Player, look: str) -> set[str]:
    """The names of the cells that look so."""
    names = await player.page.run(
        f"Array.from(document.querySelectorAll('.cell.{look}'), c => c.ariaLabel.split(',')[0])"
    )
    return {*names}


async def asked(player: Player) -> str:
    await player.page.comes("document.querySelector('#ask:not([hidden])')")
    return await player.text("#ask")


@pytest.mark.parametrize(
    ("width", "language", "way"),
    [(360, "en", "tap"), (360, "ja", "drag"), (1280, "ja", "mouse"), (1280, "en", "drag")],
)
async def test_every_game_is_played(width: int, language: str, way: str) -> None:
    there = Table(language)
    for number, game in enumerate(GAMES, 1):
        there.seat(game, number)
    async with seated(there, way) as player:
        await play_games(player, 2, 7, width=width)
        assert len(player.touches) == 2 * len(GAMES)
        assert sum(player.touches) / len(player.touches) < 2.2
        wide = await player.page.run("document.documentElement.scrollWidth")
        assert wide <= width


async def test_touches_choose_let_go_and_say_why_not() -> None:
    async with seated(table()) as player:
        assert await marked(player, "may") == {"c3", "h2"}
        await tap(player, "c3")
        assert (await marked(player, "chosen"), await marked(player, "end")) == ({"c3"}, {"b4", "d4"})
        await tap(player, "c3")
        assert await marked(player, "chosen") == set()
        await tap(player, "f6")
        assert await player.text("#said") == "That is your opponent’s piece."
        await tap(player, "h2 h8 a7")
        assert await player.text("#said") == "It cannot go there."
        assert await marked(player, "chosen") == {"h2"}
        await tap(player, "c3")
        assert await marked(player, "chosen") == {"c3"}
        assert await player.text("#turn") == "Your move."
        # The page scrolls from everywhere but the reader's own pieces that may move.
        actions = await player.page.run(
            "Array.from(document.querySelectorAll('.cell'),"
            " c => [c.ariaLabel.slice(0, 2), getComputedStyle(c).touchAction])"
        )
        assert {name for name, action in actions if action == "none"} == {"c3", "h2"}
        assert moves(player) == []


async def test_a_piece_that_is_dropped_elsewhere_is_not_moved() -> None:
    async with seated(table()) as player:
        match = player.table.matches[1]
        await player.drag(*cells(match, "c3 e5"))
        (x, y), *_ = await player.middle(*cells(match, "c3"))
        for to in ((x, 5.0), (x + 3, y)):
            await player.page.finger("Start", (x, y))
            await player.page.finger("Move", (x + 40, y - 40))
            await player.page.finger("Move", to)
            await player.page.finger("End")
            assert await player.page.run("document.querySelectorAll('#board use[transform]').length") == 0
            assert await marked(player, "chosen") == set()
        await player.drag(*cells(match, "c3 d4"))
        await player.page.comes("document.querySelector('#slider').max === '1'")
        assert moves(player) == ["c3-d4"]
        assert player.table.asked["POST moves"] == 1


async def test_a_board_that_changes_while_a_piece_is_held_plays_nothing() -> None:
    async with seated(table()) as player:
        match = player.table.matches[1]
        (x, y), (to_x, to_y) = await player.middle(*cells(match, "c3 d4"))
        await player.page.finger("Start", (x, y))
        await player.page.finger("Move", (to_x, to_y))
        offered, _ = match.offer_draw(2, NOW)
        await player.table.change(offered)
        await player.page.comes("document.querySelector('#notes').textContent.includes('draw')")
        await player.page.finger("End")
        assert await player.text("#said") == "The board has changed. Nothing was played."
        assert await marked(player, "chosen") == set()
        assert player.table.asked["POST moves"] == 0


async def test_a_move_on_an_old_board_plays_nothing_and_shows_the_new_one() -> None:
    async with seated(table(streams=False)) as player:
        match = player.table.matches[1]
        # Played elsewhere, and the page has not heard of it.
        for text in ("h2-g3", "h8-g7"):
            match, _ = match.play(match.mover, text, NOW)
        player.table.matches[1] = match
        await tap(player, "c3 d4")
        await player.page.comes("document.querySelector('#slider').max === '2'")
        assert (
            await player.text("#said") == "The game has moved on in the meantime. Here is how it stands now."
        )
        assert await player.text("#turn") == "Your move."
        assert moves(player) == ["h2-g3", "h8-g7"]
        await tap(player, "c3 d4")
        await player.page.comes("document.querySelector('#slider').max === '3'")


async def test_without_streams_the_page_asks() -> None:
    async with seated(table(streams=False)) as player:
        match, _ = player.table.matches[1].play(1, "c3-d4", NOW)
        player.table.matches[1] = match
        await player.page.comes("document.querySelector('#slider').max === '1'")
        assert (await player.text("#live")).startswith("1. c3-d4")


async def test_what_is_asked_stays_while_the_page_asks_for_news_of_the_same_board() -> None:
    async with seated(table(streams=False)) as player:
        page, there = player.page, player.table
        await page.run("document.querySelector('#legal').open = document.querySelector('#more').open = true")
        await page.click("document.querySelector('#more button.danger')")
        assert "Resign" in await asked(player)
        before = there.asked["GET 1"]
        while there.asked["GET 1"] < before + 2:
            await page.comes("true")
        assert "Resign" in await asked(player)
        assert await page.run("document.querySelectorAll('#legal[open] button').length") == 3
        # What comes late of another game leaves this one alone.
        await page.run(
            "(() => { const real = fetch;"
            " window.fetch = (path, how) => !path.startsWith('api/games/9') ? real(path, how)"
            " : new Promise(done => setTimeout(() => done(new Response('{}', {status: 404})), 300)); })()"
        )
        await page.run("location.hash = '#9'")
        await page.comes("document.querySelector('#play').hidden")
        await player.sit(1)
        await page.run("new Promise(done => setTimeout(done, 500))")
        assert await page.run("document.querySelector('#play').hidden") is False


async def test_a_double_tap_counts_once() -> None:
    async with seated(table(), "mouse") as player:
        await tap(player, "c3 d4 d4 d4")
        await player.page.comes("document.querySelector('#slider').max === '1'")
        assert player.table.asked["POST moves"] == 1


async def test_without_a_network_nothing_is_lost_and_nothing_is_played_twice() -> None:
    async with seated(table(lost=1)) as player:
        page, there = player.page, player.table
        await page.unplug()
        await tap(player, "c3 d4")
        await page.comes("document.querySelector('#trouble:not([hidden])')")
        assert (await player.text("#trouble")).startswith("No connection. Nothing is lost.")
        assert await marked(player, "may") == set()
        await page.unplug(out=False)
        # It arrives, but the answer does not.
        await page.click("document.querySelector('#trouble button')")
        while not there.done:
            await page.comes("true")
        assert moves(player) == ["c3-d4"]
        await page.run("location.reload()")
        await page.until(
            "document.querySelector('#slider').max === '1' && !sessionStorage.getItem('damka-sent')"
        )
        assert [*there.done.values()] == [2]
        await tap(player, "f6 g5")
        await page.comes("document.querySelector('#slider').max === '2'")
        assert await page.run("document.querySelector('#trouble').hidden")


async def test_dangerous_moves_are_asked_about_although_nothing_else_is() -> None:
    async with seated(table("malaysian", "W:W41,45,72:B35,39")) as player:
        await tap(player, "72 66")
        told = await asked(player)
        assert re.search(r"gives up a piece.*72-66#41.*72-66#45", told)
        assert player.table.asked["POST moves"] == 0
        await player.page.click("document.querySelector('#ask button.plain')")
        assert await marked(player, "chosen") == set()
        await tap(player, "72 66")
        await player.choose(1)
        await player.page.comes("document.querySelector('#slider').max === '1'")
        assert moves(player) == ["72-66#45"]
        player.table.seat("russian", 2, "W:WKg5,a1:Bf6,d6,c3,e3")
        await player.sit(2)
        king = cells(player.table.matches[2], "g5")
        await player.tap(*king, *king)
        assert "comes back" in await asked(player)
        assert moves(player, 2) == []


async def test_each_move_is_asked_about_where_the_reader_wants_it() -> None:
    async with seated(table(settings=PlayerSettings())) as player:
        await tap(player, "c3 d4")
        assert "Play c3-d4?" in await asked(player)
        await tap(player, "h2")
        assert await player.page.run("document.querySelector('#ask').hidden")
        await tap(player, "g3")
        await player.choose()
        await player.page.comes("document.querySelector('#slider').max === '1'")
        assert moves(player) == ["h2-g3"]


async def test_a_game_is_played_with_the_keys_alone() -> None:
    async with seated(table()) as player:
        page = player.page
        await page.run("document.querySelector('.cell[tabindex=\"0\"]').focus()")
        assert await page.run("document.activeElement.ariaLabel") == "c3, white man"
        for key, name in (("ArrowUp", "b4"), ("ArrowRight", "d4"), ("ArrowDown", "c3"), ("ArrowLeft", "a3")):
            await page.press(key)
            assert (await page.run("document.activeElement.ariaLabel"))[:2] == name
        for key in ("ArrowRight", "Enter", "ArrowUp", "Enter"):
            await page.press(key)
        await page.comes("document.querySelector('#slider').max === '1'")
        assert moves(player) == ["c3-b4"]
        await page.run("document.querySelector('#move').focus()")
        await page.type("h8:a1")
        await page.press("Enter")
        await page.comes("document.querySelector('#said').textContent")
        assert await player.text("#said") == "“h8:a1” is not possible: the way is blocked."
        await page.type("F6-G5")
        await page.press("Enter")
        await page.comes("document.querySelector('#slider').max === '2'")
        assert moves(player) == ["c3-b4", "f6-g5"]
        assert (await player.text("#live")).startswith("1... f6-g5")


async def test_moves_played_are_gone_through_turned_and_chosen_otherwise() -> None:
    there = table()
    match = there.matches[1]
    for text in ("h2-g3", "h8-g7"):
        match, _ = match.play(match.mover, text, NOW)
    there.matches[1] = match
    async with seated(there) as player:
        page = player.page
        await page.press("ArrowLeft")
        await page.comes(
            "document.querySelector('#slider').value === '1' && document.querySelector('#play.past')"
        )
        await page.comes("document.querySelector('#moves [aria-current]').textContent === 'h2-g3'")
        assert await marked(player, "may") == set()
        await page.press("End")
        await page.comes("document.querySelector('.cell.may')")
        above = await page.run("document.querySelector('[aria-label^=a1]').style.top")
        await page.click("document.querySelector('#flip')")
        await page.comes(f"document.querySelector('[aria-label^=a1]').style.top !== '{above}'")
        before = await page.run("document.querySelector('#board svg').innerHTML")
        await page.click("document.querySelector('#look-open')")
        for name, value in (("theme", "slate"), ("notation", "numeric")):
            await page.run(
                f"(() => {{ const s = document.querySelector('[name={name}]'); s.value = '{value}';"
                " s.dispatchEvent(new Event('change')); })()"
            )
        await page.comes('document.querySelector(\'[aria-label^="32, "], [aria-label="32"]\')')
        assert await page.run("document.querySelector('#board svg').innerHTML") != before
        assert (there.settings.theme, there.settings.notation) == ("slate", "numeric")
        await page.click("document.querySelector('#more summary')")
        await page.click("document.querySelector('#more .danger')")
        assert there.matches[1].outcome is None
        await player.choose()
        await page.comes("document.querySelector('.winner')")
        assert "Benedikt wins" in await player.text("#turn")


async def test_a_watcher_sees_each_move_and_touches_nothing_and_a_hidden_tab_does_not_listen() -> None:
    async with seated(table(plays=())) as player:
        page, there = player.page, player.table
        assert await marked(player, "may") == set()
        assert await page.run("document.querySelector('#typed').hidden")
        await tap(player, "c3 d4")
        match, _ = there.matches[1].play(1, "c3-d4", NOW)
        await there.change(match)
        await page.comes("document.querySelector('#slider').max === '1'")
        assert await player.text("#turn") == "Benedikt is to move."
        hide = "Object.defineProperty(document, 'hidden', {{value: {}, configurable: true}});"
        tell = "document.dispatchEvent(new Event('visibilitychange'));"
        await page.run(hide.format("true") + tell)
        await page.comes("true")
        while there.watching:
            await page.comes("true")
        match, _ = match.play(2, "f6-g5", NOW)
        await there.change(match)
        await page.run(hide.format("false") + tell)
        await page.comes("document.querySelector('#slider').max === '2'")
        assert there.asked["POST moves"] == 0


async def test_who_logs_out_leaves_no_board_behind_and_reads_before_whose_it_was() -> None:
    async with seated(table()) as player:
        page = player.page
        await page.click("document.querySelector('#look-open')")
        assert await player.text("#look .out b") == "Ann"
        player.table.known = False
        await page.click("document.querySelector('#look .out button')")
        await page.comes("document.querySelector('#empty:not([hidden])')")
        assert await page.run("document.title") == "Damka"
        assert "Benedikt" not in await page.run("document.body.textContent")


async def test_a_stranger_is_told_how_to_come_in() -> None:
    there = table(known=False)
    async with seated(there, begins=False) as player:
        await player.page.comes("document.querySelector('#empty:not([hidden])')")
        assert "Open board" in await player.text("#empty")
        assert await player.page.run("document.querySelector('#play').hidden")
        assert await player.page.run("location.hash") == ""


@pytest.fixture
def language() -> str:
    return "en"


async def test_the_page_of_the_running_bot_is_opened_by_its_link_and_moves_in_discord(world: World) -> None:
    match = await world.begun("russian")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}/"
    async with (
        world.bot.served({"page_url": address, "page_port": port, "page_host": "127.0.0.1"}),
        chromium() as page,
    ):
        began = time.perf_counter()
        await page.resize(360, 740)
        await page.open(f"{address}#{await world.app[Sessions].link(world.ann.id)}.{match.id}")
        await page.until("document.querySelector('.cell.may')")
        await page.run("document.querySelector('[aria-label^=c3]').click()")
        await page.run("document.querySelector('[aria-label^=d4]').click()")
        await page.click("document.querySelector('#ask .strong')")
        await page.comes("document.querySelector('#slider').max === '1'")
        assert time.perf_counter() - began < 20
        assert (await world.match_now(match)).moves == ("c3-d4",)
        assert await page.run("location.hash") == f"#{match.id}"
        await world.app[Matches].play(world.ben.id, "f6-g5", match_id=match.id)
        await page.comes("document.querySelector('#slider').max === '2'")
        assert await page.run("document.querySelector('#turn').textContent") == "Your move."
        # The link was used, but this browser is known.
        await page.run("location.reload()")
        await page.until("document.querySelector('.cell.may')")
        for act in ("#look-open", "#look .out button"):
            await page.click(f"document.querySelector('{act}')")
        await page.comes("document.querySelector('#empty').textContent.includes('Open board')")
        assert page.problems == []


def test_the_other_side_is_played_by_whoever_has_it() -> None:
    """The table itself: with one side alone nobody else's moves are the page's."""
    there = table(plays=(Side.SECOND,))
    assert there.board(there.matches[1], {})["touch"] is None
