"""Times the whole default set for all targets, and the same pictures from resvg and optipng.

usage: assets.py FINGERPOST RESVG [SHARE]

The pictures are those of the manifest, each (glyph, variant, size in pixels) once, drawn from our
own SVG files. Of the peers one picture in SHARE (12 without it) is made, on as many cores as ours;
the rest is reckoned from it.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

TARGETS = ["flat", "xcassets", "android", "sprite", "svg", "web"]


def timed(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def main():
    program, resvg = sys.argv[1], sys.argv[2]
    share = int(sys.argv[3]) if len(sys.argv) > 3 else 12
    if not shutil.which("optipng"):
        sys.exit("optipng is missing: apt-get install optipng")
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        command = [program, "icons", "--quiet", "--swift-accessors",
                   *(f"--target={t}" for t in TARGETS)]

        def ours(folder, *options):
            subprocess.run([*command, "-o", work / folder, *options], check=True)

        first = min(timed(lambda: ours(f"out{i}")) for i in range(3))
        again = min(timed(lambda: ours("out0")) for _ in range(3))
        out = work / "out0"
        files = json.loads((out / "manifest.json").read_text())["files"]
        pngs = [f for f in files if f["format"] == "png" and "glyph" in f]
        looks = sorted({(f["glyph"], f["variant"], f["pixels"]["width"], f["pixels"]["height"])
                        for f in pngs})
        sample = looks[::share]
        theirs = work / "theirs"
        theirs.mkdir()

        def peer(look):
            glyph, variant, width, height = look
            target = theirs / f"{glyph}~{variant}-{width}x{height}.png"
            subprocess.run([resvg, "-w", str(width), "-h", str(height),
                            out / f"svg/{glyph}~{variant}.svg", target], check=True)
            subprocess.run(["optipng", "-quiet", target], check=True)

        def all_peers():
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(peer, sample))

        seconds = timed(all_peers) * len(looks) / len(sample)
        sizes = {(f["glyph"], f["variant"], f["pixels"]["width"], f["pixels"]["height"]):
                 (out / f["path"]).stat().st_size for f in pngs}
        own = sum(sizes[look] for look in sample)
        other = sum(p.stat().st_size for p in theirs.iterdir())
        count = len(files) + 1
        print(f"{count} files, {len(pngs)} of them PNG of {len(looks)} looks, "
              f"{os.cpu_count()} cores, the best of 3:")
        print(f"first run {first:.2f} s, {count / first:.0f} files/s; "
              f"nothing changed {again:.2f} s, {count / again:.0f} files/s")
        print(f"resvg and optipng, from {len(sample)} looks: {seconds:.0f} s for the PNG alone; "
              f"ours take {first / seconds:.4f} of it, and {own / other:.2f} of the bytes")


main()
