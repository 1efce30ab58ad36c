"""The directors' desk on a phone: every act of a running tournament found, done and told on the page."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.people.service import Players
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.stories.club import Club
from tests.browser.chromium import Page, chromium
from tests.browser.test_sandbox_page import IDLE, command
from tests.world import TEXTS, World

WIDTH, HEIGHT = 400, 860
SHOWN = "Array.from(document.querySelectorAll('#channel-timeline {}')).filter(e => e.offsetParent)"
FORM = "document.querySelector('#modal-root .modal-dialog')"
FIELD = f"Array.from({FORM}.querySelectorAll('.modal-field'))[{{}}]"
FACTS = ("now", "what")
TOPICS = {"people": "remove", "results": "decide", "pairings": "forbid", "event": "move"}
"""One act of each group of the desk's."""

pytestmark = pytest.mark.browser


class Desk:
    """A director at the page. The page drops presses under load, so each is repeated until its effect shows."""

    def __init__(self, page: Page, club: Club, language: str, shots: Path) -> None:
        self.page, self.club, self.language, self.shots = page, club, language, shots
        self.taken = 0

    def says(self, message: str, **facts: Any) -> str:
        return TEXTS.say(self.language, message, **facts)

    async def tournament(self) -> Tournament:
        (listed, *_) = await self.club.world.app[Tournaments].listed(self.club.world.guild.id)
        return await self.club.world.app[Tournaments].get(listed.id, self.club.world.guild.id)

    async def shot(self, name: str) -> None:
        self.taken += 1
        ends = [self.says("button-desk-back"), self.says("button-files"), self.says("button-log")]
        last = f"{SHOWN.format('button')}.filter(b => {ends}.includes(b.textContent.trim())).at(-1)"
        await self.page.run(f"{last}?.scrollIntoView({{block: 'end'}})")
        await asyncio.sleep(0.3)
        await self.page.screenshot(self.shots / f"{self.taken:02d}-{name}.png")

    async def press(self, label: str, effect: str) -> None:
        """Presses the lowest button with this label, until the page shows the effect."""
        found = (
            f"{SHOWN.format('button')}.filter(b => !b.disabled && b.textContent.trim() === {label!r}).at(-1)"
        )
        await self._until(found, effect)

    async def read(self) -> str:
        """The lowest message, which is the desk's."""
        found = await self.page.run(
            f"{SHOWN.format('.message, article, [data-message-id]')}.at(-1)?.innerText"
        )
        return str(found or "")

    def told(self, message: str) -> str:
        """Does the page say this somewhere: the longest part of the message that has no placeholder."""
        said = (
            max(self.says(message, **dict.fromkeys(FACTS, "\0")).split("\0"), key=len)
            .replace("*", "")
            .strip()
        )
        return f"document.querySelector('#channel-timeline').innerText.includes({said!r})"

    async def sees(self, message: str) -> None:
        await self.page.until(self.told(message))

    async def stands(self, so: Callable[[Tournament], bool]) -> None:
        """The tournament stands so."""
        async with asyncio.timeout(30):
            while not so(await self.tournament()):
                await asyncio.sleep(0.1)

    async def counts(self, match: int, points: tuple[int, int]) -> None:
        """The game counts so."""

        def so(tournament: Tournament) -> bool:
            meeting = tournament.of_match(match)
            return meeting is not None and meeting.pairing.games == (points,)

        await self.stands(so)

    async def off(self, user: int, half_points: int | None) -> None:
        """Somebody has the second round off for so much, or has not."""
        await self.stands(lambda tournament: tournament.byes.get((user, 2)) == half_points)

    async def open(self, topic: str, *, shot: bool = False) -> None:
        """One group of the desk's acts."""
        await self.press(self.says(f"button-desk-{topic}"), self.told(f"desk-about-{TOPICS[topic]}"))
        if shot:
            await self.shot(topic)

    async def back(self, act: str) -> None:
        """Takes back the last act, after its consequences were read."""
        await self.press(self.says("button-desk-undo"), self.told("desk-asks-undo"))
        await self.shot(f"undo-{act}")
        done = f"{self.told('desk-done-undo')} && !{self.told('desk-asks-undo')}"
        await self.press(self.says("button-desk-undo"), done)

    async def form(self, act: str, *fields: str, shot: bool = False) -> None:
        """Opens the form of an act, fills its fields from the top, and sends it."""
        await self.press(self.says(f"button-desk-{act}"), FORM)
        for number, value in enumerate(fields):
            await self._fill(number, value)
        if shot:
            await self.shot(f"form-{act}")
        await self._until(f"{FORM}.querySelector('.modal-actions [type=submit]')", f"!{FORM}")

    async def sure(self, act: str, said: str, *, shot: bool = True) -> None:
        """Answers the question before an act, and reads what was done."""
        await self.sees("button-desk-back")
        if shot:
            await self.shot(f"asks-{act}")
        await self.press(self.says(f"button-desk-{act}"), self.told(said))

    async def _fill(self, number: int, value: str) -> None:
        field = FIELD.format(number)
        if await self.page.run(f"!!{field}.querySelector('input.modal-input')"):
            written = f"{field}.querySelector('input.modal-input')"
            await self._until(written, f"document.activeElement === {written}")
            await self.page.type(value)
            return
        trigger = f"{field}.querySelector('[role=combobox]')"
        listed = f"{field}.querySelector('.select-options')"
        await self._until(
            trigger, f"{trigger}.getAttribute('aria-expanded') === 'true' && {listed}.ariaBusy !== 'true'"
        )
        option = f"Array.from({listed}.querySelectorAll('[role=option]')).find(o => o.textContent.includes({value!r}))"
        chosen = f"{trigger}.getAttribute('aria-expanded') === 'false' && {option}.ariaSelected === 'true'"
        await self._until(option, chosen)

    async def _until(self, found: str, effect: str) -> None:
        for _ in range(12):
            await self.page.until(IDLE)
            with suppress(AssertionError):
                await self.page.click(found, seconds=10)
            with suppress(AssertionError):
                await self.page.until(effect, seconds=6)
                return
        raise AssertionError(f"never: {effect}\n{await self.read()}")


