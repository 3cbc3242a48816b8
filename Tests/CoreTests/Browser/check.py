#!/usr/bin/env python3
"""Drives the example page of the module in headless Chromium, without a network, and fails on the first
thing that is wrong.

    .github/core FOLDER
    apt-get install chromium; pip install playwright
    check.py FOLDER PROGRAM [SHOTS]

FOLDER is what `.github/core` wrote and PROGRAM a built fingerpost; pictures of the page go to SHOTS.
"""
import functools
import http.server
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading

from playwright.sync_api import expect, sync_playwright

folder, program = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
shots = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
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


def glyph(*options):
    return subprocess.run(
        [program, "glyph", *options, "-o", "-"], stdout=subprocess.PIPE, check=True).stdout


def main():
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
            shots.mkdir(parents=True, exist_ok=True)
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
        times = page.evaluate(TIME)
        browser.close()
    assert not wrong, wrong
    assert all(url.startswith((home, "blob:", "data:")) for url in asked), asked
    print("the page works; ms: " + ", ".join(f"{name} {time:.1f}" for name, time in times.items()))


main()
