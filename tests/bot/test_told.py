"""Stored transcripts are of tests that there are, each of one."""

import re

from tests.stored import FOLDER
from tests.test_architecture import ROOT


def test_every_transcript_is_of_one_test() -> None:
    for folder in (path for path in (FOLDER / "told").iterdir() if path.is_dir()):
        files = (ROOT / "tests").glob(f"**/{folder.name}/test_*.py")
        written = "\n".join(file.read_text(encoding="utf-8") for file in files)
        there = re.findall(r"^(?:async )?def (test_\w+)", written, flags=re.MULTILINE)
        for file in folder.iterdir():
            (name,) = re.findall(r"^\w+", file.name)
            assert there.count(name) == 1, file
