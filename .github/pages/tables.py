"""The pages of routes, shields, languages and engines: what the program lists and prints."""
import json
import re

from page import ROOT, Drawings, heading, search, table, text

# The languages in their own words, in the order in which the program names them.
LANGUAGES = {
    "en": "English (US)", "en-GB": "English (UK)", "de": "Deutsch", "fr": "Français", "es": "Español",
    "pt-BR": "Português (Brasil)", "pt-PT": "Português (Portugal)", "it": "Italiano",
    "nl": "Nederlands", "he": "עברית", "ar": "العربية", "zh-Hant": "繁體中文", "ja": "日本語",
    "zh-Hans": "简体中文", "ko": "한국어", "sv": "Svenska", "da": "Dansk", "nb": "Norsk bokmål",
    "fi": "Suomi", "pl": "Polski", "cs": "Čeština", "ru": "Русский", "uk": "Українська", "tr": "Türkçe",
}
UNITS = {"en": "us", "en-GB": "uk"}
# The cards that the page of languages compares: routes with the cards taken.
COMPARED = {"motorway": range(0, 10), "roundabouts-right": range(1, 4), "ring-road": range(3, 4)}
# The number on the plates of the page of shields.
NUMBER = "24"


def write(site, program, work, glyphs):
    return {
        "routes": routes(site, program, work), "engines": engines(site, program, glyphs),
        "languages": languages(site, program, work), **shields(site, program, work),
    }


def in_code(words):
    """Markdown's words in backticks as HTML."""
    return re.sub(r"`(.*?)`", r"<code>\1</code>", text(words))


def strip(program, route, folder):
    """The first glyphs of a route."""
    program("render", route, "-q", "-o", folder, "--target", "svg", "--svg-colors", "classes",
            "--variant", "light")
    cards = json.loads((folder / "cards.json").read_text())["cards"]
    names = list(dict.fromkeys(card["glyph"]["name"] for card in cards))
    glyphs = Drawings(folder / "svg")
    return "".join(glyphs(name) for name in names[1:6])


def routes(site, program, work):
    """A page of the program's own for each example, and a list of them."""
    folder = ROOT / "Examples/routes"
    rows = re.findall(r"^\| `(.*?)` \| (.*?) \| (.*?) \|$", (folder / "README.md").read_text(), re.M)
    files = sorted(file.name for file in folder.iterdir()
                   if file.suffix in (".json", ".jsonl") and not file.name.endswith(".cards.json"))
    unnamed = set(files) ^ {name for name, _, _ in rows}
    if unnamed:
        raise SystemExit(f"error: Examples/routes/README.md and its folder differ in {sorted(unnamed)}")
    items = ""
    for name, form, about in rows:
        stem = name.rsplit(".", 1)[0]
        (site.folder / "routes").mkdir(exist_ok=True)
        program("preview", f"Examples/routes/{name}", "-q", "-o", site.folder / f"routes/{stem}.html")
        summary = program(
            "cards", f"Examples/routes/{name}", "-q", "--format", "text").split("\n")[0].split(" · ")
        items += (
            f'<li data-find="{text(name)}"><a class="card" href="routes/{stem}.html">'
            f'<span class="glyphs">{strip(program, f"Examples/routes/{name}", work / stem)}</span>'
            f"<strong>{text(stem)}</strong><span>{in_code(about[0].upper() + about[1:])}</span>"
            f'<small>{text(form)} · <bdi>{text(" · ".join(summary[1:]))}</bdi></small></a>')
    about = re.search(r"^The `helsinki.*", (folder / "README.md").read_text(), re.M | re.S).group()
    site.page("routes.html", "Routes", heading(
        "Routes", "Each example as the program shows it: all cards on the screens of CarPlay, Android Auto and a "
        "phone, the lanes, the words, the map, and a drive along it. <code>fingerpost preview ROUTE</code> "
        "writes such a page, one file, of any route.")
        + f'<ul class="cards">{items}</ul><p class="note">{in_code(about.strip())}</p>')
    return len(rows)


