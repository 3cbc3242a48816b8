"""What the checks of all pages share."""

import pathlib
import time

from playwright.sync_api import Error as PlaywrightError

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
