"""Where a typed position goes wrong."""

import pytest

from rules.errors import BadPosition
from rules.records.claims import DRAUGHTS
from rules.records.pasted import located


@pytest.mark.parametrize(
    ("key", "text", "column"),
    [
        ("russian", "W:W5,5:B10", 5), ("russian", "W:Wa3,a3:Bh8", 6),
        ("russian", "W:Wa7,a7:Bb5", 6), ("russian", "W: WKa7,a7: Bb5", 8),
        ("international", "W:W05,7:B8,5", 11), ("international", "W:W31,zz:B7", 6),
        ("american", "W:W31,50:B1 idle=50", 6), ("american", "W:W31,50:B1:H50", 6),
        ("american", "W:W31-50:B1", None), ("american", "W:W9-21:B1", None),
        ("american", "W:W:B", 3), ("american", "W31,32 B1", 0),
    ],
)  # fmt: skip
def test_the_place_is_that_of_the_square_however_it_is_written(
    key: str, text: str, column: int | None
) -> None:
    with pytest.raises(BadPosition) as raised:
        DRAUGHTS[key].start(text)
    fault = located(DRAUGHTS[key], text, raised.value)
    assert (fault.details["near"], fault.details.get("column")) == (text, column)
