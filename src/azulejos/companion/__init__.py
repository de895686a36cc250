"""The companion beside a real set: referee, memory and voice of a table.

Read in this order: `acts`, what was told; `table`, the state that follows from it, with
`replaying`; `outcome`, what a line leads to; `draws`, `moves`, `corrections`, `states` with
`setting_up`, and `answers`, which decide that; `companion`, which takes typed lines and answers
with phrases.
"""

from .companion import Companion
from .outcome import Reply

__all__ = ["Companion", "Reply"]
