"""Errors are values: a code for the catalogue and the facts that its sentence needs."""

import re

import pytest

from bot.core.errors import BadPace, BadTerms, MatchError, StaleMatch


def kinds_of(error: type[MatchError]) -> list[type[MatchError]]:
    below = error.__subclasses__()
    return below + [kind for each in below for kind in kinds_of(each)]


def error_codes() -> tuple[str, ...]:
    """Every code that a MatchError can carry, sorted."""
    kinds = kinds_of(MatchError)
    plain = {kind.code for kind in kinds if not kind.faults}
    return tuple(sorted(plain | {f"{kind.code}-{fault}" for kind in kinds for fault in kind.faults}))


def test_every_code_is_kebab_case_and_used_once() -> None:
    codes = error_codes()
    kinds = kinds_of(MatchError)
    assert len(codes) == len(set(codes)) == sum(len(kind.faults) or 1 for kind in kinds)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in codes)


def test_an_error_carries_its_facts() -> None:
    error = StaleMatch(match=7, seq=3, last=5)
    assert (error.code, error.details) == ("stale-match", {"match": 7, "seq": 3, "last": 5})
    assert str(error) == "stale-match (match=7, seq=3, last=5)"


def test_terms_name_their_fault_in_the_code() -> None:
    assert BadTerms("rated-setup").code == "bad-terms-rated-setup"
    assert BadTerms("rated-setup").code in error_codes()
    assert BadPace("zone", text="2d@Mars").code == "bad-pace-zone"


def test_a_fault_that_no_sentence_knows_is_refused() -> None:
    with pytest.raises(ValueError):
        BadPace("mood", text="slow")
    with pytest.raises(ValueError):
        BadPace(text="slow")
    with pytest.raises(ValueError):
        StaleMatch("mood")


def test_every_error_is_called_by_what_it_is() -> None:
    for kind in MatchError.__subclasses__():
        assert kind.code == re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
