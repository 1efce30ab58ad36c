"""Nothing of another machine is asked for while the tests run: the bot tells nobody but Discord, which they simulate.

Sockets report each connection and each name that is looked up, whichever library asks. (An audit hook would be told of
far more, and makes a run a tenth longer.)
"""

import functools
import socket
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from typing import Any

import pytest

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


def noted(asked: Callable[..., Any], place: int) -> Callable[..., Any]:
    """The same function, which tells whom it asks: `place` is that of the address among what it is given."""

    @functools.wraps(asked)
    def ask(*given: Any, **named: Any) -> Any:
        address = given[place] if given else named["host"]
        if not of_this_machine(address):
            _reached.append(f"{asked.__name__} {address}")
        return asked(*given, **named)

    return ask


for name in ("connect", "connect_ex", "sendto"):
    setattr(socket.socket, name, noted(getattr(socket.socket, name), -1))
for name in ("getaddrinfo", "gethostbyname"):
    setattr(socket, name, noted(getattr(socket, name), 0))


def taken() -> list[str]:
    """The addresses of other machines since this was last asked."""
    found, _reached[:] = _reached[:], []
    return found


@pytest.fixture(autouse=True)
def nobody_else_is_reached() -> Iterator[None]:
    """Whatever a test does in this process, it reaches no other machine."""
    yield
    assert taken() == []
