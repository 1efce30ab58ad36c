"""The features plug in by one value each, in a declared order."""

from functools import reduce
from operator import add
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from bot.core.news import What
from bot.features import FEATURES
from bot.ladders.service import note_ladder_result
from bot.ratings.service import rate
from bot.skin.context import Press
from bot.skin.entry import Action, actions_of
from bot.store.connection import NO_HOOKS, Hooks
from bot.tournaments.service.results import note_result

BOT = Path(__file__).resolve().parent.parent.parent / "bot"


def test_every_feature_is_a_folder_and_every_folder_with_a_feature_is_listed() -> None:
    assert {each.name for each in FEATURES} == {path.parent.name for path in BOT.glob("*/feature.py")}
    assert len({each.name for each in FEATURES}) == len(FEATURES)


def test_the_end_of_a_match_reaches_ratings_before_tournaments_and_these_before_ladders() -> None:
    """The rating of a player is in the table that a tournament is about to show."""
    assert reduce(add, (each.hooks for each in FEATURES)).ended == (rate, note_result, note_ladder_result)


def test_hooks_are_called_in_the_order_of_their_features() -> None:
    first, second = Hooks(closed=(_close,)), Hooks(closed=(_close_too,))
    assert (first + NO_HOOKS + second).closed == (_close, _close_too)


def test_each_kind_of_news_is_told_by_one_feature() -> None:
    kinds = [kind for feature in FEATURES for kind in feature.news]
    assert len(set(kinds)) == len(kinds)


def test_delivery_names_no_news_and_no_kind_of_it() -> None:
    """A hub asks the notice and its feature."""
    text = (BOT / "delivery.py").read_text(encoding="utf-8")
    assert [each.__name__ for each in get_args(What) if each.__name__ in text] == []
    assert "isinstance" not in text
    assert "notice.kind is" not in text


def test_a_module_may_use_the_control_of_another_and_no_name_has_two() -> None:
    shut, other = Action("shut", _press), Action("shut", _press_too)
    home, user, rival = ModuleType("home"), ModuleType("user"), ModuleType("rival")
    home.__dict__["shut"] = user.__dict__["shut"] = shut
    rival.__dict__["shut"] = other
    assert actions_of(home, user) == {"shut": shut}
    with pytest.raises(ValueError, match="shut"):
        actions_of(home, rival)


async def _press(_press: Press) -> None: ...


async def _press_too(_press: Press) -> None: ...


async def _close(_connection: object, _match_id: int) -> None: ...


async def _close_too(_connection: object, _match_id: int) -> None: ...
