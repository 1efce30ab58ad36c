"""Whether somebody knows a game; nothing is known where no feature tells it."""


class Experience:
    """Everybody is taken to know every game."""

    async def new_to(self, user: int, game: str) -> bool:  # noqa: ARG002
        """Has somebody begun no game of this kind of late, nor ever its lessons?"""
        return False

    async def unversed_in(self, user: int, game: str) -> bool:  # noqa: ARG002
        """Has somebody finished no game of this kind of late, nor ever begun its lessons?"""
        return False


class Absences:
    """Nobody is taken to be away."""

    async def lasts(self, user: int) -> bool:  # noqa: ARG002
        """Is it a vacation that the player has planned, and not one that was spent?"""
        return False

    async def planned(self, user: int) -> bool:  # noqa: ARG002
        """Has the player planned a vacation, or has one?"""
        return False
