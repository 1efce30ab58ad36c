"""All kinds of pictures at the width of a telephone, on Discord's dark ground and its light one, beside former ones.

python -m tests.render.compared FOLDER [FORMER]    writes each kind into FOLDER; with those of another commit in FORMER,
sheet.webp too, where each stands beside its former look
"""

import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image

import render
from bot.board.pictures import scenes
from bot.core.preferences import PlayerSettings
from bot.language.texts import Texts
from bot.language.words import Words
from bot.lessons.pictures import explained
from rules import find_game
from tests import readme_pictures as readme
from tests.render import references
from tests.render.test_table import standings, tree

BOARDS = (
    ("international", 0), ("international", 2), ("international", 4), ("canadian", 1), ("malaysian", 3),
    ("russian", 1), ("american", 4), ("turkish", 2), ("gothic", 1), ("zongheng", 5),
)  # fmt: skip
WIDE, GAP, ROW = 300, 12, 3
GROUNDS = (49, 51, 56), (255, 255, 255)


def kinds() -> dict[str, bytes]:
    """A picture of each kind."""
    shown = {f"{key} {n}": render.draw(scenes(key)[n]) for key, n in BOARDS}
    stored: dict[str, Any] = references.oddities() | references.scenes()
    contents = {
        name: stored[name] for name in ("standings", "cross", "tree", "moved", "review", "banded", "poster")
    }
    contents |= {"standings 24": standings(24), "tree 16": tree(16)}
    small = explained(find_game("international"), Words(Texts(), "en"), PlayerSettings())
    contents["lesson"] = [each for each, _ in small]
    shown |= {f"{name} ": render.paint(content) for name, content in contents.items()}
    pictures = readme.pictures()
    return shown | {name: pictures[f"{name}.png"] for name in ("review", "profile", "tournament", "problem")}


def sheet(pairs: Sequence[Sequence[Path]]) -> Image.Image:
    """Former and present pictures side by side, the rows on the dark and on the light ground in turn."""
    small = []
    for path in (path for pair in pairs for path in pair):
        whole = Image.open(path).convert("RGB")
        small.append(whole.resize((WIDE, whole.height * WIDE // whole.width), Image.Resampling.LANCZOS))
    rows = [small[at : at + 2 * ROW] for at in range(0, len(small), 2 * ROW)]
    heights = [max(each.height for each in row) + GAP for row in rows]
    made = Image.new("RGB", (2 * ROW * (WIDE + GAP), sum(heights)))
    for number, row in enumerate(rows):
        top = sum(heights[:number])
        made.paste(GROUNDS[number % 2], (0, top, made.width, top + heights[number]))
        for place, each in enumerate(row):
            made.paste(each, (place * (WIDE + GAP) + GAP // 2, top + GAP // 2))
    return made


if __name__ == "__main__":
    folders = [Path(name) for name in sys.argv[1:3]]
    folders[0].mkdir(parents=True, exist_ok=True)
    present = kinds()
    for name, data in present.items():
        Image.open(io.BytesIO(data)).save(folders[0] / f"{name}.png")
    if len(folders) == 2:
        both = [[folder / f"{name}.png" for folder in folders[::-1]] for name in present]
        sheet(both).save(folders[0] / "sheet.webp", quality=60, method=6)
