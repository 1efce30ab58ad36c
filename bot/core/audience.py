"""The readers of a message, and what it may tell them of people, places and games: all that decides this asks here.

A game's players may read it, and so may the members of the place where it is played, since they have seen it there.
Others may only where the server of that place has chosen to publish its games; where there are two, both servers.
Everybody else gets the same answer as for a number that was never given.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Set
from dataclasses import dataclass

from bot.core.match import Match
from bot.core.terms import Place


@dataclass(frozen=True, slots=True)
class Audience:
    """All who read at a place (`at`), one person alone (`user`), or that person at the place where they ask."""

    user: int | None = None
    at: Place | None = None

    def reads(
        self,
        people: Collection[int | None],
        places: Iterable[Place],
        seen: Set[Place],
        public: Set[Place] = frozenset(),
    ) -> bool:
        """May the one who asks read it? `people`: whom it concerns; `seen`, `public`: those of its places that they
        see, and that their servers publish.
        """
        own = self.user is not None and self.user in people
        return own or not seen.isdisjoint(places) or public >= {*places}

    def reads_match(self, match: Match, seen: Set[Place], public: Set[Place]) -> bool:
        """The same of a match; a private one against the bot is its player's alone, and no other is published."""
        if match.practice is not None:
            seen, public = frozenset() if match.practice.private else seen, frozenset()
        return self.reads(match.players, match.places, seen, public)

    def shown(self, match: Match) -> Audience:
        """All who read the match where this reader shows it: at its own place near here, else here."""
        here = Audience(at=self.at)
        side = here.side(match)
        return Audience(at=side) if side and self.at and _near(side, self.at) else here

    def strangers(self, matches: Iterable[Match]) -> set[int]:
        """The players of these matches whom the readers know by no mention: those in another server, in a match of two
        places also than the reader's own.
        """
        return set[int]().union(*map(self._strangers, matches))

    def _strangers(self, match: Match) -> set[int]:
        if match.header.away is not None:
            # Also where both servers are forgotten, and with them that the places were two.
            return self.strangers_of((each, match.place_of(each)) for each in match.people)
        return set() if self._at_home(match) else set(match.people)

    def _at_home(self, match: Match) -> bool:
        """Its players read it anywhere; others elsewhere only where its server publishes it."""
        return self.user in match.players or self.at is None or _near(match.place, self.at)

    def strangers_of(self, homes: Iterable[tuple[int, Place]]) -> set[int]:
        """The same of people who are at these places."""
        return {user for user, home in homes if self.at is None or not _near(home, self.at)} - {self.user}

    def strangers_anywhere(self, people: Iterable[int]) -> set[int]:
        """The same of people in a list over all servers, which does not say where each is: all but the reader."""
        return {*people} - {self.user}

    def side(self, match: Match) -> Place | None:
        """The place of the match to which the readers are led. Of two places it is that of this server, else the
        player's own; None for people elsewhere: nothing leads them from one server to another.
        """
        if not match.double:
            return match.place if self._at_home(match) else None
        own = None if self.user not in match.players or self.user is None else match.place_of(self.user)
        if self.at is None:
            return own
        here = [place for place in match.places if _near(place, self.at)]
        return own if own in here or not here else match.at(self.at.channel_id) or here[0]


def all_read(match: Match, seen: Set[Place], public: Set[Place]) -> bool:
    """May all in a place be shown the match? `seen`: those of its places that they all see."""
    return not seen.isdisjoint(match.places) or (match.practice is None and public >= {*match.places})


def _near(one: Place, other: Place) -> bool:
    """Are they the same channel, or in the same server?"""
    return one.channel_id == other.channel_id or one.guild_id == other.guild_id is not None
