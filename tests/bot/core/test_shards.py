"""The shards of servers."""

from itertools import product

from bot.core.shards import ALL, Shards


def test_every_server_is_on_one_shard_and_direct_messages_are_on_the_first() -> None:
    # The numbers are those of the formula in Discord's documentation of sharding: (guild_id >> 22) % num_shards.
    assert [Shards(4, frozenset({n})).serve(197038439483310086) for n in range(4)] == [
        False,
        False,
        True,
        False,
    ]
    assert Shards(4, frozenset({0, 3})).serve(None)
    assert not Shards(4, frozenset({1, 2})).serve(None)
    assert all((ALL.all, ALL.serve(None), ALL.serve(197038439483310086)))


def test_shards_of_two_divisions_overlap_where_a_server_can_be_on_both() -> None:
    for count, other in product(range(1, 7), repeat=2):
        for shard, number in product(range(count), range(other)):
            common = any(n % count == shard and n % other == number for n in range(count * other))
            assert Shards(count, frozenset({shard})).overlaps(number, other) is common
