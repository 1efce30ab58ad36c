"""The right to read a match or an invitation.

Its players may read it, and so may the members of the place where it is played, since they have seen it there. Others
may only where the server of that place has chosen to publish its games; where there are two, both servers. Everybody
else gets the same answer as for a number that was never given.
"""

import hashlib
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bot.core.match import Match
from bot.core.terms import Place


@dataclass(frozen=True, slots=True)
class Asker:
    """A person who asks for something, and the server where they ask. `manager`: may they manage its events."""

    user: int
    guild_id: int | None
    manager: bool = False


def may_read(user: int, people: Collection[int | None], *, member: bool, published: bool = False) -> bool:
    """`people`: whom it concerns; `member`: is the user one of those who see its place."""
    return user in people or member or published


def may_be_shown(*, here: bool, open_place: bool, published: bool = False) -> bool:
    """Is a channel fit for it: it is the place (`here`), or all of its server see the place (`open_place`)?"""
    return here or open_place or published


def near(one: Place, other: Place) -> bool:
    """Are they the same channel, or in the same server?"""
    return one.channel_id == other.channel_id or one.guild_id == other.guild_id is not None


def strangers_in(match: Match, user: int | None, at: Place | None) -> set[int]:
    """The players of the match whom this reader, at a place or alone, knows by no mention: those in another server, in
    a match of two places also than the reader's own.
    """
    if match.header.away is None:
        # Its players read it anywhere; others elsewhere only where its server publishes it.
        here = user in match.players or at is None or near(match.place, at)
        return set() if here else set(match.people)
    # Also where both servers are forgotten, and with them that the places were two.
    apart = [each for each in match.people if at is None or not near(match.place_of(each), at)]
    return set(apart) - {user}


def side_of(match: Match, user: int | None, at: Place | None) -> Place | None:
    """The place of the match to which somebody is led who reads `at` a place, or alone. Of two places it is that of
    this server, else the player's own; None for people elsewhere: nothing leads them from one server to another.
    """
    if len(match.places) == 1:
        return match.place
    own = match.place_of(user) if user in match.players else None
    if at is None:
        return own
    here = [place for place in match.places if near(place, at)]
    return own if own in here or not here else match.at(at.channel_id) or here[0]


_MARKS: Final = 2**20  # so many marks there are: some hundred people of Discord have the same
FIRST_MARK: Final = -(2**40)  # the first mark; the numbers of former players are above it


def former(user: int) -> bool:
    """Did this person have themselves deleted? Their games go on under a negative number, which Discord never gives."""
    return user < 0


def mark_of(user: int) -> int:
    """All that a block keeps of one who was deleted: enough to know who comes back, too little to tell who it was."""
    return FIRST_MARK - int.from_bytes(hashlib.sha256(str(user).encode()).digest()[:8], "big") % _MARKS
