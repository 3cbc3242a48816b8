#!/usr/bin/env python3
"""Compares the cards of routes that Valhalla wrote twice: in its own form and in that of OSRM.

    valhalla-forms.py PROGRAM FOLDER > differences.md

PROGRAM is fingerpost. FOLDER has pairs of files NAME.valhalla.json and NAME.osrm.json, the responses to one
request without and with "format": "osrm". Cards at the same place are compared by kind, side, exit, angle and
lanes; the table counts each pair of values, with the words that the engine sent. A card that only one form
has counts by its kind.
"""
import collections
import json
import math
import pathlib
import subprocess
import sys

# Cards this near each other, in meters, are of the same maneuver.
NEAR = 1


def cards(program, file):
    done = subprocess.run([program, "cards", "-q", str(file)], stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)["cards"]


def polyline(text):
    """The points of a line with six decimals, as [longitude, latitude]."""
    points, values, axis, number, shift = [], [0, 0], 0, 0, 0
    for letter in text:
        number |= (ord(letter) - 63 & 31) << shift
        shift += 5
        if ord(letter) - 63 < 32:
            values[axis] += ~(number >> 1) if number & 1 else number >> 1
            number = shift = 0
            axis ^= 1
            if not axis:
                points.append([values[1] / 1e6, values[0] / 1e6])
    return points


def native_words(response):
    for leg in response["trip"]["legs"]:
        line = polyline(leg["shape"])
        for maneuver in leg["maneuvers"]:
            yield line[maneuver["begin_shape_index"]], f"type {maneuver['type']}"


def osrm_words(response):
    for leg in response["routes"][0]["legs"]:
        for step in leg["steps"]:
            own = step["maneuver"]
            yield own["location"], " ".join(filter(None, [own["type"], own.get("modifier")]))


def meters(one, other):
    east = (one[0] - other[0]) * math.cos(math.radians(one[1]))
    return math.hypot(east, one[1] - other[1]) * 111_320


def place(card):
    return [card["location"]["longitude"], card["location"]["latitude"]]


def sent(card, words):
    """The engine's words for a card: the next ones at its place. Takes them and those before from the list."""
    here = next((number for number, (at, _) in enumerate(words) if meters(at, place(card)) < NEAR), None)
    if here is None:
        return "?"
    word = words[here][1]
    del words[:here + 1]
    return word


def lanes(card):
    def one(lane):
        return ";".join(
            direction + ("*" if lane["usable"] and direction == lane.get("followed") else "")
            for direction in lane["directions"])
    return "|".join(map(one, card.get("lanes", []))) or "none"


def side(card):
    return next((word for word in ("left", "right") if card["kind"].endswith(word)), "none")


def paired(ours, theirs):
    """Pairs of the cards of two lists in order, with None where the other list has none at that place."""
    first = second = 0
    while first < len(ours) or second < len(theirs):
        if first < len(ours) and second < len(theirs) and meters(place(ours[first]), place(theirs[second])) < NEAR:
            yield ours[first], theirs[second]
            first, second = first + 1, second + 1
            continue
        later = next((number for number in range(second, len(theirs))
                      if first < len(ours) and meters(place(ours[first]), place(theirs[number])) < NEAR), None)
        if later is None and first < len(ours):
            yield ours[first], None
            first += 1
        else:
            yield None, theirs[second]
            second += 1


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: valhalla-forms.py PROGRAM FOLDER")
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    facts = {"kind": lambda card: card["kind"], "side": side, "exit": lambda card: card.get("exit"),
             "angle": lambda card: card.get("angle"), "lanes": lanes}
    same, differ, places, routes, both = collections.Counter(), collections.Counter(), {}, 0, 0
    for native in sorted(folder.glob("*.valhalla.json")):
        osrm = native.with_name(native.name.replace(".valhalla.", ".osrm."))
        routes += 1
        words = (list(native_words(json.loads(native.read_text()))), list(osrm_words(json.loads(osrm.read_text()))))
        for one, other in paired(cards(program, native), cards(program, osrm)):
            both += bool(one and other)
            said = tuple(sent(card, own) if card else "no card" for card, own in zip((one, other), words))
            for fact, of in facts.items() if one and other else [("card", lambda card: card and card["kind"])]:
                values = of(one), of(other)
                near = fact == "angle" and None not in values and abs(values[0] - values[1]) <= 10
                if near or values[0] == values[1]:
                    same[fact] += 1
                    continue
                key = (fact, *map(str, values), *said)
                differ[key] += 1
                places.setdefault(key, native.name.removesuffix(".valhalla.json"))
    print(f"{routes} routes, {both} maneuvers in both forms.\n")
    print("| What | Same | Differ |\n| --- | --- | --- |")
    for fact in [*facts, "card"]:
        print(f"| {fact} | {same[fact]} | {sum(count for key, count in differ.items() if key[0] == fact)} |")
    print("\n| What | Own form | OSRM's form | Sent in the own form | Sent in OSRM's form | Times | First in |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for key, count in sorted(differ.items(), key=lambda item: (list(facts).index(item[0][0]) if item[0][0] in facts
                                                               else 9, -item[1], item[0])):
        cells = [cell.replace("|", "\\|") for cell in key]
        print("| " + " | ".join([*cells, str(count), places[key]]) + " |")


if __name__ == "__main__":
    main()
