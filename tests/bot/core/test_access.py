"""The right to read: players, the people of the place, and everybody where the server publishes."""

import itertools

import pytest

from bot.core.access import may_be_shown, may_read

ANNA, BOB, CARL = 1, 2, 3


@pytest.mark.parametrize(("member", "published"), list(itertools.product([False, True], repeat=2)))
def test_a_match_is_read_by_its_players_always_and_by_others_for_a_reason(
    member: bool, published: bool
) -> None:
    for player in (ANNA, BOB):
        assert may_read(player, (ANNA, BOB), member=member, published=published)
    assert may_read(CARL, (ANNA, BOB), member=member, published=published) is (member or published)


def test_an_invitation_to_everybody_is_not_an_invitation_to_nobody() -> None:
    assert not may_read(CARL, (ANNA, None), member=False)
    assert may_read(CARL, (ANNA, None), member=True)


@pytest.mark.parametrize("reason", ["here", "open_place", "published"])
def test_everybody_is_shown_what_all_of_them_may_read(reason: str) -> None:
    nothing = {"here": False, "open_place": False, "published": False}
    assert not may_be_shown(**nothing)
    assert may_be_shown(**{**nothing, reason: True})
