#!/usr/bin/env python3
"""Drives the example page of the module in headless Chromium, without a network, and fails on the first
thing that is wrong.

    .github/core FOLDER
    apt-get install chromium; pip install playwright axe-playwright-python
    check.py FOLDER PROGRAM [SHOTS]

FOLDER is what `.github/core` wrote and PROGRAM a built fingerpost; pictures of the page go to SHOTS.
"""
import functools
import http.server
import json
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

folder, program = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
shots = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
routes = pathlib.Path(__file__).parents[3] / "Examples/routes"
SVG = b"""<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">
<path d="M5 35C5 5 30 5 30 20S55 35 55 5" fill="none" stroke="#0a8a5c" stroke-width="6"/>
<circle cx="45" cy="27" r="9" fill="#c4201d" fill-opacity=".6"/></svg>"""
TIME = """async () => {
  const { Fingerpost } = await import("./fingerpost-module.js");
  const times = [];
  const began = performance.now();
  const fingerpost = await Fingerpost.load("fingerpost.wasm?" + Math.random());
  fingerpost.draw("turn-left", { size: 96 });
  const start = performance.now() - began;
  for (const name of fingerpost.names()) {
    const began = performance.now();
    fingerpost.draw(name, { size: 96 });
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { start, median: times[times.length >> 1], longest: times.at(-1) };
}"""


# Speaks into a list.
STUB = """window.spoken = [];
  speechSynthesis.speak = ({ lang, text }) => spoken.push({ lang, text });"""
# Drops a file, and gives the time until its first card has been painted.
DROP = """async ([name, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  const cards = document.getElementById("cards");
  cards.replaceChildren();
  const began = performance.now();
  document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  while (!cards.firstChild && !document.getElementById("fault").textContent) {
    await new Promise(requestAnimationFrame);
  }
  await new Promise(requestAnimationFrame);
  return performance.now() - began;
}"""
# The time that the cards of a route of 100 steps take, in the median, and the longest.
ROUTE_TIME = """async (text) => {
  const { Fingerpost } = await import("./fingerpost-module.js");
  const fingerpost = await Fingerpost.load("fingerpost.wasm");
  const response = JSON.parse(text);
  const [leg] = response.routes[0].legs;
  const [first, ...others] = leg.steps;
  const last = others.pop();
  leg.steps = [first, ...Array.from({ length: 98 }, (_, index) => others[index % others.length]), last];
  const longer = new TextEncoder().encode(JSON.stringify(response));
  const times = Array.from({ length: 9 }, () => {
    const began = performance.now();
    const { json } = fingerpost.cards(longer);
    const time = performance.now() - began;
    if (JSON.parse(new TextDecoder().decode(json)).cards.length < 90) throw new Error("too few cards");
    return time;
  });
  const [first100] = times;
  times.sort((a, b) => a - b);
  return { "100 steps at first": first100, "100 steps": times[4] };
}"""


def glyph(*options):
    return subprocess.run(
        [program, "glyph", *options, "-o", "-"], stdout=subprocess.PIPE, check=True).stdout


def cards(words, **options):
    """What the program says: its output, or its line."""
    done = subprocess.run(
        [program, *words[1:], "--no-config"], cwd=routes, capture_output=True, **options)
    return done.stdout if done.returncode == 0 else done.stderr.decode().strip().removeprefix("error: ")


def accessible(page, what):
    found = Axe().run(page)
    assert found.violations_count == 0, f"{what}: {found.generate_report()}"


def paste(page, text):
    page.evaluate("text => navigator.clipboard.writeText(text)", text)
    page.focus("#paste")
    page.keyboard.press("Control+V")


def check_routes(page):
    """The section of routes; gives how long it takes."""
    example = (routes / "helsinki-lanes.json").read_text()
    items = page.locator("#cards > li")
    page.click("#example")
    expect(items).to_have_count(6)
    times = {"first card": page.evaluate(DROP, ["helsinki-lanes.json", example])}
    expect(items).to_have_count(6)
    expect(page.locator("#map .point")).to_have_count(6)

    # Each option makes what the program makes of it, and the address keeps the options alone.
    page.select_option("#locale", "de")
    page.select_option("[name=units]", "us")
    page.select_option("#platform", "carPlay")
    expect(page.locator("#summary")).to_contain_text("Min.")
    expect(page.locator("dl").first).to_contain_text("startRoute")
    with page.expect_download() as saved:
        page.click("#save")
    file = pathlib.Path(saved.value.path()).read_bytes()
    assert file == cards(shlex.split(page.inner_text("#command"))), page.inner_text("#command")
    document = json.loads(file)
    assert document["locale"] == "de" and document["units"] == "us"
    longest = [card["instructionVariants"][0] for card in document["cards"]]
    assert page.locator("#cards .instruction").all_inner_texts() == longest
    assert page.evaluate("location.hash") == "#locale=de&units=us&platform=carPlay"
    page.get_by_role("button", name="Speak").nth(1).click()
    said = [{"lang": "de", "text": said["text"]} for said in document["cards"][1]["announcements"]]
    assert page.evaluate("spoken") == said

    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        expect(items).to_have_count(6)
        accessible(page, scheme)
        for width in [320, 768, 1280]:
            page.set_viewport_size({"width": width, "height": 900})
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"the page is {wide} px wide on a screen of {width}"
            if shots:
                page.screenshot(path=shots / f"route-{width}-{scheme}.png")
    page.emulate_media(color_scheme="light")

    # The link shows the same of another route, in a language that the response has, too.
    page.goto(page.url)
    page.reload()
    expect(page.locator("#state")).to_contain_text("Ready")
    expect(page.locator("#locale")).to_have_value("de")
    page.select_option("#locale", "")
    paste(page, (routes / "helsinki-hebrew.json").read_text())
    expect(page.locator("#told")).to_contain_text("Hebrew")
    document = json.loads(cards(["", "cards", "helsinki-hebrew.json"]))
    assert page.locator("#cards .instruction").first.inner_text() == document["cards"][0]["instructionVariants"][0]

    # A route with an alternative.
    page.set_input_files("#response", routes / "ring-road.json")
    expect(page.locator("#alternatives option")).to_have_count(2)
    page.select_option("#alternatives", "1")
    expect(page.locator("#told")).to_contain_text("ring-road.json")

    # What is refused, in the line of the terminal; hostile words are only words.
    for text in ["{", '{"routes": []}', '{"code": "NoRoute", "message": "<img src=x onerror=alert(1)>"}']:
        paste(page, text)
        expect(page.locator("#fault")).to_have_text(
            cards(["", "cards", "-"], input=text.encode()).replace("standard input", "route.json"))
        expect(page.locator("#route")).to_be_hidden()
    assert page.locator("#fault").get_attribute("role") == "alert"
    paste(page, example.replace("Kaivokatu", "<img src=x onerror=alert(1)>"))
    expect(items).to_have_count(6)
    expect(page.locator("#cards img, #map img")).to_have_count(0)
    return times | page.evaluate(ROUTE_TIME, example)


