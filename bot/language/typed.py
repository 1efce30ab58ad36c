"""Reads what people type: games, paces, days, time zones and headings, in every language of the catalogue at once.

Width, case, kana, accents, spaces and hyphens make no difference. All that the bot prints for such a value is read as
that value. Names and units are in `typed.ftl` of each language; cities, countries and months come from CLDR.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any, Final

from bot.core.errors import ManyGames
from bot.core.plain import alike, folded, one_width, squeezed
from bot.core.terms import BY_LOT, lots_of
from bot.language.days import Days
from bot.language.paces import Paces
from bot.language.references import References
from bot.language.template import Template
from bot.language.texts import Texts
from bot.language.zone_finder import Countries, ZoneFinder
from rules import GAMES, Game, RulesError, UnknownGame, UnknownOption, find_game
from rules.draughts.house import SIZES
from rules.records.pasted import pasted_position

_DRAW: Final = re.compile(r"1/2(?:\s*[-‐-―−ー:]\s*1/2)?\s*[.!?。]*")
_PRINTED_POSITION: Final = re.compile(r"`([^`]+)`")
_MAX_NAME: Final = 40
_LONGEST: Final = 200  # signs of a typed name that are looked at
_COLUMNS: Final = ("player", "user", "rating", "seed", "round", "first", "second", "result")


@lru_cache(maxsize=32)
def _ballots_of(key: str) -> dict[str, str]:
    """The names of a game's ballots by their folded forms: some games have thousands."""
    return {folded(name): name for name in find_game(key).ballots}


