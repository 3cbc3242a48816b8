#!/usr/bin/env python3
"""Says what Ferrostar shows on Android Auto for the cases in the form of OSRM.

    ferrostar.py ATLAS SOURCES [--banners] > results.jsonl

ATLAS is the folder of atlas.json, SOURCES a clone of stadiamaps/ferrostar. Nothing is built: the script reads
the words of its model (Rust), the table of its car screen (Kotlin) and the names of its pictures, and looks the
cases up in them. As there, the maneuver is that of the banner of the step before it, the number of the exit that
of the step being driven, and a maneuver that the Car App Library refuses is an error. Ferrostar shows nothing
where a response has no banners; with --banners such a step gets one that repeats its type and modifier.

A summary of the pairs of type and modifier that have no picture goes to standard error.
"""
import json
import pathlib
import re
import sys

RUST = "common/ferrostar/src/models.rs"
KOTLIN = "android/car-app/src/main/java/com/stadiamaps/ferrostar/car/app/template/models/ManeuverBuilder.kt"
# Where the pictures are, by platform, with the pattern of a file and how a name is spelled.
PICTURES = {
    "Android": ("android/ui-shared/src/main/res/drawable", "direction_{}.xml", "kotlin"),
    "Apple": ("apple/Sources/FerrostarSwiftUI/Resources/Directions.xcassets", "{}.imageset", "word"),
    "Web": ("web/src/assets/directions", "{}.svg", "word"),
}
# The Car App Library: types that need the number of the exit, the only ones of these that take it.
NUMBERED = {"TYPE_ROUNDABOUT_ENTER_AND_EXIT_CW", "TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW"}


def words(rust, name):
    """The words of an enum of the model, with their names in Kotlin: {"on ramp": "ON_RAMP"}."""
    body = re.search(rf"pub enum {name} {{(.*?)\n}}", rust, re.S)[1]
    found = re.findall(r'(?:#\[serde\(rename = "(.*?)"\)\]\s*)?\b([A-Z]\w*),', body)
    return {word or case.lower(): re.sub(r"(?<!^)(?=[A-Z])", "_", case).upper() for word, case in found}


def branches(text):
    """The branches of a Kotlin `when`, names before the arrow and the text behind it."""
    heads = list(re.finditer(r"((?:[\w.]+,\s*)*[\w.]+)\s*->", text))
    for head, after in zip(heads, [*heads[1:], None]):
        names = [name.split(".")[-1] for name in re.split(r",\s*", head[1])]
        yield names, text[head.end():after.start() if after else len(text)].strip()


