"""What a run is given, as data: the inputs, and the doors through which they come in.

A word in capitals in a command line stands for a mutant of a seed of that name: a file, a folder or a word. `<WORD`
gives it on standard input, `+WORD` puts it where the program looks for it unasked, and `TAG` is that of the
language file. All seeds are of this repository.
"""
import pathlib
import re

PACKAGE = pathlib.Path(__file__).resolve().parents[2]
SEEDS = "Tests/Fuzzing/Seeds/"
EXAMPLES = "Examples/routes/"

# The seeds of each form of --format.
FORMS = {
    "navinfo": ["Examples/routes/navinfo.jsonl"],
    "osrm": [EXAMPLES + "helsinki-*.json", EXAMPLES + "athens.json", EXAMPLES + "roundabouts-right.json"],
    "mapbox": [EXAMPLES + "motorway.json", EXAMPLES + "roundabouts-left.json", EXAMPLES + "ring-road.json"],
    **{form: [SEEDS + f"route/{form}.json", SEEDS + f"route/{form}-*.json"] for form in [
        "valhalla", "google-routes", "google-directions", "graphhopper", "openrouteservice", "here", "tomtom", "ferrostar",
        "opentripplanner", "mapquest", "cyclestreets", "amap", "amazon", "apple", "azure", "baidu", "brouter", "esri",
        "geoapify", "kakao", "naver"]},
}

# The files of each input. How they are changed is decided by what their names end in.
FILES = {
    **{form.upper(): files for form, files in FORMS.items()},
    "ROUTE": [file for files in FORMS.values() for file in files if file.endswith("json")],
    "TRACE": ["Examples/drives/*.gpx", "Examples/drives/*.jsonl", SEEDS + "trace/*.gpx", SEEDS + "trace/*.geojson"],
    "SVG": ["Icons/**/*.svg", SEEDS + "svg/*.svg"],
    "THEME": ["Icons/theme.json", "Icons/themes/*.json", SEEDS + "theme/*.json"],
    # Beside those of the goldens.
    "PNG": [SEEDS + "png/*.png"],
    "LANGUAGE": ["Sources/Guidance/Languages/[a-z][a-z].json", "Sources/Guidance/Languages/[a-z][a-z]-*.json", SEEDS + "language/*.json"],
    "ENGINE": ["Sources/Routes/Engines/*.json"],
    "CONFIG": ["Examples/builds/*/fingerpost.json", "Examples/builds/swiftpm-app/Sources/App/fingerpost.json", SEEDS + "config/*.json"],
    "RULES": [SEEDS + "rules/*.json"],
    "SHIELDS": [SEEDS + "shields/*.txt"],
    "NAMES": [EXAMPLES + "*.cards.json", SEEDS + "names/*.txt"],
}
# Folders in which some files are changed: sources, and what the program writes at the start.
FOLDERS = {"ICONS": "Icons"}
WRITTEN = {
    "GOLDENS": "render Examples/routes/athens.json --scale 1",
    "ASSETS": "render Examples/routes/athens.json --scale 1 --target xcassets --target android --target web --target geojson --svg-colors classes",
    "SPRITES": "render Examples/routes/athens.json --scale 1 --target sprite",
}
# Words of a command line, of which lines of these files are changed.
WORDS = {"LANES": SEEDS + "words/[1-4].txt", "ARMS": SEEDS + "words/5.txt", "NAME": SEEDS + "words/[678].txt"}

