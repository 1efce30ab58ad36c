"""The time zones in which people live, and their names in each language (CLDR)."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final

from babel import Locale
from babel.core import get_global

from bot.core.calendar import known_zone
from bot.core.plain import folded

_UTC: Final = "UTC"


def usual(zone: str) -> str:
    """The zone of which this is another name: Asia/Tokyo for Japan, Asia/Kolkata for Asia/Calcutta."""
    meant = get_global("zone_aliases").get(zone, zone)
    return _UTC if meant.startswith("Etc/") and meant.endswith("/UTC") else str(meant)


@cache
def zones() -> tuple[str, ...]:
    """Every zone in which people live, under one name each, by name; before them UTC."""
    named = sorted(map(str, get_global("zone_territories")))
    there = [zone for zone in named if usual(zone) == zone and known_zone(zone)]
    return (_UTC, *(zone for zone in there if "/" in zone and not zone.startswith("Etc/")))


@cache
def former_names() -> Mapping[str, tuple[str, ...]]:
    """The other names of each zone: CLDR has some cities under an old one."""
    names: dict[str, tuple[str, ...]] = {}
    for alias, zone in get_global("zone_aliases").items():
        names[zone] = (*names.get(zone, ()), alias)
    return names


def zone_labels(locale: Locale) -> Mapping[str, str]:
    """The name of each of `zones` in a language: its city, and where two have the same the zone too."""
    cities = {zone: _city(zone, locale) for zone in zones()}
    count = Counter(map(folded, cities.values()))
    return {
        zone: city if count[folded(city)] == 1 else f"{city} {zone.replace('_', ' ')}"
        for zone, city in cities.items()
    }


def _city(zone: str, locale: Locale) -> str:
    named = locale.time_zones
    for name in (zone, *former_names().get(zone, ())):
        if "city" in named.get(name, {}):
            return str(named[name]["city"])
    return zone.rpartition("/")[2].replace("_", " ")
