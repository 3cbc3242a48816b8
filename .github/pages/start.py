"""The first page."""
import json

from page import HERE, ROOT, Drawings, code, text

ROUTE = "Examples/routes/motorway.json"
STRIP = ["turn_left", "roundabout_ccw_a150", "fork_right", "lanes_txr", "u_turn_left",
         "off_ramp_slight_right", "roundabout_nth_exit_cw_e3", "merge_left", "end_of_road_right",
         "lanes_ltx", "ferry_board", "arrive_left"]


def panel(card, after, glyphs):
    """A card on a screen: the maneuver, its words with shields, its lanes, and the next one."""
    words = ""
    for part in card["attributedInstructionVariants"][0]:
        shield = part.get("shield")
        words += glyphs(shield["name"], part["text"]) if shield else text(part["text"])
    return f"""<figure class="panel"><div class="now">{glyphs(card["glyph"]["name"])}
<p><b>{text(card["approach"]["distance"]["text"])}</b>{words}</p></div>
<div class="lanes">{glyphs(card["laneCard"]["glyph"]["name"], "Two left lanes straight on, two right lanes to the exit")}</div>
<div class="then"><span>then</span>{glyphs(after["glyph"]["name"])}<span>{text(after["instructionVariants"][1])}</span></div>
</figure>"""


def install(site):
    """How to install the program: what a release offers, where one is named, or a build."""
    build = code("swift build -c release --static-swift-stdlib --product fingerpost\n"
                 "sudo install -s .build/release/fingerpost /usr/local/bin", "sh")
    needs = "With Swift 6.2 or later and libpng, in a clone of the repository"
    if not site.repository:
        return f"<p>{needs}; the program then runs on machines without Swift:</p>{build}"
    file = f"fingerpost-{site.version}-$(uname -m)-$(uname -s | tr A-Z a-z).tar.gz"
    return (code(f"curl -fL {site.repository}/releases/download/v{site.version}/{file} \\\n"
                 "  | sudo tar -xz -C /usr/local", "sh")
            + f'<p>Packages and other machines: <a href="{text(site.repository)}/releases">releases</a>. '
            f"{needs}, it builds as well:</p>{build}")


def write(site, program, work, glyphs, counts):
    drawn = work / "start"
    program("render", ROUTE, "-q", "-o", drawn, "--target", "svg", "--svg-colors", "classes",
            "--variant", "dark")
    cards = json.loads((drawn / "cards.json").read_text())["cards"]
    number = next(index for index, card in enumerate(cards) if card["kind"] == "off-ramp-slight-right")
    step = json.loads((ROOT / ROUTE).read_text())["routes"][0]["legs"][0]["steps"][number]
    sent = json.dumps({"maneuver": {key: step["maneuver"][key] for key in ("type", "modifier")},
                       "exits": step["exits"], "destinations": step["destinations"]},
                      indent=2, ensure_ascii=False)
    lines = program("cards", ROUTE, "-q", "--format", "text").rstrip().split("\n")[:8]
    filled = (HERE / "start.html").read_text()
    for gap, filling in {
        "PANEL": panel(cards[number], cards[number + 1], Drawings(drawn / "svg", "dark")),
        "SENT": code(sent).replace(' data-language="text"', ""),
        "STRIP": "".join(f'<li><a href="glyphs.html#{name}">{glyphs(name, name.replace("_", " "))}</a>'
                         for name in STRIP),
        "INSTALL": install(site),
        "RENDER": code("fingerpost render route.json -o assets", "sh"),
        "CARDS": code(f"$ fingerpost cards {ROUTE} --format text\n" + "\n".join(lines) + "\n…", "console"),
        **{name.upper(): f"{count:,}" for name, count in counts.items()},
    }.items():
        filled = filled.replace(f"@{gap}@", filling)
    site.page("index.html", "Fingerpost: what a driver sees, from any routing engine", filled,
              "Reads a route of any routing engine and writes maneuver cards, estimates and glyphs.",
              kind="start")
