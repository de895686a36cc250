"""Looks at whatever is due, and leaves most of the time to those who play."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence

from azulejos.server import limits


async def look_at_all(
    due: Callable[[], Awaitable[Sequence[str]]],
    look: Callable[[str], Awaitable[None]],
    seconds: float = math.inf,
) -> bool:
    """Looks at batches until nothing is due any more, however much there is, or until so many
    seconds are over: then it returns True. Rests after each, so that it works for a share of the
    time only.

    `look` removes what it looks at, or makes it due later.
    """
    before: Sequence[str] = ()
    until = time.monotonic() + seconds
    # A batch that stays due isn't looked at again and again; the next pass does.
    while (batch := await due()) and batch != before:
        began = time.monotonic()
        if before and began >= until:
            return True
        await asyncio.gather(*map(look, batch))
        before, took = batch, time.monotonic() - began
        if len(batch) >= limits.TIDIED_AT_ONCE:
            await asyncio.sleep(took * (1 / limits.TIDY_SHARE - 1))
    return False
