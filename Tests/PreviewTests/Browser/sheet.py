"""The contact sheet."""

import subprocess
import time

from pages import accessible, check, opened, until


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
    names = page.evaluate("[...document.querySelectorAll('.cell')].map(c => c.dataset.name)")
    check("sheet: a15 comes before a105", names.index("roundabout_ccw_a15") < names.index("roundabout_ccw_a105"))
    for group in ("lanes", "limits", "exits"):
        page.click(f"[data-group={group}]")
        gap = f"$('title-{group}').getBoundingClientRect().top - document.querySelector('header').offsetHeight"
        until(page, f"0 <= {gap} && {gap} < 40", f"sheet: the navigation lands at {group}")
        page.wait_for_timeout(400)
        check(f"sheet: and stays at {group}", 0 <= page.evaluate(gap) < 40, page.evaluate(gap))
    for name in ("speed_vienna_50", "lanes_ltx", "roundabout_cw_a105"):
        deep, _ = opened(browser, url + "#glyph=" + name, viewport={"width": 1280, "height": 900})
        deep.wait_for_timeout(300)
        top = deep.evaluate("cells.get(state.glyph).getBoundingClientRect().top")
        check(f"sheet: a link lands at {name}", 100 < top < 800, top)
        deep.context.close()
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
    with page.expect_download() as download:
        page.click("#panel [data-download=SVG]")
    text = download.value.path().read_text()
    check("sheet: the SVG is downloaded in the colors of the variant",
          download.value.suggested_filename == "turn_left~light.svg" and "currentColor" not in text and "#000" in text, text[:80])
    with page.expect_download() as download:
        page.click("#panel [data-download=PNG]")
    check("sheet: the PNG is downloaded", download.value.suggested_filename == "turn_left~light.png"
          and download.value.path().read_bytes().startswith(b"\x89PNG"))
    page.click("#panel [data-copy=Command]")
    command = page.evaluate("window.copied").split(" ")
    drawn = subprocess.run([program, *command[1:-2], "-o", work / "copied.png"])
    check("sheet: the command draws the picture", drawn.returncode == 0
          and (work / "copied.png").read_bytes() == download.value.path().read_bytes(), " ".join(command))
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
