"""The search in C comes to the same as the one in Python, and where it cannot it is done again there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.console.search import choose_search, compile_into
from bot.engine import compiled
from bot.engine.draughts import DraughtsEvaluation, draughts_evaluation
from bot.engine.native import NativeSearch, search_of
from bot.engine.search import Search
from tests.bot.engine import same
from tests.rules.draughts.positions import RULESETS, game_of
from tests.seed import SEED

OPTIONS = (
    *("brazilian:cbd", "frisian:three-halves", "malaysian:8x8", "malaysian:forward"),
    *("turkish:king-at-once", "turkish:men-capture-back", "gothic:flying"),
)
KEYS = (*RULESETS, *OPTIONS)
PLIES = (7, 30, 55, 90)
HOUSE = Path(__file__).with_name("test_house.py")


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("key", KEYS)
def test_steps_are_the_same_in_the_same_order(key: str) -> None:
    game = game_of(key)
    for number in range(3):
        assert same.same_steps(game, same.played(game, SEED + number)) == 0
    same.same_steps(game, list(same.scattered(game, SEED, 150)))


@pytest.mark.usefixtures("native")
@pytest.mark.few(8)
@pytest.mark.parametrize("key", KEYS)
def test_whole_searches_are_the_same(key: str) -> None:
    """With the positions that were there before, and with a margin within which values are exact."""
    game = game_of(key)
    states = same.played(game, SEED)
    for plies in PLIES:
        same.same_search(game, states[: plies + 1], 800, margin=same.MARGIN if plies < 50 else 0)
    for state in same.scattered(game, SEED, 4):
        same.same_search(game, [state], 400)


@pytest.mark.usefixtures("native")
@pytest.mark.few(5)
@pytest.mark.parametrize("key", KEYS)
def test_weights_of_every_kind_come_to_the_same(key: str) -> None:
    game = game_of(key)
    chance = Random(SEED)
    judge = DraughtsEvaluation(game, same.random_weights(game, chance), same.random_formations(game, chance))
    same.same_search(game, same.played(game, SEED, 25), 500, judge)


def test_a_build_with_small_limits_comes_to_the_same_by_way_of_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each limit by itself, in a game that meets it."""
    for limit, key, plies in (
        ("MOST_ENTRIES=40", "russian", 20),
        ("MOST_SEEN=1", "frisian", 60),
        ("MOST_PAST=5", "american", 20),
        ("MOST_STEPS=6", "international", 20),
        ("MOST_KEYS=3", "spanish", 20),
    ):
        file = compile_into(tmp_path / limit, f"-D{limit}", "-O1")
        monkeypatch.setenv(compiled.VARIABLE, str(file))
        game = game_of(key)
        fallen = [same.same_search(game, same.played(game, seed, plies), 1_500) for seed in range(4)]
        assert any(fallen), limit


@pytest.mark.usefixtures("native")
def test_it_is_asked_as_often_whether_that_is_enough() -> None:
    game = game_of("international")
    state = game.start()
    for after in (0, 3, 10**6):
        counts = []
        for search in (Search, NativeSearch):
            asked = 0

            def enough(after: int = after) -> bool:
                nonlocal asked
                asked += 1
                return asked > after

            judge, root = draughts_evaluation(game), game.tree.node(state)
            one = search(game.tree, judge, 1_500, enough=enough)
            one.run(root, same.options_at(game, state))
            counts.append((asked, one.nodes, one.depth))
        assert counts[0] == counts[1]


@pytest.mark.usefixtures("native")
def test_estimates_that_are_out_and_games_of_kato_stay_in_python() -> None:
    game = game_of("russian")
    judge = draughts_evaluation(game)
    assert type(search_of(game.tree, judge, 50)) is NativeSearch
    assert type(search_of(game.tree, judge, 50, blur=30)) is Search


