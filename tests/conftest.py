"""The fixtures of every test, and what the whole run has in common."""

import asyncio
import gc
import logging
import os
import shutil
from collections.abc import AsyncIterator, Iterator, MutableMapping, Sequence
from datetime import timedelta
from pathlib import Path
from sqlite3 import Connection
from typing import Any

import hypothesis
import pytest
import pytest_asyncio
import sqlalchemy as sa
import structlog
from sqlalchemy.pool import SingletonThreadPool

from bot import sweeper as deadlines
from bot.app import open_app
from bot.features import FEATURES
from bot.hall import answers as hall_answers
from bot.logs import configure
from bot.match.requests import games
from bot.outbox.service import outbox as notices
from bot.practice import service as practice_service
from bot.settings import Settings
from bot.skin import deferral
from bot.skin.plug import Feature
from bot.tournaments.service import course as tournament_course
from tests.few import left_to_the_night
from tests.locked import locks_are_held
from tests.openapi import SPECIFICATION
from tests.order import dealt
from tests.postgres import fresh_database, server
from tests.reached import nobody_else_is_reached
from tests.seed import SEED
from tests.told import Told, hold
from tests.world import EPOCH, Here, Simulation, World

__all__ = ["locks_are_held", "nobody_else_is_reached"]

# Nothing depends on how fast this machine is, nor on luck except at night, when a failure prints what repeats it.
hypothesis.settings.register_profile(
    "damka",
    deadline=None,
    derandomize="DAMKA_SEED" not in os.environ,
    print_blob=True,
    suppress_health_check=[hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.data_too_large],
)
hypothesis.settings.load_profile("damka")


def without_the_disk(connection: Connection, *_: object) -> None:
    """Nobody cuts the power here, and waiting for the disk after each of a run's transactions takes a fifth of it."""
    connection.execute("PRAGMA synchronous = OFF")


sa.event.listen(SingletonThreadPool, "checkout", without_the_disk)


def pytest_xdist_auto_num_workers() -> int:
    """One more at a time than there are cores: many tests wait for a thread, a process or a clock."""
    return (os.cpu_count() or 1) + 1


