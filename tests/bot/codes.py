"""The codes of all refusals."""

from collections.abc import Iterator

from bot.core.errors import MatchError


def _kinds(kind: type[MatchError]) -> Iterator[type[MatchError]]:
    for child in kind.__subclasses__():
        yield child
        yield from _kinds(child)


def error_codes() -> tuple[str, ...]:
    """Every code that a MatchError can carry, sorted."""
    kinds = list(_kinds(MatchError))
    plain = {kind.code for kind in kinds if not kind.faults}
    return tuple(sorted(plain | {f"{kind.code}-{fault}" for kind in kinds for fault in kind.faults}))
