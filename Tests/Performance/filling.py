"""Filling of paths, against Skia, and one glyph from SVG to PNG in process, against resvg."""
import itertools
import subprocess
import sys
from pathlib import Path

import skia

from measure import least, own, row


def arrow(path):
    path.moveTo(28, 62)
    path.lineTo(28, 40)
    path.cubicTo(28, 20, 40, 20, 48, 20)
    for point in [(48, 12), (62, 24), (48, 36), (48, 28)]:
        path.lineTo(*point)
    path.cubicTo(40, 28, 36, 28, 36, 44)
    path.lineTo(36, 62)
    path.close()


def ring(path):
    path.addCircle(32, 30, 16)
    path.addCircle(32, 30, 10, skia.PathDirection.kCCW)


def skia_fill(parts, side):
    """The time that Skia takes to fill a path in a square of this side, in microseconds."""
    path = skia.Path()
    for part in parts:
        part(path)
    # Two colors in turn, so that each paints over the other.
    paints = itertools.cycle(
        skia.Paint(AntiAlias=True, Color=color) for color in [skia.ColorBLACK, skia.ColorWHITE])
    canvas = skia.Surface(side, side).getCanvas()
    canvas.scale(side / 64, side / 64)
    # Short batches, of which some fall between other work on the machine.
    calls = max(1, 200_000 // (side * side))
    return least(lambda: canvas.drawPath(path, next(paints)), calls, batches=400) * 1e6


def compare(benchmarks, icons, rounds=5):
    """All in turn, over and over, and the least time of each, since machines slow down at times."""
    resvg = [sys.executable, Path(__file__).with_name("resvg_time.py"), *icons]
    shapes = {f"{name}, {side} px": (f"fill-{name}-{side}", parts, side)
              for name, parts in [("arrow", [arrow]), ("ring", [ring]), ("both", [ring, arrow])]
              for side in [64, 256, 1024]}
    ours, theirs = {}, {}

    def note(times, key, time):
        times[key] = min(time, times.get(key, time))

    for _ in range(rounds):
        text = subprocess.run(
            [benchmarks, *icons], check=True, stdout=subprocess.PIPE, text=True).stdout
        for line in text.splitlines():
            note(ours, line.split()[0], float(line.split()[1]))
        for key, (_, parts, side) in shapes.items():
            note(theirs, key, skia_fill(parts, side))
        text = subprocess.run(resvg, check=True, stdout=subprocess.PIPE, text=True).stdout
        note(theirs, "glyph", float(text))
    for title, (key, _, _) in shapes.items():
        row(f"fill {title}", ours[key], "skia-python", theirs[title], "µs")
    row("SVG to PNG in process, 64 px", ours["glyph"], "resvg-py", theirs["glyph"], "µs")


def memory(benchmarks, icons):
    icon = next(icon for icon in icons if icon.stem == "turn-right")
    text = subprocess.run(
        [benchmarks, "memory", icon], check=True, stdout=subprocess.PIPE, text=True).stdout
    for line in text.splitlines():
        name, extra = line.split()
        own(f"memory of a picture, {name} px, beside 4 bytes a pixel", f"{extra} KiB")
