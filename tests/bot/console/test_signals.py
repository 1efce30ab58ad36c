"""A process that is asked to stop: once gently, twice at once, and in any case soon."""

import asyncio
import subprocess
import sys

import pytest

from bot.console.signals import until_stopped

WORK = """
import asyncio, os, signal, sys
from bot.console import signals

signals.PATIENCE = float(sys.argv[2])

async def work():
    try:
        os.kill(os.getpid(), getattr(signal, sys.argv[1]))
        await asyncio.sleep(60)
    except asyncio.CancelledError:
        print("putting away", flush=True)
        {then}
        raise

sys.exit(signals.until_stopped(work()))
"""
AGAIN = "os.kill(os.getpid(), signal.SIGINT); await asyncio.sleep(60)"
NEVER = "await asyncio.sleep(60)"
HANGS = "import time; time.sleep(60)"


def stopped(number: str, then: str = "pass", patience: float = 60) -> tuple[int, str]:
    """The exit status of a process that gets this signal, and what it said."""
    program = [sys.executable, "-c", WORK.format(then=then), number, str(patience)]
    done = subprocess.run(program, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, timeout=50)
    return done.returncode, done.stdout


@pytest.mark.parametrize("number", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_first_signal_lets_the_work_put_its_things_away(number: str) -> None:
    status, said = stopped(number)
    assert status == 0
    assert "putting away" in said
    assert "process.stopping" in said


def test_a_second_signal_ends_the_process_at_once_and_says_that_it_was_no_good_end() -> None:
    assert stopped("SIGTERM", AGAIN)[0] == 1


@pytest.mark.parametrize("then", [NEVER, HANGS])
def test_work_that_does_not_end_is_ended(then: str) -> None:
    status, said = stopped("SIGTERM", then, patience=0.05)
    assert status == 0
    assert "stop.forced" in said


def test_work_that_ends_by_itself_is_done() -> None:
    done = []

    async def work() -> None:
        done.append(True)

    assert until_stopped(work()) == 0
    assert done


@pytest.mark.parametrize("error", [ZeroDivisionError, asyncio.CancelledError])
def test_what_goes_wrong_in_the_work_is_not_swallowed(error: type[BaseException]) -> None:
    async def work() -> None:
        raise error

    with pytest.raises(error):
        until_stopped(work())
