"""Measures the peers beside the program, each in turn, and prints a table of ratios.

usage: peers.py BENCHMARKS FINGERPOST ICONS
"""
import itertools
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import resvg_py
import skia

BATCHES = 40


def least(work, calls=1):
    """The least time of a call over the batches, in microseconds."""
    best = float("inf")
    for _ in range(BATCHES):
        start = time.perf_counter()
        for _ in range(calls):
            work()
        best = min(best, (time.perf_counter() - start) / calls)
    return best * 1e6


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
    path = skia.Path()
    for part in parts:
        part(path)
    # Two colors in turn, so that each paints over the other.
    paints = itertools.cycle(
        skia.Paint(AntiAlias=True, Color=color) for color in [skia.ColorBLACK, skia.ColorWHITE])
    canvas = skia.Surface(side, side).getCanvas()
    canvas.scale(side / 64, side / 64)
    return least(lambda: canvas.drawPath(path, next(paints)), max(8, 2_000_000 // (side * side)))


def row(what, ours, peer, theirs, unit, ratio):
    print(f"| {what} | {ours:.4g} {unit} | {peer} {theirs:.4g} {unit} | {ratio:.2f} |", flush=True)


def command_time(*commands):
    """The median wall times of commands run in turn, in milliseconds."""
    times = [[] for _ in commands]
    for _ in range(60):
        for command, list_ in zip(commands, times):
            start = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            list_.append(time.perf_counter() - start)
    return [statistics.median(list_) * 1e3 for list_ in times]


def sizes(fingerpost, folder, options):
    """The sizes of every 24th picture of the default set, and those of zopflipng."""
    subprocess.run([fingerpost, "icons", "-q", "-o", folder, *options], check=True)
    ours = theirs = 0
    for file in sorted(folder.glob("glyphs/*.png"))[::24]:
        other = folder / "zopfli.png"
        subprocess.run(
            ["zopflipng", "-y", "-m", "--lossy_transparent", file, other],
            check=True, stdout=subprocess.DEVNULL)
        ours += file.stat().st_size
        theirs += other.stat().st_size
    return ours, theirs


def main():
    benchmarks, fingerpost, icons = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    files = sorted(icons.glob("*.svg"))
    texts = [file.read_text() for file in files]
    print("| what | ours | peer | ours / peer |\n| --- | --- | --- | --- |")
    text = subprocess.run(
        [benchmarks, *files], check=True, stdout=subprocess.PIPE, text=True).stdout
    times = {line.split()[0]: float(line.split()[1]) for line in text.splitlines()}
    for name, parts in [("arrow", [arrow]), ("ring", [ring]), ("both", [ring, arrow])]:
        for side in [64, 256, 1024]:
            ours, theirs = times[f"fill-{name}-{side}"], skia_fill(parts, side)
            row(f"fill {name}, {side} px", ours, "skia", theirs, "µs", ours / theirs)

    def resvg():
        for text in texts:
            resvg_py.svg_to_bytes(svg_string=text, width=64, height=64, skip_system_fonts=True)

    theirs = least(resvg) / len(texts)
    for effort in ["fast", "small"]:
        ours = times[f"glyph-{effort}"]
        row(f"SVG to PNG in process, {effort}", ours, "resvg-py", theirs, "µs", ours / theirs)
    text = subprocess.run(
        [benchmarks, "memory", icons / "turn-right.svg"],
        check=True, stdout=subprocess.PIPE, text=True).stdout
    for line in text.splitlines():
        name, extra = line.split()
        print(f"| {name} px, beside 4 bytes a pixel | {extra} KiB | limit 2048 KiB | |", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        ours, theirs = command_time(
            [fingerpost, "glyph", "turn_left", "--size", "64", "-o", folder / "a.png"],
            [pathlib.Path(sys.executable).parent / "resvg", "-w", "64", "-h", "64",
             icons / "turn-right.svg", folder / "b.png"])
        row("a glyph as a process", ours, "resvg", theirs, "ms", ours / theirs)
        for name, options in [("default", []), ("--optimize", ["--optimize", "--scale", "2"])]:
            ours, theirs = sizes(fingerpost, folder / name, options)
            row(f"size of PNG files, {name}", ours, "zopflipng", theirs, "bytes", ours / theirs)


main()
