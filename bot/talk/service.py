"""Who has written to the bot of late: whoever writes very much is answered less."""

from datetime import datetime, timedelta
from typing import Final

from bot.people.service import room
from bot.store.app import App, Service

PACE: Final = timedelta(seconds=5)  # one message in so many seconds is answered
AT_ONCE: Final = 8  # as many in a row are


class Talk(Service):
    """The last message of each person that was heard, and until when their messages are paid for."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._heard: dict[int, tuple[int, datetime]] = {}
        app.forgets(person=self._forget)

    def _forget(self, user: int) -> None:
        self._heard.pop(user, None)

    def admits(self, user: int, message_id: int) -> bool:
        """Is it to be answered? Not a message that has come before, nor one too many."""
        now = self._now()
        last, paid = self._heard.pop(user, (0, now))
        admitted = message_id > last and paid <= now + (AT_ONCE - 1) * PACE
        room(self._heard)[user] = max(last, message_id), max(paid, now) + admitted * PACE
        return admitted
