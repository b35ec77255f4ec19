"""Make the pictures in `screenshots/` from the running app: python3 .ci screenshots

Each scene is the real app with a real game on its table, driven to a place. Chromium draws the pictures, so that Korean
and Japanese come out in a proper font (Debian: chromium fonts-firacode fonts-dejavu fonts-noto-cjk).
"""

from __future__ import annotations

import asyncio
import html
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

os.environ["TEXTUAL_COLOR_SYSTEM"] = "truecolor"  # read when Textual is imported

from PIL import Image
from rich.cells import cell_len
from screenshot_people import PEOPLE_SCENES, PeopleStage
from screenshot_spyfall import SPYFALL_SCENES, SPYFALL_STRIP, SpyfallStage
from screenshot_stage import Clock, Scene, Stage

from spyword.engine import spys_word as game
from spyword.prefs import Prefs
from spyword.ui.app import SpywordApp
from spyword.ui.messages import Place

OUT = Path(__file__).resolve().parents[1] / "screenshots"
FONTS = "Fira Code, DejaVu Sans Mono, Noto Sans Mono CJK KR"
CELL = 12.2
"""Width of a cell in Rich's SVG."""
CHROMIUM = [
    "chromium",
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
]


async def home(stage: Stage) -> None:
    await stage.settle()


async def form(stage: Stage) -> None:
    await stage.go(Place.SETUP)


async def packs(stage: Stage) -> None:
    await stage.go(Place.PACKS)


async def settings(stage: Stage) -> None:
    await stage.go(Place.SETTINGS)


async def rules(stage: Stage) -> None:
    await stage.go(Place.HELP)


async def hand_over(stage: Stage) -> None:
    await stage.sit_down()


async def card(stage: Stage) -> None:
    await stage.sit_down()
    await stage.open(1)


async def ghost_card(stage: Stage) -> None:
    await stage.sit_down()
    for _ in range(4):
        await stage.press("space", "enter")
    await stage.press("space")


async def clues(stage: Stage) -> None:
    await stage.sit_down()
    await stage.play_to(game.CluesView)
    await stage.press("enter", "enter")


async def discussion(stage: Stage) -> None:
    await stage.sit_down()
    await stage.play_to(game.DiscussionView)
    await stage.settle(16)


async def ballot(stage: Stage) -> None:
    await stage.sit_down()
    await stage.play_to(game.VoteView)
    await stage.open(1)
    await stage.press("down", "down", "space")


async def result(stage: Stage) -> None:
    await stage.sit_down()
    await stage.play_to(game.ResultView, (5, 5, 5, 5, 1, 5))
    await stage.press("down")


async def duel(stage: Stage) -> None:
    await stage.sit_down()
    await stage.play_to(game.ResultView, (3, 3, 5, 5, 3, 5))
    await stage.press("down", "enter")


async def guess(stage: Stage) -> None:
    await stage.sit_down()
    await stage.play_to(game.FarewellView, (5, 5, 5, 5, 1, 5))
    await stage.open(5)


async def verdict(stage: Stage) -> None:
    await stage.sit_down()
    await stage.play_to(game.VerdictView, (5, 5, 5, 5, 1, 5))


async def end(stage: Stage) -> None:
    await stage.sit_down()
    await stage.play_to(game.EndView, (5, 5, 5, 5, 1, 5), (3, 3, 1, 3, 3), in_round=2)
    await stage.press("down")


async def menu(stage: Stage) -> None:
    await clues(stage)
    await stage.menu()


