"""Starting the program, one glyph, and the whole set, as processes, against resvg and librsvg."""
import json
import os
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from measure import by_turns, call, own, processor_time, row

TARGETS = ["flat", "xcassets", "android", "sprite", "svg", "web"]


def start(fingerpost, resvg):
    ours, theirs, bare = by_turns(
        lambda: call(fingerpost, "--version"), lambda: call(resvg, "--version"),
        lambda: call("/bin/true"))
    row("start: --version", ours * 1e3, "resvg", theirs * 1e3, "ms")
    row("start: --version", ours * 1e3, "/bin/true", bare * 1e3, "ms")


def glyph(fingerpost, resvg, icon):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ours, theirs, other = by_turns(
            lambda: call(fingerpost, "glyph", icon, "--size", "64", "-o", folder / "a.png"),
            lambda: call(resvg, "-w", "64", "-h", "64", icon, folder / "b.png"),
            lambda: call("rsvg-convert", "-w", "64", "-h", "64", icon, "-o", folder / "c.png"))
    row("an SVG file to PNG as a process, 64 px", ours * 1e3, "resvg", theirs * 1e3, "ms")
    row("an SVG file to PNG as a process, 64 px", ours * 1e3, "rsvg-convert", other * 1e3, "ms")


def timed(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def whole_set(fingerpost, resvg, share=6):
    """The default set; of the peers one picture in `share`, on as many cores as ours."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        before = processor_time()
        ours = min(
            timed(lambda: call(fingerpost, "icons", "-q", "-o", folder / f"flat{i}"))
            for i in range(3))
        own("processor time of the whole set", f"{(processor_time() - before) / 3:.3g} s")
        again = min(
            timed(lambda: call(fingerpost, "icons", "-q", "-o", folder / "flat0"))
            for _ in range(3))
        call(fingerpost, "icons", "-q", "-o", folder / "vector", "--target", "svg")
        files = json.loads((folder / "flat0/manifest.json").read_text())["files"]
        looks = sorted({(f["glyph"], f["variant"], f["pixels"]["width"], f["pixels"]["height"])
                        for f in files if "glyph" in f})
        own("whole set, nothing changed", f"{again:.3g} s")
        own("whole set, glyphs a second",
            f"{len({look[0] for look in looks}) / ours:.0f} of {len(looks)} pictures")
        sample = looks[::share]

        def peer(command):
            def one(look):
                glyph, variant, width, height = look
                call(*command(width, height, folder / f"vector/svg/{glyph}~{variant}.svg",
                              folder / f"{glyph}~{variant}-{width}x{height}.png"))

            def every():
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    list(pool.map(one, sample))

            return timed(every) * len(looks) / len(sample)

        row("whole set", ours, "resvg", peer(
            lambda w, h, svg, png: [resvg, "-w", w, "-h", h, svg, png]), "s")
        row("whole set", ours, "rsvg-convert", peer(
            lambda w, h, svg, png: ["rsvg-convert", "-w", w, "-h", h, svg, "-o", png]), "s")


def all_targets(fingerpost):
    with tempfile.TemporaryDirectory() as name:
        command = [fingerpost, "icons", "-q", "--swift-accessors", "-o", name,
                   *(f"--target={target}" for target in TARGETS)]
        first = timed(lambda: call(*command))
        again = min(timed(lambda: call(*command)) for _ in range(3))
        files = json.loads((Path(name) / "manifest.json").read_text())["files"]
        own(f"all targets, {len(files) + 1} files", f"{first:.3g} s, then {again:.3g} s")
