"""Live pages that stay open while their files are saved, on a desk and on a phone: errors, and the reader's place."""

import json
import shutil
import time

from live import recolored, Served
from pages import accessible, check, opened, ROOT, until

SIZES = {"desk": (1280, 900), "phone": (390, 844)}


def list_errors(page, name, shot):
    """Opens the list of errors, and checks that it can be read."""
    if page.locator("#errors details[open]").count() == 0:
        page.click("#errors summary")
    page.screenshot(path=shot)
    accessible(page, f"{name}, errors")
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    check(f"{name}: nothing stands out to the side", wide <= 0, wide)


def saves(browser, program, work, shots):
    for name, (width, height) in SIZES.items():
        folder = work / f"saves-{name}"
        shutil.copytree(ROOT / "Icons", folder / "Icons")
        for route in ("helsinki-lanes", "motorway"):
            shutil.copy(ROOT / f"Examples/routes/{route}.json", folder)
        arguments = ["--verbose", "--icons", folder / "Icons", "--theme", folder / "Icons/theme.json",
                     folder / "helsinki-lanes.json", folder / "motorway.json"]
        with Served(program, *arguments) as served:
            for part in (errors, sheet, route_page, back):
                page, said = opened(browser, served.url, viewport={"width": width, "height": height})
                part(page, f"saves, {name}", folder, served, shots / f"saves-{name}")
                # A picture may be asked for at the moment when its file breaks.
                said = [line for line in said if "/picture/" not in line and "404 (Not Found)" not in line]
                check(f"saves, {name}, {part.__name__}: the console is silent", not said, said)
                page.context.close()
        check(f"saves, {name}: ends cleanly", served.code == 0, served.code)


def changed(file, old, new):
    text = file.read_text()
    assert old in text, file
    file.write_text(text.replace(old, new))


def summary(page):
    return page.evaluate("document.querySelector('#errors summary')?.textContent")


def shows(number):
    text = "1 error" if number == 1 else f"{number} errors"
    return f"document.querySelector('#errors summary')?.textContent === '{text}'"


def errors(page, name, folder, served, shot):
    """Each error counts once, is said once on the page and once in the log, and has a way to it."""
    icons, theme = folder / "Icons", folder / "Icons/theme.json"
    files = [icons / "maneuvers/turn-right.svg", theme, folder / "motorway.json"]
    good = [file.read_text() for file in files]
    for number, file in enumerate(files, 1):
        file.write_text("<svg" if file.suffix == ".svg" else "{")
        until(page, shows(number), f"{name}: {number} told")
    (icons / "icons.json").write_text("[")
    until(page, shows(4), f"{name}: the icons' words are the fourth")
    list_errors(page, name, f"{shot}-errors.png")
    # What the page says, without the data in it.
    text = page.evaluate("['header', 'main'].map(part => document.querySelector(part).textContent).join(' ')")
    told = {file: text.count(file) for file in ("turn-right.svg: line", "theme.json: ", "motorway.json: ", "icons.json: ")}
    check(f"{name}: each error is said once", set(told.values()) == {1}, told)
    links = page.evaluate("[...document.querySelectorAll('#errors a')].map(a => a.textContent)")
    broken = page.evaluate("[...glyphs.values()].filter(g => g.fault).map(g => g.name)")
    check(f"{name}: each broken glyph has a link", sorted(links) == sorted(broken) and "turn_left" in links, links)
    page.fill("#find", "ferry")
    page.click("#errors a >> nth=-1")
    place = page.evaluate("(r => r.top >= 0 && r.bottom <= innerHeight)(document.activeElement.getBoundingClientRect())")
    check(f"{name}: a link goes to the cell", place and page.evaluate("document.activeElement.dataset.name") == links[-1], links[-1])
    page.evaluate("scrollTo({top: 3000, behavior: 'instant'})")
    page.wait_for_timeout(100)
    inside = page.evaluate("(r => r.top >= 0 && r.bottom <= innerHeight)(document.querySelector('#errors').getBoundingClientRect())")
    check(f"{name}: the errors stay in view", inside)
    page.screenshot(path=f"{shot}-errors-below.png")

    # What is well is still followed.
    changed(icons / "maneuvers/straight.svg", "<path", '<path transform="translate(1 0)"')
    until(page, "glyphs.get('straight').badge === 'changed'", f"{name}: an icon is drawn although the theme is broken")
    changed(folder / "helsinki-lanes.json", "Kaivokatu", "Fingerpost Lane")
    until(page, "fetch('route.json').then(r => r.text()).then(t => t.includes('Fingerpost Lane'))",
          f"{name}: a route is read although another is broken")
    check(f"{name}: still four", summary(page) == "4 errors", summary(page))
    time.sleep(0.3)
    log = {file: sum(f"{file}: saved" not in line and f"{file}: " in line for line in served.log)
           for file in ("turn-right.svg", "theme.json", "motorway.json", "icons.json")}
    check(f"{name}: the log has each error once", set(log.values()) == {1}, log)

    (icons / "icons.json").unlink()
    until(page, shows(3), f"{name}: three are left")
    for left, (file, text) in zip((2, 1, 0), zip(files, good)):
        file.write_text(text)
        until(page, shows(left) if left else "!document.getElementById('errors')", f"{name}: {left} left")


