"""Time zones by the names that people type: a city, a country with one zone, the name of the time.

Also the countries whose holidays are known, by the names that people type and read (CLDR).
"""

from collections.abc import Iterable, Mapping
from functools import cached_property

from babel.core import get_global

from bot.core.calendar import countries, known_zone
from bot.core.plain import folded, one_width
from bot.language.texts import Texts
from bot.language.zones import former_names, usual, zones


class ZoneFinder:
    """Finds zones by what people type, in every language of `texts` at once."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def find(self, text: str) -> str | None:
        """The IANA zone that the text names ("東京", "Tokyo", "日本時間", "Japan"); None: not known."""
        name = one_width(text)
        if (found := self._known.get(folded(name))) is not None:
            return found
        return usual(name) if known_zone(name) else None

    def fitting(self, text: str, language: str, first: Iterable[str] = ()) -> tuple[tuple[str, str], ...]:
        """Zones of whose names one contains the text, as (label, zone), `first` those that one may mean soonest."""
        wanted = folded(text)
        exact = self.find(text) if wanted else None
        order = dict.fromkeys([*([] if exact is None else [exact]), *map(usual, first), *zones()])
        found = (zone for zone in order if zone == exact or any(wanted in name for name in self._names[zone]))
        return tuple((self._texts.zone_name(language, zone), zone) for zone in found)

    @cached_property
    def _names(self) -> Mapping[str, frozenset[str]]:
        names: dict[str, set[str]] = {zone: {folded(zone)} for zone in zones()}
        for language in self._texts.languages:
            for zone in zones():
                names[zone].add(folded(self._texts.zone_name(language, zone)))
            for name, zone in self._told(language):
                names[zone].add(folded(name))
        for name, zone in self._times.items():
            names[zone].add(name)
        return {zone: frozenset(each) for zone, each in names.items()}

    @cached_property
    def _known(self) -> Mapping[str, str]:
        """The zone of each folded name; of those that several zones share none but the cities."""
        known = dict(self._times)
        holding: dict[str, set[str]] = {}
        for zone, territory in get_global("zone_territories").items():
            if zone in zones():
                holding.setdefault(territory, set()).add(zone)
        for language in self._texts.languages:
            named = self._texts.locale(language).territories
            known |= {
                folded(named[territory]): next(iter(where))
                for territory, where in holding.items()
                if len(where) == 1 and territory in named
            }
        for language in self._texts.languages:
            known |= {folded(self._texts.zone_name(language, zone)): zone for zone in zones()}
            known |= {folded(name): zone for name, zone in self._told(language)}
        return known

    @cached_property
    def _times(self) -> Mapping[str, str]:
        """The zone of each name of a time that holds in one zone alone: Japan Standard Time."""
        holding: dict[str, list[str]] = {}
        times = get_global("meta_zones")
        for zone in zones():
            for name in (zone, *former_names().get(zone, ())):
                if name in times:
                    holding.setdefault(times[name], []).append(zone)
        return {
            folded(name): where[0]
            for language in self._texts.languages
            for time, where in holding.items()
            if len(set(where)) == 1
            for name in self._texts.locale(language).meta_zones.get(time, {}).get("long", {}).values()
        }

    def _told(self, language: str) -> tuple[tuple[str, str], ...]:
        pairs = (each.partition(":") for each in self._texts.say(language, "typed-zones").split(","))
        return tuple((name.strip(), zone.strip()) for name, _, zone in pairs)


class Countries:
    """Finds countries by what people type, in every language of `texts` at once."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def find(self, text: str) -> str | None:
        """The country that the text names ("日本", "Japan", "JP"); None: not known."""
        return self._known.get(folded(one_width(text)))

    def fitting(self, text: str, language: str, zone: str) -> tuple[tuple[str, str], ...]:
        """Countries of whose names one contains the text, as (label, country): that of the zone first, then by name."""
        wanted, own = folded(text), get_global("zone_territories").get(zone)
        found = {country for name, country in self._known.items() if wanted in name}
        pairs = ((self._texts.country_name(language, country), country) for country in found)
        return tuple(sorted(pairs, key=lambda pair: (pair[1] != own, pair[0])))

    @cached_property
    def _known(self) -> Mapping[str, str]:
        return {
            folded(name): country
            for country in sorted(countries())
            for name in (
                country,
                *(self._texts.country_name(language, country) for language in self._texts.languages),
            )
        }
