"""Whole tournaments through discord.py, restarts between; their tables against those that gacrux makes of the games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pytest

from bot.core.verdict import DRAW, LOSS, WIN
from bot.match.service.matches import Matches
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Pairing
from bot.tournaments.model.standings import ROUND_ROBIN, SWISS, Criterion
from bot.tournaments.model.tournament import Status, Tournament
from tests.bot.core.tournament.test_standings import UNITS, by_gacrux
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import called, pictures, posted, text
from tests.world import Simulation, World


class Scorer(Club):
    """A club that writes down on paper how each game ended, the better member winning more often."""

    def __init__(self, world: World, size: int, seed: int) -> None:
        super().__init__(world, size)
        self.chance = random.Random(seed)
        self.paper: dict[int, int | None] = {}

    async def play(self, tournament: Tournament) -> None:
        """Every game that is open, in a random order, with a restart in the middle."""
        games = [m for meeting in tournament.meetings if not meeting.decided for m in meeting.matches]
        self.chance.shuffle(games)
        for position, match_id in enumerate(games):
            match = await self.world.app[Matches].get(match_id)
            better, worse = sorted(match.players, key=[person.id for person in self.members].index)
            self.paper[match_id] = self.chance.choice([better, better, None, worse])
            await self.decide(match_id, self.paper[match_id])
            if position == len(games) // 2:
                await self.world.restart(seed=match_id)

    def scored(self, tournament: Tournament, meeting: Meeting, numbers: dict[int, int]) -> Pairing:
        """A meeting as the paper has it, with the players' numbers in a table of their own."""
        first, second = meeting.pairing.first, meeting.pairing.second
        if second is None:
            return replace(meeting.pairing, first=numbers[first])
        (match_id,) = meeting.matches
        winner = self.paper[match_id]
        own = DRAW if winner is None else WIN if winner == tournament.user(first) else LOSS
        return Pairing(meeting.pairing.round, numbers[first], numbers[second], ((own, WIN - own),))


def agrees(
    club: Scorer, tournament: Tournament, stage: int, group: int, criteria: Sequence[Criterion], rounds: int
) -> None:
    """The bot's table is the one that gacrux makes of the paper."""
    members = tournament.members(stage, group)
    numbers = {number: position for position, number in enumerate(members, 1)}
    played = [
        club.scored(tournament, meeting, numbers)
        for meeting in tournament.meetings
        if (meeting.stage, meeting.group) == (stage, group)
    ]
    theirs = by_gacrux(list(numbers.values()), played, criteria, rounds, criteria is ROUND_ROBIN)
    for line in tournament.table(stage, group):
        rank, values = theirs[numbers[line.player]]
        assert line.rank == rank
        for criterion, our, their in zip(criteria, line.values, values, strict=True):
            if criterion is not Criterion.DIRECT_ENCOUNTER:
                assert our / UNITS.get(criterion, 2) == float(their), (line, criterion)


def follows(round: int, tournament: Tournament) -> bool:
    return tournament.round > round or tournament.status is Status.OVER


@pytest.mark.slow
async def test_a_swiss_tournament_of_sixteen_in_five_rounds(world: World, env: Simulation) -> None:
    club = Scorer(world, 16, seed=11)
    event = await club.begin(format="swiss", rounds=5)
    for round in range(1, 6):
        assert f"Round {round} of 5" in text(posted(world)[-1])
        assert set(called(world)) == {person.id for person in club.members}
        await club.play(event)
        event = await club.until(partial(follows, round))
    assert event.status is Status.OVER
    assert len(event.meetings) == 5 * 8
    met = [frozenset(meeting.pairing.players()) for meeting in event.meetings]
    assert len(set(met)) == len(met), "nobody meets the same opponent twice"
    agrees(club, event, 0, 0, SWISS, 5)
    winner = club.people[event.user(event.table(0, 0)[0].player)]
    assert f"**1.** {winner.mention}" in text(posted(world)[-1])
    await club.sound()


@pytest.mark.slow
async def test_two_groups_and_a_final(world: World, env: Simulation) -> None:
    club = Scorer(world, 8, seed=5)
    event = await club.begin(format="groups", group=4)
    assert [len(group) for group in event.groups] == [4, 4]
    await club.play(event)
    event = await club.until(lambda t: t.stage == 1)
    assert "The final begins." in text(posted(world)[-1])
    reached = {line.player for group in (0, 1) for line in event.table(0, group)[:2]}
    assert set(event.members(1, 0)) == reached
    assert set(called(world)) == {event.user(number) for number in reached}
    await club.play(event)
    event = await club.until(lambda t: t.status is Status.OVER)
    for stage, group in ((0, 0), (0, 1), (1, 0)):
        agrees(club, event, stage, group, ROUND_ROBIN, 3)
    shown = await club.members[0].slash(world.channel, "tournament table")
    assert len(pictures(shown.response)) == 3
    await club.sound()
