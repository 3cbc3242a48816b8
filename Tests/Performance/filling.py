"""Filling of paths, against Skia, and one glyph from SVG to PNG in process, against resvg."""
import itertools
import subprocess

import resvg_py
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
    calls = max(8, 2_000_000 // (side * side))
    return least(lambda: canvas.drawPath(path, next(paints)), calls) * 1e6


def compare(benchmarks, icons):
    text = subprocess.run(
        [benchmarks, *icons], check=True, stdout=subprocess.PIPE, text=True).stdout
    times = {line.split()[0]: float(line.split()[1]) for line in text.splitlines()}
    for name, parts in [("arrow", [arrow]), ("ring", [ring]), ("both", [ring, arrow])]:
        for side in [64, 256, 1024]:
            row(f"fill {name}, {side} px", times[f"fill-{name}-{side}"], "skia-python",
                skia_fill(parts, side), "µs")
    texts = [icon.read_text() for icon in icons]

    def resvg():
        for text in texts:
            resvg_py.svg_to_bytes(svg_string=text, width=64, height=64, skip_system_fonts=True)

    theirs = least(resvg) / len(texts) * 1e6
    for effort in ["fast", "small"]:
        row(f"SVG to PNG in process, 64 px, {effort}", times[f"glyph-{effort}"], "resvg-py",
            theirs, "µs")


def memory(benchmarks, icons):
    icon = next(icon for icon in icons if icon.stem == "turn-right")
    text = subprocess.run(
        [benchmarks, "memory", icon], check=True, stdout=subprocess.PIPE, text=True).stdout
    for line in text.splitlines():
        name, extra = line.split()
        own(f"memory of a picture, {name} px, beside 4 bytes a pixel", f"{extra} KiB")
