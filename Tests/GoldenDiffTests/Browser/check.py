#!/usr/bin/env python3
"""Drives the page of a comparison in headless Chromium and fails on the first thing that is wrong.

usage: check.py REPORT.html [SCREENSHOTS] [-- PROGRAM GOLDENS OUT]

The report needs a glyph whose pictures of several variants or scales changed, and another glyph. With a
program, copies of two folders are compared by its 'diff --serve', and pictures accepted. Wants
Playwright and Chromium.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

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


def check_rows(page, shot):
    page.keyboard.press("a")
    page.wait_for_timeout(150)
    count = page.evaluate("row.items.length")
    expect(page.locator("table.all tbody tr").count() == count, "not every picture has a line")
    expect(page.locator("#strip button").count() == count, "not every picture can be chosen")
    grounds = page.evaluate("""[...document.querySelectorAll('table.all tbody tr')].map((line, index) => {
      const box = line.querySelector('.pic');
      return [data.grounds[ordered(row.items)[index].variant], box && getComputedStyle(box).backgroundColor];
    })""")
    for wanted, found in grounds:
        if wanted and found:
            rgb = ", ".join(str(int(wanted[i:i + 2], 16)) for i in (1, 3, 5))
            expect(found == f"rgb({rgb})", f"a picture of {wanted} lies on {found}")
    shot("all")
    page.keyboard.press("]")
    expect(page.evaluate("mode") == "two", "] does not choose a picture")
    first = page.evaluate("current.name")
    page.keyboard.press("]")
    expect(page.evaluate("current.name") != first, "] does not go on")
    for name in page.evaluate("grounds"):
        page.click(f"#grounds [data-value={name}]")
        expect(page.evaluate("document.body.className").startswith("bg-" + name), f"no ground {name}")
        shot("on-" + name)
    page.click("#grounds [data-value=own]")
    # Arrows move the choice that has the focus.
    page.evaluate("document.activeElement.blur()")


def check_spots(page, shot):
    """Every place to look at has its ring, at the place, and is shown enlarged."""
    page.keyboard.press("a")
    page.wait_for_timeout(150)
    rings = page.evaluate("""[...document.querySelectorAll('table.all tbody tr')].map((line, index) => {
      const finding = ordered(row.items)[index], ring = line.querySelector('.ring');
      if (!finding.spot || !ring) return [!!finding.spot, !!ring, true];
      const at = ring.getBoundingClientRect(), box = ring.parentElement.getBoundingClientRect();
      const x = at.x + at.width / 2 - box.x, y = at.y + at.height / 2 - box.y;
      return [true, true, Math.abs(x - finding.spot.x - finding.spot.width / 2) < 1
        && Math.abs(y - finding.spot.y - finding.spot.height / 2) < 1];
    })""")
    for wanted, found, is_there in rings:
        expect(wanted == found and is_there, "a ring is absent, needless or in another place")
    spots = sum(wanted for wanted, _, _ in rings)
    if spots:
        crops = page.evaluate("""[...document.querySelectorAll('.closer .pic')].map(box => {
          const r = box.getBoundingClientRect(); return [r.width, r.height]; })""")
        expect(crops and all(min(size) > 8 for size in crops), "no place is enlarged")
        expect(page.locator("#list [aria-selected=true] .ring").count() == spots, "the list has other rings")
        shot("spots")
    print(f"ok: {spots} places pointed at")


def check_buttons(page):
    """Clicks every button, each from the same state; what fails is seen in the console."""
    def reset():
        page.keyboard.press("Escape")
        while page.locator("#chips [aria-pressed=false]").count():
            page.locator("#chips [aria-pressed=false]").first.click()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("a")

    reset()
    count = page.locator("button:visible").count()
    clicked = 0
    for index in range(count):
        expect(page.locator("button:visible").count() == count, "a button is gone")
        button = page.locator("button:visible").nth(index)
        if button.is_enabled():
            button.click()
            clicked += 1
            reset()
    if page.locator("#same summary").is_visible():
        page.click("#same summary")
        page.click("#same summary")
    for theme in ["dark", "light", ""]:
        page.select_option("#theme", theme)
    reset()
    print(f"ok: {clicked} buttons clicked")


def check_list(page):
    count = page.evaluate("shown.length")
    pictures = "shown.reduce((sum, row) => sum + row.items.length, 0)"
    before = page.evaluate(pictures)
    page.click("#chips button[data-state=changed]")
    expect(page.evaluate(pictures) < before, "the filter by state does nothing")
    page.click("#chips button[data-state=changed]")
    page.keyboard.press("/")
    page.keyboard.type("zzzz")
    expect(page.evaluate("shown.length") == 0, "the search does not narrow")
    page.keyboard.press("Escape")
    expect(page.evaluate("shown.length") == count, "Escape does not end the search")
    place = page.evaluate("shown.indexOf(row)")
    page.keyboard.press("j")
    found = page.evaluate("shown.indexOf(row)")
    expect(found == min(place + 1, count - 1), "j does not go on")
    page.keyboard.press("?")
    page.wait_for_timeout(100)
    expect(page.evaluate("document.getElementById('keys').open"), "? does not tell the keys")
    page.keyboard.press("Escape")


def wait(page, condition):
    """Waits without a script in the page, whose policy allows none."""
    for _ in range(300):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(100)
    sys.exit(f"FAIL: it never came to {condition}")


def check_serve(browser, program, goldens, out, shot_folder):
    with tempfile.TemporaryDirectory() as place:
        for name, source in [("goldens", goldens), ("out", out)]:
            shutil.copytree(source, pathlib.Path(place) / name)
        # A pipe that nobody reads would stop the program.
        log = pathlib.Path(place) / "log"
        process = subprocess.Popen(
            [program, "diff", "goldens", "out", "--serve"], cwd=place, stderr=log.open("w"),
            stdout=subprocess.DEVNULL, env={"PATH": "/usr/bin:/bin"})
        try:
            while "http" not in log.read_text():
                expect(process.poll() is None, "the program serves nothing")
            address = re.search(r"http:\S+", log.read_text()).group()
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            faults = []
            page.on("console", lambda m: faults.append(m.text) if m.type != "log" else None)
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.goto(address)
            page.wait_for_timeout(300)
            pictures = "data.findings.filter(f => f.state !== 'same').length"
            before, taken = page.evaluate(pictures), page.evaluate("row.items.length")
            if shot_folder:
                page.screenshot(path=shot_folder / "served.png")
            page.click("#accept")
            wait(page, f"{pictures} === {before - taken}")
            page.click("#acceptAll")
            wait(page, "!data.findings.some(f => ['changed', 'new'].includes(f.state))")
            if shot_folder:
                page.screenshot(path=shot_folder / "served-done.png")
            expect(not faults, f"served: {faults}")
            page.close()
        finally:
            process.send_signal(2)
            process.wait()
        expect("\naccepted   " in log.read_text(), "nothing is logged")
        print("ok: served")


def main():
    arguments, _, served = " ".join(sys.argv[1:]).partition(" -- ")
    arguments, served = arguments.split(), served.split()
    report = pathlib.Path(arguments[0]).resolve()
    folder = pathlib.Path(arguments[1]) if len(arguments) > 1 else None
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
                "shown.findIndex(row => row.items.length > 1 && row.items.every(f => f.d !== undefined))")
            expect(both >= 0, "the report has no glyph with several changed pictures")
            page.evaluate(f"choose({both})")
            check_rows(page, shot)
            check_spots(page, shot)
            check_views(page, shot)
            check_list(page)
            check_buttons(page)
            page.set_viewport_size({"width": 420, "height": 800})
            page.wait_for_timeout(150)
            shot("narrow")
            width = page.evaluate("document.documentElement.scrollWidth")
            expect(width <= 420, f"a narrow page is {width} wide")
            expect(not faults, f"{scheme}: {faults}")
            print(f"ok: {scheme}")
            context.close()
        if served:
            check_serve(browser, *served, folder)
        browser.close()


main()
