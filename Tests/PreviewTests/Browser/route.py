"""The page of a route, and its drive."""

import json
import subprocess

from pages import accessible, check, opened, ROOT, until


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
        "['.first img', '.then img'].map(s => {"
        " const i = document.querySelector(s); return [i.width, i.height]; })")
    check("route: symbols at true size", sizes == [[50, 50], [18, 18]], sizes)
    lanes = page.evaluate("route().cards.findIndex(c => c.lanes)")
    page.evaluate(f"go({lanes})")
    sizes = page.evaluate("(i => [i.width, i.height])(document.querySelector('.lanes img'))")
    check("route: lanes at true size", sizes == [120, 18], sizes)
    screens(page)
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
        check(f"route: {time_of_day}", page.locator(".screen").count() == count)
    marks = page.evaluate("document.querySelector('#map .marks').getAttribute('d').split('M').length - 1")
    check("route: the map has a mark for each place", marks == page.evaluate(
        "route().cards.filter(c => c.place).length") and page.locator("#map .vehicle").count() == 1, marks)
    driven = page.evaluate("document.querySelector('.along .driven').style.width")
    page.evaluate("go(1)")
    less = page.evaluate("document.querySelector('.along .driven').style.width")
    check("route: the bar shows what is driven", float(less[:-1]) < float(driven[:-1]), f"{less} < {driven}")
    check("route: the console is silent", not said, said)
    page.context.close()
    drive(browser, program, work, url, shots)
    along(browser, program, work, shots)
    pictures(browser, program, work, shots)
    for scheme in ("light", "dark"):
        for width in (1280, 390, 320):
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


def screens(page):
    """Every screen has its size, its parts inside, and the vehicle and its maneuver in the safe area."""
    page.evaluate("seek(inView(state.card))")
    all_screens = page.evaluate("data.screens.map(s => [s.name, s.width, s.height, s.scale])")
    for index, (name, width, height, scale) in enumerate(all_screens):
        page.click(f"#choices [data-value='{index}']")
        size = page.evaluate("(s => [s.style.width, s.style.height].map(parseFloat))(document.querySelector('.screen'))")
        check(f"screens: {name} has its points", abs(size[0] * scale - width) + abs(size[1] * scale - height) < 0.1, size)
        for side in ("right", "left"):
            if page.get_attribute("#left", "aria-pressed") != str(side == "left").lower():
                page.keyboard.press("l")
            faults = page.evaluate("""() => {
              const faults = [], all = document.querySelector('.screen').getBoundingClientRect();
              const within = (a, b, by) => a.left >= b.left - by && a.top >= b.top - by && a.right <= b.right + by && a.bottom <= b.bottom + by;
              const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
              const parts = ['.panel', '.estimates', '.lead', '.trail', '.knobs', '.pace', '.dock', '.beside', '.road'].flatMap(s => {
                const node = document.querySelector('.screen ' + s), r = node?.getBoundingClientRect();
                return r?.width ? [[s, r]] : []; });
              for (const [s, r] of parts) if (!within(r, all, 1)) faults.push(s + ' stands out');
              for (const [i, [s, r]] of parts.entries()) for (const [t, q] of parts.slice(i + 1)) if (!apart(r, q)) faults.push(s + ' covers ' + t);
              const safe = document.querySelector('.safe').getBoundingClientRect(), halo = document.querySelector('.screen .halo').getBoundingClientRect();
              if (!within(halo, safe, 2)) faults.push('the vehicle is outside of the safe area');
              for (const [s, r] of parts) if (!apart(r, halo)) faults.push(s + ' covers the vehicle');
              for (const s of ['.panel', '.estimates', '.dock', '.knobs']) { const r = parts.find(p => p[0] === s)?.[1]; if (r && !apart(r, safe)) faults.push(s + ' covers the safe area'); }
              for (const n of document.querySelectorAll('.screen .words')) if (n.clientHeight && n.scrollHeight > n.clientHeight + 1) faults.push('words are cut');
              return faults; }""")
            check(f"screens: {name}, traffic on the {side}: nothing covers another part", not faults, faults)
            isMirrored = page.evaluate("(s => s.querySelector('.panel').getBoundingClientRect().left > s.getBoundingClientRect().width / 3)(document.querySelector('.screen'))")
            wide = width > height and name.split("-")[0] in ("carplay", "android")
            check(f"screens: {name}: the panel's side", isMirrored == (wide and side == "left"))
    page.keyboard.press("a")
    check("screens: the outline of the safe area", page.evaluate("getComputedStyle(document.querySelector('.safe')).outlineStyle") == "dashed")
    link = page.evaluate("location.hash")
    check("screens: the address keeps the screen and the outline", "screen=phone-2532x1170" in link and "safe=1" in link and "side=left" in link, link)
    page.keyboard.press("a")
    page.keyboard.press("l")
    page.keyboard.press("v")
    check("screens: v goes to the first screen again", page.evaluate("state.screen") == 0)
    page.focus("#choices [aria-checked=true]")
    page.keyboard.press("ArrowRight")
    check("screens: arrows choose", page.evaluate("state.screen === 1 && document.activeElement.getAttribute('aria-checked') === 'true'"))
    page.keyboard.press("ArrowLeft")
    page.evaluate("document.activeElement.blur()")
    day, night = page.evaluate("['day', 'night'].map(t => getComputedStyle(document.querySelector(`.${t} .panel`)).backgroundColor)")
    roles = page.evaluate("['light', 'dark'].map(s => data.interface[s].headerPrimary)")
    check("screens: the colors are the theme's", [day, night] == [f"rgb({int(r[1:3], 16)}, {int(r[3:5], 16)}, {int(r[5:7], 16)})" for r in roles], day)