def pytest_report_header() -> list[str]:
    header = [f"DAMKA_SEED={SEED} repeats what is drawn"] if SEED else []
    if not SPECIFICATION.exists():
        header.append(
            "shared/discord/openapi.json is not beside the project: request bodies are not held against it"
        )
    return header


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    for item in left_to_the_night(items):
        item.add_marker("nightly")
    if "nightly" not in config.option.markexpr:
        out = [item for item in items if item.get_closest_marker("nightly")]
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if not item.get_closest_marker("nightly")]
    yield
    # Tests of whole processes wait long.
    long = {item for item in items if "process" in item.path.parts}
    items[:] = dealt(items, long, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


@hypothesis.given(hypothesis.strategies.none())
@hypothesis.settings(max_examples=1, database=None)
def first_example(_: None) -> None:
    """Hypothesis makes its source of randomness with the first example, and looks for what refers to it."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """All that is loaded meanwhile stays to the end: no search for garbage in it, again and again as it grows."""
    gc.disable()
    yield
    gc.enable()


def pytest_collection_finish() -> None:
    """The same afterwards, where it would take an eighth of a run."""
    first_example()  # before the freeze: referrers that are frozen are not found
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def pairing() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tournament_course, "Workers", Here)
        patch.setattr("bot.workers.errands.Workers", Here)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server for the whole run."""
    with server() as url:
        yield url


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with its schema and nothing else; copied, not made anew, for each test."""
    path = tmp_path_factory.mktemp("database") / "empty.sqlite3"
    asyncio.run(_with_schema(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def empty_server_database(postgres: str) -> str:
    """The same on the PostgreSQL server."""
    url = asyncio.run(fresh_database(postgres))
    asyncio.run(_with_schema(url))
    return url


async def _with_schema(url: str) -> None:
    async with open_app(url, now=lambda: EPOCH):
        pass


def _configure_uncached(*args: Any, **kwargs: Any) -> None:
    configure_structlog(*args, **{**kwargs, "cache_logger_on_first_use": False})


configure_structlog, structlog.configure = structlog.configure, _configure_uncached
"""A logger that is kept would write where the log of its first test went."""


@pytest.fixture(autouse=True)
def log_as_found() -> Iterator[None]:
    """No test leaves its way of logging to the next."""
    handlers, level = logging.root.handlers[:], logging.root.level
    yield
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)
    structlog.reset_defaults()


@pytest.fixture
def durable() -> Iterator[None]:
    """A commit waits for the disk, as for everybody who runs the bot."""
    sa.event.remove(SingletonThreadPool, "checkout", without_the_disk)
    yield
    sa.event.listen(SingletonThreadPool, "checkout", without_the_disk)


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In an empty folder, with no settings but the database's."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulated Discord has no rate limits, so the outbox need not rest, and it waits for answers as long as it
    takes this machine.
    """
    for gap in ("CHANNEL_GAP", "DIRECT_GAP", "ROUND_GAP"):
        monkeypatch.setattr(notices, gap, timedelta(0))
    monkeypatch.setattr(deadlines, "GAP", timedelta(0))
    monkeypatch.setattr(practice_service, "GAP", 0.0)
    monkeypatch.setattr(tournament_course, "GAP", 0.0)
    monkeypatch.setattr(hall_answers, "GAP", 0.0)
    monkeypatch.setattr(deferral, "PATIENCE", 60.0)
    monkeypatch.setattr(games, "PATIENCE", 60.0)


def keep_whole_log(world: World) -> None:
    """Every line at any level, as an operator would read it, and the facts of the bot's own."""
    handlers = logging.root.handlers[:]
    configure("DEBUG", "json", out=world.log)
    logging.root.handlers += handlers
    usual = structlog.get_config()["processors"]

    def note(_logger: Any, method: str, facts: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        world.logged.append({**facts, "log_level": method})
        return facts

    structlog.configure([structlog.contextvars.merge_contextvars, note, *usual])


@pytest.fixture
def features() -> Sequence[Feature]:
    """The features that run."""
    return FEATURES


@pytest_asyncio.fixture
async def world(
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    empty_database: Path,
    tmp_path: Path,
    unhurried: None,
    features: Sequence[Feature],
) -> AsyncIterator[World]:
    """A world of its own; afterwards the bot must have raised nothing odd, sent nothing that Discord refuses,
    and stored nothing that its check finds fault with.
    """
    path = tmp_path / "damka.sqlite3"
    shutil.copy(empty_database, path)
    made = World(f"sqlite+aiosqlite:///{path}", features)
    keep_whole_log(made)
    try:
        await made.begin()
        told, failed = Told(made, monkeypatch), request.session.testsfailed
        yield made
        await made.env.settle()
        transcript = told.written(path)
        if not (made.forgiven or made.tampered):
            await made.sound()
    finally:
        await made.close()
    assert made.mistakes() == []
    assert made.glued() == []
    assert made.half_width() == []
    assert made.misnumbered() == []
    # Where no picture can be drawn its words stand there. Long stories have rarer cards, some a few words longer.
    longer = request.node.get_closest_marker("slow") or request.node.get_closest_marker("nightly")
    assert made.forgiven or longer or made.too_long() == []
    assert made.undescribed() == []
    assert made.named() == []
    assert made.read() == []
    assert made.forgiven or made.faults() == []
    if not made.forgiven and (surprises := made.surprises()):
        raise ExceptionGroup("the bot raised", [error for error in surprises if isinstance(error, Exception)])
    assert made.forgiven or made.alarms() == []
    if request.session.testsfailed == failed:
        hold(request.node, transcript)


@pytest.fixture
def env(world: World) -> Simulation:
    """The simulation itself. A story that asks for it runs on its clock."""
    return world.env
