"""Reads the colors of each target as its consumer does, and compares them with the theme's.

    colors.py THEME FOLDER

Design tokens by their schema, custom properties as Chromium computes them by day, by night and
forced to either. FOLDER has the targets flat and web.
"""
import json
import pathlib
import re
import shutil
import sys

theme, folder = (pathlib.Path(a) for a in sys.argv[1:])
interface = json.loads(theme.read_text())["interface"]


def kebab(role):
    return re.sub("[A-Z]", lambda m: "-" + m[0].lower(), role)


wanted = {scheme: {role: color.lower() for role, color in roles.items()}
          for scheme, roles in interface.items()}
try:
    import jsonschema
except ImportError as error:
    print("skipped:", error)
else:
    schema = json.loads((pathlib.Path(__file__).parent / "tokens.schema.json").read_text())
    for scheme, roles in wanted.items():
        tokens = json.loads((folder / f"tokens/{scheme}.tokens.json").read_text())
        jsonschema.validate(tokens, schema)
        for role, token in tokens["fingerpost"].items():
            value = token["$value"]
            shown = "#" + "".join("%02x" % round(255 * c) for c in value["components"])
            assert shown == value["hex"] == roles[role][:7], (scheme, role)
        assert set(tokens["fingerpost"]) == set(roles)
    print(f"{len(wanted['light'])} design tokens by day and by night")

chromium = shutil.which("chromium")
try:
    from playwright.sync_api import sync_playwright
except ImportError as error:
    print("skipped:", error)
    sys.exit(0)
if not chromium:
    print("skipped: no chromium")
    sys.exit(0)
READ = """(names) => names.map(name => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(${name}, transparent)`;
  return getComputedStyle(probe).color;
})"""
roles = sorted(wanted["light"])
with sync_playwright() as p:
    browser = p.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    for system in wanted:
        for forced in [None, *wanted]:
            page = browser.new_context(color_scheme=system).new_page()
            page.goto("about:blank")
            page.add_style_tag(content=(folder / "web/colors.css").read_text())
            if forced:
                page.evaluate("theme => document.documentElement.dataset.theme = theme", forced)
            found = page.evaluate(READ, ["--fp-" + kebab(role) for role in roles])
            for role, color in zip(roles, found):
                shown = "#" + "".join("%02x" % int(n) for n in re.findall(r"\d+", color))
                assert shown == wanted[forced or system][role], (system, forced, role, color)
            page.close()
    # A part of a page may have a theme of its own.
    page = browser.new_context(color_scheme="dark").new_page()
    page.set_content("<body><p data-theme=light style='color: var(--fp-footer-text)'>a")
    page.add_style_tag(content=(folder / "web/colors.css").read_text())
    color = page.evaluate("getComputedStyle(document.querySelector('p')).color")
    shown = "#" + "".join("%02x" % int(n) for n in re.findall(r"\d+", color))
    assert shown == wanted["light"]["footerText"], color
    browser.close()
print(f"{len(roles)} custom properties in six combinations of system and page")
