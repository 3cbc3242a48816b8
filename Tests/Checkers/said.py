"""Changes each member of responses and looks whether a driver notices.

usage: said.py PROGRAM [FORM…]

Takes the atlas, the examples and the inputs of tests, and of each form the members with a text, a number or a flag. A
member is read if another value changes anything in the cards, and said if it changes a word, a picture, a value of
a platform or an event of a drive, with our words or with the engine's (`--instructions engine --announcements
engine`), in English or in Polish, which has verbs for walking and driving; what stands under `engine`, or in JSON
alone, does not count. The place of a card is that of its picture on a map, its side of traffic CarPlay's
`trafficSide`, and the line that of CarPlay's segments. Prints a line for each form, and each member that is read
and neither said nor listed in Tests/Inputs/unsaid-members.csv; then ends with 1. It does, too, if a form lists more
than 15 % of what is read.
"""
import collections
import csv
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

PROGRAM = os.path.realpath(sys.argv[1])
PACKAGE = pathlib.Path(__file__).resolve().parents[2]
WORK = pathlib.Path(tempfile.mkdtemp())
# What a driver sees or hears of cards, routes and legs, and what platforms get.
SHOWN = {
    "instructionVariants", "laneInstructionVariants", "attributedInstructionVariants", "announcements", "glyph",
    "laneCard", "junction", "platforms", "words", "sign", "summaryVariants", "additionalInformationVariants",
    "selectionSummaryVariants", "differenceVariants", "arrivalVariants", "destinationVariants", "originVariants",
    "approach", "remaining", "time", "distance", "delay", "arrival", "language", "units", "lanes", "hasTolls",
    "segments", "drivingSide", "location",
}
# Of these, figures without rounding.
EXACT = {"meters", "seconds", "id", "duration", "points", "source"}
# Occurrences of a member, and other values for each.
MOST = 4


def samples():
    for file in sorted((PACKAGE / "Examples/atlas/cases").glob("*.jsonl")):
        for line in file.read_text().splitlines():
            yield json.loads(line)["response"]
    for folder in ("Examples/routes", "Tests/Inputs/routes", "Tests/Inputs/engines"):
        for file in sorted((PACKAGE / folder).glob("*.json")):
            if not re.search(r"\.(cards|trace)\.", file.name):
                yield json.loads(file.read_text())


def cards(responses, *options):
    """What the program makes of responses, in their order; None of those that it refuses."""
    file = WORK / "lines.jsonl"
    with open(file, "w") as out:
        for number, response in enumerate(responses):
            out.write(json.dumps({"id": number, "route": response}) + "\n")
    run = subprocess.run(
        [PROGRAM, "cards", file, "-q", "--no-config", "--format", "jsonl", "--parts", "all", "--along", "all",
         "--geometry", "geojson", "--alternatives", "all", "-o", WORK / "cards.jsonl", *options], capture_output=True, text=True)
    assert run.returncode in (0, 65), run.stderr
    found = [json.loads(line) for line in (WORK / "cards.jsonl").read_text().splitlines()]
    assert len(found) == len(responses)
    for one in found:
        del one["id"]
    return [None if "error" in one else one for one in found]


def shown(document):
    """What of a document counts."""
    def pick(value, inside):
        if isinstance(value, dict):
            own = {key: pick(part, inside or key in SHOWN) for key, part in value.items()
                   if key not in EXACT and key not in ("engine", "banners", "geometry", "roundaboutExit")}
            return {key: part for key, part in own.items() if part not in (None, {}, [])}
        if isinstance(value, list):
            return [pick(part, inside) for part in value]
        return value if inside else None
    return pick({key: document[key] for key in ("cards", "routes")}, False)


def events(response):
    """The events of a drive, without places and times."""
    file = WORK / "route.json"
    file.write_text(json.dumps(response))
    run = subprocess.run([PROGRAM, "drive", file, "-q", "--no-config"], capture_output=True, text=True)
    found = [json.loads(line) for line in run.stdout.splitlines()]
    return [{key: value for key, value in event.items() if key not in ("t", "meters", "seconds", "time")}
            for event in found if event["event"] not in ("location", "remaining-time", "remaining-distance", "card")]


