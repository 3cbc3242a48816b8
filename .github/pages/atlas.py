"""The atlas: what each engine sends, and what a driver should see, by engine and by meaning."""
import html
import io
import json
import re
import urllib.parse
import zipfile

from page import ROOT, code, heading, search, text

FOLDER = ROOT / "Examples/atlas"
# Where an engine's steps are, by its form: the members on the way, * for each of a list; the first of these
# ways that leads somewhere, or several in one text, one after the other.
STEPS = {
    "osrm": ["routes.0.legs.*.steps.*", "matchings.0.legs.*.steps.*", "trips.0.legs.*.steps.*",
             "route_instructions.*"],
    "mapbox": ["routes.0.legs.*.steps.*"],
    "ferrostar": ["routes.0.steps.*", "0.steps.*", "steps.*"],
    "valhalla": ["trip.legs.*.maneuvers.*", "routes.0.legs.*.steps.*"],
    "google-routes": ["routes.0.legs.*.steps.*"],
    "google-directions": ["routes.0.legs.*.steps.*"],
    "navinfo": ["currentStep remainingSteps.*"],
    "graphhopper": ["paths.0.instructions.*", "routes.0.legs.*.steps.*"],
    "openrouteservice": ["routes.0.segments.*.steps.*", "features.0.properties.segments.*.steps.*"],
    "here": ["routes.0.sections.*.turnByTurnActions.*", "routes.0.sections.*.actions.*",
             "response.route.0.leg.*.maneuver.*"],
    "tomtom": ["routes.0.guidance.instructions.*"],
    "opentripplanner": ["plan.itineraries.0.legs.*.steps.*"],
    "mapquest": ["route.legs.*.maneuvers.*"],
    "cyclestreets": ["marker.*"],
}
# The members of a step that say what the driver does.
WORDS = set(
    "type modifier exit exits mode maneuver sign exit_number turn_angle exited action direction turnAngle "
    "severity instructionType junctionType turnAngleInDecimalDegrees roundaboutExitNumber drivingSide "
    "driving_side travelMode travel_mode relativeDirection absoluteDirection stayOn turnType transportMode "
    "roundabout_exit_count bss_maneuver_type travel_type lanes rotary_name destinations exitNumber "
    "roundaboutTurnNumber combinedInstruction possibleCombineWithNext turn drivingInstruction maneuver_type "
    "maneuver_modifier exit_numbers roundabout_exit_degrees roundabout_exit_number indications valid active "
    "valid_indication directions exitSign exitName interchange becomes_name indicator highway area "
    "navigationInstruction intersections @attributes".split())
MODES = ("mode", "travel_type", "travelMode", "travel_mode", "transportMode", "driving_side", "drivingSide")
SENTENCES = ("instruction", "instructions", "html_instructions", "text", "message")
PLATFORMS = {"carPlay": "CarPlay", "androidAuto": "Android Auto", "google": "Google"}
FACTS = {"side": "side", "exit": "exit", "angle": "degrees around", "exitSign": "exit sign"}


def plain(value):
    """Text for HTML between tags, where quotation marks stay as they are."""
    return html.escape(str(value), quote=False)


def walked(value, path):
    """The values at the end of a path of members."""
    if not path:
        return [value]
    step, *rest = path
    if step == "*":
        return [found for part in value for found in walked(part, rest)] if isinstance(value, list) else []
    if isinstance(value, list) and step.isdigit() and int(step) < len(value):
        return walked(value[int(step)], rest)
    return walked(value[step], rest) if isinstance(value, dict) and step in value else []


def worded(value):
    """The parts of a step that say what the driver does."""
    if isinstance(value, list):
        parts = [worded(part) for part in value]
        return [part for part in parts if part not in (None, {}, [])]
    if not isinstance(value, dict):
        return value
    kept = {key: worded(part) for key, part in value.items() if key in WORDS}
    if "intersections" in kept:
        kept["intersections"] = [part for part in kept["intersections"][:1] if "lanes" in part]
    return {key: part for key, part in kept.items()
            if part not in (None, {}, [], "") and not (part is False and key not in ("valid", "active"))
            and not (key in MODES and re.match("driv|(car|right)$", str(part), re.I))}


def sent(case, form):
    """What the engine sends for the case's step, as short JSON; its sentence where it has no word."""
    ways = ([step for path in way.split() for step in walked(case["response"], path.split("."))]
            for way in STEPS.get(form, []))
    steps = next(filter(None, ways), [])
    if case["step"] >= len(steps):
        return ""
    step, before = steps[case["step"]], steps[case["step"] - 1] if case["step"] else {}
    if form == "ferrostar" and before.get("visual_instructions"):
        # There, the step before says what comes.
        step = before["visual_instructions"][-1]["primary_content"]
    if not isinstance(step, dict):
        return json.dumps(step[:1], ensure_ascii=False)
    kept = worded(step)
    if all(key in MODES for key in kept):
        kept |= {key: step[key] for key in SENTENCES if key in step} or {
            key: inner[key] for inner in step.values() if isinstance(inner, dict) for key in SENTENCES if key in inner}
    # A member that only holds others is left out.
    while isinstance(kept, (dict, list)) and len(kept) == 1:
        inner = next(iter(kept.values() if isinstance(kept, dict) else kept))
        if not isinstance(inner, dict):
            break
        kept = inner
    words = json.dumps(kept, ensure_ascii=False)
    return words[1:-1] if isinstance(kept, dict) else words


