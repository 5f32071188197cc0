"""Changes of a view by kind of event: see core/folding.py for the lines.

An event carries the changes of the table itself (`set`); the lines are for everything beside the table.
"""

from __future__ import annotations

from folkmoot.core.folding import Folds

FOLDS: Folds = {
    "ask": tuple(f"set {key} ${key}" for key in ("turn", "prompt", "over", "progress", "draft")),
    "*": ("set draft $draft",),
}
