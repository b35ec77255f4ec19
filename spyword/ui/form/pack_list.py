"""The list of all packs: a line each, those that cannot be played with at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from spyword.i18n import Translator
from spyword.packs.deck import Deck
from spyword.packs.library import DamagedPack
from spyword.packs.model import AnyPack, Origin, PlacePack
from spyword.text import clean
from spyword.ui.widgets.fitting import padded, padded_left

Entry = AnyPack | DamagedPack

_TITLE: Final = 28
_COUNT: Final = 7
_BAR: Final = 10
_GAP: Final = 2
_LANGUAGES: Final = 11
"""Cells of the columns."""
_WHOLE_LINE: Final = _TITLE + _COUNT + _BAR + _LANGUAGES + 3 * _GAP


class PackList(OptionList):
    """Name, how much of it the deck still holds, as a bar and in numbers, and languages, as far as there is room."""

    DEFAULT_CSS = """
    PackList { height: 1fr; border: none; padding: 0; background: transparent; scrollbar-size-vertical: 1; }
    PackList:focus { border: none; background-tint: transparent; }
    PackList > .option-list--option { padding: 0 1; }
    """

    def __init__(self, entries: Sequence[Entry], deck: Deck, t: Translator) -> None:
        self._entries = tuple(entries)
        self._deck = deck
        self._t = t
        super().__init__(*(Option(self._line(entry, _WHOLE_LINE)) for entry in entries), markup=False)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """From the first line to the last."""
        return self._entries

    @property
    def chosen(self) -> Entry | None:
        """What the cursor stands on."""
        return None if self.highlighted is None else self._entries[self.highlighted]

    def on_resize(self, event: events.Resize) -> None:
        for place, entry in enumerate(self._entries):
            self.replace_option_prompt_at_index(place, self._line(entry, self.scrollable_content_region.width - 2))
        self.call_after_refresh(self.scroll_to_highlight)

    def _line(self, entry: Entry, cells: int) -> Content:
        if isinstance(entry, DamagedPack):
            return Content.assemble((padded(f"✗ {clean(entry.path.name)}", max(cells, 0)), "$error"))
        has_bar = cells >= _WHOLE_LINE
        title = padded(self._title(entry), _TITLE if has_bar else max(cells - _COUNT - _GAP, 0))
        count = padded_left(self._count(entry), _COUNT)
        if not has_bar:
            return Content.assemble(title, " " * _GAP, (count, "$text-muted"))
        bar = self._bar(entry)
        languages = padded(" ".join(entry.languages()).upper(), _LANGUAGES)
        gap = " " * _GAP
        return Content.assemble(title, gap, bar, (count, "$text-muted"), gap, gap, (languages, "$text-muted"))

    def _count(self, pack: AnyPack) -> str:
        """Pairs left in the deck, of all; locations come and go by lot, so there are always all of them."""
        if isinstance(pack, PlacePack):
            return f"{len(pack.scenes)}"
        return f"{self._deck.remaining(pack)}/{len(pack.pairs)}"

    def _bar(self, pack: AnyPack) -> Content:
        if isinstance(pack, PlacePack):
            return Content(" " * _BAR)
        full = round(_BAR * self._deck.remaining(pack) / len(pack.pairs))
        return Content.assemble(("━" * full, "$secondary"), ("╌" * (_BAR - full), "$faint"))

    def _title(self, pack: AnyPack) -> str:
        title = pack.title(self._t.language)
        return self._t("{pack} (own)", pack=title) if pack.origin is Origin.OWN else title
