"""The loser of a meeting is out."""

from bot.tournaments.model.formats.elimination import Elimination
from bot.tournaments.model.knockout import Knockout as Tree
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.plan import Format
from bot.tournaments.model.state import State


class Knockout(Elimination):
    """With a match for the third place, if it is wanted."""

    name = Format.KNOCKOUT
    settings = ("deciders", "third")
    tree = Tree

    def depends(self, state: State, meeting: Meeting) -> bool:
        return any(later.pairing.round > meeting.pairing.round for later in state.meetings)