# What means something in an input, beside the words of its seeds.
MEANT = {
    "LANGUAGE": ["{phrase}", "{road:acc}", "{road:", "{", "}", "{}", "{nothing}", "{n}" * 400, "{instruction}{instruction}", "~", "en", "xx", "*",
                 "(", "[", "\\", "^$", "(a+)+$", "a|b", "\u200f", "\u00ad"],
    "THEME": ["#fff", "#12345678", "#ggg", "rgb(1,2,3)", "none", "dark", "light", "../theme.json", "url(#a)"],
    "ENGINE": ["route:", "response:a.b", "a[]", "a|b", "@a", "[x=@y]", "*", "*;*", "turn-left sided", "polyline6", "=x", "end"],
    "CONFIG": ["--config", "-o", "fingerpost.json", "c.json", "/dev/stdin", "force", "command", "all", "true", "*", "--", "carplay", "sprite", "../outside/precious"],
    "RULES": ["**", "*" * 200, "?" * 200, "**/" * 60, "[a-z]", "glyphs/*", "ignore", "compare", "white"],
    "NAMES": ["lanes_" + "l_" * 40 + "t", "roundabout_ccw_a9999_e99", "shield_us_interstate_75", "../x", "a/b", "schema"],
    "SHIELDS": ["us-interstate:", ":75", "us-interstate:75:75", "us-interstate:" + "9" * 40, "exit:12A", "#", "nothing:1"],
    "ROUTE": ["_p~iF~ps|U_ulLnnqC", "~" * 40, "?" * 4000, "BFoz5xJ67i1B1B7PzIhaxL7Y", "\u007f", "P1Y", "1s", "-1s", "2026-05-04T08:30:00+14:00",
              "2026-02-30T25:61:61Z", "Europe/Berlin", "<b>", "<b", "&nbsp;", "<street>", "en", "he", "DEU", "DE", "miles", "52.5,13.4", "90,180"],
    "TRACE": ["2026-05-04T08:30:00Z", "1970-01-01T00:00:00Z", "9999-12-31T23:59:60Z", "-0001-01-01T00:00:00Z"],
    "GOLDENS": ["../../outside/precious", "/etc/passwd", ".", "glyphs", "a\\b", "glyphs/../glyphs/a.png", "fingerpost/manifest/1", "manifest.json"],
}
MEANT.update({form.upper(): MEANT["ROUTE"] for form in FORMS})
MEANT.update({"ASSETS": MEANT["GOLDENS"], "SPRITES": MEANT["GOLDENS"], "ICONS": MEANT["THEME"]})