def pictures(browser, program, work, shots):
    """The pictures of --screens: their sizes, and the same bytes again."""
    example = ROOT / "Examples/routes/roundabouts-left.json"
    subprocess.run([program, "preview", example, "-o", work / "shots.html"], check=True)
    page, said = opened(browser, (work / "shots.html").as_uri() + "#shots=3&time=day")
    tops = page.evaluate("[...document.querySelectorAll('.screen')].map(s => s.getBoundingClientRect().top)")
    heights = page.evaluate("data.screens.filter(s => s.scale === 3).map(s => Math.ceil(s.height / 3))")
    check("pictures: each screen begins at a whole point", tops == [sum(heights[:i]) for i in range(len(heights))], tops)
    check("pictures: the console is silent", not said, said)
    page.context.close()
    folder = shots / "screens"
    command = [program, "preview", example, "--screens", "-o", folder, "--verbose"]
    subprocess.run(command, check=True, capture_output=True)
    from PIL import Image

    sizes = {f.name: Image.open(f).size for f in folder.glob("*.png")}
    wrong = [name for name, size in sizes.items() if "%dx%d" % size not in name]
    check("pictures: all screens by day and night", len(sizes) == 20 and not wrong, wrong)
    flat = [name for name in sizes if len(set(Image.open(folder / name).convert("RGB").resize((60, 40)).getdata())) < 20]
    check("pictures: each shows something", not flat, flat)
    again = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    check("pictures: the same bytes again", again.count(", unchanged") == 20, again.count(", unchanged"))


def along(browser, program, work, shots):
    """What lies along a route, on its map and above its bar: two places, and a crowd of signals."""
    places = [[24.9 + i / 1000, 60.2] for i in range(101)]
    crossings = [{"location": place, "traffic_signal": True} for place in places[50:80]]
    crossings[15]["toll_collection"] = {"type": "toll_booth", "name": "East"}
    step = {"distance": 5000, "duration": 500, "geometry": {"coordinates": places},
            "intersections": [{"location": places[0]}] + crossings,
            "maneuver": {"type": "depart", "location": places[0]}}
    end = {"distance": 0, "duration": 0, "geometry": {"coordinates": [places[-1]] * 2},
           "maneuver": {"type": "arrive", "location": places[-1]}}
    leg = {"distance": 5000, "duration": 500, "steps": [step, end], "incidents": [
        {"id": "1", "type": "accident", "geometry_index_start": 20, "geometry_index_end": 25}]}
    answer = work / "along.json"
    answer.write_text(json.dumps({"code": "Ok", "routes": [{"distance": 5000, "duration": 500, "legs": [leg]}]}))
    file = work / "along.html"
    subprocess.run([program, "preview", answer, "-o", file], check=True)
    page, said = opened(browser, file.as_uri(), viewport={"width": 1280, "height": 900})
    names = page.evaluate("[...document.querySelectorAll('#map .sign')].map(s => s.getAttribute('aria-label'))")
    check("along: the map has what matters most", {"Accident · 1 km", "Toll booth: East · 3.3 km"}
          <= {name.replace("\u00a0", " ") for name in names}, names)
    check("along: crowded signals are thinned", 1 < sum("light" in name for name in names) < 10, names)
    page.locator("#map .sign").first.hover()
    told = page.locator("#object").text_content()
    check("along: hovering tells the words", told == names[0], told)
    signs = page.locator(".bar-signs").first.locator("img").count()
    check("along: the bar has signs", 2 < signs < 20, signs)
    check("along: the console is silent", not said, said)
    page.screenshot(path=shots / "along.png")
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
    check("drive: begins at the first card", page.evaluate("[state.moment, state.card]") == [0, 0])
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
    check("drive: the vehicle is on each map", vehicles.count() == page.locator("svg.map").count() == 3, vehicles.count())
    first = vehicles.last.get_attribute("transform")
    page.evaluate("seek(705)")
    check("drive: it moves between seconds", vehicles.last.get_attribute("transform") != first, first)
    check("drive: the bar moves too", page.evaluate("parseFloat(document.querySelector('.along .driven').style.width) > 10"))
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
    page.evaluate("() => { window.spoken = []; speechSynthesis.speak = u => { window.spoken.push([u.text, u.lang]) } }")
    page.keyboard.press("s")
    page.click("#play")
    until(page, f"state.moment === {end} && !playing", "drive: plays to the end")
    check("drive: arrives", "arrived" in page.inner_text("#facts"), page.inner_text("#facts").replace("\n", ", "))
    accessible(page, "drive")
    texts = [e["text"] for e in events if e["event"] == "announcement"]
    heard = page.evaluate("window.spoken")
    check("drive: the browser speaks", heard and all(text in texts and tag == "en" for text, tag in heard), heard)
    page.keyboard.press("s")
    page.keyboard.press("Home")
    check("drive: Home goes to the first card and its moment", page.evaluate("[state.moment, state.card]") == [0, 0]
          and page.input_value("#at") == "0" and page.input_value("#moment") == "0")
    page.focus("#at")
    page.keyboard.press("ArrowRight")
    check("drive: the card slider moves the player", page.evaluate("state.card === 1 && +document.getElementById('moment').value === driveOf(route()).comesUp[1]"))
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
