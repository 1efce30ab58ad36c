"""A mistake that is put into a loaded function is the one that would be written into its file."""

from __future__ import annotations

import importlib.util
from dataclasses import replace
from pathlib import Path
from types import ModuleType

from tests.mutate.mutants import mutants
from tests.mutate.swap import swapped
from tests.mutate.tests import Tests as Concerned
from tests.mutate.tests import moved

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

def made(factor):
    def times(number):
        return number * factor
    return times

double = made(2)
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


def test_a_function_that_a_decorator_has_made_gets_the_mistake_too(tmp_path: Path) -> None:
    module = loaded(tmp_path)
    (doubled,) = (mutant for mutant in mutants(tmp_path, "counted.py") if mutant.new.strip() == "+")
    assert module.double(5) == 10
    assert swapped(tmp_path, doubled)
    assert module.double(5) == 7


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


def test_tests_of_what_is_defined_on_loading_are_those_that_ran_a_line_with_its_name(tmp_path: Path) -> None:
    seconds = {"tests/test_a.py::quick": 0.1, "tests/test_a.py::step": 2.0, "tests/test_b.py::limit": 1.0}
    ran = {"8": ["tests/test_b.py::limit"], "14": ["tests/test_a.py::step"], "17": ["tests/test_a.py::quick"]}
    tests = Concerned(seconds, {"counted.py": ran}, {"counted.py": SOURCE})
    loaded(tmp_path)
    outside = {mutant.line: mutant for mutant in mutants(tmp_path, "counted.py") if mutant.names}
    assert tests.of(outside[4])[0] == "tests/test_b.py::limit"
    assert tests.of(outside[11])[0] == "tests/test_a.py::step"


def test_lines_keep_their_tests_when_code_moves() -> None:
    ran = {"1": ["a"], "2": ["b"], "3": ["c"]}
    before = "one\ntwo\nthree\n"
    assert moved(ran, before, "new\none\ntwo\nthree\n") == {"2": ["a"], "3": ["b"], "4": ["c"]}
    assert moved(ran, before, "one\nother\nanother\nthree\n") == {
        "1": ["a"],
        "2": ["b"],
        "3": ["b"],
        "4": ["c"],
    }
    assert moved(ran, before, "two\nthree\n") == {"1": ["b"], "2": ["c"]}


def test_a_function_with_other_parameters_is_run_again_after_all_others(tmp_path: Path) -> None:
    seconds = {"tests/test_a.py::one[1]": 0.1, "tests/test_a.py::one[2]": 0.2, "tests/test_b.py::other": 3.0}
    loaded(tmp_path)
    (inside, *_) = (mutant for mutant in mutants(tmp_path, "counted.py") if mutant.line == 8)
    found = Concerned(seconds, {"counted.py": {"8": list(seconds)}}).of(inside)
    assert found == ["tests/test_a.py::one[1]", "tests/test_b.py::other", "tests/test_a.py::one[2]"]


def test_the_tests_of_a_folder_come_before_those_of_others(tmp_path: Path) -> None:
    seconds = {"tests/bot/stories/test_a.py::story": 0.1, "tests/render/test_b.py::near": 3.0}
    loaded(tmp_path)
    (inside, *_) = (mutant for mutant in mutants(tmp_path, "counted.py") if mutant.line == 8)
    inside = replace(inside, path="render/counted.py")
    found = Concerned(seconds, {"render/counted.py": {"8": list(seconds)}}).of(inside)
    assert found == ["tests/render/test_b.py::near", "tests/bot/stories/test_a.py::story"]
