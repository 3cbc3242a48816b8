"""Command lines: right ones, with options that may not fit."""

VALUES = [
    "", "0", "1", "-1", "2.5", "1e9", "99999999999999999999", "NaN", "inf", "x", "-", "--", "*", "a/b",
    "50x50", "0x0", "1x", "x1", "9999999x9999999", "de", "en-GB", "us", "metric", "left", "right",
    "light", "dark", "now", "2026-05-04T08:30:00+02:00", "Europe/Helsinki", "turn_left", "turn-left",
    "roundabout", "lanes", "left;through|through*|right", "junction", "0;90*", "#ff0000", "\u00e9\u05d0",
    "\u202e", "a\nb", "~", "%", "'", '"', "json", "jsonl", "text", "osrm", "auto", "carplay", "web",
    "sprite", "xcassets", "android", "svg", "flat", "24", "24x48", "0.5", "3", "64", "1000000",
    "left;" * 40 + "right", "through|" * 300 + "left*", "-180;90*;179", "359", "\u0301",
]
# What waits for events, opens a window, takes as long as a drive, or reads what the machine holds.
SLOW = {"--serve", "--open", "--realtime", "--speed", "--terminal", "--jobs", "--watch"}
# Command lines that are right. A word in capitals stands for a mutant; LOOK for options that keep the
# set of glyphs small.
RIGHT = {
    "render": ["render ROUTE -o out", "render ROUTE -o out --scale 1", "render ROUTE ROUTE2 -o out --prune",
               "render ROUTE -o out --target sprite --target svg", "render ROUTE -o out --theme THEME",
               "render ROUTE -o out --target xcassets --target android --target web", "render ROUTE -o out --check",
               "render ROUTE -o out --icons ICONS", "render ROUTE -o out --depfile out.d --xcfilelist out.x",
               "render - -o out --alternatives all", "render ROUTE -o out --list-outputs",
               "render ROUTE -o out --config CONFIG"],
    "cards": ["cards ROUTE", "cards ROUTE --format text", "cards ROUTE --format markdown", "cards -",
              "cards LINES --format jsonl", "cards - --format jsonl --jobs 2", "cards ROUTE --alternatives all"],
    "glyph": ["glyph SVG -o p.png", "glyph SVG --size 200 -o p.png", "glyph turn_left -o p.png",
              "glyph turn_left --theme THEME -o p.png", "glyph turn_left --icons ICONS -o p.png",
              "glyph lanes left;through* -o p.png", "glyph roundabout --angle 90 -o p.png",
              "glyph junction 0;90* -o p.png"],
    "drive": ["drive ROUTE", "drive ROUTE --trace TRACE", "drive ROUTE ROUTE2 --trace TRACE", "drive - --rate 0.1"],
    "preview": ["preview ROUTE -o page.html", "preview - -o page.html"],
    "diff": ["diff PNG PNG2", "diff PNGS PNGS2 --html r.html", "diff PNGS PNGS2 --json r.json --junit r.xml",
             "diff PNGS PNGS2 --differences d", "diff PNGS PNGS2 --rules CONFIG"],
    "verify": ["verify PNGS", "verify PNGS ROUTE"],
    "accept": ["accept PNGS --from PNGS2 --all --force", "accept new --from PNGS --all --force",
               "accept PNGS --from PNGS2 --all --prune --force", "accept PNGS --all --force"],
    "lint": ["lint PNGS", "lint ICONS", "lint SVG", "lint --theme THEME"],
    "generate": ["generate CONFIG -o out"],
    "icons": ["icons -o out --list-outputs", "icons -o out --list-outputs --theme THEME"],
    "list": ["list", "list --engine osrm --format json"],
    "schema": ["schema theme", "schema config", "schema cards"],
}


def options(command, table):
    """The options of each command, with the values that each takes; none where it is a flag."""
    table[command["commandName"]] = [
        (("--" if name["kind"] == "long" else "-") + name["name"],
         None if argument["kind"] == "flag" else argument.get("allValues") or VALUES)
        for argument in command.get("arguments", []) for name in argument.get("names") or []
        if ("--" + name["name"]) not in SLOW]
    for sub in command.get("subcommands", []):
        options(sub, table)


def made_up(random, name, table):
    """A command line: a right one, mostly with options of the command that may not fit."""
    words = random.choice(RIGHT.get(name, [name])).split()
    for _ in range(random.choice([0, 0, 0, 0, 0, 1, 1, 2, 4])):
        if table.get(name) and random.random() < 0.9:
            option, values = random.choice(table[name])
            words.append(option)
            if values and random.random() < 0.97:
                words.append(random.choice(values if random.random() < 0.8 else VALUES))
        else:
            words.append(random.choice(VALUES))
    if random.random() < 0.03 and len(words) > 1:
        del words[random.randrange(1, len(words))]
    # The whole set takes longer than all else together.
    return words + ["--list-outputs"] * (name == "icons" and "--list-outputs" not in words)
