"""Asks for somebody's time zone, once, where it first matters."""

from __future__ import annotations

from bot.core.preferences import OFFERED_ZONES
from bot.ui.cards.card import note
from bot.ui.cards.zones import zone_question
from bot.ui.context import Request
from bot.ui.replies import answer, answer_privately


async def ask_zone_once(request: Request) -> None:
    """After the answer: is the zone right that was taken so far? It asks nobody twice, and nobody who has
    named their zone.
    """
    reader = await request.reader()
    settings, words = reader.settings, reader.words
    if settings.zone_asked:
        return
    await request.app.players.save(request.user_id, zone_asked=True)
    request.settings_changed()
    typed = request.client.typed
    labels = {
        zone: typed.zone_label(zone, words.language)
        for zone in dict.fromkeys([settings.zone, *OFFERED_ZONES])
    }
    await answer(request, zone_question(settings.zone, labels, request.app.now(), words))


async def choose_zone(request: Request, zone: str) -> None:
    """Saves the zone that was chosen. Raises BadSetting."""
    await request.app.players.save(request.user_id, zone=zone, zone_asked=True)
    request.settings_changed()
    await answer_privately(request, note((await request.words())("zone-chosen", zone=zone)))
