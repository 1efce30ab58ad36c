"""The rows of directors' acts, what is taken back, who leaves, comes back or is replaced, and corrected results."""

from collections.abc import Callable
from dataclasses import replace
from inspect import Parameter, signature

import pytest

from bot.core.verdict import DRAW, LOSS, WIN
from bot.tournaments.model import actions, transitions
from bot.tournaments.model import event as ev
from bot.tournaments.model.acts import ACTS, TOPICS, Act, last_action, undo
from bot.tournaments.model.event import Limit
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.tie_breaks import TIES
from bot.tournaments.model.tournament import Step, Tournament
from bot.tournaments.model.transitions import ask_bye
from tests.bot.core.tournament.test_edges import DAY, GROUPS, INSTANT, SWISS, ends, refused
from tests.bot.core.tournament.test_tournament import BOSS, TERMS, begun


def test_a_round_off_that_a_player_asked_for_is_no_director_s_to_take_back() -> None:
    life = begun(SWISS)
    life.step(actions.forbid(life.tournament, BOSS, 101, 102, life.now, forbidden=True))
    forbidden = life.events[-1]
    life.step(ask_bye(life.tournament, 103, 2, life.now))
    assert last_action(life.events) == forbidden
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert life.tournament.forbidden == frozenset()
    assert life.tournament.byes == {(103, 2): DRAW}
    with refused("nothing-to-undo"):
        undo(life.tournament, life.events, BOSS, life.now)


def test_a_director_who_steps_back_is_one_again_when_that_is_taken_back() -> None:
    life = begun(SWISS)
    life.step(actions.name_director(life.tournament, BOSS, 201, life.now, named=True))
    life.step(actions.name_director(life.tournament, 201, 201, life.now, named=False))
    assert 201 not in life.tournament.directors
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert 201 in life.tournament.directors


def test_a_round_off_changed_twice_goes_back_step_by_step() -> None:
    life = begun(SWISS)
    for points in (1, 2):
        life.step(actions.give_bye(life.tournament, BOSS, 101, 2, points, life.now))
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert life.tournament.byes == {(101, 2): DRAW}
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert life.tournament.byes == {}


def test_an_extension_is_taken_back_meeting_by_meeting_until_its_former_end_has_come() -> None:
    life = begun(SWISS)
    since = life.events[-1].at
    life.result(life.open()[0], None)
    one = life.tournament.meetings[1]
    life.tournament = replace(
        life.tournament, meetings=(replace(one, limit=Limit(since, since + 9 * DAY)), one)
    )
    before = ends(life)
    life.step(actions.extend(life.tournament, BOSS, since + 11 * DAY, life.now))
    assert undo(life.tournament, life.events, BOSS, life.now)[0].meetings == (
        replace(one, limit=Limit(since, since + 9 * DAY)),
        one,
    )
    assert before == [since + 9 * DAY, since + 5 * DAY]
    undo(life.tournament, life.events, BOSS, since + 9 * DAY - INSTANT)
    with refused("undo-late"):
        undo(life.tournament, life.events, BOSS, since + 9 * DAY)


@pytest.mark.parametrize("between", ["replaced", "time-up", "begun"])
def test_nothing_is_taken_back_once_something_depends_on_it(between: str) -> None:
    life = begun(SWISS)
    life.step(actions.forbid(life.tournament, BOSS, 101, 102, life.now, forbidden=True))
    steps: dict[str, Callable[[Tournament], Step]] = {
        "replaced": lambda t: actions.substitute(t, BOSS, 103, 201, [], life.now),
        "time-up": lambda t: actions.time_up(t, [0], life.now),
        "begun": lambda t: t.with_event(life.now, None, ev.Begun(())),
    }
    life.step(steps[between](life.tournament))
    if between == "replaced":
        life.step(undo(life.tournament, life.events, BOSS, life.now))
        assert 103 in life.tournament.seeds
    with refused("undo-late"):
        undo(life.tournament, life.events, BOSS, life.now)