def leaves(value, place=()):
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, (*place, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from leaves(part, (*place, index))
    elif value is not None:
        yield place, value


def changed(response, place, value):
    """A copy with another value; what lies beside the way is shared."""
    if not place:
        return value
    copy = response.copy()
    copy[place[0]] = changed(response[place[0]], place[1:], value)
    return copy


def others(value, pool):
    """Plausible other values: those that other responses have, and more or less of a number.

    Of a text with one value alone, those that members of the same name have in other forms.
    """
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, str):
        known = [one for one in pool if isinstance(one, str) and one != value]
        return known[:10] + [value + " Acme"]
    known = [one for one in pool if isinstance(one, (int, float)) and one != value and not isinstance(one, bool)]
    return known[:2] + [value * 3 + 7, round(value / 2, 6)]


def name(place):
    return ".".join("" if isinstance(part, int) else part for part in place).replace("..", "[].").rstrip(".")


def main():
    listed = collections.defaultdict(dict)
    with open(PACKAGE / "Tests/Inputs/unsaid-members.csv") as file:
        for row in csv.DictReader(file):
            listed[row["form"]][row["member"]] = row["reason"]
    responses = list(samples())
    forms = collections.defaultdict(list)
    for response, document in zip(responses, cards(responses)):
        if document and document["routes"]:
            forms[document["routes"][0]["format"]].append((response, document))
    pools = collections.defaultdict(dict)
    for response in responses:
        for place, value in leaves(response):
            if isinstance(value, str):
                pools[name(place).rpartition(".")[2].lower()][value] = None
    failed = False
    for form, own in sorted(forms.items()):
        if sys.argv[2:] and form not in sys.argv[2:]:
            continue
        members = collections.defaultdict(list)
        for number, (response, _) in enumerate(own):
            seen = set()
            for place, value in leaves(response):
                member = name(place)
                if (member, value) not in seen and len(members[member]) < 400:
                    seen.add((member, value))
                    members[member].append((number, place, value))
        trials = []
        for member, places in members.items():
            pool = list(dict.fromkeys(value for _, _, value in places))
            if len(pool) < 2 and isinstance(pool[0], str):
                pool += pools[member.rpartition(".")[2].lower()]
            step = max(1, len(places) // MOST)
            for number, place, value in places[::step][:MOST]:
                trials += [(member, number, changed(own[number][0], place, one)) for one in others(value, pool)]
        read, said, silent = set(), set(), collections.defaultdict(list)
        for start in range(0, len(trials), 2000):
            part = trials[start:start + 2000]
            for (member, number, response), document in zip(part, cards([one for _, _, one in part])):
                before = own[number][1]
                if document == before:
                    continue
                read.add(member)
                if document is None or shown(document) != shown(before):
                    said.add(member)
                else:
                    silent[member].append((number, response))
        for member in sorted(read - said):
            for options in (("--instructions", "engine", "--announcements", "engine"), ("--locale", "pl")):
                both = [cards(part, *options) for part in (
                    [own[number][0] for number, _ in silent[member]], [response for _, response in silent[member]])]
                if any(one and other and shown(one) != shown(other) for one, other in zip(*both)):
                    said.add(member)
            if member not in said and any(events(own[number][0]) != events(response) for number, response in silent[member][:3]):
                said.add(member)
        rest = sorted(read - said)
        new = [member for member in rest if member not in listed[form]]
        share = len(rest) / max(1, len(read))
        print(f"{form}: {len(own)} responses, {len(members)} members, {len(read)} read, {len(read) - len(rest)} said, "
              f"{len(rest)} not ({share:.0%}), {len(new)} of them not listed", flush=True)
        for member in new:
            print(f"  {member}")
        for member in listed[form]:
            if member in said:
                print(f"  listed, but said: {member}")
        failed = failed or bool(new) or share > 0.15
    return 1 if failed else 0


sys.exit(main())
