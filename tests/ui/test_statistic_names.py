"""The labels of statistics fit to what is counted."""

from __future__ import annotations

import pytest

from spyword.games.history import CHRONICLES
from spyword.i18n import LANGUAGES, translator
from spyword.people.scopes import vocabularies
from spyword.people.statistics import names
from spyword.text import cell_width
from spyword.ui.portrait import FIGURES
from spyword.ui.statistic_names import shown, statistic_name

VOCABULARIES = vocabularies(CHRONICLES)


@pytest.mark.parametrize("scope", VOCABULARIES)
def test_what_is_shown_is_counted_in_that_scope(scope: str) -> None:
    own = [statistic.name for statistic in shown(scope)]
    assert [name for name in own if name not in names(VOCABULARIES[scope])] == []
    assert len(own) == len(set(own))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", VOCABULARIES)
def test_every_number_has_a_name_of_its_own_that_fits_beside_it(scope: str, language: str) -> None:
    t = translator(language)
    for labels in (
        [t(statistic.label) for statistic in shown(scope)],
        [statistic_name(name, t) for name in FIGURES[scope]],
    ):
        assert len(labels) == len(set(labels))
        assert max(map(cell_width, labels)) <= 36
