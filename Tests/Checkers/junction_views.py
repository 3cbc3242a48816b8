#!/usr/bin/env python3
"""Compares the junction views on cards with the raw response of an OSRM-like engine or of TomTom.

usage: junction_views.py ROUTE cards.json ...

Shares no code with the program: reads lanes and bearings itself, and says for each view whether the
number of lanes, the lanes to take, the number and the order of the roads ahead, their turns, the road
to follow and its number of lanes are those of the response. Where the response has no bearings of two
roads, the roads are the arrows on the lanes. Exits with 1 if one is not.
"""
import json, re, sys

# The turn of each arrow where only arrows tell of roads.
ARROWS = {"left": -90, "slight left": -15, "straight": 0, "slight right": 15, "right": 90}

def tomtom(route):
    """The instructions of a route of TomTom with the lanes of the sections around them, as steps in OSRM's form."""
    points = [(p["longitude"], p["latitude"]) for leg in route["legs"] for p in leg["points"]]
    sections = [s for s in route["sections"] if s["sectionType"] == "LANES"]
    for one in route["guidance"]["instructions"]:
        place = one.get("maneuverPoint") or one["point"]
        place = (place["longitude"], place["latitude"])
        if place not in points: continue
        index = points.index(place)
        for section in sections:
            if not section["startPointIndex"] <= index <= section["endPointIndex"]: continue
            lanes = [dict(indications=[d.lower().replace("_", " ") for d in lane["directions"]],
                          valid="follow" in lane, active="follow" in lane,
                          followed=lane.get("follow", "").lower().replace("_", " ")) for lane in section["lanes"]]
            yield dict(maneuver=dict(location=list(place)), intersections=[dict(lanes=lanes, bearings=[])])

def steps(node):
    if isinstance(node, dict):
        if "guidance" in node and "sections" in node:
            yield from tomtom(node)
            return
        if isinstance(node.get("maneuver"), dict) and isinstance(node.get("intersections"), list):
            yield node
            return
        for value in node.values(): yield from steps(value)
    elif isinstance(node, list):
        for value in node: yield from steps(value)

def location(step):
    place = step["maneuver"].get("location") or step["maneuver"].get("coordinate")
    if isinstance(place, str): place = place.split(",")
    if isinstance(place, dict): place = [place.get("longitude"), place.get("latitude")]
    return tuple(round(float(x), 4) for x in place) if place else None

def parse(name):
    words = name.split("_")
    assert words[:2] == ["junction", "view"], name
    if "sign" in words: words = words[:words.index("sign")]
    lanes, roads = words[2], []
    for word in words[3:]:
        match = re.fullmatch(r"(x?)([lr])(\d+)(?:n(\d+)(?:t(\d+))?)?", word)
        if not match: break
        x, side, degrees, first, last = match.groups()
        roads.append(dict(chosen=bool(x), turn=int(degrees) * (-1 if side == "l" else 1),
                          first=first and int(first), last=(last or first) and int(last or first)))
    return lanes, roads

def check(name, step):
    found = []
    lanes, roads = parse(name)
    here = step["intersections"][0]
    raw = here["lanes"]
    if len(lanes) != min(len(raw), 16): found.append(f"{len(lanes)} lanes, not {len(raw)}")
    usable = [bool(l.get("valid")) for l in raw]
    active = [bool(l.get("active")) for l in raw]
    best = [a and u for a, u in zip(active, usable)] if any(active) else usable
    if [c == "z" for c in lanes] != best: found.append(f"lanes to take {lanes}, not {best}")
    if [c != "o" for c in lanes] != [a or u for a, u in zip(active, usable)]:
        found.append(f"usable lanes {lanes}, not {usable}")
    turns = []
    if len(here["bearings"]) > 2:
        back = here["bearings"][here["in"]]
        for index, bearing in enumerate(here["bearings"]):
            if index == here["in"]: continue
            turn = (bearing - back) % 360 - 180
            if abs(turn) <= 105: turns.append((turn, index == here["out"]))
    else:
        ways = {l.get("followed") or l.get("valid_indication") for l, can in zip(raw, usable) if can}
        if len(ways) != 1: found.append(f"ways to follow {sorted(map(str, ways))}")
        arrows = {arrow for l in raw for arrow in l["indications"]}
        turns = [(ARROWS[arrow], arrow in ways) for arrow in arrows if arrow in ARROWS]
    turns.sort()
    if len(roads) != len(turns): found.append(f"{len(roads)} roads, not {len(turns)}")
    elif [r["chosen"] for r in roads] != [c for _, c in turns]: found.append("another road to follow")
    if any(a["turn"] >= b["turn"] for a, b in zip(roads, roads[1:])): found.append("order of roads")
    for road, (turn, _) in zip(roads, turns):
        if abs(road["turn"] - turn) > 22.5: found.append(f"turn {road['turn']}, not {turn}")
    chosen = next(r for r in roads if r["chosen"])
    if chosen["first"]:
        inside = range(chosen["first"] - 1, chosen["last"])
        if any(c != "o" and i not in inside for i, c in enumerate(lanes)):
            found.append("a lane to take leads into another road")
    # A lane that cannot be used leads into no road but the other one of two.
    if len(roads) == 2:
        other = next(r for r in roads if not r["chosen"])
        if other["first"]:
            inside = range(other["first"] - 1, other["last"])
            for i, (lane, can) in enumerate(zip(raw, usable)):
                if not can and i not in inside and not (chosen["first"] and chosen["first"] - 1 <= i < chosen["last"]):
                    found.append(f"lane {i + 1} leads into no road")
    return found

def main(arguments):
    views = bad = 0
    names = set()
    for route, cards in zip(arguments[::2], arguments[1::2]):
        raw = {}
        for step in steps(json.load(open(route))):
            raw.setdefault(location(step), []).append(step)
        for card in json.load(open(cards))["cards"]:
            name = card.get("junction", {}).get("name", "")
            if not name.startswith("junction_view_"): continue
            views += 1
            names.add(name)
            place = card["location"]
            place = tuple(round(place[k], 4) for k in ("longitude", "latitude")) if isinstance(place, dict) else tuple(round(x, 4) for x in place)
            found = [check(name, s) for s in raw.get(place, []) if s["intersections"] and s["intersections"][0].get("lanes")]
            if not found or all(found):
                bad += 1
                print(f"{cards}: card {card['index']}: {name}: {found[0] if found else 'no such step'}")
    plain = {n.split("_sign")[0] for n in names}
    print(f"{views} views, {len(names)} different, {len(plain)} without signs; {bad} wrong")
    return 1 if bad or not views else 0

if __name__ == "__main__": sys.exit(main(sys.argv[1:]))
