#!/usr/bin/env python3
"""Drives the page of a comparison in headless Chromium and fails on the first thing that is wrong.

usage: check.py REPORT.html [SCREENSHOTS]

The report needs a changed picture and one that is not. Wants Playwright and Chromium.
"""
import pathlib
import sys

from playwright.sync_api import sync_playwright

VIEWS = ["2-up", "Slider", "Onion skin", "Blink", "Difference"]
IMAGES = "document.querySelectorAll('#stage img')"


def expect(condition, words):
    if not condition:
        sys.exit(f"FAIL: {words}")


def check_views(page, shot):
    for key, name in enumerate(VIEWS, start=1):
        page.keyboard.press(str(key))
        page.wait_for_timeout(150)
        loaded = page.evaluate(f"[...{IMAGES}].map(i => i.complete && i.naturalWidth > 0)")
        expect(loaded and all(loaded), f"{name}: a picture does not load")
        chosen = page.evaluate("document.querySelector('#modes [aria-checked=true]').textContent")
        expect(chosen == name, f"key {key} chooses {chosen}")
        shot(name.replace(" ", "-").lower())
    page.keyboard.press("2")
    clip = f"{IMAGES}[0].style.clipPath"
    before = page.evaluate(clip)
    page.keyboard.press("ArrowRight")
    expect(page.evaluate(clip) != before, "the slider does not move")
    page.keyboard.press("3")
    opacity = f"{IMAGES}[1].style.opacity"
    before = page.evaluate(opacity)
    page.keyboard.press("ArrowLeft")
    expect(page.evaluate(opacity) != before, "the onion skin does not change")
    page.keyboard.press("4")
    seen = set()
    for _ in range(4):
        seen.add(page.evaluate(f"{IMAGES}[0].style.visibility"))
        page.wait_for_timeout(420)
    expect(len(seen) == 2, "blink does not blink")


def check_list(page):
    count = page.evaluate("shown.length")
    page.click("#chips button[data-state=changed]")
    expect(page.evaluate("shown.length") < count, "the filter by state does nothing")
    page.click("#chips button[data-state=changed]")
    page.keyboard.press("/")
    page.keyboard.type("zzzz")
    expect(page.evaluate("shown.length") == 0, "the search does not narrow")
    page.keyboard.press("Escape")
    expect(page.evaluate("shown.length") == count, "Escape does not end the search")
    place = page.evaluate("shown.indexOf(current)")
    page.keyboard.press("j")
    found = page.evaluate("shown.indexOf(current)")
    expect(found == min(place + 1, count - 1), "j does not go on")
    page.keyboard.press("?")
    page.wait_for_timeout(100)
    expect(page.evaluate("document.getElementById('keys').open"), "? does not tell the keys")
    page.keyboard.press("Escape")


def main():
    report = pathlib.Path(sys.argv[1]).resolve()
    folder = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        for scheme in ["light", "dark"]:
            context = browser.new_context(
                color_scheme=scheme, viewport={"width": 1280, "height": 800})
            page = context.new_page()
            faults = []
            page.on("console", lambda m: faults.append(m.text) if m.type != "log" else None)
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.on("request", lambda request: faults.append(request.url)
                    if not request.url.startswith(("file:", "data:")) else None)

            def shot(name):
                if folder:
                    folder.mkdir(parents=True, exist_ok=True)
                    page.screenshot(path=folder / f"{scheme}-{name}.png")

            page.goto(report.as_uri())
            page.wait_for_timeout(300)
            both = page.evaluate(
                "data.findings.findIndex(f => f.d !== undefined && f.e !== undefined)")
            expect(both >= 0, "the report has no changed picture")
            page.evaluate(f"choose({both})")
            check_views(page, shot)
            check_list(page)
            page.set_viewport_size({"width": 420, "height": 800})
            page.wait_for_timeout(150)
            shot("narrow")
            width = page.evaluate("document.documentElement.scrollWidth")
            expect(width <= 420, f"a narrow page is {width} wide")
            expect(not faults, f"{scheme}: {faults}")
            print(f"ok: {scheme}")
            context.close()
        browser.close()


main()
