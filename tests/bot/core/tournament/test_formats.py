"""Every format answers every question: the walk of a tournament from its plan to its files, in each language."""

import inspect
from dataclasses import fields, replace
from datetime import UTC, datetime
from typing import ClassVar, get_type_hints

import discord
import pytest

from bot.core.verdict import LOSS, WIN
from bot.language import WHOLE
from bot.language.texts import Texts
from bot.language.typed import Typed
from bot.language.words import Words
from bot.skin.card import ControlId
from bot.store.codec import read, written
from bot.tournaments.answers.forms import Answers, with_format, with_games
from bot.tournaments.cards import desk as forms
from bot.tournaments.cards.letters import place_told
from bot.tournaments.cards.tournaments import entry_card, files_card, over_card, round_card, table_card
from bot.tournaments.model.actions import correct
from bot.tournaments.model.files import swiss_trf, tables_csv
from bot.tournaments.model.formats.registry import FORMATS, settled, system_of
from bot.tournaments.model.formats.system import Layout, System
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.timetable import absentees, due, podium, pressing
from bot.tournaments.model.tournament import Status, Tournament, replay
from bot.tournaments.pictures.brackets import bracket_described, brackets_of
from bot.tournaments.pictures.standings import described, table_of
from render import write_table
from tests.bot.core.tournament.test_tournament import PLACE, TERMS, Life, begun

WORDS = [Words(Texts(), language) for language in WHOLE]
CONTROL = ControlId("tournament-set", 5, 0, "format")
each_format = pytest.mark.parametrize("format", list(Format), ids=[format.value for format in Format])


def asked(form: discord.ui.Modal) -> dict[str, tuple[str, ...]]:
    """The names and values of a form as it opens."""
    found = {}
    for label in form.children:
        assert isinstance(label, discord.ui.Label)
        field = label.component
        if isinstance(field, discord.ui.Select):
            found[field.custom_id] = tuple(option.value for option in field.options if option.default)
        elif isinstance(field, discord.ui.TextInput):
            found[field.custom_id] = (field.default or "",)
    return found


def ask_everything(life: Life, started: bool) -> None:
    """Each question that somebody may ask of a tournament as it stands."""
    tournament, names = life.tournament, {user: f"P{user}" for user in life.tournament.entrants}
    assert due(tournament) in (True, False)
    assert pressing(tournament) in (True, False)
    assert set(absentees(tournament)) <= set(tournament.seeds)
    for words in WORDS:
        entry_card(tournament, words)
        forms.settings_card(tournament, words)
        if started:
            begun = [meeting for meeting in tournament.meetings if meeting.matches] or tournament.meetings
            round_card(tournament, begun, words, {})
            table_card(tournament, [], [], "", words)
    if not started:
        return
    for stage, group in tournament.tables():
        lines = tournament.table(stage, group)
        assert {line.player for line in lines} <= set(tournament.members(stage, group))
        assert [line.rank for line in lines] == sorted(line.rank for line in lines)
        for words in WORDS:
            place_told(tournament, lines[0], len(lines), "", words)
            if tournament.system.layout is Layout.TREE:
                for tree in brackets_of(tournament, names, words):
                    assert write_table(tree)
                    assert str(bracket_described(tournament, tree, names, words))
            else:
                table = table_of(tournament, stage, group, names, words)
                assert write_table(table)
                assert str(described(table, words))
    assert tables_csv(tournament, names).startswith("stage,group,rank,player,user,")
    assert (swiss_trf(tournament, names) is not None) == tournament.system.by_rounds


@pytest.mark.parametrize("players", [3, 5, 8])
@each_format
def test_a_format_is_walked_from_the_plan_to_the_files(format: Format, players: int) -> None:
    plan = settled(Plan("Cup", format, TERMS, rounds=3, group=5))
    assert read(Plan, written(plan)) == plan
    life = Life(plan, players, players)
    ask_everything(life, started=False)
    life.start()
    left = False
    for _ in range(20 * players * players):
        if due(life.tournament) and not life.arrange():
            break
        if len(life.tournament.results) % 7 == 0:
            ask_everything(life, started=True)
        if life.open():
            life.play(life.open()[0])
        if not left and players > 4 and len(life.tournament.results) > players // 2:
            left = True
            life.leave(players)
    over = life.tournament
    assert over.status is Status.OVER
    assert replay(5, PLACE, life.events) == over
    ask_everything(life, started=True)
    winners = podium(over)
    assert len(winners[1]) == 1 or over.system.criteria
    for words in WORDS:
        assert f"<@{winners[1][0]}>" in over_card(over, (), words).card.text
        files_card(over, [], words)


@each_format
def test_a_format_has_every_fact(format: Format) -> None:
    system = FORMATS[format]
    assert system.name is format
    declared = [n for n, h in get_type_hints(System).items() if h.__class__ is type(ClassVar[int])]
    assert len(declared) > 8
    assert [name for name in declared if not hasattr(system, name)] == []
    assert not inspect.isabstract(type(system))
    assert set(system.settings) <= {each.name for each in fields(Plan)}
    assert 1 <= len(system.settings) <= 5, "a form has five fields"


def said(fields: dict[str, tuple[str, ...]]) -> Answers:
    return Answers(fields, Typed(Texts()), datetime.now(UTC), None)


@each_format
def test_a_format_s_own_form_asks_for_its_own_settings_and_keeps_them(format: Format) -> None:
    plan = settled(replace(Plan("Cup", format, TERMS), cycles=2, deciders=2, moving=3, pause=9, lot=True))
    for words in WORDS:
        games = asked(forms.settings_form("games", plan, CONTROL, words))
        assert games["format"] == (format.value,)
        assert with_games(plan, said(games)).format is format
        own = asked(forms.settings_form("format", plan, CONTROL, words))
        assert tuple(own) == system_of(plan).settings
        assert with_format(plan, said(own)) == plan


@each_format
def test_a_late_entry_and_a_correction_are_answered(format: Format) -> None:
    life = begun(settled(Plan("Cup", format, TERMS)), 4)
    assert life.tournament.joinable == FORMATS[format].by_rounds
    first = life.tournament.meetings[0]
    for match in first.matches:
        life.result(match, life.tournament.user(first.pairing.first))
    life.step(correct(life.tournament, 999, first.matches[0], (LOSS, WIN), life.now))
    assert points(life.tournament, first.pairing.first) == WIN * (len(first.matches) - 1)


def points(tournament: Tournament, number: int) -> int:
    return tournament.meetings[0].pairing.points(number)
