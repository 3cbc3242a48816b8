"""Sizes and times of PNG files, against the programs that make them smaller."""
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import oxipng
from PIL import Image

from measure import call, row


def total(files):
    return sum(file.stat().st_size for file in files)


def optipng(source, target):
    call("optipng", "-quiet", "-clobber", source, "-out", target)


def oxi(source, target):
    oxipng.optimize(source, target, level=4, optimize_alpha=True)


def zopfli(source, target):
    call("zopflipng", "-y", "-m", "--lossy_transparent", source, target)


def compare(benchmarks, fingerpost, share=8):
    """One picture in `share` of the set at scale 2 is packed by all."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        call(fingerpost, "icons", "-q", "-o", folder / "set", "--scale", "2")
        names = sorted(file.name for file in (folder / "set/glyphs").glob("*.png"))[::share]
        # What a plain encoder writes: 8 bits of red, green, blue and alpha.
        plain = folder / "plain"
        plain.mkdir()
        for name in names:
            picture = Image.open(folder / "set/glyphs" / name).convert("RGBA")
            picture.save(plain / name)
        text = subprocess.run(
            [benchmarks, "pack", *(plain / name for name in names)],
            check=True, stdout=subprocess.PIPE, text=True).stdout
        milliseconds = float(text.split()[1]) / 1e3
        ours = total(folder / "set/glyphs" / name for name in names)
        for title, tool in [("optipng", optipng), ("oxipng -o4", oxi), ("zopflipng -m", zopfli)]:
            target = folder / "theirs"
            target.mkdir()
            start = time.perf_counter()
            for name in names:
                tool(plain / name, target / name)
            seconds = (time.perf_counter() - start) / len(names)
            row("bytes of PNG files", ours, title, total(target / name for name in names), "B")
            row("packing a picture", milliseconds, title, seconds * 1e3, "ms")
            shutil.rmtree(target)
