"""The rows of directors' acts: each step takes what its form asks."""

from inspect import Parameter, signature

import pytest

from bot.tournaments.model.acts import ACTS, TOPICS, Act
from bot.tournaments.model.tie_breaks import TIES

VALUES = {"result": 2}
"""A result is a winner and how they won."""


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.key)
def test_the_step_of_an_act_takes_the_answers_to_its_form(act: Act) -> None:
    assert act.topic in ("", *TOPICS)
    if act.step is None:
        return
    asked = 1 if act.fields == TIES or act.key == "settings" else sum(VALUES.get(f, 1) for f in act.fields)
    needed = [each for each in signature(act.step).parameters.values() if each.default is Parameter.empty]
    assert len(needed) == 3 + asked + act.anew
    assert [each.name for each in (*needed[:2], needed[-1])] == ["tournament", "by", "now"]
    assert (needed[-2].name == "matches") is act.anew


def test_each_act_has_one_row() -> None:
    assert len({act.key for act in ACTS}) == len(ACTS)
