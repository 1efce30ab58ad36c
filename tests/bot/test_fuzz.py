"""Seeded noise into everything that the bot reads: a value or a named refusal, soon, and never anything else."""

import os
import random
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest

from bot.console.failures import Failure, explained
from bot.core.calendar import known_zone
from bot.core.errors import (
    BadFile,
    BadLine,
    BadPace,
    BadTournament,
    BadVacation,
    ManyGames,
    NoPairing,
    NoSuchDay,
    ReviewRefused,
    UnclearDay,
)
from bot.core.match import Place, begin
from bot.core.pace import Pace
from bot.core.record import Header
from bot.core.vacation import book
from bot.language.references import number
from bot.language.texts import Texts
from bot.language.typed import Typed
from bot.lines.model import checked, lengthen, read, shorten
from bot.reviews.model import Subject, recorded
from bot.settings import SettingsError, load_settings
from bot.skin.card import ControlId
from bot.store.database import file_of
from bot.tournaments.model import roster, transitions
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.roster import seeded, take_over, taken_over
from bot.tournaments.model.tournament import create
from rules import UnknownGame, UnknownOption, find_game
from tests.bot.core.tournament.test_roster import COLUMN
from tests.bot.fixtures import ANNA, BOB, PLACE, terms
from tests.rules.test_fuzz import PATIENCE, RECORD, mangled
from tests.seed import SEED
from tests.speed import quick

TYPED = Typed(Texts())
TODAY = date(2026, 3, 14)
NOW = datetime(2026, 3, 14, 12, tzinfo=UTC)
MATCH = begin(
    Header(1, terms(game="international"), PLACE, (ANNA, BOB), find_game("international").rules_version), NOW
)[0]

Target = Callable[[random.Random], None]


def one_of(chosen: random.Random, *texts: str) -> str:
    return mangled(chosen.choice(texts), chosen)


def numbers(chosen: random.Random) -> None:
    found = number(one_of(chosen, "12", "#12", "＃１２", "12番", "第12局", "No. 12"))
    if found is not None:
        assert 0 < found < 10**16
        assert number(f"#{found}") == found


def days(chosen: random.Random) -> None:
    written = (
        *("2026-08-01", "8/1", "２０２６年８月１日", "tomorrow"),
        *("明日", "2/29", "Sat, Aug 1", "令和8年8月1日"),
    )
    meant = None
    with suppress(NoSuchDay, UnclearDay):
        meant = TYPED.days.day(one_of(chosen, *written), TODAY)
    with suppress(NoSuchDay, UnclearDay):
        TYPED.days.instant(one_of(chosen, *written) + one_of(chosen, " 18:00", "午後6時"), TODAY)
    if meant is None:
        return
    assert TYPED.days.day(meant.isoformat(), TODAY) == meant
    zone = chosen.choice(("UTC", "Asia/Tokyo", "America/St_Johns", "Pacific/Kiritimati", "Africa/Cairo"))
    with suppress(BadVacation):
        taken = book(1, meant, meant + timedelta(days=chosen.randrange(3)), zone, NOW, ())
        assert taken.start < taken.end
    with suppress(BadVacation):
        book(1, TODAY, meant, zone, NOW, ())


def zones(chosen: random.Random) -> None:
    text = one_of(chosen, "Asia/Tokyo", "東京", "New York", "日本", "UTC", "America/Argentina/Ushuaia")
    zone = TYPED.zones.find(text)
    if zone is not None:
        assert known_zone(zone)
        assert TYPED.zones.find(zone) == zone


def paces(chosen: random.Random) -> None:
    written = (
        *("3d", "3日", "bank 5d+18h cap 7d", "1日12時間"),
        *("36 hours@東京", "standard", "none", "12h@Europe/Berlin"),
    )
    try:
        pace = TYPED.paces.read(one_of(chosen, *written))
    except BadPace:
        return
    assert Pace.parse(pace.key) == pace
    assert TYPED.paces.read(pace.key) == pace


def games(chosen: random.Random) -> None:
    text = one_of(
        chosen,
        *["russian", "シンガポール：８ｘ８", "malaysian:8x8,forward", "Шашки", "dama", "100"],
        "Česká dáma",
    )
    try:
        key = TYPED.game(text)
    except (UnknownGame, UnknownOption, ManyGames):
        return
    assert TYPED.game(key) == key


def controls(chosen: random.Random) -> None:
    control = ControlId.read(one_of(chosen, "v1:move:12:3:32-28", "v1:more:7:0", "v1:play-again:1:2:a:b"))
    if (
        control is not None
        and len(f"v1:{control.action}:{control.target}:{control.seq}:{control.rest}") <= 100
    ):
        assert ControlId.read(str(control)) == control


