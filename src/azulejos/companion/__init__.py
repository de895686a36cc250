"""The companion beside a real set: referee, memory and voice of a table.

Read in this order: `acts`, what was told; `table`, the state that follows from it; `replaying`
and `setting_up`, corrections; `companion`, which takes typed lines and answers with phrases;
`log`, where acts are kept.
"""

from .companion import Companion
from .outcome import Reply

__all__ = ["Companion", "Reply"]
