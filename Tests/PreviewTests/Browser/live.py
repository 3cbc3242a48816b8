"""The live page: what it shows, and what it withstands."""

import json
import shutil
import signal
import socket
import subprocess
import threading
import time
from urllib.parse import urlsplit

from pages import accessible, check, opened, ROOT, until


class Served:
    """A running live page; ended as a user ends it."""

    def __init__(self, program, *arguments):
        self.process = subprocess.Popen(
            [program, "preview", "--serve", *map(str, arguments)], stderr=subprocess.PIPE, text=True)
        self.url = self.process.stderr.readline().split(" ")[0]
        # What is said later is read, so that the server never waits for it to be.
        self.log = []
        threading.Thread(target=lambda: self.log.extend(self.process.stderr), daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGINT)
        self.code = self.process.wait(10)


def recolored(theme):
    """The text of a theme with another color of what is lit, as readable as before."""
    values = json.loads(theme)
    values["variants"]["light"]["lit"] = "#104080"
    return json.dumps(values)


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
    port = str(urlsplit(served.url).port)
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
        until(page, "!!document.getElementById('errors')", "live: a broken theme is told")
        print("    ", page.inner_text("#errors"))
        check("live: the pictures stay", page.locator("[data-name=turn_right] img").count() > 0)
        theme.write_text(recolored(colors))
        until(page, "!document.getElementById('errors') && data.variants.some(v => v.lit === '#104080')",
              "live: the theme recovers, with its colors")
        theme.write_text(colors)
        until(page, "data.variants.every(v => v.lit !== '#104080')", "live: the colors come back")
        page.click("#edit")
        page.fill("#editor [data-place='light.lit']", "#204060")
        until(page, "data.variants.some(v => v.lit === '#204060')", "live: a color is drawn while it is chosen")
        page.screenshot(path=shots / "live-theme.png")
        accessible(page, "live, theme")
        check("live: and not saved yet", theme.read_text() == colors)
        page.click("#e-revert")
        until(page, "data.variants.every(v => v.lit !== '#204060')", "live: the theme is reverted")
        check("live: the field, too", page.input_value("#editor [data-place='light.lit']") == "#000000")
        page.fill("#editor [data-place=stroke]", "0.09")
        until(page, "parsed.measures.find(m => m.name === 'stroke').values[0] === 0.09", "live: a measure is drawn while it is set")
        page.click("#editor details:nth-of-type(2) summary")
        page.fill("#editor [data-place='interface.dark.footerText']", "#c0ffee")
        until(page, "parsed.interface.dark.footerText === '#C0FFEE'", "live: a role takes a color")
        accessible(page, "live, colors of the navigation UI")
        page.screenshot(path=shots / "live-interface.png")
        page.click("#e-save")
        until(page, "document.getElementById('e-save').disabled", "live: the theme is saved")
        usual = json.loads(colors)["interface"]
        check("live: with all colors of the navigation UI", json.loads(theme.read_text())["interface"]
              == {**usual, "dark": {**usual["dark"], "footerText": "#C0FFEE"}})
        check("live: with its new value alone", json.loads(theme.read_text())["measures"]
              == {**json.loads(colors)["measures"], "stroke": 0.09})
        page.click("#editor .end")
        theme.write_text(colors)
        until(page, "parsed.measures.find(m => m.name === 'stroke').values[0] === 0.125", "live: the file still leads")
        fresh = icons / "maneuvers/turn-tunnel.svg"
        fresh.write_text(first.replace('class="lit"', 'stroke-linecap="miter"', 1))
        until(page, "!!document.querySelector('#group-own [data-name=turn_tunnel] img')", "live: a new file is a new glyph")
        check("live: what is ignored in it is told", "stroke-linecap" in page.inner_text("#warnings"))
        page.screenshot(path=shots / "live-new.png")
        accessible(page, "live, warnings")
        fresh.unlink()
        until(page, "!document.getElementById('warnings') && !!document.querySelector('[data-name=turn_tunnel] .fault')",
              "live: a file that goes says so")
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
        (icons / "icons.json").write_text(
            '{"schema": "fingerpost/icons/1", "words": [{"type": "turn", "icon": "gate"}]}')
        until(route_page, "data.routes[0].cards.some(card => card.glyph === 'gate')", "live: follows the words of icons")
        (icons / "icons.json").unlink()
        route_page.context.close()
        check("live: the console is silent", not said, said)
        hostile(served.url, page)
        said.clear()
    check("live: ends cleanly on Ctrl-C", served.code == 0, served.code)
    until(page, "document.documentElement.classList.contains('away')", "live: a page left open says that the server is away")
    with Served(program, *arguments, "--port", port) as again:
        check("live: another run has another secret", again.url != served.url)
        page.wait_for_timeout(5000)
        check("live: which a page left open does not know", page.evaluate("document.documentElement.classList.contains('away')"))
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
        golden = page.evaluate("fetch('before/straight~light@104.png').then(r => r.arrayBuffer()).then(b => b.byteLength)")
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
        (["--icons", work / "nowhere"], 66, "no such folder"), (["--icons", shots], 65, "no SVG files"),
        (["--against", work / "nowhere"], 66, "no such folder"),
    ):
        bad = subprocess.run([program, "preview", "--serve", *arguments], capture_output=True, text=True, timeout=20)
        check(f"live: {arguments[0]} {arguments[1].name} is told", bad.returncode == code and words in bad.stderr and bad.stderr.count("\n") == 1,
              f"{bad.returncode} {bad.stderr.strip()}")