def test_a_substitute_has_the_byes_the_forbidden_pairs_and_the_games_of_all_before() -> None:
    life = begun(SWISS)
    life.step(actions.forbid(life.tournament, BOSS, 101, 102, life.now, forbidden=True))
    life.step(ask_bye(life.tournament, 101, 2, life.now))
    for user, other in ((101, 201), (201, 202)):
        life.step(actions.substitute(life.tournament, BOSS, user, other, [], life.now))
    after = life.tournament
    assert after.byes == {(202, 2): DRAW}
    assert after.forbidden == {frozenset((202, 102))}
    assert after.holders(1) == (101, 201, 202)
    meeting = next(each for each in after.meetings if 1 in each.pairing.players())
    own = (WIN, LOSS) if meeting.pairing.first == 1 else (LOSS, WIN)
    # A game that a former holder of the place has played is theirs who hold it now.
    for user in (101, 201, 202):
        assert transitions.points_of(after, meeting, user) == own
    opponent = next(each for each in meeting.pairing.players() if each != 1)
    assert transitions.points_of(after, meeting, after.user(opponent)) == own[::-1]
    assert transitions.points_of(after, meeting, None) == (DRAW, DRAW)


def test_a_corrected_forfeit_counts_as_played_and_only_what_hangs_on_it_forbids_a_correction() -> None:
    life = begun(SWISS)
    match = life.open()[0]
    life.result(match, life.users_of(match)[0], forfeit=True)
    life.step(actions.correct(life.tournament, BOSS, match, (DRAW, DRAW), life.now))
    assert life.tournament.meetings[0].pairing.kind is Kind.PLAYED
    life.result(life.open()[0], None)
    life.arrange()
    # A Swiss round is not paired anew.
    assert actions.correct(life.tournament, BOSS, match, (WIN, LOSS), life.now)
    cup = begun(replace(GROUPS, group=3), 6)
    group = cup.open()
    for each in group:
        cup.result(each, cup.users_of(each)[0])
    assert actions.correct(cup.tournament, BOSS, group[0], (DRAW, DRAW), cup.now)
    cup.arrange()
    assert cup.tournament.stage == 1
    with refused("depends"):
        actions.correct(cup.tournament, BOSS, group[0], (DRAW, DRAW), cup.now)


def test_a_correction_taken_back_leaves_a_forfeit_a_forfeit() -> None:
    life = begun(SWISS)
    match = life.open()[0]
    winner = life.users_of(match)[0]
    life.result(match, winner, forfeit=True)
    before = life.tournament.meetings
    life.step(actions.correct(life.tournament, BOSS, match, (DRAW, DRAW), life.now))
    life.step(undo(life.tournament, life.events, BOSS, life.now))
    assert life.tournament.meetings == before
    assert before[0].pairing.wins(life.tournament.number(winner)) == 0
    # A game that was won without being played may have been won on the board.
    life.step(actions.correct(life.tournament, BOSS, match, before[0].pairing.games[0], life.now))
    assert life.tournament.meetings[0].pairing.kind is Kind.PLAYED


def test_of_a_cup_both_of_whose_players_have_left_nobody_wins_a_game() -> None:
    cup = begun(Plan("Cup", Format.KNOCKOUT, replace(TERMS, pair=True), third=True), 4)
    for meeting in cup.tournament.meetings:
        for match in meeting.matches:
            cup.result(match, cup.tournament.user(meeting.pairing.first))
    finalists: Tournament = cup.tournament
    for user in (101, 102):
        finalists, _ = transitions.withdraw(finalists, user, user, cup.now)
    final = next(
        m.pairing for m in finalists.system.next_meetings(finalists, 0) if set(m.pairing.players()) == {1, 2}
    )
    assert (final.kind, set(final.games)) == (Kind.FORFEIT, {(LOSS, LOSS)})


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
    assert [each.name for each in (needed[1], needed[-1])] == ["by", "now"]
    assert (needed[-2].name == "matches") is act.anew


def test_each_act_has_one_row() -> None:
    assert len({act.key for act in ACTS}) == len(ACTS)
