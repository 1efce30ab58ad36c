"""Choices: only possible values, stored as what differs from the defaults."""

import json

import pytest

from bot.core.errors import BadSetting
from bot.core.preferences import PlayerSettings, ServerSettings
from bot.store.codec import written
from rules import GAMES, Notation


def test_what_was_never_chosen_is_not_stored() -> None:
    assert written(PlayerSettings()) == {}
    chosen = PlayerSettings().changed(language="ja", confirm=True, reminders=[1, 24], quiet=(22, 7))
    assert written(chosen) == {"language": "ja", "reminders": [24, 1], "quiet": [22, 7]}


def test_choices_come_back_through_json() -> None:
    chosen = PlayerSettings().changed(
        language="en",
        theme="slate",
        notation="algebraic",
        confirm=False,
        dm=True,
        zone="Asia/Tokyo",
        quiet=(0, 8),
    )
    assert chosen.notation is Notation.ALGEBRAIC
    assert PlayerSettings.load(json.loads(json.dumps(written(chosen)))) == chosen
    server = ServerSettings().changed(channel=5, game=next(iter(GAMES)), pace="36H", max_matches=9)
    assert server.pace == "36h"
    assert ServerSettings.load(json.loads(json.dumps(written(server)))) == server


def test_the_first_language_heard_suggests_a_zone_and_no_later_one_does() -> None:
    heard = PlayerSettings().heard("ja")
    assert (heard.locale, heard.zone) == ("ja", "Asia/Tokyo")
    chosen = heard.changed(zone="UTC").heard("de")
    assert (chosen.locale, chosen.zone) == ("de", "UTC")


def test_a_value_that_has_become_impossible_falls_back_to_the_default() -> None:
    assert PlayerSettings.load({"zone": "Atlantis/Old", "hats": 3, "dm": True}) == PlayerSettings(dm=True)


@pytest.mark.parametrize(
    "name, value",
    [
        ("language", "Klingon!"), ("theme", "<script>"), ("notation", "runes"), ("confirm", "yes"),
        ("reminders", [24, 2]), ("reminders", 5), ("zone", "../etc/passwd"), ("zone", 3), ("quiet", (22, 22)),
        ("quiet", (22, 25)), ("quiet", (1,)), ("hats", 1),
    ],
)  # fmt: skip
def test_impossible_choices_of_a_player_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadSetting) as caught:
        PlayerSettings().changed(**{name: value})
    assert caught.value.details["name"] == name


@pytest.mark.parametrize(
    "name, value",
    [("game", "whist"), ("pace", "yesterday"), ("max_matches", 0), ("max_matches", 501), ("threads", 1)],
)
def test_impossible_choices_of_a_server_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadSetting):
        ServerSettings().changed(**{name: value})
