"""What a game teaches: the value of every move, the luck of every deal, for any record.

docs/explanation/luck-and-skill.md has the definitions.
"""

from .evaluation import ReviewStoppedError
from .limits import LIMITS, ReviewLimit
from .record_review import Reviewer
from .review import (
    REVIEW_VERSION,
    Confirmation,
    Evidence,
    MoveClass,
    Review,
    ReviewedDeal,
    ReviewedMove,
    SeatReview,
    TurningPoint,
)
from .review_json import ReviewFormatError, format_review, parse_review

__all__ = [
    "LIMITS",
    "REVIEW_VERSION",
    "Confirmation",
    "Evidence",
    "MoveClass",
    "Review",
    "ReviewFormatError",
    "ReviewLimit",
    "ReviewStoppedError",
    "ReviewedDeal",
    "ReviewedMove",
    "Reviewer",
    "SeatReview",
    "TurningPoint",
    "format_review",
    "parse_review",
]
