"""Mistakes put into functions that are loaded already: many are tried in one run of pytest, each in a fork of its own.

Values worked out while the modules were loaded stay as they were. So a mistake in code that runs then is decided here
only if it is noticed; one in any other function always is, since a program that was started with it would do the
same.
"""

import functools
import gc
import inspect
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tests.mutate.mutants import Mutant

MONITORING: Any = getattr(sys, "monitoring", None)
"""Python itself tells the running code, from 3.12 on."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A mistake, the tests that may notice it in this order, and the seconds after which they hang."""

    mutant: Mutant
    tests: list[str]
    limit: float


class Verdict(Enum):
    """`HUNG`: noticed because a test took too long. `OPEN`: what runs on loading has not had the mistake yet."""

    SURVIVED = 0
    CAUGHT = 1
    HUNG = 2
    OPEN = 3


class Trials:
    """A plugin that runs no test itself: for each trial there is a fork with the mistake in it that runs its tests.

    The mistake is in the file too meanwhile, for processes that the tests start. `decided`: called after each trial
    with all verdicts so far.
    """

    def __init__(
        self, root: Path, trials: Sequence[Trial], decided: Callable[[Sequence[Verdict]], None]
    ) -> None:
        self.root, self.trials, self.decided = root, trials, decided
        self.verdicts: list[Verdict] = []
        self._loading: set[CodeType] = set()
        MONITORING.use_tool_id(MONITORING.COVERAGE_ID, "mutate")
        MONITORING.register_callback(MONITORING.COVERAGE_ID, MONITORING.events.PY_START, self._begun)
        MONITORING.set_events(MONITORING.COVERAGE_ID, MONITORING.events.PY_START)

    def _begun(self, code: CodeType, _offset: int) -> Any:
        self._loading.add(code)
        return MONITORING.DISABLE

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        MONITORING.free_tool_id(MONITORING.COVERAGE_ID)
        items = {item.nodeid: item for item in session.items}
        for trial in self.trials:
            found = [items[test] for test in trial.tests if test in items]
            path = self.root / trial.mutant.path
            source = path.read_bytes()
            try:
                self.verdicts.append(self._tried(session, trial, found) if found else Verdict.OPEN)
            finally:
                path.write_bytes(source)
            self.decided(self.verdicts)
        return True

    def _tried(self, session: pytest.Session, trial: Trial, items: list[pytest.Item]) -> Verdict:
        child = os.fork()
        if child == 0:
            verdict = Verdict.CAUGHT
            try:
                os.setsid()
                verdict = self._noticed(session, trial, items)
            finally:
                os._exit(verdict.value)
        until = time.monotonic() + trial.limit
        while time.monotonic() < until:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                return Verdict(os.WEXITSTATUS(status)) if os.WIFEXITED(status) else Verdict.CAUGHT
            time.sleep(0.01)
        os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return Verdict.HUNG

    def _noticed(self, session: pytest.Session, trial: Trial, items: list[pytest.Item]) -> Verdict:
        replaced = swapped(self.root, trial.mutant)
        if not replaced:
            return Verdict.OPEN
        path = self.root / trial.mutant.path
        path.write_bytes(trial.mutant.applied(path.read_bytes()))
        _run(session, items)
        if session.testsfailed:
            return Verdict.CAUGHT
        return Verdict.OPEN if replaced & self._loading else Verdict.SURVIVED


def _run(session: pytest.Session, items: list[pytest.Item]) -> None:
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return


def swapped(root: Path, mutant: Mutant) -> set[CodeType]:
    """Gives the functions of this process the code with the mistake; what those had, nothing if it is in none."""
    path = root / mutant.path
    source = path.read_bytes()
    old, new = (
        compile(text, str(path), "exec", dont_inherit=True) for text in (source, mutant.applied(source))
    )
    differing = list(_differing(old, new))
    if not differing or None in differing:
        return set()
    codes = {_place(before): after for before, after in filter(None, differing)}
    gc.unfreeze()
    replaced: set[CodeType] = set()
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and Path(thing.__code__.co_filename) == path:
            if (code := codes.get(_place(thing.__code__))) is not None:
                replaced.add(thing.__code__)
                thing.__code__ = code
        elif isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()
    return replaced


def _place(code: CodeType) -> tuple[object, ...]:
    return code.co_qualname, *code.co_positions()


def _differing(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType] | None]:
    """The functions that differ, before and after; None for a difference outside all functions."""
    before, after = _inner(old), _inner(new)
    if len(before) != len(after) or _own(old) != _own(new):
        yield None
        return
    for one, other in zip(before, after, strict=True):
        if one == other:
            continue
        if not one.co_flags & inspect.CO_OPTIMIZED:
            yield from _differing(one, other)
        elif one.co_freevars != other.co_freevars:
            yield None
        else:
            yield one, other
            # Made while loading, as what a decorator returns is, an inner function has its code already.
            yield from (pair for pair in _differing(one, other) if pair)


def _inner(code: CodeType) -> list[CodeType]:
    return [constant for constant in code.co_consts if isinstance(constant, CodeType)]


def _own(code: CodeType) -> tuple[object, ...]:
    """The code of a module or a class itself."""
    constants = [(type(each), each) for each in code.co_consts if not isinstance(each, CodeType)]
    return code.co_code, code.co_names, constants