def several(value):
    return value if isinstance(value, list) else [value]


class Pictures:
    """The pictures of what is expected, drawn by the program: files that all pages share."""

    def __init__(self, site, program, glyphs):
        self.site, self.program, self.glyphs, self.lanes, self.used = site, program, glyphs, {}, set()
        manifest = json.loads((glyphs.folder.parent / "manifest.json").read_text())["glyphs"]
        self.rings = {(one["circulation"], one["angle"]): name for name, one in manifest.items()
                      if one["kind"] == "roundabout" and "angle" in one}

    def __call__(self, case):
        expected = case["expected"]
        if "lanes" in expected:
            return self.drawn(several(expected["lanes"])[0])
        name = self.name(case)
        if name not in self.glyphs:
            return ""
        self.used.add(name)
        return f'<svg class="glyph" aria-hidden="true"><use href="glyphs.svg#{name}"/></svg>'

    def name(self, case):
        expected = case["expected"]
        kind = several(expected.get("kind", ""))[0]
        name = kind.replace("-", "_")
        if kind.startswith("roundabout") and "angle" in expected:
            clockwise = kind.endswith("-cw") or case["drivingSide"] == "left" and not kind.endswith("-ccw")
            rings = [ring for ring in self.rings if ring[0] == ("clockwise" if clockwise else "counterClockwise")]
            return self.rings[min(rings, key=lambda ring: abs(ring[1] - several(expected["angle"])[0]))]
        numbered = f"{name}_e{several(expected.get('exit', ''))[0]}"
        return numbered if numbered in self.glyphs else name

    def drawn(self, lanes):
        if lanes not in self.lanes:
            count = lanes.count("|") + 1
            stem = f"lanes-{len(self.lanes) + 1}"
            for variant in ("light", "dark"):
                self.site.write(f"atlas/{stem}-{variant}.png", self.program.bytes(
                    "glyph", "lanes", lanes, "--size", f"{20 * count}x18", "--scale", 2,
                    "--variant", variant, "-o", "-"))
            self.lanes[lanes] = "".join(
                f'<img class="{when}" width="{28 * count}" alt="" src="{stem}-{variant}.png" loading="lazy">'
                for variant, when in (("light", "by-day"), ("dark", "by-night")))
        return self.lanes[lanes]

    def write(self):
        """Writes the glyphs of all pages, in the colors of the page that uses them."""
        drawings = "".join(
            re.sub(r"<svg [^>]*>", f'<symbol id="{name}" viewBox="0 0 50 50">', self.glyphs(name))
            .replace("</svg>", "</symbol>").strip() for name in sorted(self.used))
        for part, color in (("lit", "ink"), ("unlit", "unlit")):
            drawings = re.sub(rf'class="{part}" color="[^"]*"', f'style="color:var(--{color})"', drawings)
        self.site.write("atlas/glyphs.svg", f'<svg xmlns="http://www.w3.org/2000/svg">{drawings}</svg>')


def facts(expected):
    said = [f"{words} {text(' or '.join(map(str, several(expected[key]))))}"
            for key, words in FACTS.items() if expected.get(key, "none") != "none"]
    if "lanes" in expected:
        said.append(f"<code>{plain(' or '.join(several(expected['lanes'])))}</code>")
    return " · ".join(said)


def types(expectations):
    """The platforms' types, of one case or of several of one kind."""
    rows = ""
    for key, title in PLATFORMS.items():
        values = list(dict.fromkeys(
            value for expected in expectations if key in expected for value in several(expected[key])))
        if values:
            rows += f"<div><dt>{title}<dd>{', '.join(map(plain, values))}</div>"
    return f"<dl>{rows}</dl>" if rows else ""


def row(case, form, pictures, title="", full=True):
    """A case; `title` is HTML that says where it belongs, and only a full one says types, reason and source."""
    expected = case["expected"]
    kinds = " or ".join(several(expected.get("kind", "any kind")))
    left = ' <small class="left">left-hand traffic</small>' if case["drivingSide"] == "left" else ""
    place = f' id="{text(case["id"].split("/")[1])}"' if full else ""
    host = urllib.parse.urlsplit(case["source"]).netloc
    why = f'<p>{plain(case["reason"])} <a href="{text(case["source"])}">{host}</a>' if full else ""
    said = facts(expected)
    return (f"<li data-find{place}><div>{pictures(case)}</div>"
            f"<div>{title}{left}<code>{plain(sent(case, form))}</code></div>"
            f"<div><b>{kinds}</b>{f' <small>{said}</small>' if said else ''}"
            f"{types([expected]) if full else ''}</div>{why}")


