"""Texts that are stored: a new one must be the same, to the letter.

DAMKA_STORE=1 python -m pytest tests/...    writes them anew; read every change before committing it
"""

import difflib
import os
import re
from pathlib import Path

VARIABLE = "DAMKA_STORE"
_NUMBER = re.compile(r"\d+")
FOLDER = Path(__file__).parent / "data" / "stored"


def check(name: str, text: str, *, within: float = 0.0) -> None:
    """Holds the text against the stored one of this name; `within`: by so small a part of it may a number differ."""
    path = FOLDER / f"{name}.txt"
    if os.environ.get(VARIABLE):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n", encoding="utf-8")
    found = path.read_text(encoding="utf-8")
    meant = f"if this is meant: {VARIABLE}=1, and read what has changed in {path.name}"
    if not within:
        changed = difflib.unified_diff(found.splitlines(), text.splitlines(), n=1, lineterm="")
        assert text + "\n" == found, "\n".join([meant, *changed])
        return
    assert _NUMBER.sub("", text + "\n") == _NUMBER.sub("", found), meant
    for new, old in zip(_NUMBER.findall(text), _NUMBER.findall(found), strict=True):
        assert abs(int(new) - int(old)) <= within * int(old), f"{new} where {old} were; {meant}\n{text}"