def main():
    if shots:
        shots.mkdir(parents=True, exist_ok=True)
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=folder)
    handler.log_message = lambda *_: None
    http.server.SimpleHTTPRequestHandler.log_message = lambda *_: None
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.add_init_script(STUB)
        wrong, asked = [], []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
        page.on("request", lambda request: asked.append(request.url))
        page.goto(home)
        expect(page.locator("#state")).to_contain_text("Ready")
        expect(page.locator("#count")).to_contain_text("glyphs", timeout=30_000)
        assert page.locator("#glyphs canvas").count() > 400

        # What it shows is what the program draws.
        page.fill("#filter", "turn_left")
        expect(page.locator("#glyphs a")).not_to_have_count(0)
        with page.expect_download() as saved:
            page.locator("#glyphs a", has_text="turn_left").first.click()
        name = saved.value.suggested_filename.removesuffix(".png")
        assert pathlib.Path(saved.value.path()).read_bytes() == glyph(name.replace("_", "-")), name
        page.select_option("#variant", "dark")
        page.fill("#lit", "#ff8800")
        page.select_option("#weight", "bold")
        expect(page.locator("#glyphs")).to_have_class("glyphs dark")
        lit = page.evaluate("""() => { const canvas = document.querySelector('#glyphs canvas');
          return [...canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data]
            .filter((_, i, all) => i % 4 === 0 && all[i] === 255 && all[i + 1] === 136 && all[i + 2] === 0)
            .length }""")
        assert lit > 50, lit

        # An SVG, beside the browser's own picture.
        files = page.locator("#files")
        files.set_input_files({"name": "line.svg", "mimeType": "image/svg+xml", "buffer": SVG})
        expect(page.locator("#finding")).to_contain_text("line.svg")
        expect(page.locator("#figures canvas")).to_have_count(3)
        expect(page.locator("#rules")).to_be_visible()
        if shots:
            page.screenshot(path=shots / "svg-desk.png")
            page.set_viewport_size({"width": 390, "height": 844})
            page.screenshot(path=shots / "svg-phone.png", full_page=True)
        page.set_viewport_size({"width": 320, "height": 700})
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 320, f"the page is {width} px wide on a screen of 320"
        page.set_viewport_size({"width": 1280, "height": 900})
        files.set_input_files({"name": "bad.svg", "mimeType": "image/svg+xml", "buffer": b"<svg"})
        expect(page.locator("#finding")).to_contain_text("bad.svg: ")
        expect(page.locator("#finding")).to_have_class("error")

        # Two PNG, with the count that the program gives.
        pictures = {"turn-left": glyph("turn-left"), "turn-right": glyph("turn-right")}
        files.set_input_files([
            {"name": f"{name}.png", "mimeType": "image/png", "buffer": png}
            for name, png in pictures.items()])
        with tempfile.TemporaryDirectory() as work:
            for name, png in pictures.items():
                (pathlib.Path(work) / f"{name}.png").write_bytes(png)
            report = subprocess.run(
                [program, "diff", f"{work}/turn-left.png", f"{work}/turn-right.png", "--json", "-"],
                stdout=subprocess.PIPE).stdout
        pixels = json.loads(report)["pictures"][0]["difference"]["pixels"]
        expect(page.locator("#finding")).to_contain_text(f"{pixels} pixels differ")
        expect(page.locator("#svg-controls")).to_be_hidden()
        if shots:
            page.screenshot(path=shots / "png-desk.png")
        times = page.evaluate(TIME) | check_routes(page)
        browser.close()
    assert not wrong, wrong
    assert all(url.startswith((home, "blob:", "data:")) for url in asked), asked
    print("the page works; ms: " + ", ".join(f"{name} {time:.1f}" for name, time in times.items()))


main()