# The command lines of each door. Only those that keep the set of glyphs small.
DOORS = {
    **{form: [f"cards {form.upper()}", f"announce {form.upper()}", f"drive {form.upper()}", f"render {form.upper()} -o out --scale 1"]
       for form in FORMS},
    "cards": ["cards ROUTE", "cards ROUTE --format text", "cards ROUTE --format markdown --pictures glyphs", "cards <ROUTE", "cards ROUTE --format navinfo",
              "cards ROUTE --alternatives all", "cards ROUTE ROUTE2"],
    "stream": ["cards LINES --format jsonl", "cards <LINES --format jsonl", "render LINES --format jsonl -o out --scale 1"],
    "announce": ["announce ROUTE", "announce ROUTE --format srt", "announce ROUTE --format vtt", "announce <ROUTE --format jsonl"],
    "trace": ["drive Examples/routes/helsinki-lanes.json --trace TRACE", "drive Examples/routes/ring-road.json --trace <TRACE",
              "drive Examples/routes/helsinki-stops.json Examples/routes/helsinki-detour.json --trace TRACE"],
    "drive": ["drive ROUTE --trace TRACE", "drive ROUTE ROUTE2 --trace TRACE", "drive <ROUTE --rate 0.1", "drive ROUTE --theme THEME",
              "drive ROUTE --realtime 10000"],
    "feed": ["drive NAVINFO", "drive <NAVINFO", "cards NAVINFO --format text", "cards NAVINFO --format navinfo"],
    "render": ["render ROUTE -o out", "render ROUTE ROUTE2 -o out --prune", "render ROUTE -o out --check", "render ROUTE -o out --target sprite --target svg",
               "render ROUTE -o out --target xcassets --target android --target web", "render ROUTE -o out --target geojson --target sfsymbols",
               "render ROUTE -o out --depfile out.d --xcfilelist out.x", "render <ROUTE -o out --alternatives all", "render ROUTE -o out --list-outputs"],
    "theme": ["glyph turn_left --theme THEME -o p.png", "glyph roundabout --angle 90 --exit 2 --theme THEME -o p.png", "lint --theme THEME",
              "glyph lanes left;through* --theme THEME --weight bold -o p.png", "render ROUTE -o out --scale 1 --theme THEME",
              "icons -o out --list-outputs --theme THEME"],
    "icons": ["lint --icons ICONS", "lint --icons ICONS --theme THEME --fix", "glyph turn_left --icons ICONS -o p.png", "glyph speed-camera --icons ICONS -o p.png",
              "render ROUTE -o out --scale 1 --icons ICONS", "icons -o out --list-outputs --icons ICONS"],
    "svg": ["glyph SVG -o p.png", "glyph SVG --size 200 -o p.png", "glyph SVG --scale 3 -o p.png", "lint SVG", "glyph SVG --unfitted -o p.png"],
    "png": ["diff PNG PNG2", "diff PNG PNG2 --threshold 0.1 --antialiasing ignore", "diff PNG PNG2 --html r.html --differences d",
            "accept new.png --from PNG --all --force", "diff PNG PNG2 --mask 4x4+1+1 --window 8:4"],
    "pictures": ["diff GOLDENS GOLDENS2 --html r.html", "diff GOLDENS GOLDENS2 --json r.json --junit r.xml --markdown r.md",
                 "accept GOLDENS --from GOLDENS2 --all --force", "accept new --from GOLDENS --all --force",
                 "accept GOLDENS --from GOLDENS2 --all --prune --force"],
    "rules": ["diff GOLDENS GOLDENS2 --rules RULES", "diff PNG PNG2 --rules RULES", "verify GOLDENS --rules RULES", "verify GOLDENS --command true",
              "verify GOLDENS --against HEAD"],
    "manifest": ["verify GOLDENS", "verify GOLDENS Examples/routes/athens.json --scale 1", "lint GOLDENS", "accept GOLDENS --all --force",
                 "accept GOLDENS --route ROUTE --all --force --scale 1", "render Examples/routes/athens.json -o GOLDENS --scale 1 --prune",
                 "icons -o out --list-outputs --glyphs GOLDENS/manifest.json", "render Examples/routes/athens.json -o SPRITES --scale 1 --target sprite --check"],
    "assets": ["lint ASSETS", "lint SPRITES --strict", "lint ASSETS --preset carplay --format json"],
    "language": ["lint --language-file LANGUAGE", "cards ROUTE --language-file LANGUAGE --locale TAG", "announce ROUTE --language-file LANGUAGE --locale TAG",
                 "drive ROUTE --language-file LANGUAGE --locale TAG", "lint --language-file LANGUAGE --language-file LANGUAGE2"],
    "engine": ["cards ESRI --engine-file ENGINE", "announce GEOAPIFY --engine-file ENGINE", "lint --engine-file ENGINE --sample ESRI",
               "lint --engine-file ENGINE --sample AMAP --sample NAVER", "lint --route ROUTE", "lint --route AMAZON --engine-file ENGINE"],
    "config": ["render -o out --scale 1 --config CONFIG", "render -o out --scale 1 +CONFIG", "cards route.json --config CONFIG", "cards route.json +CONFIG",
               "generate CONFIG -o out", "glyph turn_left -o p.png --config CONFIG"],
    "names": ["icons -o out --list-outputs --glyphs NAMES", "icons -o out --list-outputs --glyphs <NAMES", "icons -o out --list-outputs --shields SHIELDS",
              "icons -o out --scale 1 --variant light --glyphs NAMES"],
    "words": ["glyph lanes LANES -o p.png", "glyph junction ARMS -o p.png", "glyph NAME -o p.png", "glyph NAME --size 18 -o p.png"],
    "preview": ["preview ROUTE -o page.html", "preview <ROUTE -o page.html", "preview ROUTE --theme THEME -o page.html", "preview ROUTE --icons ICONS -o page.html"],
    # These draw all glyphs; `list --digest` would take as long in a debug build as what counts as a hang.
    "sets": ["lint --accessibility --theme THEME", "list --distinct --icons ICONS",
             "preview --terminal --graphics blocks --icons ICONS", "preview --terminal --graphics kitty --theme THEME"],
    "others": ["kit swift -o out", "kit kotlin -o out --check", "kit typescript -o out", "list", "list --engine osrm --format json", "list --shields",
               "schema theme", "schema config", "schema cards", "icons --export out"],
}
# What is not added at random: it waits for events, opens a window or a browser, takes as long as a drive, draws all
# glyphs, or reads what the machine holds.
LEFT_OUT = {"--serve", "--open", "--port", "--realtime", "--speed", "--terminal", "--screens", "--card", "--jobs", "--watch", "--command",
            "--against", "--distinct", "--digest", "--accessibility"}

