"""The data of a control: `v1:<action>:<number>:<seq>[:<rest>]` in its custom_id, and nothing anywhere else.

A click therefore works after a restart, in any process, and tells which state of the match it was made for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import blake2s

TEMPLATE = re.compile(r"v1:([a-z]+(?:-[a-z]+)*):(\d{1,18}):(\d{1,9})(?::(.+))?")
"""Every custom_id of this version; others are answered by telling that the control is out of date."""

PICK = "pick"
"""The action of a menu whose entries are actions themselves: the chosen one is done."""
MAX_LENGTH = 100
MAX_MOVE = 48


@dataclass(frozen=True, slots=True)
class ControlId:
    """`target` is the id of the match or seek, `seq` the last event of the match that the control knows of."""

    action: str
    target: int = 0
    seq: int = 0
    rest: str = ""

    def __str__(self) -> str:
        text = f"v1:{self.action}:{self.target}:{self.seq}" + (f":{self.rest}" if self.rest else "")
        if len(text) > MAX_LENGTH:
            raise ValueError(f"a custom_id has at most {MAX_LENGTH} characters: {text}")
        return text

    @classmethod
    def read(cls, text: str) -> ControlId | None:
        """The contents of the custom_id; None when it is not one of this version."""
        found = TEMPLATE.fullmatch(text)
        if found is None:
            return None
        action, target, seq, rest = found.groups()
        return cls(action, int(target), int(seq), rest or "")


def move_key(text: str) -> str:
    """A move's text short enough for a custom_id: itself, or its digest when it is long."""
    if len(text) <= MAX_MOVE and not text.startswith("~"):
        return text
    return "~" + blake2s(text.encode(), digest_size=12).hexdigest()
