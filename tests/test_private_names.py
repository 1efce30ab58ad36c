"""The private names of libraries that the project uses: all of them stand here, and each is still there."""

import ast
import inspect
from pathlib import Path
from typing import Any

import aiohttp
import aiosqlite
import discord
import pytest
import simcord
from discord.shard import Shard
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

ROOT = Path(__file__).parents[1]
OF_LIBRARIES: dict[tuple[str, str], tuple[type[Any], str]] = {
    ("bot/store/threads.py", "_thread"): (aiosqlite.Connection, "that a process ends without it"),
    ("bot/client.py", "_parent"): (discord.ShardInfo, "the connection of a shard, to make it anew"),
    ("bot/client.py", "_handled_exceptions"): (Shard, "what makes a connection be made anew"),
    ("bot/skin/malformed.py", "_body"): (aiohttp.ClientResponse, "an answer that is not to be read"),
    ("bot/store/threads.py", "_tx"): (aiosqlite.Connection, "whole functions in its thread"),
    ("bot/skin/entry.py", "_state"): (discord.Interaction, "files that were sent in a form"),
    ("bot/sandbox.py", "_operation_task"): (simcord.Env, "whether somebody waits for an answer"),
    ("bot/sandbox.py", "_pages"): (Preview, "the pages that are open"),
    ("bot/sandbox.py", "_publish"): (Preview, "showing what the bot did by itself"),
    ("bot/sandbox.py", "_server"): (Preview, "a style of our own on its page, and a page around two"),
    ("bot/sandbox.py", "_preview"): (simcord.Env, "two servers side by side"),
    ("bot/sandbox.py", "_static"): (PreviewServer, "a style of our own on its page, and a page around two"),
}
"""File and name, and the class in which it is looked for with the purpose that has no public name there."""
OF_PYTHON = {"_exit", "_fields", "_replace"}
"""Documented, in spite of their underscore."""


def private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def bound(tree: ast.AST) -> set[str]:
    """Every name that a file gives to something of its own."""
    names: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.Attribute(ast.Name("self" | "cls"), name, ast.Store()) | ast.Name(name, ast.Store()):
                names.add(name)
    return names


def asked_of_others(tree: ast.AST, own: set[str]) -> set[str]:
    """The private attributes that nothing of ours has, and names imported from libraries that are private there.

    `own`: the names of all files; of anything but itself a file may use only those of its own.
    """
    here, found = bound(tree), set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and private(node.attr):
            itself = isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"}
            found |= {node.attr} - (own | here if itself else here)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.partition(".")[0] not in OURS:
            found |= {part for part in node.module.split(".") if private(part)}
            found |= {alias.name for alias in node.names if private(alias.name)}
    return found - OF_PYTHON


OURS = {"bot", "render", "rules"}


def test_no_other_private_name_of_a_library_is_used() -> None:
    paths = [path for folder in OURS for path in (ROOT / folder).rglob("*.py")]
    trees = {path: ast.parse(path.read_text()) for path in paths}
    own = set().union(*map(bound, trees.values()))
    used = {
        (path.relative_to(ROOT).as_posix(), name)
        for path, tree in trees.items()
        for name in asked_of_others(tree, own)
    }
    assert used <= OF_LIBRARIES.keys(), "find a public name, or say here what has none"


@pytest.mark.parametrize(("file", "name"), OF_LIBRARIES)
def test_each_is_used_and_still_there(file: str, name: str) -> None:
    owner, purpose = OF_LIBRARIES[file, name]
    assert f".{name}" in (ROOT / file).read_text(), "nobody uses it any more"
    there = hasattr(owner, name) or f"self.{name}" in inspect.getsource(owner)
    assert there, f"{owner.__module__} has no {name} any more; {file} needs it for this: {purpose}"
