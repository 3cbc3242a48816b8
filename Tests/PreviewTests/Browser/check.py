#!/usr/bin/env python3
"""Drives the pages of `fingerpost preview` in headless Chromium and checks what they promise.

    apt-get install chromium libsixel-bin tmux
    pip install playwright axe-playwright-python pillow
    swift build -c release
    Tests/PreviewTests/Browser/check.py .build/release/fingerpost [FOLDER FOR SCREENSHOTS [sheet|route|live|terminal ...]]

Prints a line for each check, and ends with 1 when one fails.
"""

import base64
import io
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[3]
FAILED = []


def check(name, ok, finding=""):
    print(f"{'ok  ' if ok else 'FAIL'} {name}{': ' + str(finding) if finding != '' else ''}")
    if not ok:
        FAILED.append(name)


def opened(browser, url, **options):
    """A page whose console is listened to."""
    context = browser.new_context(**options)
    page = context.new_page()
    said = []
    page.on("console", lambda m: said.append(m.text) if m.type in ("error", "warning") else None)
    page.on("response", lambda r: said.append(f"{r.status} {r.url}") if r.status >= 400 else None)
    page.on("pageerror", lambda e: said.append(str(e)))
    page.goto(url)
    return page, said


def until(page, condition, name, seconds=5):
    """Asks until a condition holds; the page's policy forbids it to be compiled there."""
    end = time.time() + seconds
    while time.time() < end:
        try:
            if page.evaluate(condition):
                check(name, True)
                return
        except PlaywrightError as error:
            # A page that is being loaded anew answers again soon.
            if "navigation" not in str(error):
                raise
        page.wait_for_timeout(20)
    check(name, False, condition)


def accessible(page, name):
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    serious = [v for v in found if v["impact"] in ("serious", "critical")]
    text = "; ".join(f"{v['id']}: {v['nodes'][0]['html'][:120]}" for v in serious)
    check(f"{name}: no serious finding of axe", not serious, text)
    minor = [v["id"] for v in found if v not in serious]
    if minor:
        print("     lesser findings:", ", ".join(minor))


