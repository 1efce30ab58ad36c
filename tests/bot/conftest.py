"""The search in C, compiled once for the run; a machine without a compiler is told so, and nothing is left out."""

import os
from pathlib import Path

import pytest

from bot.console.search import NotCompiled, compile_into
from bot.engine import compiled


@pytest.fixture(scope="session")
def file_of_search(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled file; that of the environment where a run brings one with it."""
    if named := os.environ.get(compiled.VARIABLE):
        return Path(named)
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "search"
    if compiled.file_in(folder).exists():
        return compiled.file_in(folder)
    try:
        return compile_into(folder)
    except NotCompiled as error:
        pytest.fail(f"The search in C cannot be tested without a C compiler (gcc and libc6-dev). {error}")


@pytest.fixture
def native(file_of_search: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches are in C."""
    monkeypatch.setenv(compiled.VARIABLE, str(file_of_search))
    assert compiled.library() is not None


@pytest.fixture(params=["Python", "native"])
def either(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once with the search in Python, once with that in C."""
    monkeypatch.delenv(compiled.VARIABLE, raising=False)
    if request.param == "native":
        request.getfixturevalue("native")
