"""A club in the simulated Discord: many members, and one organiser of the server's events."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

import discord

from bot.core.access import Asker
from bot.core.match import Match
from bot.tournaments.model.policy import Start
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import a_move, sure
from tests.bot.stories.desk import acted
from tests.bot.stories.narrative import answer, buttons, on_board, text, walked
from tests.world import PATIENCE, TEXTS, World

FORMS = {
    "format": ("rounds", "group", "cycles", "lot", "deciders", "third", "moving", "pause"),
    "entries": ("most",),
    "rules": ("round-days", "pair", "vacation", "spends"),
}


async def announced(world: World, host: Any, **options: Any) -> Any:
    """The message that announces a tournament; what is not an option of the command is set in its forms."""
    asked = {"name": "Cup", "game": "american", "pace": "1d"} | options
    forms = {f: {name: asked.pop(name) for name in n if name in asked} for f, n in FORMS.items()}
    card = answer(await host.slash(world.channel, "tournament create", **asked))
    for form, changed in forms.items():
        if changed:
            shown = await host.click(card, custom_id=the_form(card, form))
            card = answer(await host.submit_modal(shown, filled(shown, **changed)))
            assert any(each.endswith(":announce") for each in buttons(card).values()), text(card)
    return await announcing(world, host, card)


async def announcing(world: World, host: Any, card: Any, where: Any = None) -> Any:
    """The message that announces the tournament of this card, which nobody else has seen."""
    known = {message.id for message in (where or world.channel).history()}
    await host.click(
        card, custom_id=next(each for each in buttons(card).values() if each.endswith(":announce"))
    )
    await world.env.advance_time(1)
    (posted,) = [message for message in (where or world.channel).history() if message.id not in known]
    return posted


def the_form(card: Any, form: str) -> str:
    """The custom_id of the button that opens a form of the settings."""
    return next(each for each in buttons(card).values() if each.endswith(form))


def has(card: Any, action: str) -> str | None:
    """The custom_id of a card's button that does this."""
    return next((each for each in buttons(card).values() if f":{action}:" in each), None)


async def rules_of(person: Any, card: Any) -> str:
    """All rules of a tournament, as somebody reads them from its card, heading by heading."""
    shown = answer(await person.click(card, custom_id=has(card, "tournament-rules")))
    told, ways = [text(shown)], [way for way in buttons(shown).values() if "tournament-rules" in way]
    for way in ways:
        shown = answer(await person.click(shown, custom_id=way))
        told.append(text(shown))
        assert sum("tournament-rules" in each for each in buttons(shown).values()) == len(ways)
    return "\n".join(told)


def letters(person: Any) -> list[Any]:
    """The cards that somebody got by direct message."""
    return [message for message in person.user.dm_channel.history() if message.components]


def filled(shown: Any, **changed: Any) -> dict[str, Any]:
    """The fields of a form as it was opened, some of them changed; an option is chosen or not."""
    fields: dict[str, Any] = {}
    for label in shown.modal["components"]:
        field = label["component"]
        if "options" in field:
            fields[field["custom_id"]] = [each["value"] for each in field["options"] if each.get("default")]
        else:
            fields[field["custom_id"]] = field.get("value") or ""
    for name, value in changed.items():
        if name not in fields:
            fields["options"] = [each for each in fields["options"] if each != name] + [name] * value
        elif isinstance(fields[name], str):
            fields[name] = str(value)
        else:
            fields[name] = ["no", "yes"][value : value + 1] if isinstance(value, bool) else [str(value)]
    return fields


async def until(world: World, reached: Callable[[Tournament], bool], number: int | None = None) -> Tournament:
    async with asyncio.timeout(PATIENCE):
        while True:
            listed = await world.app[Tournaments].listed(world.guild.id)
            found = await world.app[Tournaments].get(number or listed[0].id, world.guild.id)
            if reached(found):
                break
            await asyncio.sleep(0.02)
    await world.env.settle()
    return found