SCENES = (
    Scene("home", home),
    Scene("home-large", home, "ko", (120, 36)),
    Scene("form", form),
    Scene("form-ja", form, "ja"),
    Scene("hand-over", hand_over),
    Scene("hand-over-ko", hand_over, "ko"),
    Scene("card", card),
    Scene("card-ko", card, "ko", pack="food", pair=3),
    Scene("card-ja", card, "ja", (100, 34), pack="vehicles", pair=2),
    Scene("card-ru", card, "ru", theme="spyword-light", pack="fantasy", pair=1),
    Scene("card-small", card, "ja", (40, 16)),
    Scene("ghost", ghost_card),
    Scene("clues", clues),
    Scene("clues-ru", clues, "ru", (120, 36)),
    Scene("discussion", discussion),
    Scene("discussion-ja", discussion, "ja", theme="spyword-light"),
    Scene("ballot", ballot),
    Scene("ballot-ko", ballot, "ko"),
    Scene("result", result),
    Scene("result-ru", result, "ru"),
    Scene("duel", duel, "ko"),
    Scene("guess", guess, "ja"),
    Scene("verdict", verdict),
    Scene("end", end),
    Scene("end-large", end, "ja", (120, 36)),
    Scene("menu", menu, "ru"),
    Scene("packs", packs),
    Scene("settings", settings, theme="spyword-contrast"),
    Scene("how-to-play", rules, "ko"),
)
STRIP = ("hand-over", "card", "clues", "discussion", "ballot", "result", "verdict", "end")
"""One game from its first hand-over to its end."""


async def svg_of(scene: Scene) -> str:
    """The scene as Textual draws it."""
    clock = Clock()
    with tempfile.TemporaryDirectory() as folder:
        prefs = Prefs(language=scene.language, theme=scene.theme, animations=False, sounds=False)
        app = SpywordApp(Path(folder), prefs, scene.language, now=clock)
        async with app.run_test(size=scene.size) as pilot:
            await scene.play(_stage_of(scene)(app, pilot, clock, scene))
            return app.export_screenshot(title=" ")


def _stage_of(scene: Scene) -> type[Stage]:
    if scene in SPYFALL_SCENES:
        return SpyfallStage
    return PeopleStage if scene in PEOPLE_SCENES else Stage


def draw(svg: str, target: Path) -> None:
    """Let Chromium draw it, twice as large, with the fonts of this machine."""
    svg = re.sub(r"@font-face\s*{[^}]*}", "", svg).replace("Fira Code", FONTS)
    svg = re.sub(r'textLength="[\d.]+"([^>]*)>([^<]*)<', _with_cells, svg)
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    assert box is not None
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "scene.svg"
        source.write_text(svg, encoding="utf-8")
        window = f"--window-size={int(float(box[1])) + 1},{int(float(box[2])) + 1}"
        options = [f"--user-data-dir={folder}/profile", window, f"--screenshot={target}", source.as_uri()]
        subprocess.run([*CHROMIUM, *options], check=True, capture_output=True)
    with Image.open(target) as image:
        image.convert("RGB").quantize(128).save(target, optimize=True)


def _with_cells(text: re.Match[str]) -> str:
    """Rich reckons the length of a text by its letters; those of Korean and Japanese are two cells wide."""
    width = cell_len(html.unescape(text[2])) * CELL
    return f'textLength="{width:.1f}"{text[1]}>{text[2]}<'


def draw_strip(names: Sequence[str], target: Path, *, columns: int = 4) -> None:
    """Several scenes of one size side by side, so many in a row."""
    images = [Image.open(OUT / f"{name}.png").convert("RGB") for name in names]
    width, height = (side // 2 for side in images[0].size)
    strip = Image.new("RGB", (width * columns, height * -(-len(images) // columns)), "#17121f")
    for place, image in enumerate(images):
        small = image.resize((width, height), Image.Resampling.LANCZOS)
        strip.paste(small, (place % columns * width, place // columns * height))
    strip.quantize(128).save(target, optimize=True)


def main(names: Sequence[str]) -> int:
    """All scenes, or those that are named."""
    if shutil.which(CHROMIUM[0]) is None:
        needed = "chromium fonts-firacode fonts-dejavu fonts-noto-cjk"
        print(f"The screenshots need Chromium: apt-get install {needed}", file=sys.stderr)
        return 2
    OUT.mkdir(exist_ok=True)
    for scene in (*SCENES, *SPYFALL_SCENES, *PEOPLE_SCENES):
        if not names or scene.name in names:
            draw(asyncio.run(svg_of(scene)), OUT / f"{scene.name}.png")
            print(scene.name, flush=True)
    if not names:
        draw_strip(STRIP, OUT / "one-game.png")
        draw_strip(SPYFALL_STRIP, OUT / "one-game-of-spyfall.png", columns=3)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
