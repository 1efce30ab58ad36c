"""Text that players chose, safe to put into a message: Discord shows it as it was written."""

import re
from collections.abc import Mapping

_COMMAND = re.compile(
    r"(?P<other>`[^`]*`|<[^>]*>)"  # code, where Discord shows no mention, and finished mentions
    r"|(?<![A-Za-z0-9/])/(?P<name>[a-z]+)(?P<sub> [a-z]+)?"
)
_SPECIAL = re.compile(
    r"[\\*_~`|<\[@]"  # emphasis, spoilers, code, <mentions> and <links>, [links](…), @everyone
    r"|(?<!\S)[#>-]"  # a heading, a quotation or a list, where a line begins
    r"|(?<=\d)\.(?=\s)"  # a numbered list
    r"|:(?=//)"  # an address, which would become a link
)


def escaped(text: str) -> str:
    """The text with a backslash before every sign that Discord would read as markdown, a mention or a link."""
    return _SPECIAL.sub(r"\\\g<0>", text)


def clickable(text: str, mentions: Mapping[str, str]) -> str:
    """The text with the mention in place of each command that it names; `mentions`: by name, `server settings`."""

    def mention(found: re.Match[str]) -> str:
        if found["other"]:
            return found[0]
        name, sub = found["name"], found["sub"] or ""
        return mentions.get(name + sub) or mentions.get(name, f"/{name}") + sub

    return _COMMAND.sub(mention, text)


def linked(text: str, link: str) -> str:
    """The text, as a link where there is an address."""
    return f"[{text}]({link})" if link else text