def sheet(browser, program, work, shots):
    file = work / "sheet.html"
    start = time.time()
    subprocess.run([program, "preview", "-o", file], check=True)
    print(f"     the sheet is written in {time.time() - start:.2f} s")
    size = file.stat().st_size
    check("sheet: under 3 MB", size < 3_000_000, f"{size:,} bytes")
    url = file.as_uri()

    page, said = opened(browser, url, viewport={"width": 1280, "height": 900})
    ready = page.evaluate("performance.getEntriesByType('navigation')[0].domInteractive")
    loaded = page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
    check("sheet: interactive within a second", 0 < loaded < 1000, f"{ready:.0f} ms, loaded {loaded:.0f} ms")

    def shown():
        return page.evaluate("[...document.querySelectorAll('.cell')].filter(c => c.offsetParent).length")

    every = shown()
    check("sheet: more than 300 glyphs", every > 300, every)
    broken = page.evaluate(
        "(() => { for (const [n, c] of cells) fillCell(c, glyphs.get(n));"
        " return Promise.all([...document.images].map(i => i.decode().then(() => 0, () => 1)))"
        ".then(a => a.reduce((x, y) => x + y, 0)); })()")
    check("sheet: every picture is one", broken == 0, broken)

    page.keyboard.press("/")
    page.keyboard.type("roundabout")
    some = shown()
    check("sheet: search narrows", 0 < some < every, f"{some} of {every}")
    page.fill("#find", "MANEUVER.TURN_SHARP")
    check("sheet: search takes an engine's words", 0 < shown() < 20, shown())
    page.fill("#find", "no such glyph")
    check("sheet: search may find none", shown() == 0 and page.is_visible("#empty"))
    page.fill("#find", "")
    check("sheet: an empty search shows all", shown() == every)
    page.evaluate("document.activeElement.blur()")

    for ground in ("checker", "own"):
        page.click(f"#grounds [data-value={ground}]")
        check(f"sheet: shows {ground}", page.locator(f".cell .tile.on-{ground}").count() > 0)
        page.click(f"#grounds [data-value={ground}]")
        check(f"sheet: hides {ground}", page.locator(f".cell .tile.on-{ground}").count() == 0)
    for size in (18, 24, 36, 100, 50):
        page.click(f"#sizes [data-value='{size}']")
        until(page, f"document.querySelector('[data-name=straight] img')?.getAttribute('height') === '{size}'",
              f"sheet: {size} pixels high")
    page.fill("#blur", "2")
    check("sheet: blur blurs", page.evaluate(
        "getComputedStyle(document.querySelector('.tile img')).filter") == "blur(2px)")
    page.fill("#blur", "0")

    page.click("[data-name=turn_left]")
    check("sheet: a click opens the glyph", page.inner_text("#panel h2") == "turn_left")
    check("sheet: the partner stands by", "turn_right" in page.inner_text("#partner"))
    until(page, "document.querySelector('#partner + .note').textContent !== ''", "sheet: compares the partner")
    check("sheet: the partner is mirrored", "Exactly" in page.inner_text("#partner + .note"))
    family = page.inner_text("#family")
    check("sheet: the family stands by", "turn_slight_left" in family and "turn_sharp_right" in family)
    for key in ("grid", "keys", "center"):
        before = page.get_attribute(f"#toggle-{key}", "aria-pressed")
        picture = page.evaluate("document.querySelector('.stage canvas').toDataURL()")
        page.click(f"#toggle-{key}")
        page.wait_for_timeout(80)
        after = page.get_attribute(f"#toggle-{key}", "aria-pressed")
        other = page.evaluate("document.querySelector('.stage canvas').toDataURL()")
        check(f"sheet: {key} changes the enlargement", before != after and picture != other)
    page.click("#toggle-grid")
    box = page.locator(".stage canvas").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(50)
    check("sheet: a pixel is read", page.inner_text(".probe").startswith("x "), page.inner_text(".probe"))
    page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }")
    page.click("#panel [data-copy='File name']")
    check("sheet: copies the file name", page.evaluate("window.copied") == "turn_left~light.png")
    check("sheet: own background has a contrast", "own" in page.inner_text("#contrast"))

    page.click("#grounds [data-value=checker]")
    page.fill("#find", "turn")
    link = page.evaluate("location.href")
    again, said_again = opened(browser, link, viewport={"width": 1280, "height": 900})
    state = again.evaluate("JSON.stringify(state)")
    check("sheet: a deep link restores", state == page.evaluate("JSON.stringify(state)"), link.split("#")[1])
    check("sheet: a link's console is silent", not said_again, said_again)
    again.context.close()
    page.fill("#find", "")
    page.click("#grounds [data-value=checker]")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    check("sheet: Escape closes", not page.is_visible("#panel"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    check("sheet: the keyboard opens a glyph", page.is_visible("#panel"))
    page.keyboard.press("?")
    check("sheet: ? shows the keys", page.is_visible("#keys"))
    page.keyboard.press("Escape")
    page.select_option("#theme", "dark")
    check("sheet: the switch makes the page dark", page.evaluate(
        "getComputedStyle(document.body).backgroundColor") == "rgb(14, 18, 20)")
    page.select_option("#theme", "")
    check("sheet: the console is silent", not said, said)
    page.emulate_media(media="print")
    check("sheet: prints without controls", not page.is_visible("#panel") and not page.is_visible("nav"))
    page.context.close()

    for scheme in ("light", "dark"):
        for width in (1280, 390):
            page, said = opened(
                browser, url + "#glyph=turn_left", color_scheme=scheme,
                viewport={"width": width, "height": 900 if width > 400 else 844})
            page.wait_for_timeout(400)
            page.screenshot(path=shots / f"sheet-{scheme}-{width}-glyph.png")
            accessible(page, f"sheet, {scheme}, {width} px, a glyph open")
            page.keyboard.press("Escape")
            page.evaluate("scrollTo(0, 0)")
            page.wait_for_timeout(200)
            page.screenshot(path=shots / f"sheet-{scheme}-{width}.png")
            accessible(page, f"sheet, {scheme}, {width} px")
            wide = page.evaluate("document.documentElement.scrollWidth")
            check(f"sheet, {width} px: nothing stands out to the side", wide <= width, wide)
            check(f"sheet, {scheme}, {width} px: the console is silent", not said, said)
            page.context.close()


def route(browser, program, work, shots):
    file = work / "route.html"
    example = ROOT / "Examples/routes/helsinki-lanes.json"
    subprocess.run(
        [program, "preview", example, "-o", file, "--depart", "2026-05-04T08:30:00+03:00"], check=True)
    check("route: under 1 MB", file.stat().st_size < 1_000_000, f"{file.stat().st_size:,} bytes")
    url = file.as_uri()
    page, said = opened(browser, url, viewport={"width": 1280, "height": 900})
    cards = page.evaluate("route().cards.length")
    check("route: has its cards", cards > 3 and page.locator("#list li").count() == cards, cards)
    sizes = page.evaluate(
        "['.carplay .row img', '.cp-then img', '.aa-top img'].map(s => {"
        " const r = document.querySelector(s).getBoundingClientRect(); return [r.width, r.height]; })")
    check("route: symbols at true size", sizes == [[50, 50], [18, 18], [64, 64]], sizes)
    lanes = page.evaluate("route().cards.findIndex(c => c.lanes)")
    page.evaluate(f"go({lanes})")
    sizes = page.evaluate(
        "['.cp-lanes img', '.aa-lanes img'].map(s => {"
        " const r = document.querySelector(s).getBoundingClientRect(); return [r.width, r.height]; })")
    check("route: lanes at true size", sizes == [[120, 18], [294, 44]], sizes)
    page.evaluate("go(0)")
    page.keyboard.press("ArrowRight")
    check("route: the keyboard steps", page.evaluate("state.card") == 1)
    page.keyboard.press("End")
    check("route: the keyboard goes to the end", page.evaluate("state.card") == cards - 1)
    link = page.evaluate("location.href")
    again, _ = opened(browser, link)
    check("route: a deep link restores", again.evaluate("state.card") == cards - 1)
    again.context.close()
    for time_of_day, count in (("day", 1), ("night", 1), ("both", 2)):
        page.click(f"#times [data-value={time_of_day}]")
        check(f"route: {time_of_day}", page.locator(".carplay").count() == count)
    marks = page.evaluate("document.querySelector('#map .marks').getAttribute('d').split('M').length - 1")
    check("route: the map has a mark for each place", marks == page.evaluate(
        "route().cards.filter(c => c.place).length") and page.locator("#map circle").count() == 1, marks)
    driven = page.evaluate("document.querySelector('.driven').style.width")
    page.evaluate("go(1)")
    less = page.evaluate("document.querySelector('.driven').style.width")
    check("route: the bar shows what is driven", float(less[:-1]) < float(driven[:-1]), f"{less} < {driven}")
    check("route: the console is silent", not said, said)
    page.context.close()
    drive(browser, program, work, url, shots)
    for scheme in ("light", "dark"):
        for width in (1280, 390):
            page, said = opened(
                browser, url + f"#card={lanes}", color_scheme=scheme,
                viewport={"width": width, "height": 900 if width > 400 else 844})
            page.wait_for_timeout(200)
            # As high as the page, so that the player stands below it.
            page.set_viewport_size({"width": width, "height": page.evaluate("document.documentElement.scrollHeight")})
            page.screenshot(path=shots / f"route-{scheme}-{width}.png")
            accessible(page, f"route, {scheme}, {width} px")
            wide = page.evaluate("document.documentElement.scrollWidth")
            check(f"route, {width} px: nothing stands out to the side", wide <= width, wide)
            page.context.close()


def drive(browser, program, work, url, shots):
    """The player at the bottom of the route page, against the events of `fingerpost drive`."""
    example = ROOT / "Examples/routes/helsinki-lanes.json"
    lines = subprocess.run(
        [program, "drive", example, "--depart", "2026-05-04T08:30:00+03:00"], capture_output=True, check=True, text=True)
    events = [json.loads(line) for line in lines.stdout.splitlines()]
    page, said = opened(browser, url, viewport={"width": 1280, "height": 900})
    end = page.evaluate("driveOf(route()).end")
    check("drive: as long as the events", end == round(events[-1]["t"] * 10), end / 10)
    check("drive: no moment at first", page.evaluate("state.moment") is None)
    wrong = []
    card = lanes = place = None
    for i, event in enumerate(events):
        if event["event"] == "card":
            card = event
        if event["event"] == "lanes":
            lanes = event["index"] if event["state"] == "shown" else None
        if event["event"] == "location":
            place = event
        # The state is whole when the next event is of another time.
        if i + 1 < len(events) and events[i + 1]["t"] == event["t"] or not card:
            continue
        found = page.evaluate("t => momentOf(driveOf(route()), t)", round(event["t"] * 10))
        said_distance = (card.get("maneuver") or {}).get("distance", {}).get("text")
        want = [card["index"], said_distance, card["destination"]["distance"].get("text"),
                card["destination"]["time"].get("text"), lanes]
        have = [found["card"], found["distance"] or None, found["remainingDistance"] or None,
                found["remainingTime"] or None, found["lanes"] if found["lanes"] >= 0 else None]
        off = max(abs(a - b) for a, b in zip(found["place"], (place["latitude"], place["longitude"])))
        if have != want or (place["t"] == event["t"] and off > 1e-5):
            wrong.append((event["t"], want, have, off))
    check("drive: each moment shows what the events tell", not wrong, wrong[:2] or f"{len(events)} events")

    def clock():
        return page.inner_text("#clock").split(" ")[0]

    page.focus("#moment")
    for key, time in (("ArrowRight", 10), ("ArrowRight", 20), ("ArrowLeft", 10), ("End", end), ("Home", 0)):
        page.keyboard.press(key)
        check(f"drive: {key} moves the slider", page.evaluate("state.moment") == time, page.evaluate("state.moment"))
    page.keyboard.press("PageUp")
    check("drive: PageUp leaps", page.evaluate("state.moment") > 100)
    page.evaluate("document.activeElement.blur(); seek(0)")
    page.keyboard.press(".")
    check("drive: . goes ten seconds ahead", clock() == "0:10", clock())
    page.keyboard.press("ArrowRight")
    check("drive: an arrow goes to the next card", page.evaluate("[state.card, state.moment === driveOf(route()).comesUp[state.card]]")
          == [page.evaluate("momentOf(driveOf(route()), 100).card") + 1, True])
    page.click("#list li:nth-child(5) button")
    check("drive: the list goes to a card's moment", page.evaluate("state.card === 4 && state.moment === driveOf(route()).comesUp[4]"))
    page.evaluate("seek(700)")
    vehicles = page.locator("#screens .vehicle, #map .vehicle")
    check("drive: the vehicle is on each map", vehicles.count() == page.locator("svg[aria-label*='north up']").count(), vehicles.count())
    first = vehicles.last.get_attribute("transform")
    page.evaluate("seek(705)")
    check("drive: it moves between seconds", vehicles.last.get_attribute("transform") != first, first)
    check("drive: the bar moves too", page.evaluate("parseFloat(document.querySelector('.driven').style.width) > 10"))
    link = page.evaluate("location.href")
    again, _ = opened(browser, link)
    check("drive: a deep link restores", again.evaluate("state.moment") == 705 and "t=70.5" in link, link.split("#")[1])
    again.context.close()
    page.select_option("#pace", "30")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    page.wait_for_timeout(600)
    check("drive: Space plays", page.evaluate("state.moment") > 705 and page.get_attribute("#play", "aria-pressed") == "true")
    page.keyboard.press("Space")
    held = page.evaluate("state.moment")
    page.wait_for_timeout(200)
    check("drive: and pauses", page.evaluate("state.moment") == held and page.get_attribute("#play", "aria-pressed") == "false")
    page.select_option("#pace", "600")
    page.click("#play")
    until(page, f"state.moment === {end} && !playing", "drive: plays to the end")
    check("drive: arrives", "arrived" in page.inner_text("#facts"), page.inner_text("#facts").replace("\n", ", "))
    accessible(page, "drive")
    page.keyboard.press("Escape")
    check("drive: Escape ends it", page.evaluate("state.moment") is None and page.locator(".vehicle").count() == 0)
    check("drive: the console is silent", not said, said)
    page.context.close()

    # Into the night, with the lights of the drive.
    file = work / "night.html"
    for _ in range(2):
        before = file.read_bytes() if file.exists() else None
        subprocess.run([program, "preview", example, "-o", file, "--depart", "2026-05-04T22:20:00+03:00"], check=True)
    check("drive: the same bytes again", file.read_bytes() == before)
    page, said = opened(browser, file.as_uri(), viewport={"width": 1280, "height": 900})
    lights = page.evaluate("driveOf(route()).lights")
    check("drive: dusk falls on the way", [mode for _, mode in lights] == [0, 1], lights)
    page.click("#times [data-value=light]")
    seen = []
    for moment in (lights[1][0] - 10, lights[1][0]):
        page.evaluate(f"seek({moment})")
        seen.append(page.get_attribute("#screens section", "aria-label"))
    check("drive: the screens follow the light", seen == ["Day", "Night"], seen)
    page.screenshot(path=shots / "drive-dusk.png")
    check("drive: the night's console is silent", not said, said)
    page.context.close()
    for scheme in ("light", "dark"):
        for width in (1280, 390):
            page, _ = opened(
                browser, url + "#t=100.0", color_scheme=scheme,
                viewport={"width": width, "height": 900 if width > 400 else 844})
            page.wait_for_timeout(200)
            page.screenshot(path=shots / f"drive-{scheme}-{width}.png")
            page.context.close()

    # A route without places has its cards, and says why there is no drive.
    bare = work / "bare.html"
    subprocess.run([program, "preview", ROOT / "Examples/routes/navinfo.jsonl", "-o", bare], check=True)
    page, said = opened(browser, bare.as_uri())
    check("drive: without a line the page says so", "no geometry" in page.inner_text("#facts") and not page.is_visible("#play"),
          page.inner_text("#facts"))
    page.keyboard.press("Space")
    check("drive: and stays silent", not said, said)
    page.context.close()


class Served:
    """A running live page; ended as a user ends it."""

    def __init__(self, program, *arguments):
        self.process = subprocess.Popen(
            [program, "preview", "--serve", *map(str, arguments)], stderr=subprocess.PIPE, text=True)
        self.url = self.process.stderr.readline().split(" ")[0]
        # What is said later is read, so that the server never waits for it to be.
        threading.Thread(target=self.process.stderr.read, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGINT)
        self.code = self.process.wait(10)


def live(browser, program, work, shots):
    icons = work / "Icons"
    shutil.copytree(ROOT / "Icons", icons)
    theme = icons / "theme.json"
    icon = icons / "maneuvers/turn-right.svg"
    first, colors = icon.read_text(), theme.read_text()
    other = (icons / "maneuvers/straight.svg").read_text()
    example = work / "route.json"
    shutil.copy(ROOT / "Examples/routes/helsinki-lanes.json", example)
    arguments = ["--icons", icons, "--theme", theme, example]
    served = Served(program, *arguments)
    port = served.url.rstrip("/").split(":")[-1]
    with served:
        page, said = opened(browser, served.url, viewport={"width": 1280, "height": 900})
        loaded = page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
        check("live: interactive within a second", 0 < loaded < 1000, f"{loaded:.0f} ms")
        page.fill("#find", "turn")
        page.click("[data-name=turn_left]")
        page.evaluate("scrollTo(0, 40)")
        page.wait_for_timeout(300)
        took = []
        for text in (other, first, other):
            start = time.time()
            icon.write_text(text)
            badge = text != first
            sees = f"!!document.querySelector('[data-name=turn_right] .badge') === {str(badge).lower()}"
            until(page, sees, "live: an edit is shown")
            took.append(time.time() - start)
        check("live: within a second", max(took) < 1, " ".join(f"{t:.2f} s" for t in took))
        place = page.evaluate("[scrollY > 0, state.glyph, state.query]")
        check("live: scroll, choice and search stay", place == [True, "turn_left", "turn"], place)
        check("live: the partner changed too", page.locator("[data-name=turn_left] .badge").count() == 1)
        check("live: before and now stand in the panel", page.locator("#change img").count() == 4)
        page.click("#blink")
        check("live: blinks", page.get_attribute("#blink", "aria-pressed") == "true")
        page.click("#blink")
        page.fill("#onion", "0")
        check("live: the onion skin shows what was", page.evaluate(
            "document.querySelectorAll('.onion img')[1].style.opacity") == "0")
        page.screenshot(path=shots / "live-change.png")
        icon.write_text(first.replace("<path", "<pth ", 1).replace("d=", "d=\"M 0\" x=", 1) + "<")
        until(page, "!!document.querySelector('[data-name=turn_right] .fault')", "live: a broken icon says so in its cell")
        print("    ", page.inner_text("[data-name=turn_right] .fault"))
        check("live: the rest stays", page.locator("[data-name=turn_slight_left] img").count() > 0)
        icon.write_text(first)
        until(page, "!!document.querySelector('[data-name=turn_right] img')", "live: it recovers")
        theme.write_text("{")
        until(page, "!!document.getElementById('banner')", "live: a broken theme is told")
        print("    ", page.inner_text("#banner"))
        check("live: the pictures stay", page.locator("[data-name=turn_right] img").count() > 0)
        theme.write_text(colors.replace("#000000", "#104080"))
        until(page, "!document.getElementById('banner') && data.variants.some(v => v.lit === '#104080')",
              "live: the theme recovers, with its colors")
        theme.write_text(colors)
        until(page, "data.variants.every(v => v.lit !== '#104080')", "live: the colors come back")
        page.click("#compose")
        until(page, "!!document.querySelector('#c-out img')", "live: composes a roundabout")
        page.screenshot(path=shots / "live-compose.png")
        accessible(page, "live, composer")
        page.select_option("#c-kind", "lanes")
        until(page, "document.querySelector('#c-out code')?.textContent === 'lanes_l_t_tx_r' || "
              "document.querySelector('#c-out code')?.textContent.startsWith('lanes')", "live: composes lanes")
        page.fill("#c-words", "left|up*")
        until(page, "document.querySelector('#c-out .bad')?.textContent.includes(\"'up'\")", "live: says which word is wrong")
        page.keyboard.press("Escape")
        route_page, route_said = opened(browser, served.url + "route#card=2", viewport={"width": 1280, "height": 900})
        example.write_text(example.read_text().replace("Kaivokatu", "Fingerpost Lane"))
        until(route_page, "document.body.textContent.includes('Fingerpost Lane')", "live: follows the route")
        check("live: the card stays", route_page.evaluate("state.card") == 2)
        check("live: the route's console is silent", not route_said, route_said)
        route_page.context.close()
        check("live: the console is silent", not said, said)
        hostile(served.url, page)
        said.clear()
    check("live: ends cleanly on Ctrl-C", served.code == 0, served.code)
    until(page, "document.documentElement.classList.contains('away')", "live: a page left open says that the server is away")
    before = page.evaluate("parsed.instance")
    with Served(program, *arguments, "--port", port):
        until(page, f"parsed.instance !== '{before}'", "live: a page left open finds the server again", 15)
        page.wait_for_load_state()
        check("live: with its choice and search", page.evaluate("[state.glyph, state.query]") == ["turn_left", "turn"])
        taken = subprocess.run([program, "preview", "--serve", "--port", port], capture_output=True, text=True)
        check("live: a port that is taken is told", taken.returncode == 73 and "taken" in taken.stderr, taken.stderr.strip())
    page.context.close()

    goldens = work / "goldens"
    subprocess.run([program, "icons", "-o", goldens, "--scale", "1", "--quiet"], check=True)
    (goldens / "glyphs/straight~light.png").write_bytes((goldens / "glyphs/turn_left~light.png").read_bytes())
    (goldens / "glyphs/merge~light.png").unlink()
    (goldens / "glyphs/merge~dark.png").unlink()
    with Served(program, "--against", goldens) as server:
        page, said = opened(browser, server.url)
        badges = page.evaluate("Object.fromEntries([...glyphs.values()].filter(g => g.badge).map(g => [g.name, g.badge]))")
        check("live: compares with goldens", badges == {"straight": "changed", "merge": "new"}, badges)
        page.click("[data-name=straight]")
        images = "[...document.querySelectorAll('#change img')]"
        until(page, images + ".length === 4 && " + images + ".every(i => i.complete && i.naturalWidth > 0)",
              "live: golden and present picture stand in the panel")
        golden = page.evaluate("fetch('/before/straight~light@104.png').then(r => r.arrayBuffer()).then(b => b.byteLength)")
        check("live: the golden is the file of the folder", golden == (goldens / "glyphs/straight~light.png").stat().st_size, golden)
        page.fill("#onion", "100")
        layers = "[...document.querySelectorAll('.onion img')].map(i => i.style.opacity)"
        check("live: the onion skin fades the golden", page.evaluate(layers) == ["0", "1"], page.evaluate(layers))
        page.click("#blink")
        seen = set()
        for _ in range(20):
            seen.add(tuple(page.evaluate(layers)))
            page.wait_for_timeout(100)
        check("live: blink shows one, then the other", seen == {("0", "1"), ("1", "0")}, seen)
        page.click("[data-name=merge]")
        check("live: a new glyph has nothing to compare", page.locator("#change").count() == 0)
        check("live: the console is silent with goldens", not said, said)
        page.context.close()
    for scheme in ("light", "dark"):
        for width in (1280, 390):
            with Served(program, "--icons", icons) as server:
                page, said = opened(browser, server.url, color_scheme=scheme,
                                    viewport={"width": width, "height": 900 if width > 400 else 844})
                page.click("#compose")
                until(page, "!!document.querySelector('#c-out img')", f"live, {scheme}, {width} px: composes")
                page.wait_for_timeout(300)
                page.screenshot(path=shots / f"live-{scheme}-{width}.png")
                wide = page.evaluate("document.documentElement.scrollWidth")
                check(f"live, {width} px: nothing stands out to the side", wide <= width, wide)
                check(f"live, {scheme}, {width} px: the console is silent", not said, said)
                page.context.close()
    for arguments, code, words in (
        (["--icons", work / "nowhere"], 66, "no such folder"), (["--icons", shots], 65, "no icon"),
        (["--against", work / "nowhere"], 66, "no such folder"),
    ):
        bad = subprocess.run([program, "preview", "--serve", *arguments], capture_output=True, text=True, timeout=20)
        check(f"live: {arguments[0]} {arguments[1].name} is told", bad.returncode == code and words in bad.stderr and bad.stderr.count("\n") == 1,
              f"{bad.returncode} {bad.stderr.strip()}")


def hostile(url, page):
    """Foreign hosts and origins, a thousand connections, readers that read nothing."""
    host, port = "127.0.0.1", int(url.rstrip("/").split(":")[-1])

    def status(request):
        with socket.create_connection((host, port), 5) as link:
            link.sendall(request.encode())
            return link.recv(64).split(b" ")[1].decode()

    own = f"Host: 127.0.0.1:{port}\r\n"
    for name, request, code in (
        ("its own host", f"GET /data.json HTTP/1.1\r\n{own}\r\n", "200"),
        ("a foreign host", "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "403"),
        ("no host", "GET / HTTP/1.1\r\n\r\n", "403"),
        ("a foreign origin", f"GET / HTTP/1.1\r\n{own}Origin: http://evil.example\r\n\r\n", "403"),
        ("another method", f"DELETE / HTTP/1.1\r\n{own}\r\n", "405"),
        ("a path that leads out", f"GET /../../etc/passwd HTTP/1.1\r\n{own}\r\n", "404"),
        ("a picture too large", f"GET /picture/straight~light@99999.png HTTP/1.1\r\n{own}\r\n", "404"),
    ):
        found = status(request)
        check(f"live: {name} gets {code}", found == code, found)
    links = []
    for number in range(1000):
        link = socket.create_connection((host, port), 5)
        # Some ask for events, some for the page that they never read, some say nothing.
        if number % 3:
            path = "/events" if number % 3 == 1 else "/"
            link.sendall(f"GET {path} HTTP/1.1\r\n{own}\r\n".encode())
        links.append(link)
    start = time.time()
    found = status(f"GET /picture/straight~light@50.png HTTP/1.1\r\n{own}\r\n")
    check("live: answers beside 1,000 connections", found == "200", f"{found} in {time.time() - start:.2f} s")
    for link in links:
        link.close()
    time.sleep(0.5)
    check("live: answers after them", status(f"GET /data.json HTTP/1.1\r\n{own}\r\n") == "200")


def colors_of(image):
    return list(image.get_flattened_data() if hasattr(image, "get_flattened_data") else image.getdata())


def over_black(pixels):
    """Straight alpha over black, rounded."""
    return [tuple((c * a + 127) // 255 for c in (r, g, b)) for r, g, b, a in pixels]


def terminal(_, program, work, shots):
    """Needs `apt-get install libsixel-bin tmux` and `pip install pillow`."""
    from PIL import Image

    glyph = ["glyph", "fork-left", "--size", "24", "--variant", "dark"]
    png = work / "glyph.png"
    subprocess.run([program, *glyph, "-o", png], check=True)
    image = Image.open(png).convert("RGBA")
    expected = over_black(colors_of(image))

    sixel = subprocess.run([program, *glyph, "--graphics", "sixel"], capture_output=True, check=True).stdout
    (work / "glyph.sixel").write_bytes(sixel)
    subprocess.run(["sixel2png", "-i", work / "glyph.sixel", "-o", work / "sixel.png"], check=True)
    shown = Image.open(work / "sixel.png").convert("RGBA")
    drawn = over_black(colors_of(shown))
    worst = max(abs(x - y) for a, b in zip(expected, drawn) for x, y in zip(a, b))
    # Sixels give colors in percent: 255 / 100 / 2 = 1.3 levels.
    check("terminal: sixel2png gives our pixels within 2 levels", shown.size == (24, 24) and worst <= 2, worst)

    def stream(name):
        return subprocess.run([program, *glyph, "--graphics", name], capture_output=True, check=True).stdout.decode()

    pieces = re.findall("\x1b_G([^;\x1b]*);([^\x1b]*)\x1b\\\\", stream("kitty"))
    found = Image.open(io.BytesIO(base64.b64decode("".join(piece for _, piece in pieces)))).convert("RGBA")
    check("terminal: kitty's stream holds our pixels", over_black(colors_of(found)) == expected, pieces[0][0])
    head, body = re.fullmatch("\x1b\\]1337;File=([^:]*):([^\x07]*)\x07\\s*", stream("iterm2")).groups()
    found = Image.open(io.BytesIO(base64.b64decode(body))).convert("RGBA")
    check("terminal: iTerm2's stream holds our pixels", over_black(colors_of(found)) == expected, head)

    # A server of its own for each picture, since one that is killed takes a moment to go.
    server = 0

    def tmux(*arguments):
        return subprocess.run(["tmux", "-L", f"fingerpost-check-{os.getpid()}-{server}", *arguments], capture_output=True, text=True).stdout

    def captured(command):
        nonlocal server
        server += 1
        tmux("-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "40",
             f"env COLORTERM=truecolor {command}; sleep 20")
        end = time.time() + 8
        text = ""
        while time.time() < end and "\u2580" not in text:
            time.sleep(0.1)
            text = tmux("capture-pane", "-e", "-p")
        time.sleep(0.3)
        text = tmux("capture-pane", "-e", "-p")
        tmux("kill-server")
        return text

    words = " ".join(map(str, [program, *glyph]))
    for name, extra in (("asked for", " --graphics blocks"), ("found by query", "")):
        start = time.time()
        rows = cells_of(captured(words + extra))[:12]
        found = [[None] * 24 for _ in range(24)]
        for y, row in enumerate(rows):
            for x, (letter, front, back) in enumerate(row[:24]):
                top, bottom = {" ": (back, back), "\u2580": (front, back), "\u2584": (back, front)}[letter]
                found[2 * y][x], found[2 * y + 1][x] = top or (0, 0, 0), bottom or (0, 0, 0)
        same = [c or (0, 0, 0) for row in found for c in row] == expected
        check(f"terminal: tmux shows our pixels in half blocks, {name}", same)


def cells_of(text):
    """Letters with their colors, of what `tmux capture-pane -e` prints."""
    rows = []
    front = back = None
    for line in text.split("\n"):
        row = []
        for code, letter in re.findall("\x1b\\[([0-9;]*)m|(.)", line):
            if letter:
                row.append((letter, front, back))
                continue
            numbers = [int(n or 0) for n in code.split(";")]
            while numbers:
                number = numbers.pop(0)
                if number == 0:
                    front = back = None
                elif number in (38, 48) and numbers[:1] == [2]:
                    color = tuple(numbers[1:4])
                    numbers = numbers[4:]
                    front, back = (color, back) if number == 38 else (front, color)
                elif number == 39:
                    front = None
                elif number == 49:
                    back = None
        rows.append(row)
    return rows


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    only = sys.argv[3:] or ["sheet", "route", "live", "terminal"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        work = pathlib.Path(folder)
        shots = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else work
        shots.mkdir(parents=True, exist_ok=True)
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, part in (("sheet", sheet), ("route", route), ("live", live), ("terminal", terminal)):
            if name in only:
                part(browser, program, work, shots)
        browser.close()
    print(f"{len(FAILED)} failed" if FAILED else "all passed")
    sys.exit(1 if FAILED else 0)


main()