class Club:
    """The members, `size` of them, and their host, who directs."""

    def __init__(self, world: World, size: int) -> None:
        self.world = world
        role = world.guild.create_role("Host", permissions=discord.Permissions(manage_events=True))
        self.host = self.member("Host", roles=[role])
        self.members = [self.member(f"P{number}") for number in range(1, size + 1)]
        self.language = "en"
        self.people = {person.id: person for person in (self.host, *self.members)}

    def member(self, name: str, **how: Any) -> Any:
        return self.world.guild.add_member(self.world.env.create_user(name.lower(), global_name=name), **how)

    async def speak(self, language: str) -> "Club":
        """The server has chosen a language, and so has everybody."""
        self.language = language
        await self.world.players.save_server(self.world.guild.id, language=language)
        for person in self.people:
            await self.world.players.save(person, language=language)
        return self

    async def says(self, person: Any, command: str, **options: Any) -> str:
        return text((await person.slash(self.world.channel, command, **options)).response)

    async def on_ladder(self, person: Any, *steps: str, **fields: Any) -> str:
        """The answer to somebody at the buttons below the ladder, each by the action of its control."""
        shown = await person.slash(self.world.channel, "ladder show")
        return text((await walked(person, shown, steps, fields)).response)

    async def acts(self, person: Any, act: str, **facts: Any) -> str:
        """The answer to somebody at the desk or at the buttons of the newest tournament.

        A result has a winner, a draw none; a `verdict` says how it was won or lost.
        """
        if act == "check-in":
            card = next(each for each in reversed(self.world.posted()) if has(each, "tournament-check-in"))
            done = await person.click(card, custom_id=has(card, "tournament-check-in"))
            return text(done.followups[-1] if done.followups else done.response)
        if act == "name" and facts.pop("remove", False):
            act = "unname"
        if act == "forbid" and facts.pop("allow", False):
            act = "allow"
        if act in ("decide", "correct", "claim"):
            facts = await self._result(person, act, **facts)
        if act == "move":
            facts.setdefault("channel", self.world.channel)
        if "opponent" in facts:
            facts["other"] = facts.pop("opponent")
        if act == "bye":
            facts["worth"] = [facts.get("worth", "half")]
        facts = {name: str(value) if isinstance(value, int) else value for name, value in facts.items()}
        done = await acted(person, self.world.channel, act, **facts)
        return text(done.followups[-1] if done.followups else done.response)

    async def _result(
        self, person: Any, act: str, game: str, winner: Any = None, verdict: str = "result"
    ) -> dict[str, Any]:
        tournament = await self.now()
        if act == "claim":
            claim = "draw" if winner is None else "win" if winner.id == person.id else "loss"
            return {"game": [game], "claim": [claim]}
        meeting = sure(tournament.of_match(int(game)))
        first = winner is not None and winner.id in tournament.holders(meeting.pairing.first)
        side = "first" if first else "second"
        result = verdict if winner is None else side if verdict == "result" else f"{side}-{verdict}"
        field = "open" if act == "decide" else "decided"
        return {field: [game], "result": ["draw" if result == "result" else result]}

    async def announce(self, **options: Any) -> Any:
        return await announced(self.world, self.host, **options)

    async def begin(self, **options: Any) -> Tournament:
        """Everybody has entered, and the host has begun it."""
        await self.announce(**options)
        await self.enter_all()
        return await self.begin_entered()

    async def dated(self, **policy: Any) -> datetime:
        """The newest tournament starts in so much time (`after`), with this policy besides; the moment."""
        tournament, now = await self.now(), self.world.app.now()
        policy |= {"start": Start.DATE, "starts_at": now + policy.pop("after")}
        most = policy.pop("most", tournament.plan.most)
        plan = replace(tournament.plan, policy=replace(tournament.plan.policy, **policy), most=most)
        asker = Asker(self.host.id, self.world.guild.id, manager=True)
        await self.world.app[Directors].do(tournament.id, asker, "settings", plan)
        starts_at: datetime = policy["starts_at"]
        return starts_at

    async def enter_all(self) -> None:
        for person in self.members:
            said = await self.says(person, "tournament enter")
            assert TEXTS.say(self.language, "tournament-you-entered") in said, said

    async def begin_entered(self) -> Tournament:
        """The host begins the newest tournament with those who have entered, or all members where nobody has."""
        if not (await self.now()).entrants:
            await self.enter_all()
        begun = await self.acts(self.host, "start", tournament=(await self.now()).id)
        assert TEXTS.say(self.language, "desk-done-start") in begun, begun
        return await self.until(lambda tournament: bool(tournament.meetings))

    async def now(self) -> Tournament:
        """The newest tournament."""
        (listed, *_) = await self.world.app[Tournaments].listed(self.world.guild.id)
        return await self.world.app[Tournaments].get(listed.id, self.world.guild.id)

    async def until(self, reached: Callable[[Tournament], bool], number: int | None = None) -> Tournament:
        """The newest tournament, or the one with the number, once it is so: duties are done beside the rest."""
        return await until(self.world, reached, number)

    async def decide(self, match_id: int, winner: int | None) -> Match:
        """A move of each by command; then the loser resigns, or with no winner a draw is agreed."""
        channel, matches = self.world.channel, self.world.matches
        match = await matches.get(match_id)
        for _ in range(2):
            moved = await self.people[match.mover].slash(
                channel, "move", notation=a_move(match), game=str(match.id)
            )
            assert not moved.ephemeral, text(moved.response)
            match = await matches.get(match_id)
        if winner is None:
            waits, moves = self.people[match.opponent_of(match.mover)], self.people[match.mover]
            await on_board(waits, channel, "draw", "draw-offer", game=str(match.id))
            await on_board(moves, channel, "draw", "draw-accept", game=str(match.id))
        else:
            loser = self.people[match.opponent_of(winner)]
            asked = await on_board(loser, channel, "resign", game=str(match.id))
            await loser.click(asked.response, custom_id=has(asked.response, "resign-now"))
        match = await matches.get(match_id)
        assert match.over
        return match
