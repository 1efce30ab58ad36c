"""How a game ended, in words: with the names of the players and the numbers that decided it."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest

from bot.board.text import result
from bot.core.match import Header, Match, Place, Terms, begin
from bot.core.pace import Pace
from bot.language.texts import Texts
from bot.language.words import Words
from rules import Ending, Side
from tests.bot.fixtures import ANNA, BOB

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
NAMES = {ANNA: "Anna", BOB: "Bob"}
ENGLISH, JAPANESE = Words(Texts(), "en"), Words(Texts(), "ja")


def begun(key: str, setup: str | None = None) -> Match:
    terms = Terms(key, Pace.parse("3d"), setup)
    return begin(Header(1, terms, Place(None, 1), (ANNA, BOB), terms.kind.rules_version), NOW)[0]


def played_out(key: str, seed: int) -> Match:
    """A match of random moves to its end."""
    match, dice = begun(key), Random(seed)
    while not match.over:
        move = dice.choice(match.game.legal_moves(match.state))
        match, _ = match.play(match.mover, match.game.format(match.state, move), NOW)
    return match


def test_who_lost_is_named() -> None:
    match, _ = begun("american", "B:W22:B18").play(ANNA, "18x25", NOW)
    assert result(match, ENGLISH, NAMES) == "Anna wins: Bob has no pieces left."
    assert result(match, JAPANESE, NAMES) == "Anna さんの勝ち（Bob さんのコマがなくなった）"
    assert result(match, ENGLISH) == f"<@{ANNA}> wins: <@{BOB}> has no pieces left."
    given_up, _ = begun("american").resign(ANNA, NOW)
    assert result(given_up, ENGLISH, NAMES) == "Bob wins: Anna has resigned."


@pytest.mark.parametrize("seed", range(3))
def test_groups_are_told_down_to_the_first_that_differ(seed: int) -> None:
    match = played_out("zongheng", seed)
    assert match.outcome is not None
    assert match.outcome.ending is Ending.GROUPS
    areas = match.game.view(match.state).areas
    sizes = {side: [len(area.cells) for area in areas if area.side is side] for side in Side}
    if (winner := match.outcome.winner) is None:
        assert result(match, ENGLISH, NAMES) == "Drawn: all groups are of equal size."
        return
    ours, theirs = sizes[winner], sizes[winner.other]
    count = next(n for n in range(len(ours)) if ours[n : n + 1] != theirs[n : n + 1]) + 1
    told = f"{'+'.join(map(str, ours[:count]))} to {'+'.join(map(str, theirs[:count]))}"
    assert result(match, ENGLISH, NAMES).endswith(f"wins: largest groups {told}.")


@pytest.mark.parametrize("seed", range(3))
def test_points_are_told(seed: int) -> None:
    match = played_out("binary", seed)
    assert match.outcome is not None
    (score,) = (remark.details for remark in match.game.view(match.state).remarks if remark.code == "score")
    points = sorted((int(score["black"]), int(score["white"])), reverse=True)
    said = result(match, ENGLISH, NAMES)
    if points[0] != points[1]:
        assert said.endswith(f"wins: {points[0]} points to {points[1]}.")
    else:
        assert "equal" in said