@asynccontextmanager
async def on_a_phone(club: Club, viewers: Sequence[Any], language: str, shots: Path) -> AsyncIterator[Desk]:
    """The channel as the first viewer sees it."""
    locale = {"ja": "ja", "en": "en-US"}[language]
    shown = club.world.env.preview(
        club.world.channel, viewers=viewers, layout="channel", width=WIDTH, height=HEIGHT, locale=locale
    )
    async with shown as preview, chromium() as page:
        await page.resize(WIDTH, HEIGHT)
        await page.open(preview.url)
        await page.until("document.querySelector('#channel-composer-input')")
        yield Desk(page, club, language, shots)
        assert page.problems == []


async def begun(world: World, language: str) -> Club:
    """A Swiss tournament of five under way, in the language."""
    club = Club(world, 5)
    await club.begin(format="swiss", rounds=4, **{"round-days": 5})
    await world.app[Players].save_server(world.guild.id, language=language)
    for person in club.people.values():
        await world.app[Players].save(person.id, language=language)
    return club


@pytest.mark.few(1)
@pytest.mark.parametrize("language", TEXTS.languages)
async def test_a_director_does_everything_on_a_phone(world: World, language: str, tmp_path: Path) -> None:
    club = await begun(world, language)
    fresh, late = club.member("Fresh"), club.member("Late")
    p1, p2, _, p4, _ = (person.id for person in club.members)
    async with on_a_phone(club, [club.host], language, tmp_path) as desk:
        await command(desk.page, "tournament manage")
        await desk.sees("button-desk-people")
        await desk.shot("desk")

        await desk.open("people", shot=True)
        await desk.form("replace", "P1", "Fresh", shot=True)
        await desk.sure("replace", "desk-done-replace")
        await desk.stands(lambda t: fresh.id in t.seeds and p1 not in t.seeds)
        await desk.shot("replaced")
        await desk.back("replace")
        await desk.stands(lambda t: p1 in t.seeds and fresh.id not in t.seeds)
        await desk.open("people")
        await desk.form("remove", "P2")
        await desk.sure("remove", "desk-done-remove")
        await desk.stands(lambda t: t.number(p2) in t.withdrawn)
        await desk.open("people")
        await desk.form("return", "P2")
        await desk.sure("return", "desk-done-return")
        await desk.stands(lambda t: not t.withdrawn)
        await desk.open("people")
        await desk.form("add", "Late")
        await desk.sees("desk-done-add")
        await desk.stands(lambda t: late.id in t.entrants)
        await desk.open("people")
        await desk.form("name", "P3")
        await desk.sees("desk-done-name")
        await desk.open("people")
        await desk.form("unname", "P3")
        await desk.sure("unname", "desk-done-unname")
        await desk.stands(lambda t: t.directors == {club.host.id})
        await desk.open("people")
        await desk.form("unname", "Host")
        await desk.sees("error-bad-tournament-last-director")
        await desk.shot("last-director")
        await desk.press(desk.says("button-desk-back"), desk.told("button-desk-results"))

        await desk.press(desk.says("button-desk-pause"), desk.told("desk-done-pause"))
        await desk.shot("paused")
        await desk.form("extend", "3")
        await desk.sees("desk-done-extend")
        await desk.shot("extended")
        open_now = [m for m in (await desk.tournament()).meetings if m.matches and not m.decided]
        match = open_now[0].matches[0]
        await desk.open("results", shot=True)
        await desk.form("decide", f"#{match} ", desk.says("desk-result-first"), shot=True)
        await desk.counts(match, (2, 0))
        for result, points in (
            ("draw", (1, 1)),
            ("second", (0, 2)),
            ("first-forfeit", (2, 0)),
            ("double-loss", (0, 0)),
            ("double-forfeit", (0, 0)),
        ):
            await desk.open("results")
            await desk.form("correct", f"#{match} ", desk.says(f"desk-result-{result}"))
            await desk.counts(match, points)
        await desk.shot("corrected")
        await desk.back("correct")
        await desk.back("correct")
        await desk.counts(match, (2, 0))

        await desk.open("pairings", shot=True)
        await desk.form("forbid", "P4", "P5")
        await desk.sees("desk-done-forbid")
        await desk.open("pairings")
        await desk.form("allow", "P4", "P5")
        await desk.sees("desk-done-allow")
        for worth, half_points in (("half", 1), ("full", 2), ("nothing", 0), ("none", None)):
            await desk.open("pairings")
            await desk.form("bye", "P4", "2", desk.says(f"desk-worth-{worth}"), shot=worth == "full")
            await desk.off(p4, half_points)
        await desk.press(desk.says("button-desk-resume"), desk.told("desk-done-resume"))
        await desk.open("event", shot=True)
        await desk.press(desk.says("button-desk-cancel"), desk.told("button-desk-back"))
        await desk.sure("cancel", "desk-done-cancel")
        await desk.stands(lambda t: t.status is Status.CANCELLED)
        await desk.shot("called-off")
    await club.sound()
