"""Problems as they are written, one a line, into the file of their game (`bot/engine/problems/book.py` reads it)."""

from collections.abc import Sequence
from pathlib import Path

from bot.engine.problems.book import WITHDRAWN
from bot.engine.problems.mined import Mined


def grow(path: Path, known: Sequence[Mined], found: Sequence[Mined], inputs: str) -> None:
    """Writes a file again, with what is known now of its problems; those that were found follow a line of inputs."""
    left, text = iter(known), ""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        text += f"{line}\n" if line.startswith("#") else _lines([next(left)])
    if found:
        text += f"# {inputs}\n" + _lines(found)
    path.write_text(text, encoding="utf-8")


def _lines(problems: Sequence[Mined]) -> str:
    lines = []
    for problem in problems:
        facts = [
            *([f"{WITHDRAWN}:{problem.withdrawn}"] if problem.withdrawn else ()),
            problem.kind.value,
            str(problem.grade),
            str(problem.gain),
            problem.position,
        ]
        lines.append(" ".join([*facts, *problem.solution, *problem.ways]) + "\n")
    return "".join(lines)
