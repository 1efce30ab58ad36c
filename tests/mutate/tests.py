"""Which tests concern a line: those that ran it, quickest first."""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.mutate.mutants import Mutant
from tests.mutate.swap import Trial, Trials

PACKAGES = ("rules", "render", "bot")
OUTPUT = "output.txt"
MONITORING: Any = getattr(sys, "monitoring", None)
"""What runs is told by Python itself, from 3.12 on."""
_QUIET = ("-q", "-n", "0", "-p", "no:cacheprovider", "--hypothesis-seed=0")


@dataclass(frozen=True, slots=True)
class Tests:
    """What one run of the ordinary tests has shown: seconds by test, and by file and line the tests that ran it."""

    seconds: dict[str, float]
    lines: dict[str, dict[str, list[str]]]

    def of(self, mutant: Mutant) -> list[str]:
        """Tests that ran the line, then those that ran any of the file; where none did, those of its folder.

        What runs on import, or once for all tests because its result is kept, is seen by others than the line tells.
        """
        here = self.lines.get(mutant.path, {})
        direct = set(here.get(str(mutant.line), ()))
        found = {test for tests in here.values() for test in tests}
        folder = Path(mutant.path).parent
        while not found and folder.name:
            found = {
                test
                for path, lines in self.lines.items()
                if Path(path).is_relative_to(folder)
                for tests in lines.values()
                for test in tests
            }
            folder = folder.parent
        return sorted(found, key=lambda test: (test not in direct, self.seconds[test], test))

    def within(self, tests: list[str], seconds: float) -> tuple[list[str], float]:
        """The first of these tests that take no more than so long together, at least one; and how long they take."""
        spent = list(accumulate(self.seconds[test] for test in tests))
        count = max(1, sum(time <= seconds for time in spent))
        return tests[:count], spent[count - 1] if spent else 0.0


class _Watch:
    """Notes which lines of the project each test runs; each line tells of itself once for each test."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.inside = tuple(f"{root / package}{os.sep}" for package in PACKAGES)
        self.seconds: dict[str, float] = {}
        self.lines: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
        self.failed: set[str] = set()
        self._ran: set[tuple[str, int]] = set()
        MONITORING.use_tool_id(MONITORING.COVERAGE_ID, "mutate")
        MONITORING.register_callback(MONITORING.COVERAGE_ID, MONITORING.events.LINE, self._line)
        MONITORING.set_events(MONITORING.COVERAGE_ID, MONITORING.events.LINE)

    def _line(self, code: CodeType, line: int) -> Any:
        if code.co_filename.startswith(self.inside):
            self._ran.add((code.co_filename, line))
        return MONITORING.DISABLE

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._ran.clear()
        MONITORING.restart_events()
        began = time.perf_counter()
        result = yield
        if item.nodeid in self.failed:
            return result
        self.seconds[item.nodeid] = time.perf_counter() - began
        for path, line in self._ran:
            self.lines[Path(path).relative_to(self.root).as_posix()][line].append(item.nodeid)
        return result


class _Only:
    """Runs these tests in this order."""

    def __init__(self, tests: list[str]) -> None:
        self.place = {test: number for number, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.place), key=lambda item: self.place[item.nodeid]
        )


def watched(root: Path, kept: Path, asked: list[str]) -> Tests:
    """Runs the ordinary tests of the project at `root` once, or those `asked`; `kept` saves doing it again."""
    digest = hashlib.sha256(" ".join(asked).encode())
    for path in sorted([*root.rglob("*.py"), *root.rglob("*.ftl")]):
        digest.update(path.read_bytes())
    if kept.exists() and (stored := json.loads(kept.read_text()))["of"] == digest.hexdigest():
        return Tests(stored["seconds"], stored["lines"])
    report = root / "watched.json"
    if _forked(root, lambda: _watch(root, report, asked), limit=3600):
        print(f"{(root / OUTPUT).read_text()[-3000:]}\nTests that fail by themselves notice nothing.")
    found = json.loads(report.read_text()) if report.exists() else {}
    if not found.get("seconds"):
        raise SystemExit("No test was run.")
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(json.dumps({"of": digest.hexdigest(), **found}))
    return Tests(found["seconds"], found["lines"])


def _watch(root: Path, report: Path, asked: list[str]) -> int:
    watch = _Watch(root)
    status = pytest.main([*_QUIET, *asked], plugins=[watch])
    report.write_text(json.dumps({"seconds": watch.seconds, "lines": watch.lines}))
    return int(status)


def quickly_caught(root: Path, trials: list[Trial]) -> list[bool]:
    """Which mistakes are noticed when functions get them after everything is loaded; the others may be noticed yet."""
    report = root / "trials.json"

    def work() -> int:
        plugin = Trials(root, trials)
        paths = sorted({test.partition("::")[0] for trial in trials for test in trial.tests})
        status = pytest.main([*_QUIET, *paths], plugins=[plugin])
        report.write_text(json.dumps(plugin.caught))
        return int(status)

    _forked(root, work, limit=60 + sum(5 + trial.limit for trial in trials))
    found: list[bool] = json.loads(report.read_text()) if report.exists() else []
    return found + [False] * (len(trials) - len(found))


def caught(root: Path, tests: list[str], limit: float) -> bool:
    """Whether one of these tests fails, or hangs for `limit` seconds, with the files at `root` as they are now."""
    paths = sorted({test.partition("::")[0] for test in tests})
    return bool(
        _forked(root, lambda: int(pytest.main([*_QUIET, "-x", *paths], plugins=[_Only(tests)])), limit)
    )


def _forked(root: Path, work: Any, limit: float) -> int:
    """The status of a child process that works in `root`; what is imported here need not be imported there again."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.setsid()
            os.chdir(root)
            sys.path[:] = [str(root), *(entry for entry in sys.path if entry not in ("", str(Path.cwd())))]
            for name in [name for name in sys.modules if name.partition(".")[0] in {*PACKAGES, "tests"}]:
                del sys.modules[name]
            with Path(OUTPUT).open("w") as output:
                os.dup2(output.fileno(), 1)
                os.dup2(output.fileno(), 2)
            status = work()
        finally:
            os._exit(status)
    until = time.monotonic() + limit
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.killpg(child, 9)
    os.waitpid(child, 0)
    return -1


@contextmanager
def changed(root: Path, mutant: Mutant) -> Iterator[None]:
    """The file with the mistake in it, and afterwards without."""
    path = root / mutant.path
    source = path.read_bytes()
    path.write_bytes(mutant.applied(source))
    try:
        yield
    finally:
        path.write_bytes(source)