def shields(site, program, work):
    """The plates of all networks, by country."""
    page = work / "shields.html"
    program("preview", "--shields", "-q", "-o", page)
    data = re.search(r'<script type="application/json" id="data">(.*?)</script>', page.read_text(), re.S)
    countries = json.loads(data.group(1))["countries"]
    listed = {entry["name"]: entry for entry in program.json("list", "--shields", "--format", "json")}
    plates = {}
    for network in (network for country in countries for network in country["networks"]):
        ref = next(one["ref"] for one in network["samples"] if NUMBER in one["ref"])
        pattern = listed[network["name"]]["text"]
        plates[network["name"]] = pattern.replace("{number}", NUMBER).replace("{ref}", ref)
    wanted = work / "shields.txt"
    wanted.write_text("".join(f"{name}:{words}\n" for name, words in plates.items()))
    folder = work / "shields"
    program("icons", "-q", "-o", folder, "--target", "svg", "--along", "none", "--shields", wanted)
    glyphs = json.loads((folder / "manifest.json").read_text())["glyphs"]
    names = {glyph["network"]: name for name, glyph in glyphs.items() if glyph["kind"] == "shield"}
    light, dark = (Drawings(folder / "svg", variant) for variant in ("light", "dark"))
    sections = ""
    for country in countries:
        # The page's script has the names of countries from the browser.
        title = country.get("code", "Several countries")
        region = f' data-region="{title}"' if "code" in country else ""
        items = ""
        for network in country["networks"]:
            entry, name = listed[network["name"]], names[network["name"]]
            drawn = f'<span class="by-day">{light(name)}</span><span class="by-night">{dark(name)}</span>'
            engines = f'<small>{text(" · ".join(entry["engines"]))}</small>' if entry["engines"] else ""
            items += (
                f'<li data-find="{text(" ".join([title, *entry["refs"], *entry["engines"]]))}">'
                f'<span class="plate">{drawn}</span><div><strong>{text(entry["title"])}</strong>'
                f'<code>{text(network["name"])}:{text(plates[network["name"]])}</code>{engines}</div>')
        sections += (f'<section data-group{region}><h2>{text(title)} <small>{len(country["networks"])}</small></h2>'
                     f'<ul class="plates">{items}</ul></section>')
    exits = sum(1 for entry in listed.values() if entry["exit"])
    site.page("shields.html", "Shields", heading(
        "Shields", f"{len(listed) - exits} networks of roads and {exits} exit signs of "
        f"{sum(1 for country in countries if 'code' in country)} countries. <code>fingerpost glyph shield "
        "us-interstate:75</code> draws one; the words under a title are what engines call the network.",
        search("Search shields", "Country, network or a road such as A#"))
        + sections + '<p class="none" hidden>No network has these words.</p>', kind="wide")
    return {"networks": len(listed) - exits, "exits": exits}


