"""Where a test that plays at random begins: always the same, but for nightly runs, which print theirs."""

import os

SEED = int(os.environ.get("DAMKA_SEED", "0"))
