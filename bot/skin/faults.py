"""Why something that a server has chosen cannot work."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.language.words import Words


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that a server has chosen and that cannot work.

    `what`: the setting; `where`: its channel, forum or role; `why`: gone, lacking, tags, or the reason of a role;
    `names`: Discord's names of the permissions that the bot lacks there.
    """

    what: str
    where: int
    why: str
    names: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The same for the same fault."""
        return " ".join((self.what, str(self.where), self.why, *self.names))

    def told_by(self, keys: Collection[str]) -> bool:
        """Was it told with one of these keys: the same, or the same with more permissions lacking?"""
        same, lacking = replace(self, names=()).key.split(), set(self.names)
        return any(each[:3] == same and lacking <= set(each[3:]) for each in map(str.split, keys))


def fault_text(fault: Fault, words: Words) -> str:
    """The cause in one line, and what to do."""
    if fault.what == "role":
        return words.about(f"<@&{fault.where}>", words("server-role-lost", why=fault.why))
    names = [words(f"permission-{name.replace('_', '-')}") for name in fault.names]
    where = f"<#{fault.where}>" if fault.where else ""
    known = "yes" if fault.where else "no"
    return words(f"server-fault-{fault.why}", what=fault.what, where=where, known=known, permissions=names)
