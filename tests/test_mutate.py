"""A mistake that is put into a loaded function is the one that would be written into its file."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

from tests.mutate.mutants import mutants
from tests.mutate.swap import swapped

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
