"""Large letters, as far as a terminal has them."""

from __future__ import annotations

import pytest

from spyword.ui.lettering import spread


@pytest.mark.parametrize(
    ("name", "wide"),
    [
        ("Anna", "A n n a"),
        ("Аня Ё", "А н я   Ё"),
        ("민수", "민 수"),
        ("さくら", "さ く ら"),
        ("José", "J o s é"),
        ("Jose\u0301", "J o s e\u0301"),
        ("Q🦊", "Q 🦊"),
        ("A👨‍👩‍👧", "A 👨‍👩‍👧"),
        ("محمد", "محمد"),
        ("अनिल", "अनिल"),
        ("A محمد", "A محمد"),
    ],
)
def test_letters_are_spread_where_their_script_allows_it(name: str, wide: str) -> None:
    assert spread(name, 34) == wide


def test_a_name_that_would_not_fit_stays_as_it_is() -> None:
    assert spread("Anna", 7) == "A n n a"
    assert spread("Anna", 6) == "Anna"
