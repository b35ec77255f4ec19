"""One row of a form: what it is called, a field or two, and under them what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual.app import ComposeResult
from textual.containers import Container, Vertical

from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.typed import TypedField


class FormRow(Vertical):
    """The fields are known by their ids."""

    DEFAULT_CSS = """
    FormRow {
        height: auto;
        & > .row--fields { layout: horizontal; height: 1; }
        & .row--label { width: 10; color: $faint; }
        & TypedField { width: 1fr; margin-right: 1; }
        & > .row--problem { display: none; color: $error; padding-left: 10; }
        &.-wrong > .row--problem { display: block; }
        &.-wrong .row--label { color: $error; text-style: bold; }
    }
    """

    def __init__(self, label: str, fields: Sequence[TypedField]) -> None:
        super().__init__()
        self._label = label
        self.fields = tuple(fields)

    def compose(self) -> ComposeResult:
        with Container(classes="row--fields"):
            yield Plain(self._label, classes="row--label")
            yield from self.fields
        yield Plain(classes="row--problem")

    def tell(self, sentences: Mapping[str, Sequence[str]]) -> None:
        """Show what is wrong with these fields, by their ids, or that nothing is."""
        own = {field: sentences.get(field.id or "", ()) for field in self.fields}
        for field, said in own.items():
            field.set_class(bool(said), "-wrong")
        every = list(dict.fromkeys(sentence for said in own.values() for sentence in said))
        self.query_one(".row--problem", Plain).update("\n".join(every))
        self.set_class(bool(every), "-wrong")
