"""An operator's questions to the running bot: /health answers with sentences about faults, /metrics with figures."""

import asyncio
import socket
from collections.abc import AsyncIterator
from datetime import timedelta

import aiohttp
import pytest

from bot.app import open_app
from bot.console.failures import MISTAKE, Failure
from bot.console.status import AWAY, LATE, ailments, served
from bot.core.news import SeekExpired
from bot.core.notice import Notice
from bot.match.service.presence import Presence
from bot.outbox import rows as notices
from bot.outbox.service.outbox import STUCK, Delivered, Outbox
from bot.store.app import App
from bot.store.metrics import Metrics
from bot.sweeper import Sweeper
from tests.bot.fixtures import BOB, PLACE, Hands
from tests.postgres import free_port

MOMENT = timedelta(milliseconds=1)


@pytest.fixture
async def hands() -> Hands:
    return Hands()


@pytest.fixture
async def app(hands: Hands) -> AsyncIterator[App]:
    async with open_app("sqlite+aiosqlite:///:memory:", now=hands) as opened:
        await opened[Sweeper].begin()
        await opened[Sweeper].sweep()
        yield opened


async def asked(port: int, name: str, *, host: str = "127.0.0.1") -> tuple[int, str, str]:
    async with aiohttp.ClientSession() as browser, browser.get(f"http://{host}:{port}/{name}") as answer:
        return answer.status, answer.headers["Content-Type"], await answer.text()


async def test_an_outage_counts_from_a_minute_on_and_a_sweeper_as_late_from_five(
    app: App, hands: Hands
) -> None:
    assert await ailments(app) == []
    app[Presence].lose()
    hands.at += AWAY - MOMENT
    assert await ailments(app) == []
    hands.at += MOMENT
    assert await ailments(app) == ["Discord has been out of reach for 60 seconds."]
    app[Presence].find()
    hands.at = await app[Sweeper].sweep() + LATE - MOMENT
    assert await ailments(app) == []
    hands.at += MOMENT
    assert await ailments(app) == ["The sweeper is 300 seconds late."]
    await app[Sweeper].sweep()
    assert await ailments(app) == []


async def test_all_that_is_wrong_is_told_together(
    app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never() -> None:
        await asyncio.sleep(60)

    app[Presence].lose()
    hands.on(minutes=20)
    monkeypatch.setattr("bot.console.status.PATIENCE", 0.01)
    monkeypatch.setattr(app[Outbox], "backlog", never)
    assert await ailments(app) == [
        "Discord has been out of reach for 1200 seconds.",
        "The sweeper is 600 seconds late.",
        "The database does not answer: TimeoutError.",
    ]


async def test_an_outbox_in_which_nothing_moves_is_stuck_and_a_busy_one_is_not(
    app: App, hands: Hands
) -> None:
    async def never(_: Notice) -> Delivered:
        raise AssertionError("nobody asked for it")

    async def gladly(_: Notice) -> Delivered:
        return Delivered()

    await app[Outbox].deliver_some(never)
    told = [Notice(SeekExpired(1, "russian"), BOB, PLACE, hands()) for _ in range(2)]
    await app.database.write(lambda connection: notices.add(connection, told, hands()), about=())
    hands.at += STUCK - MOMENT
    assert await ailments(app) == []
    hands.at += MOMENT
    assert await ailments(app) == ["The outbox is stuck: 2 notices wait."]
    await app[Outbox].deliver_some(gladly)
    backlog = await app[Outbox].backlog()
    assert (backlog.waiting, backlog.since, backlog.stuck) == (1, hands() - STUCK, False)


async def test_a_database_that_does_not_answer_is_told(app: App) -> None:
    async with app.database.transaction() as connection:
        await connection.exec_driver_sql("DROP TABLE notices")
    (wrong,) = await ailments(app)
    assert wrong.startswith("The database does not answer")


async def test_the_pages_say_how_it_is(app: App, hands: Hands) -> None:
    port = free_port()
    async with served(app, port):
        assert await asked(port, "health") == (200, "text/plain; charset=utf-8", "well\n")
        status, kind, figures = await asked(port, "metrics")
        assert status == 200
        assert kind.startswith("text/plain; version=")
        for figure in (
            "outbox_waiting 0.0",
            "outbox_age_seconds 0.0",
            "sweeper_lag_seconds 0.0",
            "gateway_connected 1.0",
        ):
            assert f"\ndamka_{figure}\n" in figures

        told = [Notice(SeekExpired(1, "russian"), BOB, PLACE, hands()) for _ in range(2)]
        await app.database.write(lambda connection: notices.add(connection, told, hands()), about=())
        app[Presence].lose()
        hands.on(minutes=20)
        assert (await asked(port, "health"))[::2] == (
            503,
            "Discord has been out of reach for 1200 seconds.\n"
            "The sweeper is 600 seconds late.\n"
            "The outbox is stuck: 2 notices wait.\n",
        )
        _, _, figures = await asked(port, "metrics")
        for figure in (
            "outbox_waiting 2.0",
            "outbox_age_seconds 1200.0",
            "sweeper_lag_seconds 600.0",
            "gateway_connected 0.0",
        ):
            assert f"\ndamka_{figure}\n" in figures
    with pytest.raises(aiohttp.ClientConnectorError):
        await asked(port, "health")


async def test_other_machines_see_the_pages_only_where_the_operator_says_so(app: App) -> None:
    # Another address of the same machine: what listens on 127.0.0.1 alone does not answer there.
    port = free_port()
    async with served(app, port):
        with pytest.raises(aiohttp.ClientConnectorError):
            await asked(port, "health", host="127.0.0.2")
    async with served(app, port, "0.0.0.0"):
        assert (await asked(port, "health", host="127.0.0.2"))[0] == 200
    with pytest.raises(Failure, match=rf"^METRICS_PORT {port} of METRICS_HOST 192\.0\.2\.7 cannot be used: "):
        async with served(app, port, "192.0.2.7"):
            raise AssertionError("that is no address of this machine")


async def test_a_port_that_is_taken_is_told_in_one_sentence(app: App) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Failure, match=rf"^METRICS_PORT {port} cannot be used: .*in use") as failed:
            async with served(app, port):
                raise AssertionError("nothing can be served there")
    assert failed.value.status == MISTAKE


async def test_without_a_port_nothing_is_served(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a page is served")

    monkeypatch.setattr("aiohttp.web.AppRunner", refuse)
    async with served(app, 0):
        pass


def test_every_figure_has_a_name_of_ours_and_an_explanation() -> None:
    figures = [figure for figure in Metrics().registry.collect() if not figure.name.startswith("process_")]
    assert {figure.name for figure in figures} == {
        *("damka_request_seconds", "damka_drawing_seconds", "damka_pictures_failed"),
        *("damka_database_seconds", "damka_database_statements", "damka_notices", "damka_outbox_waiting"),
        *("damka_outbox_age_seconds", "damka_sweeper_lag_seconds", "damka_gateway_connected"),
        *("damka_pages", "damka_page_streams"),
    }
    assert all(figure.documentation.endswith(".") for figure in figures)
