"""Every trait of a ruleset is said in facts, and every fact is one that the catalogue can know of."""

import re
from dataclasses import fields, replace
from typing import Any

import pytest

from rules import Colour, Fact, Notation
from rules.draughts import traits
from rules.draughts.ruleset import (
    DIAGONALS,
    FORWARD_AND_SIDEWAYS,
    Crowning,
    Idle,
    Landing,
    Priority,
    Reach,
    Refusal,
    Removal,
    Ruleset,
    Value,
)
from rules.draughts.traits import traits_of
from rules.draughts.variants import VARIANTS
from rules.geometry import Numbering, Shape, Squares

FRISIAN = next(variant.ruleset for variant in VARIANTS if variant.ruleset.king_run)

OTHERWISE: dict[str, Any] = {
    "shape": Shape(8, 8, Squares.H1, Numbering.TOP_LEFT), "men_rows": (2, 3), "first": Colour.BLACK,
    "first_agreed": True, "man_moves": FORWARD_AND_SIDEWAYS, "man_captures": DIAGONALS,
    "man_takes_king": False, "king_moves": FORWARD_AND_SIDEWAYS, "king_captures": DIAGONALS,
    "king_reach": Reach.SHORT, "landing": Landing.NEXT, "removal": Removal.AT_ONCE,
    "crowning": Crowning.GOES_ON, "crowning_wins": True,
    "priority": (Priority.WITH_KING, Priority.MOST_VALUE), "value": Value(man=2, king=3),
    "refusal": Refusal.FORFEITS, "king_run": None, "giveaway": True, "draws": (Idle(moves=10),),
    "notation": Notation.ALGEBRAIC, "capture_sign": ":",
}  # fmt: skip
OF_RECORDS = {"score", "pdn_type"}
"""How records are written is no rule of play."""


def said(ruleset: Ruleset) -> list[tuple[str, tuple[tuple[str, int | str], ...]]]:
    return [(fact.code, tuple(fact.details.items())) for fact in traits_of(ruleset)]


@pytest.mark.parametrize("name", [field.name for field in fields(Ruleset) if field.name not in OF_RECORDS])
def test_a_change_of_any_trait_changes_what_is_said(name: str) -> None:
    assert said(replace(FRISIAN, **{name: OTHERWISE[name]})) != said(FRISIAN)


def test_each_way_with_captures_is_heard() -> None:
    assert len({str(said(replace(FRISIAN, refusal=refusal))) for refusal in Refusal}) == len(Refusal)


def every_fact() -> list[tuple[str, Fact]]:
    found = []
    for variant in VARIANTS:
        for changes in ({}, *variant.options.values()):
            found += [(variant.key, fact) for fact in traits_of(replace(variant.ruleset, **changes))]
    return found


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: str(variant.key))
def test_each_option_is_heard(variant: Any) -> None:
    for changes in variant.options.values():
        assert said(replace(variant.ruleset, **changes)) != said(variant.ruleset)


def test_codes_and_details_are_those_of_the_list() -> None:
    listed = set(re.findall(r"[a-z][a-z-]+", traits.__doc__ or ""))
    for key, fact in every_fact():
        assert fact.code in listed, (key, fact)
        assert set(fact.details) <= listed, (key, fact)
        for value in fact.details.values():
            assert isinstance(value, int) or re.fullmatch("[a-z0-9:-]+", value), (key, fact)


def test_no_two_games_say_the_same() -> None:
    texts = [str(said(variant.ruleset)) for variant in VARIANTS]
    assert len(set(texts)) == len(texts)
