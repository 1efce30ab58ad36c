"""The imports allowed to each folder. A failure names the file and the line."""

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from bot import features

ROOT = Path(__file__).resolve().parent.parent
OURS = ("rules", "render", "bot")

CORE = {"bot.core", "rules"}

FLOORS: Mapping[str, set[str]] = {
    "rules": {"rules"},
    "rules.draughts": {"rules"},
    "rules.draughts.captures": {"rules"},
    "rules.draughts.endgames": {"rules"},
    "rules.kato": {"rules"},
    "rules.records": {"rules"},
    "render": {"render", "PIL", "isal"},
    "render.fonts": {"render", "fontTools"},
    "bot.core": CORE,
    "bot.engine": {"bot.engine", "rules"},
    "bot.engine.problems": {"bot.engine", "rules"},
    "bot.workers": {"bot.core.errors", "bot.workers"},
    "bot.store": {*CORE, "bot.store", "aiosqlite", "sqlalchemy", "alembic", "structlog"},
    "bot.store.migrations": {"bot.store", "sqlalchemy", "alembic"},
    "bot.store.migrations.versions": {"bot.store.types", "rules", "sqlalchemy", "alembic"},
    "bot.language": {*CORE, "bot.language", "fluent", "babel"},
    "bot.board": {*CORE, "bot.board", "bot.language", "bot.workers", "render"},
    "bot.skin": {
        *CORE, "bot.outbox.service", "bot.people.service", "bot.store.app", "bot.store.finding",
        "bot.store.connection", "bot.store.deadlines", "bot.board", "bot.language", "bot.skin", "discord",
        "structlog",
    },
}  # fmt: skip
"""The imports of the files of each floor, besides the standard library."""

FEATURES = tuple(each.name for each in features.FEATURES)
"""The features in their order: each imports only from those before it."""

_SERVICE = {*CORE, "bot.engine", "bot.store", "bot.workers", "structlog"}
_CARDS = {
    *(*CORE, "discord", "bot.language", "bot.board.moves", "bot.board.text"),
    *("bot.skin.card", "bot.skin.chapters", "bot.skin.errors"),
}
_ANSWERS = {*_CARDS, "structlog", "bot.board", "bot.outbox.service", "bot.skin", "bot.workers.errands"}

LAYERS: Mapping[str, tuple[set[str], set[str]]] = {
    "model": (CORE, {"model"}),
    "rows": ({*CORE, "bot.store", "sqlalchemy", "structlog"}, {"model", "rows"}),
    "service": (_SERVICE, {"model", "rows", "service"}),
    "pictures": ({*CORE, "bot.board", "bot.language", "bot.workers", "render"}, {"model", "pictures"}),
    "cards": (_CARDS, {"model", "cards"}),
    "answers": (_ANSWERS, {"model", "service", "pictures", "cards", "answers"}),
    "requests": (_ANSWERS, {"model", "service", "pictures", "cards", "answers", "requests"}),
    "board": ({*CORE, "bot.board", "bot.language", "render"}, {"model", "board"}),
    "routes": ({*_ANSWERS, "aiohttp"}, {"model", "service", "cards", "answers", "board"}),
    "checks": ({*CORE, "bot.store", "sqlalchemy"}, {"model", "rows", "service", "checks"}),
    "feature": (
        {*_ANSWERS, "bot.store.app", "bot.store.connection", "bot.store.deadlines"},
        {"model", "rows", "service", "cards", "answers", "requests", "checks", "routes"},
    ),
}
"""The files of a feature: what each may import besides, and of which files of its own and of earlier features."""

HUBS: Mapping[str, set[str]] = {
    "bot": {*CORE, "bot", "discord", "structlog"},
    "bot.console": {*CORE, "bot", "sqlalchemy", "structlog"},
}
"""The folders above the features."""

FILES: Mapping[str, set[str]] = {
    "bot.core.calendar": {"holidays"},
    "bot.settings": {"dotenv", "platformdirs", "pydantic", "pydantic_settings", "sqlalchemy"},
    "bot.skin.malformed": {"aiohttp", "discord", "structlog"},
    "bot.console.status": {"aiohttp", "bot", "prometheus_client", "structlog"},
    "bot.logs": {"structlog"},
    "bot.store.metrics": {"prometheus_client"},
    "bot.sandbox": {*CORE, "bot", "aiohttp", "discord", "simcord"},
    "bot.__main__": {"bot", "rules", "discord", "aiohttp", "sqlalchemy", "structlog", "yarl"},
    "bot.tournaments.model.swiss": {*CORE, "gacrux", "networkx", "bot.tournaments.model"},
    "bot.tournaments.model.double_swiss": {*CORE, "networkx", "bot.tournaments.model"},
}
"""The same for single files that differ from the row of their folder."""

