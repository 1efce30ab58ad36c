"""Text that players chose, safe to put into a message: Discord shows it as it was written."""

from __future__ import annotations

import re

_SPECIAL = re.compile(
    r"[\\*_~`|<\[@]"  # emphasis, spoilers, code, <mentions> and <links>, [links](…), @everyone
    r"|(?<!\S)[#>-]"  # a heading, a quotation or a list, where a line begins
    r"|(?<=\d)\.(?=\s)"  # a numbered list
    r"|:(?=//)"  # an address, which would become a link
)


def escaped(text: str) -> str:
    """The text with a backslash before every sign that Discord would read as markdown, a mention or a link."""
    return _SPECIAL.sub(r"\\\g<0>", text)


def linked(text: str, link: str) -> str:
    """The text, as a link where there is an address."""
    return f"[{text}]({link})" if link else text
