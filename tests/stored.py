"""Texts that are stored: a new one must be the same, to the letter.

DAMKA_STORE=1 python -m pytest tests/...    writes them anew; read every change before committing it
"""

import os
from pathlib import Path

VARIABLE = "DAMKA_STORE"
FOLDER = Path(__file__).parent / "data" / "stored"


def check(name: str, text: str) -> None:
    """Holds the text against the stored one of this name."""
    path = FOLDER / f"{name}.txt"
    if os.environ.get(VARIABLE):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n", encoding="utf-8")
    found = path.read_text(encoding="utf-8")
    assert text + "\n" == found, f"if this is meant: {VARIABLE}=1, and read what has changed in {path.name}"
