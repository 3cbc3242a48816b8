"""How time and memory grow with the steps of a route and with the pictures of a set."""
import tempfile
from pathlib import Path

from cards import steps
from measure import own, peak

# Each makes about ten times the pictures of the one before.
SETS = [
    ["--scale", "1", "--variant", "light"],
    [],
    ["--lanes", "all", "--roundabouts", "1"],
    ["--lanes", "all", "--roundabouts", "1", *(f"--scale={n}" for n in range(1, 9)),
     "--size=36", "--size=50", "--size=64", "--size=96", "--size=150"],
]


def of_routes(fingerpost, route):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for count in [1, 10, 100, 1000, 10_000]:
            file = folder / f"{count}.json"
            file.write_text(steps(route, count))
            for command in [["cards", "-q", file], ["render", "-q", file, "-o", folder / str(count)]]:
                seconds, memory = min(peak(fingerpost, *command) for _ in range(3))
                own(f"{command[0]}, {count} steps", f"{seconds:.3g} s, {memory / 1e6:.0f} MB")


def of_sets(fingerpost):
    for options in SETS:
        with tempfile.TemporaryDirectory() as name:
            seconds, memory = peak(fingerpost, "icons", "-q", "-o", name, *options)
            count = sum(1 for _ in Path(name).glob("glyphs/*.png"))
        own(f"icons, {count} pictures", f"{seconds:.3g} s, {memory / 1e6:.0f} MB, "
            f"{count / seconds:.0f} pictures a second")
