#!/usr/bin/env python3
"""Drives the pages of `fingerpost preview` in headless Chromium and checks what they promise.

    apt-get install chromium tmux
    pip install playwright axe-playwright-python pillow
    swift build -c release
    Tests/PreviewTests/Browser/check.py .build/release/fingerpost [FOLDER FOR SCREENSHOTS [sheet|route|live|saves|terminal|hostile ...]]

Prints a line for each check, and ends with 1 when one fails.
"""
import pathlib
import shutil
import sys
import tempfile

from hostile import hostile
from live import live
from pages import FAILED
from playwright.sync_api import sync_playwright
from route import route
from saves import saves
from sheet import sheet
from terminal import terminal

PARTS = {"sheet": sheet, "route": route, "live": live, "saves": saves, "terminal": terminal, "hostile": hostile}


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    only = sys.argv[3:] or list(PARTS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        work = pathlib.Path(folder)
        shots = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else work
        shots.mkdir(parents=True, exist_ok=True)
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, part in PARTS.items():
            if name in only:
                part(browser, program, work, shots)
        browser.close()
    print(f"{len(FAILED)} failed" if FAILED else "all passed")
    sys.exit(1 if FAILED else 0)


main()
