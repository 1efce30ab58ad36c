"""The headings of clubs' files, as the catalogue has them."""

from typing import Final

from bot.language.texts import Texts
from bot.language.typed import Typed
from bot.tournaments.model.roster import Column

COLUMN: Final[Column] = Typed(Texts()).column
