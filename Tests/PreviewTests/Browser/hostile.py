"""Pages of hostile names: no script of a name runs, and no request leaves."""

import json
import struct
import subprocess
import zlib

from pages import check, opened

MARKS = ["", "\u0d4e", "\u0600", "\u0301", "\u200d", "\U000110bd", "\u0903", "\u202e", "\ufe0f"]
ATTACKS = [
    "{m}</script>{m}<script>{m}document.title='PWNED'</script>",
    "{m}<img src=//evil.example/x onerror=document.title='PWNED'>",
    "{m}\"{m}'{m}><svg onload=document.title='PWNED'>",
    "{m}<!--{m}<script>", "{m}<style>@import '//evil.example/y'</style>",
    "javascript:document.title='PWNED'",
]
NAMES = [attack.format(m=mark) for mark in MARKS for attack in ATTACKS]


def route(names):
    step = {"distance": 10, "duration": 1, "mode": "driving", "geometry": "_p~iF~ps|U_ulLnnqC"}
    maneuver = {"modifier": "left", "location": [24.9, 60.1], "bearing_before": 0, "bearing_after": 270}
    steps = [{**step, "name": name, "destinations": name, "ref": name,
              "maneuver": {**maneuver, "type": "turn"}} for name in names]
    steps.append({**step, "name": names[0], "maneuver": {**maneuver, "type": "arrive"}})
    leg = {"distance": 1, "duration": 1, "summary": names[0], "steps": steps}
    return json.dumps({"code": "Ok", "routes": [{"distance": 1, "duration": 1, "legs": [leg]}], "waypoints": []})


def png(level):
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", 1, 1, 8, 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head)
            + chunk(b"IDAT", zlib.compress(bytes([0, level, 0, 0, 255]))) + chunk(b"IEND", b""))


def looked_at(browser, path, name, keys):
    page, said = opened(browser, "about:blank")
    said.clear()
    asked = []
    page.on("request", lambda r: asked.append(r.url) if not r.url.startswith(("file:", "data:", "blob:")) else None)
    page.on("dialog", lambda d: (asked.append("dialog"), d.dismiss()))
    page.goto(path.as_uri())
    for key in keys:
        page.keyboard.press(key)
        page.wait_for_timeout(20)
    page.wait_for_timeout(200)
    check(f"{name}: no script of a name ran", "PWNED" not in page.title(), page.title())
    check(f"{name}: no request left", not asked, asked[:3])
    check(f"{name}: nothing is said", not said, said[:3])
    # What came in all the same would do nothing.
    page.evaluate("""() => {
      const box = document.createElement('div');
      box.innerHTML = "<img src='//evil.example/z' onerror=\\"document.title='PWNED'\\"><b style='color:red'>x</b>";
      const script = document.createElement('script');
      script.textContent = "document.title='PWNED'";
      document.body.append(box, script);
    }""")
    page.wait_for_timeout(300)
    check(f"{name}: the policy stops an injected script", "PWNED" not in page.title())
    check(f"{name}: the policy stops an injected request", not asked, asked[:3])
    color = page.evaluate("getComputedStyle(document.querySelector('b[style]')).color")
    check(f"{name}: the policy stops an injected style", color != "rgb(255, 0, 0)", color)
    page.context.close()


def hostile(browser, program, work, shots):
    folder = work / "hostile"
    folder.mkdir()
    (folder / "r.json").write_text(route(NAMES))
    subprocess.run([program, "preview", "r.json", "-o", "p.html"], cwd=folder, check=True)
    looked_at(browser, folder / "p.html", "route of hostile names", ["ArrowRight"] * len(NAMES))
    for side, level in (("a", 0), ("b", 255)):
        for number, name in enumerate(NAMES):
            file = folder / side / str(number) / (name + ".png")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(png(level))
    run = subprocess.run([program, "diff", "a", "b", "--html", "d.html"], cwd=folder, capture_output=True)
    check("a comparison of hostile names is made", run.returncode == 1, run.stderr.decode())
    looked_at(browser, folder / "d.html", "report of hostile names", ["j"] * 40 + ["5", "4", "3", "2"])
    subprocess.run([program, "preview", "-o", "s.html"], cwd=folder, check=True)
    looked_at(browser, folder / "s.html", "contact sheet", ["/"])