class Typed:
    """The meaning of typed words, whichever of the languages of `texts` people write in."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.days = Days(texts)
        self.zones = ZoneFinder(texts)
        self.paces = Paces(texts, self.zones)
        self.countries = Countries(texts)
        posts = {"post-name": ("game", "player", "opponent")}
        self.matches = References(texts, "match-heading", **posts)
        self.tournaments = References(texts, "tournament-heading")
        self.seeks = References(texts)
        self._chosen = Template(texts, "game-with-options", "game", "options")
        self._series = Template(texts, "option-series", "first", "following")
        self._daily = Template(texts, "turns-daily", "time", "zone")
        self._ballot = Template(texts, "setup-ballot", "name")

    def games(self, text: str) -> tuple[str, ...]:
        """The keys of the games of which a name contains the text, in display order."""
        wanted = folded(text)
        found = tuple(key for key, names in self._names.items() if any(wanted in name for name in names))
        return found or (self.games(shorter) if (shorter := self._stem(wanted)) else ())

    def game(self, text: str, house: Mapping[str, str] = MappingProxyType({})) -> str:
        """The key, with options, of the game that has this name, or this name with options behind it.

        `house`: house games that may be meant, by their keys; no other is known.
        Raises UnknownGame, UnknownOption, and ManyGames where several games share the name.
        """
        wanted = folded(text)
        for kept, called in house.items():
            if text == kept or (wanted and wanted == folded(called)):
                return kept
        for found in self._chosen.read(text[:_LONGEST]):
            with suppress(RulesError, ManyGames):
                kind = find_game(self._named(found["game"]))
                return kind.choose(self._options(kind, found["options"])).key
        name, colon, options = one_width(text).partition(":")
        key: str = find_game(self._named(name) + colon + options).key
        return key

    def is_game(self, text: str) -> bool:
        """Is any game, with options or without, or all such games, called so, or by a name that looks the same?"""
        wanted, look = folded(text), alike(text)
        kinds = [kind for kind in map(alike, self._kinds) if look.endswith(kind)]
        for name in (look, *map(look.removesuffix, kinds)):
            for title in self._looks:
                rest = name.removeprefix(title) if name.startswith(title) else "-"
                if not rest or rest.startswith(self._option_looks):
                    return True
        if wanted in self._kinds or any(wanted in names for names in self._names.values()):
            return True
        try:
            return bool(self.game(text))
        except ManyGames:
            return True
        except RulesError:
            return False

    def wish(self, text: str) -> str | None:
        """What else than a move somebody may type where one belongs: `draw-offer`, `resign`, `takeback`. A draw is also
        meant by its result ("1/2", "½?", "½-½", "１／２ー１／２"), which players write to offer one.
        """
        if _DRAW.fullmatch(one_width(text).replace("\u2044", "/")):
            return "draw-offer"
        return self._wishes.get(folded(text))

    def setup(self, game: Game[Any], text: str) -> str | None:
        """The setup of `Terms` that the text names: a ballot, a drawn one, the usual start (None); else the text."""
        said = one_width(text)
        for lot in (BY_LOT, *lots_of(game)):
            if folded(said) in self._drawn(lot):
                return lot
        if folded(said) in self._usual_start:
            return None
        names = _ballots_of(game.key)
        printed = [found["name"] for found in self._ballot.read(said[:_LONGEST])]
        for name in (said, *printed):
            if (known := names.get(folded(name))) is not None:
                return known
        # A position is read as it stands, for the case of its letters counts; printed, it is between two signs.
        position = _PRINTED_POSITION.search(said)
        return pasted_position(position[1] if position else text)

    def hour(self, text: str) -> int | None:
        """The full hour of the day that is meant ("8", "08:00", "午後8時"); None: not one."""
        said = one_width(text).casefold()[:_LONGEST]
        for found in self._daily.read(said):
            said = found["time"]
        at = self.days.clock(f"{said}:00" if said.isdecimal() else said)
        return at.hour if at is not None and not at.minute else None

    def each_move(self, text: str) -> bool:
        """Is it the choice to hear of each turn as it begins."""
        return folded(text) in self._said_whole("turns-at-once")

    def count(self, text: str) -> int | None:
        """A number with or without its unit ("5", "５日", "24 hours"); None: not one."""
        found = self._counts.fullmatch(squeezed(text))
        return int(found[1]) if found else None

    def limits(self, text: str) -> tuple[int | None, int | None] | None:
        """The least and the highest number in "1200-1800", "1200～", "1200以上", "up to 1800"; None: no limits."""
        bare = squeezed(text)
        for pattern in self._limits:
            if (found := pattern.fullmatch(bare)) is not None and any(found.groups()):
                least, most = found["a"] or found["b"], found["c"] or found["d"]
                return int(least) if least else None, int(most) if most else None
        return None

    def column(self, heading: str) -> str | None:
        """The column of a club's file that a heading means; None for any other."""
        return self._columns.get(folded(heading))

    def _named(self, name: str) -> str:
        """The key of the game with this name. Raises UnknownGame, ManyGames."""
        wanted = folded(name)
        stem = self._stem(wanted)
        found = (
            [key for key, names in self._names.items() if wanted in names]
            or [key for key, names in self._names.items() if stem and stem in names]
            or [key for key in GAMES if wanted in self._kinds]
            or [key for key in self.games(name) if wanted]
        )
        if len(found) > 1:
            raise ManyGames(text=name[:_MAX_NAME], games=tuple(found))
        if not found:
            raise UnknownGame(name=name[:_MAX_NAME])
        return found[0]

    def _stem(self, wanted: str) -> str:
        """A folded name without the word for such games beside it; empty where there is none or nothing else."""
        for kind in self._kinds:
            for bare in (wanted.removesuffix(kind), wanted.removeprefix(kind)):
                if bare and bare != wanted:
                    return bare
        return ""

    def _options(self, game: Game[Any], printed: str) -> tuple[str, ...]:
        """The options of a game that a text lists. Raises UnknownOption."""
        for option in game.options:
            if any(
                folded(self._texts.say(language, f"option-{option}")) == folded(printed)
                for language in self._texts.languages
            ):
                return (option,)
        for found in self._series.read(printed):
            with suppress(RulesError):
                return self._options(game, found["first"]) + self._options(game, found["following"])
        raise UnknownOption(name=printed[:_MAX_NAME])

    @cached_property
    def _counts(self) -> re.Pattern[str]:
        units = self._any("typed-days", "typed-hours", "typed-counters")
        return re.compile(rf"(\d{{1,6}})(?:{units})?")

    @cached_property
    def _limits(self) -> tuple[re.Pattern[str], ...]:
        least, most = self._any("typed-at-least"), self._any("typed-at-most")
        return (
            re.compile(r"(?P<a>\d{0,4})(?P<b>)[-–—−〜~](?P<c>\d{0,4})(?P<d>)"),
            re.compile(
                rf"(?:(?:{least})(?P<a>\d{{1,4}})|(?P<b>\d{{1,4}})(?:{least}))?[,、]?"
                rf"(?:(?:{most})(?P<c>\d{{1,4}})|(?P<d>\d{{1,4}})(?:{most}))?"
            ),
        )

    def _any(self, *messages: str) -> str:
        words = {squeezed(word) for message in messages for word in self._texts.listed(message)}
        return "|".join(sorted(map(re.escape, words), key=len, reverse=True))

    @cached_property
    def _kinds(self) -> tuple[str, ...]:
        return tuple(sorted(self._said("typed-kinds"), key=len, reverse=True))

    def _drawn(self, lot: str) -> frozenset[str]:
        if lot != BY_LOT:
            table = lot.partition(":")[2]
            return self._said_whole(f"setup-lot-{table}") | {lot, table}
        return self._said_whole("setup-lot", "form-opening-ballots") | self._said("typed-drawn") | {BY_LOT}

    @cached_property
    def _usual_start(self) -> frozenset[str]:
        return self._said_whole("setup-usual", "form-opening-free") | self._said("typed-usual-start") | {""}

    @cached_property
    def _wishes(self) -> dict[str, str]:
        words = {
            "draw-offer": self._said("typed-draw") | self._said_whole("button-draw"),
            "resign": self._said("typed-resign") | self._said_whole("button-resign"),
            "takeback": self._said("typed-takeback") | self._said_whole("button-takeback"),
        }
        return {word: wish for wish, said in words.items() for word in said}

    @cached_property
    def _columns(self) -> dict[str, str]:
        return {word: name for name in _COLUMNS for word in self._said(f"typed-column-{name}")}

    @cached_property
    def _names(self) -> dict[str, frozenset[str]]:
        return {key: frozenset(map(folded, names)) for key, names in self._titles.items()}

    @cached_property
    def _titles(self) -> dict[str, frozenset[str]]:
        return {
            key: frozenset(
                name
                for language in self._texts.languages
                for name in (
                    key,
                    *game.aliases,
                    self._texts.say(language, f"game-{key}"),
                    *self._texts.say(language, f"names-{key}").split(","),
                )
            )
            for key, game in GAMES.items()
        }

    @cached_property
    def _looks(self) -> frozenset[str]:
        """The looks of all names of games, and of what a house game is called where its server does not name it."""
        house = {self._texts.say(language, "game-house") for language in self._texts.languages}
        return frozenset(map(alike, house.union(*self._titles.values())))

    @cached_property
    def _option_looks(self) -> tuple[str, ...]:
        options = {option for game in GAMES.values() for option in game.options} | {
            f"{size}x{size}" for size in SIZES
        }
        return tuple(
            alike(self._texts.say(language, f"option-{option}"))
            for language in self._texts.languages
            for option in options
        )

    def _said_whole(self, *messages: str) -> frozenset[str]:
        return frozenset(
            folded(self._texts.say(language, message))
            for language in self._texts.languages
            for message in messages
        )

    def _said(self, message: str) -> frozenset[str]:
        return frozenset(map(folded, self._texts.listed(message)))
