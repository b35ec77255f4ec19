"""What stands in every book of rules."""

from __future__ import annotations

from typing import Final

from spyword.i18n import N_
from spyword.ui.rules_text.book import Chapter

SECRET_KEYS: Final = N_(
    "Space opens what is secret, Enter closes it again. Holding a key down never does more than one step."
)
CREDITS: Final = Chapter(
    N_("Credits"),
    (
        N_(
            "Pictures: Twemoji, © 2019 Twitter, Inc and other contributors, licence CC-BY 4.0 "
            "(creativecommons.org/licenses/by/4.0), scaled down."
        ),
        N_("Made with Textual, Rich, RapidFuzz and Pillow."),
    ),
)