def sheet(page, name, folder, served, shot):
    """The panel of a glyph is open, scrolled and has the focus, while files are saved."""
    icon, theme = folder / "Icons/maneuvers/turn-right.svg", folder / "Icons/theme.json"
    good, colors = icon.read_text(), theme.read_text()
    page.fill("#find", "turn")
    page.evaluate("scrollTo({top: 200, behavior: 'instant'})")
    page.evaluate("choose('turn_left')")
    page.wait_for_timeout(300)
    page.evaluate("""() => { $('panel').scrollTop = 260; $('toggle-grid').focus({preventScroll: true}); }""")
    seen = page.evaluate("visible.find(name => cells.get(name).getBoundingClientRect().bottom > document.querySelector('header').getBoundingClientRect().bottom)")
    place = f"""[Math.round(cells.get('{seen}').getBoundingClientRect().top), Math.round($('panel').scrollTop),
      document.activeElement.id, state.glyph, state.query]"""
    before = page.evaluate(place)
    canvas = "document.querySelector('.stage canvas').toDataURL()"
    for what, file, text in (
        ("an icon", icon, (folder / "Icons/maneuvers/straight.svg").read_text()),
        ("the theme", theme, recolored(colors)),
    ):
        held = page.evaluate(canvas)
        file.write_text(text)
        until(page, f"{canvas} !== {held!r}", f"{name}: {what} saved, the open panel shows it")
        after = page.evaluate(place)
        check(f"{name}: {what} saved, the place stays", abs(after[0] - before[0]) < 2 and after[1:] == before[1:], f"{before}, {after}")
    check(f"{name}: the panel has the change", page.locator("#change img").count() == 4)
    page.screenshot(path=f"{shot}-panel.png")
    page.click("#blink")
    icon.write_text(good + "\n")
    page.wait_for_timeout(300)
    icon.write_text("<svg")
    until(page, "!!document.querySelector('#panel [role=alert]')", f"{name}: the open panel says what broke")
    icon.write_text(good)
    until(page, "!document.querySelector('#panel [role=alert]')", f"{name}: and recovers")
    theme.write_text(colors)
    until(page, "data.variants.every(v => v.lit !== '#104080')", f"{name}: the colors come back")
    page.keyboard.press("Escape")

    # New cells and the errors move what stands below them, but not what the reader sees.
    page.fill("#find", "")
    page.evaluate("scrollTo({top: 2000, behavior: 'instant'})")
    page.wait_for_timeout(300)
    seen = page.evaluate("visible.find(name => cells.get(name).getBoundingClientRect().top > 200)")
    top = f"cells.get('{seen}').getBoundingClientRect().top"
    before = page.evaluate(f"[{top}, (cells.get('{seen}').focus({{preventScroll: true}}), document.activeElement.dataset.name)]")
    fresh = folder / "Icons/maneuvers/turn-tunnel.svg"
    fresh.write_text(good.replace('class="lit"', 'stroke-linecap="miter"', 1))
    until(page, "glyphs.has('turn_tunnel')", f"{name}: a new glyph comes")
    (folder / "Icons/icons.json").write_text("{")
    until(page, shows(1), f"{name}: an error comes")
    after = page.evaluate(f"[{top}, document.activeElement.dataset.name]")
    check(f"{name}: what is seen and has the focus stays", abs(after[0] - before[0]) < 2 and after[1] == before[1], f"{before}, {after}")
    (folder / "Icons/icons.json").unlink()
    until(page, "!document.getElementById('errors')", f"{name}: the error goes")
    fresh.unlink()
    until(page, shows(1), f"{name}: an icon that goes is an error")
    # "changed" follows, too.
    page.click("#changed")
    count = page.evaluate("visible.length")
    icon.write_text(good.replace("<path", '<path transform="translate(1 0)"'))
    until(page, f"visible.length > {count} && !cells.get('turn_left').hidden", f"{name}: what changes comes among the changed")
    icon.write_text(good)
    until(page, f"visible.length === {count}", f"{name}: and goes")


