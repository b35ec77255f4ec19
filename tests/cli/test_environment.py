"""What Textual finds in the environment: nothing that logs keys, nothing that breaks typing in Korean."""

from __future__ import annotations

import pytest

from spyword.environment import prepare


@pytest.mark.parametrize(
    "name",
    [
        "TEXTUAL",
        "TEXTUAL_LOG",
        "TEXTUAL_DEBUG",
        "TEXTUAL_SHOW_RETURN",
        "TEXTUAL_SCREENSHOT",
        "TEXTUAL_SCREENSHOT_LOCATION",
        "TEXTUAL_SCREENSHOT_FILENAME",
        "TEXTUAL_PRESS",
        "TEXTUAL_DRIVER",
    ],
)
def test_nothing_watches_the_keys_or_the_screen(name: str) -> None:
    environ = {name: "1", "HOME": "/home/ann"}
    prepare(environ)
    assert environ == {"HOME": "/home/ann", "TEXTUAL_DISABLE_KITTY_KEY": "1"}


def test_text_that_is_composed_arrives_unless_somebody_wants_it_otherwise() -> None:
    environ = {"TEXTUAL_DISABLE_KITTY_KEY": "0"}
    prepare(environ)
    assert environ["TEXTUAL_DISABLE_KITTY_KEY"] == "0"


@pytest.mark.parametrize("sign", ["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"])
def test_over_ssh_nothing_moves_unless_somebody_wants_it(sign: str) -> None:
    environ = {sign: "somewhere"}
    prepare(environ)
    assert environ["TEXTUAL_ANIMATIONS"] == "none"
    environ = {sign: "somewhere", "TEXTUAL_ANIMATIONS": "full"}
    prepare(environ)
    assert environ["TEXTUAL_ANIMATIONS"] == "full"


def test_harmless_variables_stay() -> None:
    environ = {"TEXTUAL_FPS": "30", "TEXTUAL_COLOR_SYSTEM": "256"}
    prepare(environ)
    assert environ["TEXTUAL_FPS"] == "30"
    assert environ["TEXTUAL_COLOR_SYSTEM"] == "256"