UPWARD = ROOT / "tests" / "upward.txt"
"""Imports against the order that are left: the list may only become shorter."""


def modules_of(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def modules() -> list[Path]:
    return [path for package in OURS for path in modules_of(package)]


def dotted(path: Path) -> str:
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return name.removesuffix(".__init__")


def folder_of(path: Path) -> str:
    return ".".join(path.parent.relative_to(ROOT).parts)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def is_module(name: str) -> bool:
    path = ROOT / Path(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


@cache
def imports(path: Path) -> tuple[tuple[int, str], ...]:
    """Every imported module as (line, dotted name), those for types too, relative imports resolved."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = node.module or ""
            if node.level:
                parts = folder_of(path).split(".")
                origin = ".".join(parts[: len(parts) - node.level + 1] + ([origin] if origin else []))
            for alias in node.names:
                whole = f"{origin}.{alias.name}"
                yield node.lineno, whole if is_module(whole) else origin


def within(name: str, parts: set[str]) -> bool:
    return any(name == part or name.startswith(part + ".") for part in parts)


def placed(name: str) -> tuple[str, str] | None:
    """The feature that a module belongs to, and its kind of file: `bot.core.rating` to ratings, model."""
    parts = name.split(".")
    return (parts[1], parts[2]) if len(parts) > 2 and parts[0] == "bot" and parts[1] in FEATURES else None


def allowed(path: Path) -> set[str]:
    """All that the file may import of ours and of others, besides the standard library."""
    name, folder = dotted(path), folder_of(path)
    if name in FILES:
        return FILES[name]
    home = placed(name)
    if home is None:
        return FLOORS.get(folder) or HUBS.get(folder, set())
    feature, kind = home
    others, kinds = LAYERS[kind]
    earlier = FEATURES[: FEATURES.index(feature) + 1]
    return {*others, *(f"bot.{each}.{kind}" for each in earlier for kind in kinds)}


def wrong_imports(path: Path) -> dict[str, int]:
    """Each import of the file that its row does not allow, with its line."""
    may = allowed(path)
    return {
        name: line
        for line, name in imports(path)
        if name.partition(".")[0] not in sys.stdlib_module_names and not within(name, may)
    }


def test_every_folder_has_a_row_and_every_row_a_folder() -> None:
    folders = {folder_of(path) for path in modules() if placed(dotted(path)) is None}
    of_features = {f"bot.{feature}" for feature in FEATURES}
    assert folders - of_features == {*FLOORS, *HUBS}
    kinds = {place for path in modules() if (place := placed(dotted(path)))}
    assert {feature for feature, _ in kinds} == set(FEATURES)
    assert {kind for _, kind in kinds} == set(LAYERS)
    assert {dotted(path) for path in modules()} >= set(FILES)


def test_a_module_imports_only_what_its_row_allows() -> None:
    found = {
        f"{dotted(path)} {name}": line for path in modules() for name, line in wrong_imports(path).items()
    }
    listed = set(UPWARD.read_text(encoding="utf-8").splitlines())
    told = [
        f"{key.split()[0]}:{line} imports {key.split()[1]}"
        for key, line in found.items()
        if key not in listed
    ]
    assert not told, "\n".join(told)
    assert listed == set(found), "mended: take these lines out of upward.txt"


@pytest.mark.parametrize("package", OURS)
def test_no_files_import_each_other_in_a_circle(package: str) -> None:
    paths = {dotted(path): path for path in modules()}
    arrows = {
        name: {target: line for line, target in imports(path) if target in paths and target != name}
        for name, path in paths.items()
        if within(name, {package})
    }
    circle = find_circle(arrows)
    told = [
        f"{paths[name].relative_to(ROOT)}:{arrows[name][following]} imports {following}"
        for name, following in zip(circle, [*circle[1:], *circle[:1]], strict=True)
    ]
    assert not told, "\n".join(told)


def _room(path: Path) -> str:
    return path.relative_to(ROOT / "bot").parts[0].removesuffix(".py")


def test_no_folders_are_tied_into_a_knot() -> None:
    """But for the imports that are still listed, all arrows between the folders of `bot` lead down."""
    listed = set(UPWARD.read_text(encoding="utf-8").splitlines())
    rooms = {
        dotted(path): "features" if path.name == "feature.py" else _room(path) for path in modules_of("bot")
    }
    arrows: dict[str, dict[str, int]] = {room: {} for room in rooms.values()}
    for path in modules_of("bot"):
        for line, target in imports(path):
            if (
                target in rooms
                and rooms[target] != rooms[dotted(path)]
                and f"{dotted(path)} {target}" not in listed
            ):
                arrows[rooms[dotted(path)]][rooms[target]] = line
    assert find_circle(arrows) == []


def find_circle(arrows: Mapping[str, Mapping[str, int]]) -> list[str]:
    """Names that lead round to the first of them; empty where there are none."""
    done: set[str] = set()

    def follow(name: str, way: list[str]) -> list[str]:
        if name in way:
            return way[way.index(name) :]
        if name not in done:
            for target in arrows.get(name, ()):
                if found := follow(target, [*way, name]):
                    return found
            done.add(name)
        return []

    return next((found for name in arrows if (found := follow(name, []))), [])


def variants_named(tree: ast.Module, names: set[str]) -> Iterator[tuple[int, str]]:
    """Every text in the code that is the name of a variant: compared, matched, looked up or listed."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in names:
            yield node.lineno, node.value


def test_no_variant_is_asked_for_by_name_outside_its_table() -> None:
    from rules import GAMES

    names = {key.partition(":")[0] for key in GAMES}
    home = ROOT / "rules" / "draughts" / "variants.py"
    wrong = [
        f"{path.relative_to(ROOT)}:{line} names {name!r}"
        for path in modules()
        if path != home
        for line, name in variants_named(parsed(path), names - {path.stem})
    ]
    assert not wrong, "\n".join(wrong)


def formats_named(tree: ast.Module, names: set[str]) -> Iterator[tuple[int, str]]:
    """Every place in the code that names a tournament format: a member of `Format`, or the text that is stored."""
    members = {name.upper().replace("-", "_"): name for name in names}
    yield from variants_named(tree, names)
    for node in ast.walk(tree):
        of = node.value if isinstance(node, ast.Attribute) and node.attr in members else None
        if isinstance(of, ast.Name) and of.id == "Format":
            yield of.lineno, members[cast("ast.Attribute", node).attr]


def test_no_format_is_asked_for_by_name_outside_its_own_file() -> None:
    from bot.tournaments.model.formats.registry import FORMATS
    from bot.tournaments.model.plan import Format

    formats = ROOT / "bot" / "tournaments" / "model" / "formats"
    homes = {name.value: formats / f"{name.replace('-', '_')}.py" for name in Format}
    assert all(path.exists() for path in homes.values())
    assert set(FORMATS) == set(Format)
    wrong = [
        f"{path.relative_to(ROOT)}:{line} names {name!r}"
        for path in modules_of("bot")
        if path != ROOT / "bot" / "tournaments" / "model" / "plan.py"
        for line, name in formats_named(parsed(path), {n for n, home in homes.items() if home != path})
    ]
    assert not wrong, "\n".join(wrong)


def number_lookups(tree: ast.Module) -> Iterator[int]:
    """The lines on which a match, an invitation, a tournament or a ladder is fetched by its number."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            of = node.func.value
            name = of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""
            if name in ("matches", "seeks", "tournaments", "ladders"):
                yield node.lineno


def skin() -> list[Path]:
    """The files that know Discord."""
    kinds = {"cards", "answers", "requests", "routes"}
    return [
        path
        for path in modules_of("bot")
        if folder_of(path) in ("bot.skin", "bot") or ((place := placed(dotted(path))) and place[1] in kinds)
    ]


def test_what_has_a_number_is_fetched_in_one_place_which_asks_who_may_read_it() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} fetches by number; use readable_... of bot.match.answers.access"
        for path in skin()
        if dotted(path) != "bot.match.answers.access"
        for line in number_lookups(parsed(path))
    ]
    assert not wrong, "\n".join(wrong)


TRUSTED: Mapping[str, str] = {
    "bot.match.answers.access.meet_again": "the game that an invitation that was read repeats; names its people",
    "bot.tournaments.answers.desk._match": "the games of a tournament that was read by one who directs it",
    "bot.tournaments.answers.tournaments._matches": "the games of a tournament that was read",
    "bot.tournaments.answers.tournaments._takes_part": "one of the server's own list; decides whether it is shown",
    "bot.invitations.answers.join": "the game of an invitation that was read",
}
"""Functions that answer a request and look up a number without asking for the right to read it, and why they may."""


def test_a_request_looks_up_no_number_as_if_the_bot_had_written_it_down() -> None:
    found = {
        f"{dotted(path)}.{function.name}"
        for path in skin()
        for function in ast.walk(parsed(path))
        if isinstance(function, ast.AsyncFunctionDef)
        and {"request", "press"} & {each.arg for each in function.args.args}
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and node.id.startswith("known_")
    }
    assert found == set(TRUSTED)


AUDIENCE = {"bot.core.audience", "bot.skin.context", "bot.skin.names", "bot.skin.places"}
"""The files that say whom the readers of a message may know, by a mention, by name or not at all, and what they see."""

DECIDES = {"strangers", "strangers_of", "strangers_anywhere", "naming", "unlinked", "publish", "places"}
"""Names by which a screen could say so itself: of people, of what is public, of the places of a match."""

ONE_FILE = {
    "app[Players].names(": "bot.skin.names",
    ".global_name": "bot.skin.names",
    "//discord.com/channels/": "bot.skin.places",
    ".fetch_member(": "bot.skin.places",
    ".query_members(": "bot.skin.places",
    "#＃": "bot.language.references",
    "class Audience": "bot.core.audience",
}
"""Signs by which another file would find out for itself how somebody is called, where something stands, who is a
member, what a number with its sign means, or who reads; and the one file that everything asks.
"""


def decisions(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in DECIDES:
            if node.attr != "places" or ast.unparse(node.value) == "match":
                yield node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names if alias.name == "unlinked")


def test_one_file_says_whom_the_readers_of_a_message_may_know() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} names {name}; ask bot.core.audience"
        for path in skin()
        for name in decisions(parsed(path))
        if dotted(path) not in AUDIENCE
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("sign", ONE_FILE)
def test_names_places_and_references_are_one_file_each(sign: str) -> None:
    files = {dotted(path) for path in modules_of("bot") if sign in path.read_text(encoding="utf-8")}
    assert files == {ONE_FILE[sign]}


def test_players_of_a_match_are_named_as_its_readers_know_them() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno} names players; use names_of of bot.skin.names"
        for path in skin()
        if dotted(path) not in AUDIENCE
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "names"
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute) and part.attr in ("players", "people", "opponent_of")
    ]
    assert not wrong, "\n".join(wrong)


PROCESSES = {"subprocess", "multiprocessing", "ProcessPoolExecutor", "fork", "forkpty", "popen"}
"""Names by which a process can be begun, beside those that begin like `create_subprocess_exec` and `os.spawnv`."""


def processes_begun(tree: ast.Module) -> Iterator[int]:
    """The lines that name something by which a process is begun."""
    for node in ast.walk(tree):
        named: list[str] = []
        if isinstance(node, ast.Import):
            named = [part for alias in node.names for part in alias.name.split(".")]
        elif isinstance(node, ast.ImportFrom):
            named = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Attribute):
            named = [node.attr]
        elif isinstance(node, ast.Name):
            named = [node.id]
        if any(name in PROCESSES or name.startswith(("create_subprocess", "spawn")) for name in named):
            yield cast("ast.stmt", node).lineno


def test_only_workers_begin_processes() -> None:
    """And the operator's command that compiles, which waits for the compiler; no bot runs there."""
    homes = [ROOT / "bot" / "workers" / "process.py", ROOT / "bot" / "console" / "search.py"]
    assert all(list(processes_begun(parsed(home))) for home in homes)
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in modules()
        if path not in homes
        for line in processes_begun(parsed(path))
    ]
    assert not wrong, "\n".join(wrong)


def test_no_module_has_a_name_that_says_nothing() -> None:
    empty = {"utils", "util", "common", "helpers", "helper", "manager", "base", "misc"}
    wrong = [str(path.relative_to(ROOT)) for path in modules() if path.stem in empty]
    assert not wrong, wrong


@pytest.mark.parametrize(
    "path",
    [path for path in modules() if within(dotted(path), {"bot.core", "bot.engine", "rules"})],
    ids=dotted,
)
def test_pure_parts_have_no_clock_and_no_await(path: Path) -> None:
    wrong = []
    for node in ast.walk(parsed(path)):
        if isinstance(node, (ast.AsyncFunctionDef, ast.Await)):
            wrong.append(f"{path.relative_to(ROOT)}:{node.lineno} is asynchronous")
        if isinstance(node, ast.Attribute) and node.attr in {"now", "utcnow", "today", "monotonic"}:
            wrong.append(f"{path.relative_to(ROOT)}:{node.lineno} reads a clock")
    assert not wrong, "\n".join(wrong)
