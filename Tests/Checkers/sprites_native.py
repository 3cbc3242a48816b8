"""Loads sheets into MapLibre Native, draws every icon and compares with our pixels.

usage: sprites_native.py SPRITE-FOLDER GLYPH-FOLDER
"""
import io
import json
import os
import pathlib
import shutil
import subprocess
import sys

try:
    import pymgl
    from PIL import Image
    import sheets
except ImportError as error:
    print("skipped:", error)
    sys.exit(0)
if "FINGERPOST_INNER" not in os.environ:
    # Without a screen first; then on a virtual one, which on a busy machine is at times not ready.
    surfaceless = {**os.environ, "FINGERPOST_INNER": "1", "EGL_PLATFORM": "surfaceless",
                   "LIBGL_ALWAYS_SOFTWARE": "1"}
    ways = [([], surfaceless)]
    if shutil.which("xvfb-run"):
        ways += 3 * [(["xvfb-run", "-a", "-w", "10"], {**os.environ, "FINGERPOST_INNER": "1"})]
    for prefix, environment in ways:
        done = subprocess.run([*prefix, sys.executable, *sys.argv], capture_output=True, text=True,
                              env=environment)
        if "eglInitialize" not in done.stdout + done.stderr:
            break
    else:
        print("skipped: no EGL")
        sys.exit(0)
    print((done.stdout + done.stderr).strip())
    # What it refuses it tells on standard error, and goes on.
    sys.exit(done.returncode or "Error:" in done.stderr)

folder, glyphs = (pathlib.Path(p).resolve() for p in sys.argv[1:3])
count, fields, worst = 0, 0, 0
for sheet in sheets.sheets(folder):
    for page in sheet.pages():
        style = json.dumps(sheet.style(page, f"file://{folder}/{sheet.name}"))
        with pymgl.Map(style, sheets.SIDE, sheets.SIDE, sheet.ratio, 0, 0, sheets.ZOOM) as m:
            m.load()
            drawn = Image.open(io.BytesIO(m.renderPNG())).convert("RGB")
        if os.environ.get("FINGERPOST_SHOW"):
            drawn.save(pathlib.Path(os.environ["FINGERPOST_SHOW"]) / f"native-{sheet.name}{sheet.ratio}.png")
        worst = max(worst, sheet.compare(page, drawn, glyphs))
        count += len(page)
        fields += len(page) * sheet.is_field
print(f"{count} icons drawn, {fields} of them distance fields; worst share of pixels off: {worst:.4f}")
