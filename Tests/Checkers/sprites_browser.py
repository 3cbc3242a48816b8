"""Loads sheets into MapLibre GL JS in a browser, draws every icon and compares with our pixels.

usage: sprites_browser.py SPRITE-FOLDER GLYPH-FOLDER
"""
import base64
import functools
import http.server
import io
import json
import logging
import os
import pathlib
import shutil
import sys
import tempfile
import threading

logging.disable(logging.WARNING)
try:
    import maplibre
    from PIL import Image
    from playwright.sync_api import sync_playwright
    import sheets
except ImportError as error:
    print("skipped:", error)
    sys.exit(0)
chromium = shutil.which("chromium")
if not chromium:
    print("skipped: no chromium")
    sys.exit(0)

folder, glyphs = (pathlib.Path(p).resolve() for p in sys.argv[1:3])
www = pathlib.Path(tempfile.mkdtemp())
for path in pathlib.Path(maplibre.__file__).parent.glob("srcjs/maplibre-gl.*"):
    shutil.copy(path, www)
for path in folder.iterdir():
    shutil.copy(path, www)


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(
    ("127.0.0.1", 0), functools.partial(Quiet, directory=str(www)))
threading.Thread(target=server.serve_forever, daemon=True).start()
base = f"http://127.0.0.1:{server.server_port}"
(www / "gl.html").write_text("""<!doctype html><link rel="stylesheet" href="maplibre-gl.css">
<style>body { margin: 0 } #m { width: %dpx; height: %dpx }</style>
<script src="maplibre-gl.js"></script><div id="m"></div><script>
window.draw = style => new Promise(done => {
  const faults = [];
  const map = window.map = new maplibregl.Map({container: "m", fadeDuration: 0, interactive: false,
    attributionControl: false, renderWorldCopies: false, center: [0, 0], zoom: %d, style,
    canvasContextAttributes: {preserveDrawingBuffer: true}});
  map.on("error", e => faults.push(String(e.error)));
  map.on("styleimagemissing", e => faults.push("missing " + e.id));
  map.once("idle", () => done({faults, picture: map.getCanvas().toDataURL("image/png"),
    sizes: Object.fromEntries(map.listImages().map(id => {
      const i = map.getImage(id);
      return [id, [i.data.width, i.data.height, i.pixelRatio, !!i.sdf]]}))}));
});
</script>""" % (sheets.SIDE, sheets.SIDE, sheets.ZOOM))
count, fields, worst = 0, 0, 0
with sync_playwright() as play:
    browser = play.chromium.launch(executable_path=chromium, args=[
        "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"])
    for sheet in sheets.sheets(folder):
        context = browser.new_context(
            device_scale_factor=sheet.ratio, viewport={"width": sheets.SIDE, "height": sheets.SIDE})
        tab = context.new_page()
        tab.set_default_timeout(120000)
        for page in sheet.pages():
            tab.goto(base + "/gl.html")
            # A second sheet with a name of its own before the icons.
            sprite = [{"id": "it", "url": f"{base}/{sheet.name}"}]
            result = tab.evaluate("style => window.draw(style)", sheet.style(page, sprite, "it:"))
            assert not result["faults"], result["faults"]
            for name, place in sheet.places.items():
                wanted = [place["width"], place["height"], sheet.ratio, sheet.is_field]
                assert result["sizes"]["it:" + name] == wanted, (name, result["sizes"].get("it:" + name))
            data = base64.b64decode(result["picture"].split(",")[1])
            drawn = Image.open(io.BytesIO(data)).convert("RGB")
            if os.environ.get("FINGERPOST_SHOW"):
                drawn.save(pathlib.Path(os.environ["FINGERPOST_SHOW"]) / f"browser-{sheet.name}{sheet.ratio}.png")
            worst = max(worst, sheet.compare(page, drawn, glyphs))
            count += len(page)
            fields += len(page) * sheet.is_field
        context.close()
    browser.close()
shutil.rmtree(www)
print(f"{count} icons drawn, {fields} of them distance fields; worst share of pixels off: {worst:.4f}")