LIST = "player,rating,seed\nAnna,1800,2\nČeněk,,1\n<@123456789012345678>,1500,\nBo,,\n"
PLAYED = "round;first;second;result\n1;Anna;Bo;1-0\n1;Cy;Di;½-½\n2;Anna;Cy;0-1\n2;Bo;Di;2:0\n"
TRF = """012 Cup
001    1      Anna                              1800                             1.0    1     2 w 1     3 b 0
001    2      Bo                                1700                             1.0    2     1 b 0     4 w 1
001    3      Cy                                   0                             1.5    3     4 w =     1 w 1
001    4      Di                                1500                             0.5    4     3 b =     2 b 0
"""


def rosters(chosen: random.Random) -> None:
    data = one_of(chosen, LIST, PLAYED, TRF).encode("utf-8", "surrogatepass")
    try:
        found = roster.read(data, COLUMN)
    except BadTournament:
        return
    assert found.people
    plan = Plan("Cup", chosen.choice((Format.SWISS, Format.GROUPS)), terms("1d"), rounds=5)
    cup = create(1, Place(8, 7), 9, plan, NOW)[0]
    users = {name: 101 + number for number, name in enumerate(sorted(found.names))}
    try:
        cup, _ = take_over(cup, 9, found, users, NOW)
        cup, _ = transitions.start(cup, 9, seeded(cup, dict.fromkeys(cup.starters, 1500.0)), NOW)
        if played := taken_over(cup):
            cup, _ = transitions.arrange(cup, played, NOW)
    except BadTournament:
        return
    for stage, group in cup.tables():
        cup.table(stage, group)
    with suppress(NoPairing):
        cup.system.next_meetings(cup, 0)


def records(chosen: random.Random) -> None:
    with suppress(BadFile, ReviewRefused):
        subject = recorded(mangled(RECORD, chosen).encode("utf-8", "surrogatepass")).found
        assert subject.moves if isinstance(subject, Subject) else subject.suspect


def lines(chosen: random.Random) -> None:
    try:
        line = read(
            MATCH, one_of(chosen, "32-28 19-23 28x19", "1. 32-28 19-23 2. 28x19 14x23", "33-28, 18-23")
        )
    except BadLine:
        return
    assert read(MATCH, " ".join(line)) == line
    if line:
        assert lengthen(MATCH, shorten(MATCH, line)) == line
    with suppress(BadLine):
        checked(MATCH, MATCH.to_move, line)


SETTINGS = """DISCORD_TOKEN=MTIz.GAbCdE.abcdefghijklmnop
DATABASE_URL=postgresql+asyncpg://damka:secret@host:5432/damka?ssl=require
LOG_LEVEL=debug
PRACTICE=false
SHARD_COUNT=4
SHARD_IDS=0-1,3
METRICS_PORT=9300
DISCORD_API_URL=http://127.0.0.1:1/api
DISCORD_GATEWAY_URL=ws://127.0.0.1:1/
"""
SQLITE = "DATABASE_URL=sqlite+aiosqlite:////srv/damka.sqlite3?x=1\nLOG_FORMAT=json\n"


def settings(chosen: random.Random) -> None:
    text = one_of(chosen, SETTINGS, SQLITE)
    with TemporaryDirectory() as folder, patch.dict(os.environ, clear=True):
        file = Path(folder, ".env")
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        try:
            chosen_by_operator = load_settings(file)
        except SettingsError:
            return
    assert chosen_by_operator.shards[1] <= set(range(chosen_by_operator.shards[0]))
    with suppress(Failure), explained():
        file_of(chosen_by_operator.database_url)


QUICK = [numbers, days, zones, paces, games, controls, lines]
SLOW = [rosters, records, settings]
"""These take a millisecond and more."""


@pytest.mark.parametrize("target", [*QUICK, *SLOW])
def test_a_little_noise(target: Target) -> None:
    _each(target, 60)


@pytest.mark.slow
@pytest.mark.parametrize("target", [*QUICK, *SLOW])
def test_much_noise(target: Target) -> None:
    _each(target, 1500 if target in QUICK else 300)


def _each(target: Target, count: int) -> None:
    for index in range(count):
        number = SEED * 100_000_000 + index
        try:
            assert quick(partial(_noisy, target, number), PATIENCE)
        except Exception as error:
            error.add_note(f"{target.__name__} with the seed {number}")
            raise


def _noisy(target: Target, number: int) -> None:
    target(random.Random(number))
