"""The countries whose holidays are known, by the names that people type and read (CLDR)."""

from collections.abc import Mapping
from functools import cached_property

from babel.core import get_global

from bot.core.calendar import countries
from bot.core.plain import folded, one_width
from bot.language.texts import Texts


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
