"""The work of an act, in calls, statements and bytes: it grows only where somebody says so.

DAMKA_STORE=1 python -m pytest tests/bot/test_work.py    stores what there is now; the commit says why there is more
"""

from __future__ import annotations

import os
import subprocess
import sys

from tests import stored
from tests.work import ROOT


def test_an_act_takes_no_more_than_it_did() -> None:
    made = subprocess.run(
        [sys.executable, "-m", "tests.work"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    stored.check("work", made.stdout.strip(), within=0.03)
