"""Controls of the card of /privacy."""

from __future__ import annotations

from bot.ui.entry import action
from bot.ui.features import privacy

export = action("privacy-export")(privacy.export)
delete = action("privacy-delete")(privacy.ask_to_delete)
delete_now = action("privacy-delete-now")(privacy.delete)