def languages(site, program, work):
    """The same cards in each language, a card at a time."""
    supported = sorted(file.stem for file in (ROOT / "Sources/Guidance/Languages").glob("*.json")
                       if file.stem not in ("und", "recognizer", "language.schema"))
    for tag in supported:
        LANGUAGES.setdefault(tag, tag)
    drawn = work / "compared"
    program("render", *(f"Examples/routes/{name}.json" for name in COMPARED), "-q", "-o", drawn,
            "--target", "svg", "--svg-colors", "classes", "--variant", "light")
    glyphs = Drawings(drawn / "svg")
    spoken = {tag: [] for tag in LANGUAGES}
    for tag, cards in spoken.items():
        for name, taken in COMPARED.items():
            own = program.json("cards", f"Examples/routes/{name}.json", "-q", "--locale", tag,
                               "--units", UNITS.get(tag, "metric"))["cards"]
            cards += [own[index] for index in taken]
    choices, sections, styles = "", "", ""
    for number, card in enumerate(spoken["en"]):
        name = card["glyph"]["name"]
        choices += (
            f'<label><input type="radio" name="card" id="c{number}"{" checked" if not number else ""}>'
            f'<span>{glyphs(name)}<span class="hidden">{text(card["instructionVariants"][0])}</span></span></label>')
        styles += f"#languages:has(#c{number}:checked) #card{number}{{display:block}}"
        rows = ""
        for tag, cards in spoken.items():
            one = cards[number]
            words = "".join(f"<p>{text(line)}</p>" for line in one["instructionVariants"][:1])
            lanes = one.get("laneInstructionVariants", [])[:1]
            words += "".join(f'<p class="soft">{text(line)}</p>' for line in lanes)
            rows += (f'<li><div><strong lang="{tag}" dir="auto">{LANGUAGES[tag]}</strong><code>{tag}</code></div>'
                     f'<div lang="{one["language"]}" dir="{"rtl" if tag in ("ar", "he") else "ltr"}">'
                     f'<span class="distance">{text(one["approach"]["distance"].get("text", ""))}</span>{words}</div>')
        lanes = glyphs(card["laneCard"]["glyph"]["name"], "Lanes") if card.get("laneCard") else ""
        sections += (f'<section id="card{number}"><h2>{glyphs(name)}<code>{text(card["kind"])}</code>{lanes}</h2>'
                     f'<ul class="tongues">{rows}</ul></section>')
    site.page("languages.html", "Languages", heading(
        "Languages", f"The same cards in {len(LANGUAGES)} languages, with the units in use where they are spoken: "
        "<code>fingerpost cards ROUTE --locale TAG --units UNITS</code>. A language is one JSON file; "
        '<a href="documents/guidance/languagefiles.html">you can add yours</a>.')
        + f"<style>{styles}</style><div id=\"languages\"><fieldset class=\"choices\"><legend>Card</legend>"
        f"{choices}</fieldset>{sections}</div>")
    return len(LANGUAGES)


def engines(site, program, glyphs):
    """Each kind with the engines' words for it."""
    kinds = [entry for entry in program.json("list", "--format", "json") if "words" in entry]
    names = sorted({engine for kind in kinds for engine in kind["words"]})
    rows = []
    for kind in kinds:
        name = kind["kind"].replace("-", "_")
        picture = f'<a href="glyphs.html#{name}" aria-label="{text(kind["kind"])}">{glyphs(name)}</a>' \
            if name in glyphs else ""
        words = "".join(
            f'<div data-choice="{engine}"><dt>{engine}<dd>'
            + " · ".join(f"<code>{text(word)}</code>" for word in kind["words"][engine]) + "</div>"
            for engine in sorted(kind["words"]))
        rows.append(
            f'<li data-find="{text(kind["kind"])}">{picture}<div><h2>{text(kind["kind"])}</h2>'
            + (f"<dl>{words}</dl>" if words else '<p class="note">No engine has a word for it.</p>') + "</div>")
    options = "".join(f"<option>{name}" for name in names)
    total = sum(len(words) for kind in kinds for words in kind["words"].values())
    tools = search("Search words", "A kind or an engine's word: roundabout, kRamp, TURN_LEFT").replace(
        "<output", f'<select class="search" aria-label="Engine"><option value="">All engines{options}'
        "</select><output", 1)
    site.page("engines.html", "Engines", heading(
        "Engines", f"The {total:,} words that {len(names)} engines and services have for maneuvers, and the "
        f"{len(kinds)} kinds that they become. An unknown word is drawn as the nearest kind and reported. "
        "<code>fingerpost list</code> prints this table.", tools)
        + f'<ul class="kinds">{"".join(rows)}</ul><p class="none" hidden>No kind has these words.</p>')
    return len(names)
