"""The arguments of the command line, and its output."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any


def parser(
    version: str, languages: Sequence[str], usual: str, tag: Callable[[str], str]
) -> argparse.ArgumentParser:
    """Reads the arguments of `python -m bot`. `usual`: one of the languages; `tag`: reads that of any language."""
    whole = argparse.ArgumentParser(prog="python -m bot", description="Correspondence draughts in Discord.")
    whole.add_argument("--version", action="version", version=f"damka {version}")
    make = whole.add_subparsers(dest="command", metavar="COMMAND").add_parser
    counted: dict[str, Any] = {"type": int, "metavar": "N"}
    make("run", help="log in and serve (the default)")
    sandbox = make("sandbox", help="the bot in a simulated Discord, on a page of this machine")
    sandbox.add_argument("--language", choices=languages, default=usual, help="what the players speak")
    sandbox.add_argument("--database", metavar="URL", help="keep the games here instead of nowhere")
    sandbox.add_argument(
        "--port", type=_port, metavar="PORT", help="serve the page on this port instead of a free one"
    )
    told = "how many people there are, 2 to 8: a tournament needs more than two"
    sandbox.add_argument("--people", choices=range(2, 9), default=2, help=told, **counted)
    told = "2: two servers side by side, with open doors, which share the people"
    sandbox.add_argument("--servers", choices=(1, 2), default=1, help=told, **counted)
    make("sync", help="tell Discord the commands now, changed or not")
    check = make("check", help="replay every stored match and compare")
    check.add_argument("file", metavar="FILE", nargs="?", type=Path, help="a backup, instead of the database")
    backup = make("backup", help="copy the database, also while the bot runs")
    backup.add_argument(
        "target", metavar="FILE", type=Path, help="a new file, or a folder for copies named by their time"
    )
    backup.add_argument(
        "--keep", metavar="DAYS", type=_days, help="then delete the copies in the folder that are older"
    )
    restore = make(
        "restore", help="put a backup in the place of the database, or into an empty one on a server"
    )
    restore.add_argument("file", metavar="FILE", type=Path)
    exclude = make(
        "exclude", help="annul a player's rated results, also while the bot runs; --undo takes it back"
    )
    exclude.add_argument("user", metavar="ID", type=_person, help="the number that Discord gives them")
    exclude.add_argument("--undo", action="store_true", help="let their results count again")
    world = make("world", help="what is reported of games between servers, and bans from them")
    acts = world.add_subparsers(dest="act", metavar="ACT", required=True, help="reports, ban or unban")
    acts.add_parser("reports", help="print the reports, the latest first")
    for act, told in (("ban", "keep a person out of them"), ("unban", "let the person in again")):
        barred = acts.add_parser(act, help=f"{told}, also while the bot runs")
        barred.add_argument("user", metavar="ID", type=_person, help="the number that Discord gives them")
    language = make("language", help="how far a translation is, and what comes next")
    language.add_argument("tag", metavar="TAG", type=tag, help="de, or pt-BR with a region")
    make("compile", help="let the bot think in C, some twenty times as fast; needs a C compiler")
    draw = make("draw", help="draw a position as a PNG, or into FILE.svg as SVG")
    draw.add_argument(
        "game", metavar="KEY", nargs="?", help="a game, with options after a colon: gothic:flying"
    )
    draw.add_argument("position", metavar="POSITION", nargs="?", help="FEN, or the game's own position text")
    draw.add_argument("-o", "--output", metavar="FILE", type=Path, required=True)
    draw.add_argument("--theme", default="wood", help="a theme (wood)")
    draw.add_argument("--sheet", action="store_true", help="every game in one theme, instead of a position")
    identity = make("identity", help="write the bot's avatar, banner and emoji as files")
    identity.add_argument(
        "folder", metavar="FOLDER", type=Path, help="where to; it is made where it is missing"
    )
    identity.add_argument(
        "--upload", action="store_true", help="and send them to Discord, for the application of DISCORD_TOKEN"
    )
    return whole


def _number(below: int, kind: str) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or not 0 < int(text) < below:
            raise argparse.ArgumentTypeError(f"{text} is not {kind}")
        return int(text)

    return read


_port = _number(65536, "a port")
_person = _number(2**63, "a number of Discord")
_days = _number(10_000, "a number of days")


def sent(more: str = "") -> bool:
    """Sends all that was printed. False where nobody reads it any more: then it goes nowhere, now and later."""
    try:
        print(more, end="", flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return False
    return True
