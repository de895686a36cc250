"""The companion beside a real set: the referee and memory of a table.

Read in this order: `log`, the acts that people told; `real_table`, the state that follows from
them, with `table_state`, `steps` and `untold`; `decision`, what a line leads to; `draws`, `moves`,
`late`, `corrections`,
`position_claims` with `position_edits`, and `answers`, which decide it; `companion`, which takes
typed lines and answers with phrases.
"""

from .companion import Companion
from .decision import Reply

__all__ = ["Companion", "Reply"]
