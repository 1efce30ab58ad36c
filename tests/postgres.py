"""A PostgreSQL server of our own on loopback, where one is installed: the same statements must run there."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

_numbers = count(1)
_MEMORY = Path("/dev/shm")
_ROOM = 8 << 30
"""Bytes free in memory for a server to be there: a run makes hundreds of databases, eight megabytes each."""


def _program(name: str) -> str:
    """Debian keeps these out of the path, one folder for each version."""
    found = shutil.which(name) or max(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), default="")
    if not found:
        pytest.skip(f"PostgreSQL's {name} is not installed")
    return found


def free_port() -> int:
    """A port of this machine on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """A server that can be killed and started again. `url` is where it listens."""

    def __init__(self, port: int, start: Callable[[], subprocess.Popen[bytes]]) -> None:
        self.url = f"postgresql+asyncpg://damka@127.0.0.1:{port}"
        self._port = port
        self._start = start
        self.start()

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        self.process = self._start()
        _wait(self.process, self._port)

    def kill(self) -> None:
        """Ends it at once, with all of its processes: commits are read from its log when it starts again."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(timeout=90)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=90)


@contextlib.contextmanager
def server(*, durable: bool = False) -> Iterator[str]:
    """The URL of a fresh server, stopped and removed afterwards; skips, saying why, where there is none.

    `durable`: a transaction waits for the disk, as on a server that keeps its data.
    """
    with mortal_server(durable=durable) as running:
        yield running.url


@contextlib.contextmanager
def mortal_server(*, durable: bool = False) -> Iterator[Postgres]:
    """The same server, to be killed and started again."""
    if find_spec("asyncpg") is None:
        pytest.skip("the extra `postgres` is not installed")
    initdb, postgres = _program("initdb"), _program("postgres")
    port = free_port()
    # The server refuses to be root; Debian's package makes it a user of its own.
    user = None
    if os.geteuid() == 0:
        try:
            user = pwd.getpwnam("postgres").pw_name
        except KeyError:
            pytest.skip("PostgreSQL does not run as root and there is no user postgres")
    with tempfile.TemporaryDirectory(prefix="damka-pg-", dir=None if durable else _in_memory()) as folder:
        if user is not None:
            shutil.chown(folder, user)
        data = f"{folder}/data"
        subprocess.run(
            [initdb, "-D", data, "-A", "trust", "-U", "damka", "--no-sync"],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
        )
        settings = {
            "port": port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": folder,
            "fsync": "on" if durable else "off",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (Path(folder) / "log").open("wb") as log:
            command = [postgres, "-D", data, *options]
            running = Postgres(
                port, lambda: subprocess.Popen(command, stderr=log, stdout=log, user=user, cwd=folder)
            )
            try:
                yield running
            finally:
                running.stop()


def _in_memory() -> Path | None:
    """A folder that is no disk, where there is one with room: making a database takes half the time there."""
    return _MEMORY if _MEMORY.is_dir() and shutil.disk_usage(_MEMORY).free > _ROOM else None


def _wait(process: subprocess.Popen[bytes], port: int) -> None:
    ready = [_program("pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-t", "1"]
    for _ in range(240):
        if subprocess.run(ready, capture_output=True, check=False).returncode == 0:
            return
        if process.poll() is not None:
            break
        time.sleep(0.125)
    raise RuntimeError("PostgreSQL did not start")


async def fresh_database(server_url: str) -> str:
    """The URL of an empty database on the server."""
    return await _created(server_url, "template1")


async def copied_database(url: str) -> str:
    """The URL of a copy of that database, to which nobody may be connected."""
    server_url, _, name = url.rpartition("/")
    return await _created(server_url, name)


async def _created(server_url: str, template: str) -> str:
    name = f"damka{next(_numbers)}"
    engine = create_async_engine(f"{server_url}/postgres", isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    await engine.dispose()
    return f"{server_url}/{name}"
