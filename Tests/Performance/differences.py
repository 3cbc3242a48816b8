"""Comparing two folders of pictures, against pixelmatch-fast and ImageMagick."""
import shutil
import tempfile
import time
from pathlib import Path

import pixelmatch
from PIL import Image

from measure import call, least, row


def compare(fingerpost, share=20):
    """The default set against itself with one picture in 50 changed by a pixel."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        call(fingerpost, "icons", "-q", "-o", folder / "a")
        goldens, output = folder / "a/glyphs", folder / "b"
        shutil.copytree(goldens, output)
        names = sorted(file.name for file in goldens.glob("*.png"))
        for changed in names[::50]:
            picture = Image.open(output / changed).convert("RGBA")
            picture.putpixel((picture.width // 2, picture.height // 2), (255, 0, 255, 255))
            picture.save(output / changed)
        ours = least(lambda: call(fingerpost, "diff", "-q", goldens, output, status=1), batches=3)
        what = f"diff of {len(names)} pairs"

        def reckoned(work, sample):
            start = time.perf_counter()
            for name in sample:
                work(name)
            return (time.perf_counter() - start) * len(names) / len(sample)

        def match(name):
            pixelmatch.pixelmatch(goldens / name, output / name, includeAA=True, threshold=0)

        match(names[0])
        row(what, ours, "pixelmatch-fast, in one process", reckoned(match, names[::share]), "s")
        row(what, ours, "ImageMagick compare", reckoned(
            lambda name: call("sh", "-c", 'compare -metric AE "$0" "$1" null: 2>/dev/null || true',
                              goldens / name, output / name), names[::share]), "s")