def packed(files):
    """A ZIP archive of files, the same bytes each time."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in files:
            entry = zipfile.ZipInfo(f"atlas/{file.relative_to(FOLDER).as_posix()}", (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, file.read_bytes())
    return buffer.getvalue()


def write(site, program, glyphs):
    atlas = json.loads((FOLDER / "atlas.json").read_text())
    meanings = {one["name"]: one for one in atlas["meanings"]}
    cases = {}
    for engine in atlas["engines"]:
        file = FOLDER / f"cases/{engine['name']}.jsonl"
        if file.exists():
            cases[engine["name"]] = [json.loads(line) for line in file.read_text().splitlines() if line]
    engines = {one["name"]: one for one in atlas["engines"] if cases.get(one["name"])}
    used = {name: one for name, one in meanings.items()
            if any(case["meaning"] == name for own in cases.values() for case in own)}
    pictures = Pictures(site, program, glyphs)
    trail = '<p class="trail"><a href="../atlas.html">Atlas</a></p>'
    none = '<p class="none" hidden>No case has these words.</p>'

    for name, engine in engines.items():
        sections = ""
        for meaning, one in used.items():
            rows = "".join(row(case, engine["format"], pictures) for case in cases[name] if case["meaning"] == meaning)
            if rows:
                sections += (f'<section data-group id="{meaning}"><h2><a href="{meaning}.html">{text(one["title"])}</a>'
                             f'</h2><ul class="atlas">{rows}</ul></section>')
        site.page(f"atlas/{name}.html", f"{engine['title']}: what its words mean", trail + heading(
            engine["title"], f"{len(cases[name])} responses of {text(engine['title'])}: the words that it sends for a "
            "maneuver, and what a driver should see.",
            search("Search cases", "Words, kinds or types: roundabout, TYPE_FORK_LEFT"))
            + sections + none)

    for name, meaning in used.items():
        groups = {}
        for case in (case for own in cases.values() for case in own if case["meaning"] == name):
            groups.setdefault(several(case["expected"].get("kind", "any kind"))[0], []).append(case)
        sections = ""
        for kind, own in groups.items():
            rows = ""
            for case in own:
                engine, place = case["id"].split("/")
                title = f'<a href="{engine}.html#{place}">{text(engines[engine]["title"])}</a>'
                rows += row(case, engines[engine]["format"], pictures, title, full=False)
            sections += (f"<section data-group><h2>{text(kind)} <small>{len(own)}</small></h2>"
                         f'{types([case["expected"] for case in own])}<ul class="atlas">{rows}</ul></section>')
        site.page(f"atlas/{name}.html", f"{meaning['title']} in routing engines", trail + heading(
            meaning["title"], f"{text(meaning['about'])} What each engine sends, and what a driver should see.",
            search("Search cases", "An engine, its words, a kind or a type"))
            + sections + none)

    pictures.write()
    files = sorted(file for file in FOLDER.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    site.write("atlas/atlas.zip", packed(files))
    index(site, atlas, engines, used, cases)
    return {"cases": sum(map(len, cases.values()))}


def index(site, atlas, engines, meanings, cases):
    """All engines and meanings, with the cases of each pair."""
    total = sum(map(len, cases.values()))
    head = "".join(
        f'<th scope="col"><a href="atlas/{name}.html">{text(one["title"])}</a>' for name, one in meanings.items())
    rows = ""
    for name, engine in engines.items():
        cells = ""
        for meaning in meanings:
            count = sum(case["meaning"] == meaning for case in cases[name])
            cells += f'<td><a href="atlas/{name}.html#{meaning}">{count}</a>' if count else "<td>"
        rows += (f'<tr><th scope="row"><a href="atlas/{name}.html">{text(engine["title"])}</a>{cells}'
                 f"<td>{len(cases[name])}")
    article = ROOT / "Sources/fingerpost/fingerpost.docc/AtlasOfManeuvers.md"
    more = (' <a href="documents/fingerpost/atlasofmaneuvers.html">What other programs say</a>.'
            if article.exists() else "")
    site.page("atlas.html", "Atlas: what routing engines mean", heading(
        "Atlas", f"What {len(engines)} routing engines send for a maneuver, and what it means on CarPlay, on Android "
        f"Auto and for Google: {total:,} small responses with what is right, why, and where the engine says so. "
        f"Any program can be checked with them.{more}")
        + '<p class="actions"><a class="button primary" href="atlas/atlas.zip">Download the atlas</a></p>'
        f'<div class="scroll" tabindex="0" role="group" aria-label="Cases by engine and meaning"><table class="matrix">'
        f'<thead><tr><td>{head}<th scope="col">All<tbody>{rows}</table></div>'
        "<h2>Check a program</h2><p>A program reads the response of a case and says what it makes of the step, a line "
        "of JSON each; what it does not say does not count against it.</p>"
        + code('{"id": "osrm-v5/turn-left", "kind": "turn-left", "side": "left", '
               '"instruction": "Turn left onto Elm Street"}', "json")
        + code("$ python3 atlas/check.py results.jsonl", "console"),
        f"What {len(engines)} routing engines send for a maneuver, and what it means.", kind="wide")
