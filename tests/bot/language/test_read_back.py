"""All that the bot prints for a value is read as that value, whoever reads it in whichever language."""

import itertools
from datetime import date, timedelta

import pytest

from bot.core.calendar import countries
from bot.core.pace import PRESETS, Pace
from bot.core.preferences import OFFERED_ZONES
from bot.core.terms import BY_LOT, lots_of
from bot.language import LANGUAGES as SPOKEN
from bot.language.typed import Typed
from bot.language.words import Words
from bot.language.zones import zones
from rules import GAMES, RulesError
from tests import artificial

LANGUAGES = pytest.mark.parametrize("words", [*SPOKEN, artificial.TAG], indirect=True)
TODAY = date(2026, 3, 14)

LENGTHS = ("12h", "36h", "1d", "25h", "3d", "10d", "59d")
PACES = [
    *PRESETS,
    *(
        f"{first}+{bonus} cap {cap}"
        for first, bonus, cap in (("bank 3d", "12h", "4d"), ("bank 30h", "7h", "31h"))
    ),
    *(f"bank {length}" for length in ("1d", "36h", "5d")),
    *LENGTHS,
]


@pytest.fixture
def words(request: pytest.FixtureRequest) -> Words:
    return Words(artificial.texts(), request.param)


@pytest.fixture(scope="module")
def typed() -> Typed:
    return Typed(artificial.texts())


def spoilt(text: str) -> tuple[str, ...]:
    """The same as somebody may write it: without care for case and spaces, in full width, with spaces around."""
    wide = "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in text)
    return text, text.upper(), text.replace(" ", ""), wide, f" {text}　"


@LANGUAGES
@pytest.mark.parametrize("key", GAMES)
def test_games_with_all_their_options(key: str, words: Words, typed: Typed) -> None:
    game = GAMES[key]
    for size in range(len(game.options) + 1):
        for chosen in itertools.combinations(game.options, size):
            try:
                meant = game.choose(chosen).key
            except RulesError:
                continue  # these do not go together
            for text in (meant, *spoilt(words.game(meant))):
                assert typed.game(text) == meant, text


@LANGUAGES
@pytest.mark.parametrize("body", PACES)
def test_paces_with_and_without_weekends(body: str, words: Words, typed: Typed) -> None:
    for zone in ("", "@UTC", "@America/New_York", "@Asia/Tokyo"):
        pace = Pace.parse(body + zone)
        for text in (pace.key, *spoilt(words.pace(pace))):
            assert typed.paces.read(text) == pace, text


@LANGUAGES
def test_paces_with_holidays_of_every_country(words: Words, typed: Typed) -> None:
    for country in sorted(countries()):
        pace = Pace.parse(f"3d@Asia/Tokyo+{country}")
        for text in (
            pace.key,
            f"3d@{words.zone('Asia/Tokyo')}+{words.country(country)}",
            *spoilt(words.pace(pace)),
        ):
            assert typed.paces.read(text) == pace, text
        for text in (country, *spoilt(words.country(country))):
            assert typed.countries.find(text) == country, text


@LANGUAGES
@pytest.mark.parametrize("key", PRESETS)
def test_paces_as_they_are_offered(key: str, words: Words, typed: Typed) -> None:
    for text in spoilt(words.preset(key)):
        assert typed.paces.read(text) == Pace.parse(key), text


@LANGUAGES
def test_zones(words: Words, typed: Typed) -> None:
    for zone in zones():
        for text in (zone, *spoilt(words.zone(zone))):
            assert typed.zones.find(text) == zone, text
    assert set(OFFERED_ZONES) <= set(zones())


@LANGUAGES
def test_the_days_of_a_year(words: Words, typed: Typed) -> None:
    for ahead in range(365):
        day = TODAY + timedelta(days=ahead)
        for text in (str(day), *spoilt(words.day(day))):
            assert typed.days.day(text, TODAY) == day, text


@LANGUAGES
@pytest.mark.parametrize("key", GAMES)
def test_where_games_begin(key: str, words: Words, typed: Typed) -> None:
    game = GAMES[key]
    position = game.dump(game.start())
    for text in spoilt(words("setup-lot")):
        assert typed.setup(game, text) == BY_LOT, text
    for lot in lots_of(game)[1:]:
        for text in (lot, *spoilt(words(f"setup-{lot.replace(':', '-')}"))):
            assert typed.setup(game, text) == lot, text
    for text in (*spoilt(words("setup-usual")), ""):
        assert typed.setup(game, text) is None, text
    for name in list(game.ballots)[::20]:
        for text in (name, *spoilt(words("setup-ballot", name=name))):
            assert typed.setup(game, text) == name, text
    for text in (position, words("setup-position", position=position)):
        assert typed.setup(game, text) == position, text


@pytest.mark.parametrize("text", ["抽選", "ランダム", "くじ引き", "random", " RANDOM ", "by lot", "lot"])
def test_an_opening_drawn_by_lot_as_people_ask_for_it(text: str, typed: Typed) -> None:
    assert typed.setup(GAMES["american"], text) == BY_LOT


@pytest.mark.parametrize("text", ["なし", "標準", "none", "Standard", "平手"])
def test_the_usual_start_as_people_ask_for_it(text: str, typed: Typed) -> None:
    assert typed.setup(GAMES["american"], text) is None


@LANGUAGES
def test_hours_of_the_daily_message(words: Words, typed: Typed) -> None:
    for hour in range(24):
        printed = f"{hour:02d}:00"
        told = [words("turns-daily", time=printed, zone=words.zone(zone)) for zone in ("UTC", "Asia/Tokyo")]
        for text in itertools.chain.from_iterable(map(spoilt, (str(hour), printed, *told))):
            assert typed.hour(text) == hour, text
    assert all(typed.each_move(text) for text in spoilt(words("turns-at-once")))


@pytest.mark.parametrize(
    ("text", "hour"), [("8 pm", 20), ("午後8時", 20), ("8時", 8), ("24", None), ("8:30", None)]
)
def test_an_hour_as_people_write_it(text: str, hour: int | None, typed: Typed) -> None:
    assert typed.hour(text) == hour
    assert not typed.each_move(text)
