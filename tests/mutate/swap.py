"""Mistakes put into functions that are loaded already: many are tried in one run of pytest, each in a fork of its own.

What was worked out while the modules were loaded stays as it was, so a mistake that nobody notices here proves nothing.
"""

from __future__ import annotations

import functools
import gc
import inspect
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from tests.mutate.mutants import Mutant


@dataclass(frozen=True, slots=True)
class Trial:
    """A mistake, the tests that may notice it in this order, and the seconds after which they hang."""

    mutant: Mutant
    tests: list[str]
    limit: float


class Trials:
    """A plugin that runs no test itself: for each trial there is a fork with the mistake in it that runs its tests."""

    def __init__(self, root: Path, trials: Sequence[Trial]) -> None:
        self.root, self.trials = root, trials
        self.caught: list[bool] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for trial in self.trials:
            found = [items[test] for test in trial.tests if test in items]
            self.caught.append(bool(found) and self._failed(session, trial, found))
        return True

    def _failed(self, session: pytest.Session, trial: Trial, items: list[pytest.Item]) -> bool:
        child = os.fork()
        if child == 0:
            status = 0
            try:
                os.setsid()
                if swapped(self.root, trial.mutant):
                    _run(session, items)
                    status = int(session.testsfailed > 0)
            finally:
                os._exit(status)
        until = time.monotonic() + trial.limit
        while time.monotonic() < until:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                return status != 0
            time.sleep(0.01)
        os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return True


def _run(session: pytest.Session, items: list[pytest.Item]) -> None:
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return


def swapped(root: Path, mutant: Mutant) -> bool:
    """Gives the functions of this process the code with the mistake; False if it is in none of them."""
    path = root / mutant.path
    source = path.read_bytes()
    old, new = (
        compile(text, str(path), "exec", dont_inherit=True) for text in (source, mutant.applied(source))
    )
    changed = list(_changed(old, new))
    if not changed or None in changed:
        return False
    codes = {_place(before): after for before, after in filter(None, changed)}
    gc.unfreeze()
    hits = 0
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and Path(thing.__code__.co_filename) == path:
            if (code := codes.get(_place(thing.__code__))) is not None:
                thing.__code__ = code
                hits += 1
        elif isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()
    return hits > 0


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname if sys.version_info >= (3, 11) else code.co_name, code.co_firstlineno


def _changed(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType] | None]:
    """The outermost functions that differ, before and after; None for a difference outside all functions."""
    before, after = _inner(old), _inner(new)
    if len(before) != len(after) or _own(old) != _own(new):
        yield None
        return
    for one, other in zip(before, after, strict=True):
        if one == other:
            continue
        if not one.co_flags & inspect.CO_OPTIMIZED:
            yield from _changed(one, other)
        else:
            yield (one, other) if one.co_freevars == other.co_freevars else None


def _inner(code: CodeType) -> list[CodeType]:
    return [constant for constant in code.co_consts if isinstance(constant, CodeType)]


def _own(code: CodeType) -> tuple[object, ...]:
    """What a module or a class does itself."""
    constants = [(type(each), each) for each in code.co_consts if not isinstance(each, CodeType)]
    return code.co_code, code.co_names, constants
