#!/usr/bin/env python3
"""Runs the program with made-up command lines: commands.py FINGERPOST [SECONDS] [SEED]

Options come from the program's own description of itself, with values that fit and such that don't.
Each run must end by itself within half a minute, with a documented status, and say why where that is
not 0 or 1; a line of its own on standard error for a fault, or a usage text.
"""
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

STATUSES = {0, 1, 64, 65, 66, 73, 74}
VALUES = [
    "", "0", "1", "-1", "2.5", "1e9", "99999999999999999999", "NaN", "inf", "x", "-", "--", "*", "a/b",
    "50x50", "0x0", "1x", "x1", "9999999x9999999", "de", "en-GB", "us", "metric", "left", "right",
    "light", "dark", "now", "2026-05-04T08:30:00+02:00", "Europe/Helsinki", "turn_left", "turn-left",
    "roundabout", "lanes", "left;through|through*|right", "junction", "0;90*", "#ff0000", "\u00e9\u05d0",
    "\u202e", "a\nb", "~", "%", "'", '"', "json", "jsonl", "text", "osrm", "auto", "carplay", "web",
]
# What waits for events, opens a window, or takes as long as a drive.
SLOW = {"--serve", "--open", "--realtime", "--speed", "--terminal", "--jobs"}
# Command lines that are right, to begin with; ROUTE stands for one of the examples.
RIGHT = [
    "render ROUTE -o out", "cards ROUTE", "icons -o out --list-outputs", "glyph turn_left -o p.png",
    "glyph lanes left;through* -o p.png", "glyph roundabout --angle 90 -o p.png", "list", "lint out",
    "drive ROUTE", "diff empty empty", "verify empty", "accept empty --from empty",
    "preview ROUTE -o page.html", "schema theme",
]


def options(command, table):
    """The options of each command, with the values that each takes; none where it is a flag."""
    table[command["commandName"]] = [
        (("--" if name["kind"] == "long" else "-") + name["name"],
         None if argument["kind"] == "flag" else argument.get("allValues") or VALUES)
        for argument in command.get("arguments", []) for name in argument.get("names") or []
        if ("--" + name["name"]) not in SLOW]
    for sub in command.get("subcommands", []):
        options(sub, table)


def made_up(table, routes, pool):
    """A command line: a right one or only a name, with options of it and words that may not fit."""
    words = random.choice(RIGHT).split()
    if random.random() < 0.2:
        words = [random.choice([*table, *VALUES])]
    name = words[0]
    words = [random.choice(routes) if word == "ROUTE" else word for word in words]
    for _ in range(random.choice([0, 1, 1, 2, 2, 3, 5])):
        if table.get(name) and random.random() < 0.85:
            option, values = random.choice(table[name])
            words.append(option)
            if values and random.random() < 0.97:
                words.append(random.choice(values if random.random() < 0.8 else pool))
        else:
            words.append(random.choice(pool))
    if random.random() < 0.1 and len(words) > 1:
        del words[random.randrange(1, len(words))]
    return words + ["--list-outputs"] * (name == "icons")


def main():
    program = os.path.abspath(sys.argv[1])
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    random.seed(seed)
    text = subprocess.run([program, "--experimental-dump-help"], check=True,
                          stdout=subprocess.PIPE).stdout
    table = {}
    options(json.loads(text)["command"], table)
    del table["fingerpost"]
    count, found, ends = 0, 0, {}
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        # Copies, since a made-up command line may write over what it finds.
        examples = pathlib.Path(__file__).resolve().parents[2] / "Examples"
        shutil.copytree(examples / "routes", "routes")
        shutil.copytree(examples / "drives", "drives")
        routes = [str(file) for file in sorted(pathlib.Path("routes").glob("*.json*"))]
        routes = [route for route in routes if not route.endswith(".cards.json")]
        drives = [str(file) for file in sorted(pathlib.Path("drives").iterdir())]
        pathlib.Path("empty").mkdir()
        pathlib.Path("broken.json").write_text('{"code":"Ok","routes":[{')
        pool = VALUES + routes + drives + ["empty", "broken.json", "absent.json", "out", "out/p.png"]
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            words = made_up(table, routes, pool)
            trouble = None
            try:
                ended = subprocess.run(
                    [program, *words], stdin=subprocess.DEVNULL, capture_output=True, timeout=30)
                status = ended.returncode
                ends[status] = ends.get(status, 0) + 1
                said = ended.stderr.decode(errors="replace")
                if status not in STATUSES:
                    trouble = f"status {status}: {said[-200:]}"
                elif status > 1 and not said.strip():
                    trouble = f"status {status} and no reason"
                elif status in (65, 66, 73, 74) and not said.splitlines()[-1].startswith("error: "):
                    trouble = f"status {status} and no error line: {said[-200:]}"
            except subprocess.TimeoutExpired:
                trouble = "not ended after 30 s"
            count += 1
            if trouble:
                found += 1
                print(f"{trouble}\n  {words}", flush=True)
    counts = ", ".join(f"{status}: {n}" for status, n in sorted(ends.items()))
    print(f"{count} command lines, {found} with trouble; by exit status {counts}")
    sys.exit(found > 0)


main()
