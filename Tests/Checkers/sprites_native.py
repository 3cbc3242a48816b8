"""Loads sheets into MapLibre Native, draws icons and compares with the pixels of the sheet."""
import io
import json
import os
import pathlib
import shutil
import subprocess
import sys

try:
    import pymgl
    from PIL import Image, ImageChops
except ImportError as error:
    print("skipped:", error)
    sys.exit(0)
if not os.environ.get("DISPLAY"):
    if not shutil.which("xvfb-run"):
        print("skipped: no display")
        sys.exit(0)
    # On a busy machine the virtual screen is at times not ready.
    for attempt in range(5):
        done = subprocess.run(
            ["xvfb-run", "-a", "-w", "10", sys.executable, *sys.argv], capture_output=True, text=True)
        if "eglInitialize" not in done.stdout + done.stderr:
            break
    print((done.stdout + done.stderr).strip())
    sys.exit(done.returncode)

folder = pathlib.Path(sys.argv[1]).resolve()
GREY = (128, 128, 128)
count, worst = 0, 0


def differing(one, two, levels):
    """How many pixels differ by more than some levels in a channel."""
    red, green, blue = ImageChops.difference(one, two).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[levels + 1:])


for variant in ("light", "dark"):
    for ratio in (1, 2):
        end = "" if ratio == 1 else "@2x"
        places = json.loads((folder / f"{variant}{end}.json").read_text())
        sheet = Image.open(folder / f"{variant}{end}.png").convert("RGBA")
        for name in sorted(places)[::3]:
            place = places[name]
            style = json.dumps({
                "version": 8, "sprite": f"file://{folder}/{variant}",
                "sources": {"p": {"type": "geojson", "data": {
                    "type": "Feature", "properties": {},
                    "geometry": {"type": "Point", "coordinates": [0, 0]}}}},
                "layers": [
                    {"id": "bg", "type": "background", "paint": {"background-color": "#808080"}},
                    {"id": "s", "type": "symbol", "source": "p",
                     "layout": {"icon-image": name, "icon-allow-overlap": True}}]})
            side = 160
            with pymgl.Map(style, side, side, ratio, 0, 0, 2) as m:
                m.load()
                drawn = Image.open(io.BytesIO(m.renderPNG())).convert("RGB")
            icon = sheet.crop((place["x"], place["y"], place["x"] + place["width"],
                               place["y"] + place["height"]))
            wanted = Image.new("RGBA", drawn.size, GREY)
            # An odd extent leaves half a pixel: the icon may stand on either side.
            best = None
            for dx in (0, -1, 1):
                for dy in (0, -1, 1):
                    at = ((drawn.width - icon.width) // 2 + dx, (drawn.height - icon.height) // 2 + dy)
                    page = wanted.copy()
                    page.alpha_composite(icon, at)
                    page = page.convert("RGB")
                    far = differing(page, drawn, 48)
                    best = far if best is None else min(best, far)
            lit = differing(drawn, Image.new("RGB", drawn.size, GREY), 0)
            assert lit > 0, f"{variant} {name} is not drawn"
            # Half a pixel blurs edges; the shape must stand all the same.
            odd = place["width"] % 2 or place["height"] % 2
            share = best / lit
            worst = max(worst, 0 if odd else share)
            assert share < (0.6 if odd else 0.02), (variant, ratio, name, best, lit)
            count += 1
print(f"{count} icons drawn; worst share of pixels off by more than 48 levels: {worst:.4f}")
