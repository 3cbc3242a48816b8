"""The gallery: each glyph of the whole set in each look, as SVG and PNG."""
import base64
import json
import re
import shutil
import zlib

from page import ROOT, heading, search, text

# The looks to choose from, with the options that draw them. The first one is also there as PNG.
LOOKS = [
    ("regular", "Regular", []),
    ("light", "Light weight", ["--weight", "light"]),
    ("bold", "Bold weight", ["--weight", "bold"]),
    ("high-contrast", "High contrast", ["--theme", "high-contrast"]),
    ("map", "Map", ["--theme", "map"]),
    ("outline", "Outline", ["--theme", "outline"]),
]
VARIANTS = ["light", "dark"]
GROUPS = ["Maneuvers", "Roundabouts", "Lanes", "Along the route", "Speed limits", "Map and screen"]
ON_SCREEN = ("map_", "waiting", "compass", "marker_", "weather", "off_route", "none")


def group(name, kind):
    if kind == "lanes":
        return "Lanes"
    if name.startswith("roundabout"):
        return "Roundabouts"
    if name.startswith(("speed_us", "speed_canada", "speed_vienna", "speed_end", "speed_minimum", "no_limit")):
        return "Speed limits"
    if name.startswith(ON_SCREEN):
        return "Map and screen"
    return "Along the route" if kind == "furniture" else "Maneuvers"


def backgrounds(look):
    """The theme's backgrounds for light and dark."""
    own = ROOT / "Icons/themes" / f"{look}.json"
    theme = json.loads((own if own.exists() else ROOT / "Icons/theme.json").read_text())
    plain = {"light": "#FFFFFF", "dark": "#000000"}
    return {
        name: theme["variants"].get(name, {}).get("background", plain[name]) for name in VARIANTS}


def drawings(folder):
    """The SVG files of a folder: by name, the text of each variant."""
    found = {}
    for file in sorted(folder.glob("*~*.svg")):
        name, variant = file.stem.split("~")
        if name != "symbols":
            found.setdefault(name, {})[variant] = file.read_text()
    return found


def pack(found):
    """The text of a script that hands the drawings to gallery.js, a tenth of their size."""
    data = json.dumps(found, separators=(",", ":"), sort_keys=True).encode()
    return base64.b64encode(zlib.compress(data, 9)).decode()


def write(site, program, work):
    plain = {}
    for look, _, options in LOOKS:
        program("icons", "-q", "-o", work / look, "--target", "svg", *options)
        found = drawings(work / look / "svg")
        plain = plain or found
        own = found if found is plain else {
            name: files for name, files in found.items() if files != plain[name]}
        site.write(f"glyphs/{look}.js", f'drawings("{look}", "{pack(own)}");\n')
    program("icons", "-q", "-o", work / "png", "--target", "flat", "--scale", 2)
    shutil.copytree(work / "png" / "glyphs", site.folder / "glyphs/png")

    meanings = json.loads((work / "regular" / "manifest.json").read_text())["glyphs"]
    words = {entry["kind"]: entry.get("words", {}) for entry in program.json("list", "--format", "json")}
    facts, groups = {}, {name: [] for name in GROUPS}
    for name, meaning in sorted(meanings.items(), key=lambda entry: natural(entry[0])):
        kind = meaning["kind"]
        facts[name] = {"kind": kind, "words": words.get(kind, {})} | types(meaning)
        find = " ".join(
            [kind, *facts[name].get("types", {}).values()]
            + [word for engine in words.get(kind, {}).values() for word in engine])
        groups[group(name, kind)].append(
            f'<li data-find="{text(find)}"><button id="{name}" class="tile">'
            f'<span class="picture"></span><span class="name">{name.replace("_", " ")}</span></button>')
    sections = "".join(
        f'<section data-group><h2>{name} <small>{len(tiles)}</small></h2>'
        f'<ul class="tiles">{"".join(tiles)}</ul></section>' for name, tiles in groups.items())
    looks = "".join(
        f'<option value="{look}" data-options="{" ".join(options)}" '
        f'data-light="{colors["light"]}" data-dark="{colors["dark"]}">{title}'
        for look, title, options in LOOKS for colors in [backgrounds(look)])
    tools = f"""{search("Search glyphs", "Name, kind or an engine's word: ferry, TYPE_FORK, kStart")}
<div class="tools looks">
<label>Look <select id="look">{looks}</select></label>
<fieldset><legend class="hidden">Background</legend>
<label><input type="radio" name="variant" value="light">Light</label>
<label><input type="radio" name="variant" value="dark">Dark</label></fieldset>
<label>Size <input type="range" id="size" min="18" max="96" value="56"></label></div>"""
    body = heading(
        "Glyphs", f"All {len(facts)} glyphs of the whole set. Choose one for its files, its meaning on "
        "each platform, and the command that draws it.", tools)
    body += f"""<noscript><p class="note">This page needs JavaScript. The pictures are files in
<code>glyphs/png</code>.</p></noscript><div id="gallery">{sections}</div>
<p class="none" hidden>No glyph has these words. <a href="engines.html">See the words of all engines</a>.</p>
<dialog id="glyph" aria-labelledby="glyph-name"><div id="glyph-body"></div></dialog>
<script type="application/json" id="facts">{safe(facts)}</script>"""
    site.page("glyphs.html", "Glyphs", body, "Every glyph of Fingerpost, to search and download.",
              ["gallery.js"], "wide")
    return {"glyphs": len(facts)}


def types(meaning):
    """The platforms' names of the maneuver."""
    platforms = meaning.get("platforms", {})
    found = {
        "CarPlay": platforms.get("carPlay", {}).get("maneuverType"),
        "Android Auto": platforms.get("androidAuto", {}).get("maneuver", {}).get("type"),
        "Google": platforms.get("google", {}).get("maneuver"),
    }
    found = {name: value for name, value in found.items() if value}
    return {"types": found} if found else {}


def natural(name):
    """Orders the numbers in names by their value."""
    return [(part.isdigit(), int(part) if part.isdigit() else 0, part)
            for part in re.findall(r"\d+|\D+", name)]


def safe(value):
    return json.dumps(value, separators=(",", ":"), sort_keys=True).replace("<", "\\u003c")
