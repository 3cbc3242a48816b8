"""Cards of large routes, against the time that Python takes to parse the same JSON."""
import copy
import json
import tempfile
from pathlib import Path

from measure import least, peak, row, own


def filled(answer, megabytes):
    """The answer with its legs over and over, to a file of that size."""
    legs = answer["routes"][0]["legs"]
    answer["routes"][0]["legs"] = legs * max(1, int(megabytes * 1e6 / len(json.dumps(legs))))
    return json.dumps(answer)


def annotated(answer):
    """The answer with what Mapbox adds, on request, for every piece of the line."""
    for leg in answer["routes"][0]["legs"]:
        count = sum(len(step["geometry"]["coordinates"]) - 1 for step in leg["steps"])
        leg["annotation"] = {
            "distance": [round(3.7 + i % 17 * 1.3, 1) for i in range(count)],
            "duration": [round(0.4 + i % 13 * 0.2, 3) for i in range(count)],
            "speed": [round(11.3 + i % 7 * 0.9, 1) for i in range(count)],
            "congestion": [["low", "moderate", "unknown"][i % 3] for i in range(count)],
            "maxspeed": [{"speed": 50 + i % 4 * 20, "unit": "km/h"} for i in range(count)],
        }
    return answer


def compare(fingerpost, examples):
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "route.json"
        plain = json.loads((examples / "motorway.json").read_text())
        for title, answer in [
            ("10 MB to cards, steps", plain),
            ("10 MB to cards, steps and annotations", annotated(copy.deepcopy(plain))),
        ]:
            file.write_text(filled(answer, 10))
            size = file.stat().st_size
            measured = [peak(fingerpost, "cards", "-q", file) for _ in range(5)]
            core = min(
                peak(fingerpost, "cards", "-q", file, "--parts", "core")[0] for _ in range(5))
            theirs = least(lambda: json.loads(file.read_bytes()), batches=5)
            ours = min(seconds for seconds, _ in measured)
            row(title, ours * 1e3, "json.loads", theirs * 1e3, "ms")
            row(title + ", core alone", core * 1e3, "json.loads", theirs * 1e3, "ms")
            own(title + ", peak memory", f"{max(m for _, m in measured) / size:.2f} × the file")


def steps(route, count):
    """A route of one leg with so many steps: the first, those between repeated, the last."""
    answer = json.loads(route.read_text())
    leg = copy.deepcopy(answer["routes"][0]["legs"][0])
    first, *between, last = leg["steps"]
    inner = [between[i % len(between)] for i in range(max(0, count - 2))]
    leg["steps"] = ([first] + inner + [last])[-count:]
    answer["routes"][0]["legs"] = [leg]
    return json.dumps(answer)
