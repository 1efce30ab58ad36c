"""The worked example of CONTRIBUTING works: built from the text in a copy of the package, it is played."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GUIDE = (
    (ROOT / "CONTRIBUTING.md")
    .read_text(encoding="utf-8")
    .partition("\n## A worked example")[2]
    .partition("\n## ")[0]
)
"""The part of CONTRIBUTING with the example."""
_FILE = re.compile(r"^`(bot/[\w/]+\.\w+)`(?:(?!^```).)*^```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
STORY = """
from tests.bot.stories.narrative import alone, answer, offered_on, on_board

async def test_a_poke(world, env):
    match = await world.begun()
    assert "poke" in offered_on(answer(await on_board(world.ben, world.channel, "more")))
    assert "poke" not in offered_on(answer(await on_board(world.ann, world.channel, "more")))
    await env.advance_time(25 * 3600)
    before = len(world.posted())
    assert "Your opponent is reminded." in alone(await on_board(world.ben, world.channel, "poke"))
    await env.settle()
    assert len(world.posted()) == before + 1
    assert world.called(path=f"/channels/{world.channel.id}/messages") == [world.ann.id]
    assert "less than a day ago" in alone(await on_board(world.ben, world.channel, "poke"))
    await env.settle()
    assert len(world.posted()) == before + 1
"""


LAW = "tests/test_architecture.py::test_a_module_imports_only_what_its_row_allows"


def files() -> dict[str, str]:
    """The files of the example by their paths."""
    return dict(_FILE.findall(GUIDE))


def build(folder: Path) -> None:
    """A copy of the project with the example in it."""
    skipped = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name in ("bot", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=skipped)
    for name in ("render", "rules"):
        (folder / name).symlink_to(ROOT / name)
    for name, text in files().items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "bot" / "poke" / "__init__.py").touch()
    features = folder / "bot" / "features.py"
    (line,) = re.findall(r"`(from bot\.poke\.feature import [^`]*)`", GUIDE)
    there, end = features.read_text(encoding="utf-8"), '\n)\n"""Each uses only those before it."""'
    assert end in there
    there = there.replace(end, f"\n    POKE,{end}").replace(
        "\nfrom bot.hall.feature", f"\n{line}\nfrom bot.hall.feature"
    )
    features.write_text(there, encoding="utf-8")


def test_the_example_is_short() -> None:
    code = {name: text for name, text in files().items() if name.endswith(".py")}
    assert {Path(name).name for name in code} == {"rows.py", "service.py", "requests.py", "feature.py"}
    assert {name.split("/")[3] for name in set(files()) - set(code)} == {"en", "ja"}
    assert sum(bool(line.strip()) for text in code.values() for line in text.splitlines()) < 80


def test_the_example_is_built_and_played(tmp_path: Path) -> None:
    build(tmp_path)
    (tmp_path / "tests" / "test_poke.py").write_text(STORY, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-pno:cacheprovider", "tests/test_poke.py", LAW]
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTEST_ADDOPTS": ""}
    played = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stdout + played.stderr
