"""A mistake that is put into a loaded function is the one that would be written into its file."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

from tests.mutate.mutants import mutants
from tests.mutate.swap import swapped
from tests.mutate.tests import Tests as Concerned

SOURCE = """
from functools import cache

LIMIT = 3

@cache
def small(number):
    return number < LIMIT

class Counter:
    step = 2

    def after(self, number):
        return [number + each for each in (self.step,)][0]
"""


def loaded(folder: Path) -> ModuleType:
    path = folder / "counted.py"
    path.write_text(SOURCE)
    spec = importlib.util.spec_from_file_location("counted", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_functions_that_are_loaded_get_the_mistake_and_forget_what_they_found(tmp_path: Path) -> None:
    module = loaded(tmp_path)
    assert not module.small(3)
    assert module.Counter().after(1) == 3
    found = {mutant.new.strip(): mutant for mutant in mutants(tmp_path, "counted.py")}
    assert swapped(tmp_path, found["<="])
    assert module.small(3)
    assert swapped(tmp_path, found["-"])
    assert module.Counter().after(1) == -1


def test_what_is_worked_out_on_loading_stays(tmp_path: Path) -> None:
    module = loaded(tmp_path)
    outside = [mutant for mutant in mutants(tmp_path, "counted.py") if mutant.line in (4, 11)]
    assert [mutant.old for mutant in outside] == ["3", "2"]
    assert not any(swapped(tmp_path, mutant) for mutant in outside)
    assert module.LIMIT == 3


def test_the_tests_of_a_file_come_first_and_the_quickest_of_them_before_all(tmp_path: Path) -> None:
    seconds = {"tests/test_a.py::slow": 3.0, "tests/test_a.py::quick": 0.1, "tests/test_b.py::near": 2.0}
    seconds |= {"tests/test_counted.py::own": 9.0, "tests/test_b.py::elsewhere": 0.0}
    here = ["tests/test_a.py::slow", "tests/test_a.py::quick", "tests/test_counted.py::own"]
    tests = Concerned(seconds, {"counted.py": {"4": here, "11": ["tests/test_b.py::near"]}})
    loaded(tmp_path)
    (limit, *_) = (mutant for mutant in mutants(tmp_path, "counted.py") if mutant.line == 4)
    found = tests.of(limit)
    assert found == [
        "tests/test_counted.py::own",
        "tests/test_a.py::quick",
        "tests/test_a.py::slow",
        "tests/test_b.py::near",
    ]
    assert tests.within(found, 9.5) == (found[:2], 9.1)
    assert tests.within(found, 1.0) == (found[:1], 9.0), "one test at least"
