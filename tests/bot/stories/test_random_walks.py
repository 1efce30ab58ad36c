"""People who try everything: any command with any options, any button, any choice, at any time, for hours and days.

Every click, whatever they do, is answered, nothing unexpected is raised, and the stored events can be replayed.
"""

import random
from typing import Any

import pytest
from simcord import SetupError
from simcord.backend.errors import BackendError

from bot.console.check import check
from bot.store import heartbeats
from bot.store.heartbeats import Beat
from rules import GAMES
from tests.bot.stories.narrative import BUTTON, SELECT, answer, parts, stepped
from tests.world import World

JUNK = (
    *("", "0", "-1", "99999999999999999999", "32-28", "nonsense", "＃１", "🎲" * 40, "a" * 300),
    *("w:w1:b2", "@everyone"),
)
FILE_UPLOAD = 19
SUB_COMMAND, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ATTACHMENT = 1, 3, 4, 5, 6, 7, 11

UNKNOWN_MESSAGE = 10008


class Wanderers:
    """Three people in one channel, led by one seed."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.chance = random.Random(seed)
        self.private: list[tuple[Any, Any]] = []
        """Messages that only one person sees, with that person."""
        self.diary: list[str] = []

    async def wander(self, steps: int) -> None:
        for _ in range(steps):
            await self.chance.choices(
                (self._command, self._press, self._move, self._wait, self._restart), (30, 45, 20, 4, 1)
            )[0]()

    def _somebody(self) -> Any:
        return self.chance.choice((self.world.ann, self.world.ben, self.world.eve))

    def _name(self, who: Any) -> str:
        return next(name for name in ("ann", "ben", "eve") if getattr(self.world, name).id == who.id)

    async def _command(self) -> None:
        who = self._somebody()
        visible = who.available_commands(self.world.channel)
        path, leaf = self.chance.choice([(path, leaf) for path, leaf in self._leaves() if path in visible])
        values: dict[str, Any] = {}
        for option in leaf.get("options", ()):
            if option.get("required") or self.chance.random() < 0.4:
                values[option["name"]] = await self._value(who, path, option, values)
        self.diary.append(f"{self._name(who)} /{path} {values}")
        await self._answered(who, await who.slash(self.world.channel, path, **values))

    async def _move(self) -> None:
        """Somebody makes a legal move somewhere, so that games go on and end."""
        matches = await self.world.matches.mine(self._somebody().id)
        playing = [match for match in matches if not match.over]
        if not playing:
            await self._play()
            return
        match = self.chance.choice(playing)
        who = next(p for p in (self.world.ann, self.world.ben, self.world.eve) if p.id == match.mover)
        moves = [match.game.format(match.state, move) for move in match.game.legal_moves(match.state)]
        text = self.chance.choice(moves)
        self.diary.append(f"{self._name(who)} plays {text} in {match.id}")
        await self._answered(
            who, await who.slash(self.world.channel, "move", notation=text, game=str(match.id))
        )

    async def _play(self) -> None:
        who, other = self.chance.sample((self.world.ann, self.world.ben, self.world.eve), 2)
        game = self.chance.choice(list(GAMES))
        self.diary.append(f"{self._name(who)} invites {self._name(other)} to {game}")
        invited = await who.slash(self.world.channel, "play", game=game, opponent=other)
        await self._answered(who, invited)
        if not invited.ephemeral:
            # Not by its label: the server may speak another language by now.
            await self._answered(other, await stepped(other, answer(invited), "join"))

    async def _press(self) -> None:
        """Somebody presses a button or makes a choice, new or old, theirs or not."""
        seen = [(self._somebody(), message) for message in self.world.posted()[-12:]] + self.private[-12:]
        self.chance.shuffle(seen)
        for who, message in seen:
            controls = [
                part
                for part in parts(message)
                if part["type"] in (BUTTON, SELECT) and not part.get("disabled")
            ]
            if controls:
                await self._use(who, message, self.chance.choice(controls))
                return

    async def _use(self, who: Any, message: Any, control: dict[str, Any]) -> None:
        custom_id = control["custom_id"]
        self.diary.append(f"{self._name(who)} uses {custom_id}")
        try:
            if control["type"] == BUTTON:
                result = await who.click(message, custom_id=custom_id)
            else:
                options = [option["value"] for option in control["options"]]
                least, most = control.get("min_values", 1), control.get("max_values", 1)
                count = self.chance.randint(least, min(most, len(options)))
                result = await who.select(message, self.chance.sample(options, count), custom_id=custom_id)
        except SetupError:
            return  # the client itself would not let them: the message is gone, or is not theirs to see
        except BackendError as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return  # a private message that the bot has taken away
        if result.modal is not None:
            fields = {item["custom_id"]: self._field(item) for item in _inputs(result.modal)}
            result = await who.submit_modal(result, fields)
        await self._answered(who, result)

    def _field(self, item: dict[str, Any]) -> Any:
        """A file where one is asked for, one of the choices where there are some, else a text."""
        junk = self.chance.choice(JUNK) or "x"
        if item["type"] == FILE_UPLOAD:
            return [("players.csv", junk.encode())]
        return [self.chance.choice(item["options"])["value"]] if item["type"] == SELECT else junk[:100]

    async def _wait(self) -> None:
        hours = self.chance.choice((1, 5, 12, 30, 80))
        self.diary.append(f"{hours} hours pass")
        self.world.env.backend.advance_clock(hours * 3600)
        if self.chance.random() < 0.7:
            # Without this the bot takes the jump for its own absence, which nobody is charged for.
            async with self.world.app.database.transaction() as connection:
                last = (await heartbeats.of(connection)).get(0)
                await heartbeats.note(connection, Beat(0, 1, self.world.env.now()), last)
        await self.world.env.advance_time(90)

    async def _restart(self) -> None:
        self.diary.append("the bot is started anew")
        await self.world.restart()

    async def _answered(self, who: Any, result: Any) -> None:
        assert result.acknowledged, self.diary[-1]
        if result.ephemeral and result.response is not None:
            self.private.append((who, result.response))

    def _leaves(self) -> list[tuple[str, dict[str, Any]]]:
        """Every command that can be called, with its path."""
        found = []
        for command in self.world.env.backend.commands[None].values():
            inner = [option for option in command.get("options", ()) if option["type"] == SUB_COMMAND]
            found += [(f"{command['name']} {option['name']}", option) for option in inner] or [
                (command["name"], command)
            ]
        return found

    async def _value(self, who: Any, path: str, option: dict[str, Any], filled: dict[str, Any]) -> Any:
        kind = option["type"]
        if option.get("choices"):
            return self.chance.choice(option["choices"])["value"]
        if kind == BOOLEAN:
            return self.chance.random() < 0.5
        if kind == INTEGER:
            return self.chance.randint(option.get("min_value", 0), min(option.get("max_value", 99), 200))
        if kind == USER:
            return self._somebody()
        if kind == CHANNEL:
            return self.world.channel
        if kind == ATTACHMENT:
            return "players.csv", self.chance.choice(JUNK).encode()
        if option.get("autocomplete") and self.chance.random() < 0.8:
            typed = self.chance.choice(("", "", "1", "a", "b", "c3", *JUNK[1:]))[:100]
            offered = await who.autocomplete(self.world.channel, path, option["name"], typed, **filled)
            if offered:
                return self.chance.choice(offered)["value"]
        # Discord itself lets nobody type more than an option takes.
        return (self.chance.choice(JUNK) or "?")[: option.get("max_length")]


def _inputs(modal: dict[str, Any]) -> list[dict[str, Any]]:
    fields = (part.get("component", part) for part in modal["components"])
    return [field for field in fields if "custom_id" in field]


async def _lives(world: World, seed: int, steps: int) -> None:
    people = Wanderers(world, seed)
    try:
        await people.wander(steps)
    except BaseException as error:
        error.add_note("\n".join(people.diary[-15:]))
        raise
    report = await check(world.app.database)
    assert report.problems == ()
    assert report.matches


async def test_whatever_people_do_is_answered(world: World) -> None:
    await _lives(world, seed=1, steps=120)


@pytest.mark.few(0)
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
async def test_whatever_people_do_for_long_is_answered(world: World, seed: int) -> None:
    await _lives(world, seed, steps=300)
