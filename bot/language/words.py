"""The catalogue in one reader's language, with the sentences that need more than one fact."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from functools import reduce
from types import MappingProxyType
from typing import Any, TypeAlias

from babel.dates import format_date

from bot.core.errors import MatchError, NoMatchWaiting
from bot.core.pace import Pace
from bot.core.plain import folded, plain
from bot.core.record import SILENCE
from bot.language.markdown import escaped
from bot.language.texts import Fact, Texts
from rules import Fact as RulesFact
from rules import MoveError, Notation, RulesError, Side, UnknownGame, is_house
from rules.game import Game

USUAL_MOVES = 40  # moves of each side in a game of usual length; for telling how long one may last
MAX_QUOTED = 200
"""Characters that an error repeats of what somebody typed; the catalogue takes no more than 2500 as one fact."""
NAMED = ("quick", "standard", "relaxed")  # paces that have a name of their own
_MENTION = re.compile(r"<@(-?\d+)>")

Names: TypeAlias = Mapping[int, str]  # the names of people, by their numbers
Links: TypeAlias = Mapping[int, str]  # addresses of messages, by the numbers of what they show


class Words:
    """Says things in one language. Texts that players chose (names, notation) go in as they are.

    `house`: the house games of the server in which they are read, by their keys; `strangers`: the names of people who
    must not be mentioned here; `moves_in`: the notation in which its reader has moves written, None for that of each
    game.
    """

    def __init__(
        self,
        texts: Texts,
        language: str,
        house: Mapping[str, str] = MappingProxyType({}),
        strangers: Mapping[int, str] = MappingProxyType({}),
        moves_in: Notation | None = None,
    ) -> None:
        self.texts = texts
        self.language = texts.language(language)
        self.house = house
        self.strangers = strangers
        self.moves_in = moves_in

    def naming(self, strangers: Mapping[int, str]) -> Words:
        """The same, which mentions these people no more."""
        return Words(self.texts, self.language, self.house, {**self.strangers, **strangers}, self.moves_in)

    def __call__(self, message_id: str, /, **facts: Fact) -> str:
        sought = "<@" if self.strangers else "<@-"
        for name, fact in facts.items():
            # Of most facts there is nothing to ask.
            if sought in fact if isinstance(fact, str) else not isinstance(fact, (int, float)):
                facts[name] = self._unmentioned(fact)
        return self.texts.say(self.language, message_id, **facts)

    def _unmentioned(self, fact: Fact) -> Fact:
        """The fact with words for forgotten people, whom Discord does not show, and names for strangers."""
        if isinstance(fact, str):
            return _MENTION.sub(self._called, fact) if "<@" in fact else fact
        return [_MENTION.sub(self._called, each) for each in fact] if isinstance(fact, Sequence) else fact

    def _called(self, found: re.Match[str]) -> str:
        if (user := int(found[1])) < 0:
            return self("former-player")
        return escaped(self.strangers[user]) if user in self.strangers else found[0]

    def listed(self, items: Iterable[str]) -> str:
        """Entries one after the other, without "and": "a, b, c"."""
        return self("signs-listed", first="", following="").join(items)

    def apart(self, *parts: str) -> str:
        """Parts of one line that stand on their own: "Swiss · 5 rounds"."""
        if not parts:
            return ""
        return str(self._unmentioned(self("signs-apart", first="", following="").join(parts)))

    def about(self, subject: str, text: str) -> str:
        """Something and the text about it: "Pause: the clocks stand"."""
        return self("signs-about", subject=subject, text=text)

    def points(self, points: Iterable[str]) -> str:
        """The points of both sides of a meeting: "2–0"."""
        first, second = points
        return self("signs-points", first=first, second=second)

    def sign(self, name: str) -> str:
        """The bot's own emoji of this name with a space behind it; nothing where Discord does not have it."""
        found = self.texts.signs.get(name)
        return f"{found} " if found else ""

    def has(self, message_id: str) -> bool:
        return self.texts.has(self.language, message_id)

    def error(self, error: MatchError | RulesError, **told: str) -> str:
        """The mistake and the way out of it, in one or two sentences; `told` replaces facts of the error."""
        facts = {name: _typed(value) for name, value in _plain(error.details).items()}
        if isinstance(error, MoveError) and error.candidates:
            facts["example"] = error.candidates[0]
        facts |= {name: moment(value, "f") for name, value in facts.items() if isinstance(value, datetime)}
        if isinstance(games := error.details.get("games", ()), tuple) and games:
            facts["games"] = [self.game(key) for key in games]
        if isinstance(error, NoMatchWaiting):
            turn = error.details.get("opponent")
            facts |= {"match": str(error.details.get("match", "none"))}
            facts["opponent"] = "" if turn is None else mention(turn)
        if (role := error.details.get("role")) is not None:
            facts["role"] = f"<@&{role}>"
        code = f"error-{error.code}"
        why = error.details.get("why")
        if why and self.has(f"{code}-{why}"):
            code += f"-{why}"
        if error.code == UnknownGame.code and self._is_house(facts["name"]):
            code = "error-unknown-game-house"
        said = [self(code, **{**facts, **told})]
        if near := error.details.get("near"):
            said += [self(f"position-{name}", **facts) for name in ("games", "example") if facts.get(name)]
            column = error.details.get("column")
            said.append(f"```\n{near}\n" + ("```" if column is None else f"{' ' * int(str(column))}^\n```"))
        return "\n".join(said)

    def _is_house(self, typed: Fact) -> bool:
        wanted = folded(str(typed))
        return bool(wanted) and wanted in map(folded, self.house.values())

    def fact(self, prefix: str, fact: RulesFact) -> str:
        return self(f"{prefix}-{fact.code}", **_plain(fact.details))

    def game(self, key: str) -> str:
        """The game's name with its options: "Gothic draughts (flying kings)"; a house game as its server calls it."""
        if key in self.house:
            return self.house[key]
        name, _, options = key.partition(":")
        title = self(f"game-{name}")
        return self("game-with-options", game=title, options=self._options(key)) if options else title

    def _options(self, key: str) -> str:
        """The options of a game, or all that a house game's key says."""
        chosen = key.partition(":")[2]
        if is_house(key):
            size, _, traits = chosen.partition("+")
            said = (self(f"house-word-{trait}") for trait in traits.split("-") if trait)
            named = [self.option(size), *said]
        else:
            named = [self.option(option) for option in chosen.split(",")]
        # They are phrases with an "and" of their own, so they are not strung together with another.
        return reduce(lambda first, following: self("option-series", first=first, following=following), named)

    def option(self, name: str) -> str:
        return self(f"option-{name}")

    def line(self, key: str) -> str:
        """The rules in one line."""
        return self._options(key) if is_house(key) else self(f"game-{key.partition(':')[0]}-line")

    def colour(self, game: Game[Any], side: Side) -> str:
        return self(f"colour-{game.colours[side].value}")

    def pace(self, pace: Pace) -> str:
        """A time control as players say it."""
        if pace.per_move is None and pace.bank is None:
            said = self("pace-none")
        elif pace.bank is None:
            said = self("pace-per-move", time=pace.per_move or timedelta())
        elif pace.cap is None or not pace.bonus:
            said = self("pace-bank-alone", bank=pace.bank)
        else:
            said = self("pace-bank-capped", bank=pace.bank, bonus=pace.bonus, cap=pace.cap)
        if pace.weekend is None:
            return said
        zone = self.zone(pace.weekend)
        if pace.holidays is None:
            return self("pace-weekend", pace=said, zone=zone)
        return self("pace-holidays", pace=said, zone=zone, country=self.country(pace.holidays))

    def country(self, country: str) -> str:
        """A country by its name: "Japan"."""
        return self.texts.country_name(self.language, country)

    def zone(self, zone: str) -> str:
        """A time zone by its city: "Berlin"."""
        return self.texts.zone_name(self.language, zone)

    def day(self, day: date) -> str:
        """A day of this year or the next: "Mon, Jan 5"."""
        locale = self.texts.locale(self.language)
        month, weekday = (format_date(day, part, locale=locale) for part in ("MMM", "EEE"))
        return self("date-day", month=month, day=day.day, weekday=weekday)

    def days(self, first: date, last: date) -> str:
        """A day, or all from the first to the last: "Mon, Jan 5 to Sat, Jan 10"."""
        shown = self.day(first)
        return shown if first == last else self("date-days", first=shown, last=self.day(last))

    def preset(self, key: str) -> str:
        """A pace in a list of choices, with its name where it has one: "Quick: 2 days and …"."""
        said = self.pace(Pace.parse(key))
        return self("label-preset", name=self(f"pace-name-{key}"), pace=said) if key in NAMED else said

    def longest(self, pace: Pace) -> str:
        """How long a usual game may take, where the pace does not say it; without a clock, the silence that ends it."""
        if pace.per_move is not None:
            return ""
        game = pace.longest(2 * USUAL_MOVES)
        return self("pace-silence", days=SILENCE.days) if game is None else self("pace-longest", game=game)

    def left(self, time: timedelta | None) -> str:
        """Time left in a few characters: "2 d 3 h"; empty without a clock."""
        return "" if time is None else self.texts.length(self.language, time, short=True)

    def language_name(self, language: str) -> str:
        """A language in a list of choices, also as those call it who speak it: "Japanese (日本語)"."""
        name, own = (self.texts.language_name(reader, language) for reader in (self.language, language))
        return name if name == own else self("language-name", name=name, own=own)

    def group(self, number: int) -> str:
        """A group of a tournament, counted from 0: "Group A"."""
        return self("table-group", name=chr(ord("A") + number))

    def notation(self, notation: Notation) -> str:
        return self(f"choice-notation-{notation.value}")


def moment(at: datetime, style: str = "R") -> str:
    """A Discord timestamp: every reader's client shows it in their own zone and keeps it counting."""
    return f"<t:{int(at.timestamp())}:{style}>"


def shortened(text: str, limit: int) -> str:
    """The text, cut with an ellipsis where it would be refused."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def mention(user_id: int) -> str:
    return f"<@{user_id}>"


def _typed(fact: Fact) -> Fact:
    return escaped(plain(fact, MAX_QUOTED)) if isinstance(fact, str) else fact


def _plain(details: Mapping[str, Any]) -> dict[str, Fact]:
    return {name: value for name, value in details.items() if value is not None}
