"""All that is kept of a person as one file."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from typing import Any

from bot.core.export import export
from bot.core.match import Match


def archive(rows: Mapping[str, Any], matches: Sequence[Match], names: Mapping[int, str]) -> bytes:
    """A ZIP with the rows of the database as JSON, and each game as a file."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as files:
        files.writestr("data.json", json.dumps(rows, ensure_ascii=False, indent=1))
        for match in matches:
            written = export(match, (names[match.players[0]], names[match.players[1]]))
            files.writestr(f"games/{match.id}.{written.suffix}", written.text)
    return packed.getvalue()