def hostile(url, page):
    """Foreign hosts and origins, a thousand connections, readers that read nothing."""
    host, port, secret = "127.0.0.1", urlsplit(url).port, urlsplit(url).path.rstrip("/")

    def status(request):
        with socket.create_connection((host, port), 5) as link:
            link.sendall(request.encode())
            return link.recv(64).split(b" ")[1].decode()

    own = f"Host: 127.0.0.1:{port}\r\n"
    for name, request, code in (
        ("its own host", f"GET {secret}/data.json HTTP/1.1\r\n{own}\r\n", "200"),
        ("a request of the head alone", f"HEAD {secret}/data.json HTTP/1.1\r\n{own}\r\n", "200"),
        ("no secret", f"GET /data.json HTTP/1.1\r\n{own}\r\n", "403"),
        ("a wrong secret", f"GET {secret[:-1]}/data.json HTTP/1.1\r\n{own}\r\n", "403"),
        ("a foreign host", f"GET {secret}/ HTTP/1.1\r\nHost: evil.example\r\n\r\n", "403"),
        ("no host", f"GET {secret}/ HTTP/1.1\r\n\r\n", "403"),
        ("a foreign origin", f"GET {secret}/ HTTP/1.1\r\n{own}Origin: http://evil.example\r\n\r\n", "403"),
        ("another method", f"DELETE {secret}/ HTTP/1.1\r\n{own}\r\n", "405"),
        ("a path that leads out", f"GET {secret}/../../etc/passwd HTTP/1.1\r\n{own}\r\n", "400"),
        ("a picture too large", f"GET {secret}/picture/straight~light@99999.png HTTP/1.1\r\n{own}\r\n", "404"),
    ):
        found = status(request)
        check(f"live: {name} gets {code}", found == code, found)
    links = []
    for number in range(1000):
        link = socket.create_connection((host, port), 5)
        # Some ask for events, some for the page that they never read, some say nothing.
        if number % 3:
            path = secret + ("/events" if number % 3 == 1 else "/")
            link.sendall(f"GET {path} HTTP/1.1\r\n{own}\r\n".encode())
        links.append(link)
    start = time.time()
    found = status(f"GET {secret}/picture/straight~light@50.png HTTP/1.1\r\n{own}\r\n")
    check("live: answers beside 1,000 connections", found == "200", f"{found} in {time.time() - start:.2f} s")
    for link in links:
        link.close()
    time.sleep(0.5)
    check("live: answers after them", status(f"GET {secret}/data.json HTTP/1.1\r\n{own}\r\n") == "200")