def test_only_a_file_of_the_source_as_it_is_now_is_loaded(
    tmp_path: Path, file_of_search: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stale = tmp_path / "search-0123456789abcdef.so"
    stale.write_bytes(file_of_search.read_bytes())
    broken = tmp_path / "broken" / file_of_search.name
    broken.parent.mkdir()
    broken.write_bytes(b"no library")
    for path in (stale, broken, tmp_path / file_of_search.name):
        monkeypatch.setenv(compiled.VARIABLE, str(path))
        assert compiled.library() is None
    monkeypatch.delenv(compiled.VARIABLE)
    assert compiled.library() is None


def loaded(file: Path) -> str:
    """The library that a process which is pointed to the file says it has."""
    program = [sys.executable, "-c", "from bot.engine import compiled; print(compiled.library())"]
    environment = {**os.environ, compiled.VARIABLE: str(file)}
    return subprocess.run(program, env=environment, capture_output=True, text=True, check=True).stdout


def test_a_file_that_was_cut_off_is_not_loaded(tmp_path: Path, file_of_search: Path) -> None:
    """A process that loads one is killed."""
    cut = tmp_path / file_of_search.name
    cut.write_bytes(file_of_search.read_bytes()[:-20_000])
    shutil.copy(compiled.digest_of(file_of_search), compiled.digest_of(cut))
    assert loaded(cut) == "None\n"


TRAP = """
#include <stdio.h>
__attribute__((constructor)) static void sprung(void) { puts("sprung"); fflush(stdout); }
"""


@pytest.mark.parametrize("fault", ["open file", "open folder", "open above", "link", "other bytes"])
def test_a_file_that_somebody_else_could_have_put_there_is_never_loaded(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its constructor would run in the bot, with the token in the environment."""
    source = tmp_path / "trap.c"
    source.write_text(TRAP, encoding="utf-8")
    folder = tmp_path / "above" / "damka"
    folder.mkdir(parents=True)
    path = compiled.file_in(folder)
    subprocess.run(["cc", *compiled.OPTIONS, "-o", str(path), str(source)], check=True)
    noted = compiled.digest_of(path)
    noted.write_text(compiled.digest(path), encoding="ascii")
    named, open_to = path, {"open file": path, "open above": folder.parent}.get(fault, folder)
    reason = f"others may write to {open_to}"
    match fault:
        case "open file":
            path.chmod(0o766)
        case "open folder":
            folder.chmod(0o1777)
        case "open above":
            folder.parent.chmod(0o770)
        case "link":
            folder.chmod(0o777)
            named = tmp_path / path.name
            named.symlink_to(path)
        case _:
            noted.write_text(compiled.digest(source), encoding="ascii")
            reason = f"{path} is not as it was compiled"
    assert compiled.refusal(named) == reason
    assert choose_search("auto", named.parent) == f"Python, since {reason}"
    assert loaded(named) == "None\n"


def test_a_file_of_another_user_is_never_loaded(
    tmp_path: Path, file_of_search: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / file_of_search.name
    for copied in (path, compiled.digest_of(path)):
        shutil.copy(file_of_search.with_name(copied.name), copied)
    path.chmod(0o700)
    assert compiled.refusal(path) == ""
    if os.getuid() == 0:
        os.chown(path, 54321, -1)
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    assert compiled.refusal(path) == f"{path} belongs to another user"


@pytest.mark.usefixtures("alone")
def test_the_command_says_where_what_it_compiled_will_not_be_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache").chmod(0o777)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert main(["compile"]) == 2
    assert capsys.readouterr().err.endswith(
        f"is compiled, but the bot will not load it: others may write to {tmp_path / 'cache'}.\n"
    )


def test_what_is_compiled_under_an_open_umask_is_its_owners_alone_and_loaded(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        path = compile_into(tmp_path / "cache" / "damka")
    finally:
        os.umask(before)
    assert compiled.refusal(path) == ""
    made = (path, compiled.digest_of(path), path.parent, path.parent.parent)
    assert [each.stat().st_mode & 0o077 for each in made] == [0, 0, 0, 0]


@pytest.mark.usefixtures("alone")
def test_the_command_compiles_and_the_setting_forces_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv(compiled.VARIABLE, "")
    folder = tmp_path / "cache" / "damka"
    assert choose_search("auto", folder) == "Python"
    assert main(["compile"]) == 0
    assert Path(capsys.readouterr().out.strip()) == compiled.file_in(folder)
    assert choose_search("auto", folder) == "native"
    assert os.environ[compiled.VARIABLE] == str(compiled.file_in(folder))
    assert choose_search("python", folder) == "Python"
    assert compiled.VARIABLE not in os.environ


@pytest.mark.usefixtures("alone")
def test_without_a_compiler_the_command_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or where CC names something that cannot be run."""
    monkeypatch.setenv("XDG_CACHE_HOME", "cache")
    for named in ("no-such-compiler", str(tmp_path)):
        monkeypatch.setenv("CC", named)
        assert main(["compile"]) == 2
        assert capsys.readouterr().err.startswith("There is no C compiler: install one")
    monkeypatch.setenv("CC", "cc -fno-such-option")
    assert main(["compile"]) == 1
    assert "no-such-option" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.usefixtures("native")
@pytest.mark.few(1)
@pytest.mark.parametrize("key", KEYS)
def test_searches_of_the_highest_level_are_the_same(key: str) -> None:
    game = game_of(key)
    same.same_search(game, same.played(game, SEED, 24), 100_000, margin=same.MARGIN)
    same.same_search(game, same.played(game, SEED + 1, 60), 100_000)


@pytest.mark.slow
@pytest.mark.nightly
def test_sanitizers_find_nothing(tmp_path: Path) -> None:
    """The comparisons once more with every access and every sum of C watched."""
    file = compile_into(tmp_path, "-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
    found = subprocess.run(
        ["cc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True
    ).stdout.strip()
    chosen = "steps_are_the_same or whole_searches or every_kind or same_end"
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-pno:cacheprovider", "-k", chosen, __file__]
    watched = {compiled.VARIABLE: str(file), "LD_PRELOAD": found, "ASAN_OPTIONS": "detect_leaks=0"}
    env = {**os.environ, **watched}
    ended = subprocess.run([*command, str(HOUSE)], env=env, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout[-3_000:] + ended.stderr[-3_000:]
    assert " passed" in ended.stdout