# Values of options that may not fit.
VALUES = [
    "", "0", "1", "-1", "2.5", "1e9", "99999999999999999999", "NaN", "inf", "x", "-", "--", "*", "a/b",
    "50x50", "0x0", "1x", "x1", "9999999x9999999", "de", "en-GB", "us", "metric", "left", "right",
    "light", "dark", "now", "2026-05-04T08:30:00+02:00", "Europe/Helsinki", "turn_left", "turn-left",
    "roundabout", "lanes", "left;through|through*|right", "junction", "0;90*", "#ff0000", "\u00e9\u05d0",
    "\u202e", "a\nb", "~", "%", "'", '"', "json", "jsonl", "text", "osrm", "auto", "carplay", "web",
    "sprite", "xcassets", "android", "svg", "flat", "24", "24x48", "0.5", "3", "64", "1000000",
    "left;" * 40 + "right", "through|" * 300 + "left*", "-180;90*;179", "359", "\u0301",
]


def matching(patterns):
    """The files of patterns, sorted; a pattern with one dot means no name with two."""
    if isinstance(patterns, str):
        patterns = [patterns]
    found = {file for pattern in patterns for file in PACKAGE.glob(pattern) if file.name.count(".") == pattern.rsplit("/")[-1].count(".")}
    return sorted(found)


def values(argument):
    """The values of an option: those that it lists, the forms that its help lists, or any."""
    forms = re.findall(r"[\w-]+", argument.get("abstract", "").partition("auto, ")[2].partition(".")[0])
    return argument.get("allValues") or [form for form in forms if form != "or"] or VALUES


def options(command, table):
    """The options of each command, with the values that each takes; none where it is a flag."""
    table[command["commandName"]] = [
        (("--" if name["kind"] == "long" else "-") + name["name"],
         None if argument["kind"] == "flag" else values(argument), argument.get("valueName"))
        for argument in command.get("arguments", []) for name in argument.get("names") or []
        if name["kind"] != "longWithSingleDash"]
    for sub in command.get("subcommands", []):
        options(sub, table)


def missing(table):
    """What the program takes from outside and no door has: commands, forms, and options for files and folders."""
    lines = [line.split() for door in DOORS.values() for line in door]
    commands = {line[0] for line in lines}
    given = {word for line in lines for word in line} | LEFT_OUT
    forms = {form for option, listed, _ in table["cards"] if option == "--format" for form in listed}
    taken = {option for listed in table.values() for option, _, name in listed if name in ("file", "folder") and option.startswith("--")}
    # The long names of options that doors have by their short ones.
    taken -= {"--output"}
    return sorted((set(table) - commands) | (taken - given) | (forms - set(FORMS)))


def made_up(random, name, table):
    """A command line of a door, half the time with options of its command that may not fit."""
    words = random.choice(DOORS[name]).split()
    known = [option for option in table.get(words[0], []) if option[0] not in LEFT_OUT]
    for _ in range(random.choice([0, 0, 0, 0, 0, 1, 1, 2, 4])):
        if known and random.random() < 0.9:
            option, values, _ = random.choice(known)
            words.append(option)
            if values and random.random() < 0.97:
                words.append(random.choice(values if random.random() < 0.8 else VALUES))
        else:
            words.append(random.choice(VALUES))
    if random.random() < 0.03 and len(words) > 1:
        del words[random.randrange(1, len(words))]
    # The whole set takes longer than all else together.
    is_whole = words[0] == "icons" and not {"--list-outputs", "--glyphs", "--export"} & set(words)
    return words + ["--list-outputs"] * is_whole