def inner(text, start):
    """The text within the braces that open at or after a place, and the place behind them."""
    begin = depth = text.index("{", start)
    depth = 0
    for place in range(begin, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if not depth:
            return text[begin + 1:place], place + 1
    raise SystemExit("error: braces do not match; the sources have changed")


class Table:
    """The types of Android Auto by type, modifier and side, as the Kotlin says them."""

    def __init__(self, kotlin):
        body, _ = inner(kotlin, kotlin.index("when (this)", kotlin.index("fun ManeuverType?.toCarManeuverType")))
        self.nested = {}

        def nest(match_start):
            text, end = inner(body, match_start)
            return dict((name, value) for names, value in branches(text) for name in names), end

        flat, place = "", 0
        for number, found in enumerate(re.finditer(r"when \(modifier\)", body)):
            if found.start() < place:
                continue
            self.nested[f"NESTED{number}"], end = nest(found.start())
            flat += body[place:found.start()] + f"NESTED{number}"
            place = end
        flat += body[place:]
        self.types = {name: value for names, value in branches(flat) for name in names}
        self.sided = {
            name: dict((side, value) for sides, value in branches(inner(kotlin, found.start())[0]) for side in sides)
            for found in re.finditer(r"fun DrivingSide\.(\w+)\(\): Int =", kotlin) for name in [found[1]]}

    def __call__(self, kind, modifier, side):
        value = self.types[kind]
        if value in self.nested:
            own = self.nested[value]
            value = own[modifier or "null"] if (modifier or "null") in own else own["else"]
        called = re.search(r"drivingSide\.(\w+)\(\)", value)
        if called:
            value = self.sided[called[1]][side.upper()]
        return value.removeprefix("Maneuver.")


def side(content, modifiers, pictures):
    """The side that the picture points to, if there is one."""
    kind, modifier = content
    if (kind, modifier) not in pictures or modifier not in modifiers or modifier == "uturn":
        return None
    return next((one for one in ("left", "right") if one in modifier), "none")


def pictured(sources, types, modifiers):
    """The pairs of words that have a picture, by platform."""
    found = {}
    for platform, (folder, pattern, spelling) in PICTURES.items():
        def name(word, own):
            return own[word].lower() if spelling == "kotlin" else word.replace(" ", "_")
        found[platform] = {
            (kind, modifier) for kind in types for modifier in modifiers
            if (sources / folder / pattern.format(f"{name(kind, types)}_{name(modifier, modifiers)}")).exists()}
    return found


def steps_of(response):
    routes = response.get("routes", [])[:1] if isinstance(response, dict) else []
    return [step for route in routes for leg in route.get("legs", []) for step in leg.get("steps", [])]


def shown(case, table, types, modifiers, pictures, banners):
    steps = steps_of(case["response"])
    if not 0 < case["step"] < len(steps):
        return {}  # The first step has no banner before it, and only "routes" are read.
    driven, coming = steps[case["step"] - 1], steps[case["step"]]
    given = [banner["primary"] for banner in driven.get("bannerInstructions") or []]
    if not given and banners:
        given = [coming["maneuver"]]
    if not given:
        return {}
    kind, modifier = given[-1].get("type"), given[-1].get("modifier")
    for word, known in ((kind, types), (modifier, modifiers)):
        if word is not None and word not in known:
            # Both are enums without a case for other words, so the whole response is refused.
            return {"error": f"unknown variant '{word}'"}
    if kind is None:
        return {"androidAuto": "TYPE_UNKNOWN"}
    traffic = driven.get("driving_side") or case["drivingSide"]
    result = {"androidAuto": table(types[kind], modifiers.get(modifier), traffic)}
    pointing = side((kind, modifier), modifiers, pictures)
    if pointing:
        result["side"] = pointing
    number = driven["maneuver"].get("exit")
    if result["androidAuto"] in NUMBERED:
        if number is None:
            return {"error": "Maneuver missing roundaboutExitNumber"}
        result["exit"] = number
    elif number is not None and result["androidAuto"].startswith("TYPE_ROUNDABOUT"):
        return {"error": "Maneuver does not include roundaboutExitNumber"}
    return result


def main():
    arguments = [one for one in sys.argv[1:] if one != "--banners"]
    if len(arguments) != 2:
        sys.exit("usage: ferrostar.py ATLAS SOURCES [--banners]")
    atlas, sources = map(pathlib.Path, arguments)
    rust = (sources / RUST).read_text()
    types, modifiers = words(rust, "ManeuverType"), words(rust, "ManeuverModifier")
    table = Table((sources / KOTLIN).read_text())
    pictures = pictured(sources, types, modifiers)
    for platform, found in pictures.items():
        print(f"{platform}: {len(found)} of {len(types) * len(modifiers)} pairs have a picture", file=sys.stderr)
        for kind in types:
            missing = [modifier for modifier in modifiers if (kind, modifier) not in found]
            if missing:
                print(f"  not {kind} with {', '.join(missing)}", file=sys.stderr)
    for engine in json.loads((atlas / "atlas.json").read_text())["engines"]:
        lines = (atlas / "cases" / f"{engine['name']}.jsonl").read_text().splitlines()
        cases = [json.loads(line) for line in lines]
        maneuvers = [step.get("maneuver") for step in steps_of(cases[0]["response"])[:1]]
        if not maneuvers or not isinstance(maneuvers[0], dict) or "type" not in maneuvers[0]:
            continue  # Another form.
        for case in cases:
            result = shown(case, table, types, modifiers, pictures["Android"], "--banners" in sys.argv)
            print(json.dumps({"id": case["id"]} | result, ensure_ascii=False))


if __name__ == "__main__":
    main()
