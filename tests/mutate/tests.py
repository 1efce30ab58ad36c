"""The tests that concern a line: those that ran it, quickest first."""

import json
import os
import re
import shutil
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.mutate.mutants import Mutant

MONITORING: Any = getattr(sys, "monitoring", None)
"""Python itself tells the running code, from 3.12 on."""

PACKAGES = ("rules", "render", "bot")
OUTPUT = "output.txt"
_OTHERS = "others.txt"
_TELLTALE = """\
import os, sys
told = os.open({told!r}, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
def line(code, number):
    if code.co_filename.startswith({inside!r}):
        os.write(told, f"{{code.co_filename}}:{{number}}\\n".encode())
    return sys.monitoring.DISABLE
sys.monitoring.use_tool_id(sys.monitoring.COVERAGE_ID, "mutate")
sys.monitoring.register_callback(sys.monitoring.COVERAGE_ID, sys.monitoring.events.LINE, line)
sys.monitoring.set_events(sys.monitoring.COVERAGE_ID, sys.monitoring.events.LINE)
"""
"""Imported by every Python that a test starts; what it runs is told at once, for it may be killed."""
_QUIET = ("-q", "-n", "0", "-p", "no:cacheprovider")


@dataclass(frozen=True, slots=True)
class Tests:
    """The findings of one run of the tests: seconds by test, and by file and text of a line the tests that ran it."""

    seconds: dict[str, float]
    lines: dict[str, dict[str, list[str]]]

    def of(self, root: Path, mutant: Mutant) -> list[str]:
        """Tests that ran the line, then those that ran any of the file; where none did, those of its folder.

        Among them those first that are named like the file, then those of its folder, then the quickest; the same
        function with other parameters comes after all others there. Code that runs on import, or once for all tests
        because its result is kept, is seen by more tests than the line tells: so for names defined there, tests come
        first that ran a line with the name.
        """
        text = [line.strip() for line in (root / mutant.path).read_text(encoding="utf-8").splitlines()]
        here, own = self.lines.get(mutant.path, {}), f"/test_{Path(mutant.path).stem}.py::"
        direct = set(here.get(text[mutant.line - 1], ()))
        if mutant.names:
            named = re.compile(rf"\b({'|'.join(map(re.escape, mutant.names))})\b")
            ran = [
                tests for lines in self.lines.values() for line, tests in lines.items() if named.search(line)
            ]
            direct = {test for tests in ran for test in tests}
        direct = direct or {test for line in mutant.near for test in here.get(text[line - 1], ())}
        found, folder = {test for tests in here.values() for test in tests}, Path(mutant.path).parent
        while not found and folder.name:
            inside = [lines for path, lines in self.lines.items() if Path(path).is_relative_to(folder)]
            found = {test for lines in inside for tests in lines.values() for test in tests}
            folder = folder.parent
        if mutant.names:
            direct |= {test for test in found if own in test}
        near = f"tests/{Path(mutant.path).parent.as_posix()}/"
        alike: Counter[str] = Counter()
        place = {}
        for test in sorted(found | direct, key=lambda test: (self.seconds[test], test)):
            function = test.partition("[")[0]
            place[test] = (test not in direct, own not in test, not test.startswith(near), alike[function])
            alike[function] += 1
        return sorted(place, key=place.__getitem__)

    def within(self, tests: list[str], seconds: float) -> tuple[list[str], float]:
        """The first of these tests that take no more than so long together, at least one; and how long they take."""
        spent = list(accumulate(self.seconds[test] for test in tests))
        count = max(1, sum(time <= seconds for time in spent))
        return tests[:count], spent[count - 1] if spent else 0.0


class _Watch:
    """Notes which lines of the project each test runs, also in processes that it starts; each once for each test."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.inside = tuple(f"{root / package}{os.sep}" for package in PACKAGES)
        self.seconds: dict[str, float] = {}
        self.lines: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
        """The numbers of the tests: hundreds run a line."""
        self.failed: set[str] = set()
        self._ran: set[tuple[str, int]] = set()
        told = root / _OTHERS
        told.touch()
        self._others = told.open()
        telltale = _TELLTALE.format(told=str(told), inside=self.inside)
        (root / "sitecustomize.py").write_text(telltale)
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
        place = len(self.seconds)
        self.seconds[item.nodeid] = time.perf_counter() - began
        for told in self._others:
            where, _, number = told.rpartition(":")
            self._ran.add((where, int(number)))
        for path, line in self._ran:
            self.lines[Path(path).relative_to(self.root).as_posix()][line].append(place)
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
    """Runs the ordinary tests of the project at `root` once, or those in the files and folders `asked`.

    `kept` saves doing it again, also where the code has changed since; a test that has only now come to run a line is
    overlooked.
    """
    report = root / "watched.json" if asked or not kept.exists() else kept
    if report is not kept:
        if _forked(root, lambda: _watch(root, report, asked), limit=7200):
            print(f"{(root / OUTPUT).read_text()[-3000:]}\nTests that fail by themselves notice nothing.")
        if not report.exists():
            raise SystemExit("No test was run.")
        if not asked:
            kept.parent.mkdir(exist_ok=True)
            shutil.copy(report, kept)
    found = json.loads(report.read_text())
    tests = [test if (root / test.partition("::")[0]).exists() else "" for test in found["seconds"]]
    lines = {
        path: {line: [tests[number] for number in numbers if tests[number]] for line, numbers in ran.items()}
        for path, ran in found["lines"].items()
    }
    return Tests(found["seconds"], lines)


def _watch(root: Path, report: Path, asked: list[str]) -> int:
    watch = _Watch(root)
    status = pytest.main([*_QUIET, *asked], plugins=[watch])
    (root / "sitecustomize.py").unlink()
    lines: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for path, ran in watch.lines.items():
        text = (root / path).read_text(encoding="utf-8").splitlines()
        for line, tests in ran.items():
            lines[path][text[line - 1].strip()] += tests
    report.write_text(json.dumps({"seconds": watch.seconds, "lines": lines}))
    return int(status)


def noticed(root: Path, mutant: Mutant, tests: list[str], limit: float) -> bool:
    """Whether one of these tests fails, or hangs for `limit` seconds, with the mistake in the files at `root`."""
    path, paths = root / mutant.path, sorted({test.partition("::")[0] for test in tests})
    source = path.read_bytes()
    path.write_bytes(mutant.applied(source))
    try:
        work = lambda: int(pytest.main([*_QUIET, "-x", *paths], plugins=[_Only(tests)]))  # noqa: E731
        return _forked(root, work, limit) not in (0, pytest.ExitCode.NO_TESTS_COLLECTED)
    finally:
        path.write_bytes(source)


def _forked(root: Path, work: Any, limit: float) -> int:
    """The status of a child process that works in `root`; modules imported here need not be imported there again."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.setsid()
            os.chdir(root)
            os.environ["PYTHONPATH"] = str(root)
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
    return -9