def route_page(page, name, folder, served, shot):
    """The route page is open, with a screen of choice and a drive that plays, while files are saved."""
    icon, theme, file = folder / "Icons/maneuvers/turn-right.svg", folder / "Icons/theme.json", folder / "helsinki-lanes.json"
    route, colors = file.read_text(), theme.read_text()
    page.goto(served.url + "route")
    page.click("#choices [data-value='3']")
    page.evaluate("go(3)")
    page.evaluate("scrollTo({top: 120, behavior: 'instant'})")
    page.focus("#list li:nth-child(3) button")
    page.evaluate("scrollTo({top: 120, behavior: 'instant'})")
    place = """[Math.round(scrollY), state.route, state.card, state.screen, $('pace').value,
      [...$('list').children].findIndex(li => li.contains(document.activeElement))]"""
    page.wait_for_timeout(300)
    before = page.evaluate(place)
    file.write_text(route.replace("Fingerpost Lane", "Signpost Lane"))
    until(page, "$('list').textContent.includes('Signpost Lane')", f"{name}, route: the route saved is shown")
    values = json.loads(colors)
    values["interface"]["light"]["headerPrimary"] = "#123456"
    theme.write_text(json.dumps(values))
    until(page, "getComputedStyle(document.querySelector('.day .panel')).backgroundColor === 'rgb(18, 52, 86)'",
          f"{name}, route: the theme saved is shown")
    turn = page.evaluate("route().cards.findIndex(card => ['turn_left', 'turn_right'].includes(card.glyph))")
    picture = f"$('list').children[{turn}].querySelector('img').src"
    held = page.evaluate(picture)
    text = icon.read_text()
    icon.write_text((folder / "Icons/maneuvers/straight.svg").read_text())
    until(page, f"{picture} !== {held!r}", f"{name}, route: the icon saved is shown")
    check(f"{name}, route: the place stays", page.evaluate(place) == before, f"{page.evaluate(place)}, {before}")
    icon.write_text(text)
    theme.write_text(colors)
    page.screenshot(path=f"{shot}-route.png")

    # While it plays, also with another pace.
    page.select_option("#pace", "2")
    page.click("#play")
    moment = page.evaluate("state.moment")
    file.write_text(route)
    until(page, "$('list').textContent.includes('Fingerpost Lane')", f"{name}, route: a save while the drive plays is shown")
    page.wait_for_timeout(200)
    check(f"{name}, route: it goes on playing at its pace", page.evaluate("[!!playing, $('pace').value]") == [True, "2"]
          and page.get_attribute("#play", "aria-pressed") == "true" and page.evaluate("state.moment") > moment)
    file.write_text("{")
    until(page, shows(2), f"{name}, route: its errors are told")
    check(f"{name}, route: the cards stay, and it plays", page.evaluate("!!playing && route().cards.length > 3"))
    page.evaluate("scrollTo({top: 400, behavior: 'instant'})")
    page.wait_for_timeout(200)
    inside = page.evaluate("(r => r.top >= 0 && r.bottom <= innerHeight)(document.querySelector('#errors').getBoundingClientRect())")
    check(f"{name}, route: the errors stay in view", inside)
    list_errors(page, f"{name}, route", f"{shot}-route-errors.png")
    file.write_text(route)
    until(page, shows(1), f"{name}, route: one goes")
    page.click("#errors a")
    until(page, "!!document.querySelector('#panel [role=alert]') && state.glyph === 'turn_tunnel'", f"{name}, route: a link goes to the glyph on the sheet")


def back(page, name, folder, served, shot):
    """A page that the browser shows again goes on following."""
    icon = folder / "Icons/maneuvers/turn-right.svg"
    good = icon.read_text()
    page.fill("#find", "turn")
    page.click("#live-tools a")
    page.wait_for_load_state()
    page.go_back()
    page.wait_for_load_state()
    until(page, "state.query === 'turn'", f"{name}: back with its search")
    icon.write_text((folder / "Icons/maneuvers/straight.svg").read_text())
    until(page, "glyphs.get('turn_left').badge === 'changed'", f"{name}: follows after going back")
    icon.write_text(good)
    until(page, "!glyphs.get('turn_left').badge", f"{name}: and again")
