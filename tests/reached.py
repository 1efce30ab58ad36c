"""Nothing of another machine is asked for while the tests run: the bot tells nobody but Discord, which they simulate.

Python itself reports each connection and each name that is looked up, whichever library asks.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Any

import pytest

ASKED = {"socket.connect": 1, "socket.sendto": 1, "socket.getaddrinfo": 0, "socket.gethostbyname": 0}
"""The place of the address among what is reported."""

_reached: list[str] = []


def of_this_machine(address: Any) -> bool:
    """Whether nothing leaves the machine for the sake of this address: a file's name, or one that leads back."""
    host = address[0] if isinstance(address, tuple) else address
    if host is None or (not isinstance(address, tuple) and str(address).startswith(("/", "\0"))):
        return True
    host = host.decode() if isinstance(host, bytes) else str(host)
    try:
        return ip_address(host).is_loopback or ip_address(host).is_unspecified
    except ValueError:
        return host in ("", "localhost") or host.startswith("/")


def note(event: str, given: tuple[Any, ...]) -> None:
    """Called by Python for all that it does."""
    if event in ASKED and not of_this_machine(address := given[ASKED[event]]):
        _reached.append(f"{event} {address}")


sys.addaudithook(note)


def taken() -> list[str]:
    """The addresses of other machines since this was last asked."""
    found, _reached[:] = _reached[:], []
    return found


@pytest.fixture(autouse=True)
def nobody_else_is_reached() -> Iterator[None]:
    """Whatever a test does in this process, it reaches no other machine."""
    yield
    assert taken() == []
