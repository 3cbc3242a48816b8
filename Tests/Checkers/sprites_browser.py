"""Loads sheets into MapLibre GL JS in a browser and asks for every icon."""
import functools
import http.server
import json
import pathlib
import shutil
import sys
import tempfile
import threading

try:
    import maplibre
    from playwright.sync_api import sync_playwright
except ImportError as error:
    print("skipped:", error)
    sys.exit(0)
chromium = shutil.which("chromium")
if not chromium:
    print("skipped: no chromium")
    sys.exit(0)

folder = pathlib.Path(sys.argv[1]).resolve()
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
names = sorted(json.loads((folder / "light.json").read_text()))
(www / "gl.html").write_text("""<!doctype html><link rel="stylesheet" href="maplibre-gl.css">
<script src="maplibre-gl.js"></script><div id="m" style="width:300px;height:300px"></div>
<pre id="o">pending</pre><script>
const names = %s, faults = [];
const map = new maplibregl.Map({container: "m", fadeDuration: 0, interactive: false,
  center: [0, 0], zoom: 2, style: {version: 8,
  sprite: [{id: "default", url: "%s/light"}, {id: "dark", url: "%s/dark"}],
  sources: {p: {type: "geojson", data: {type: "Feature", properties: {},
    geometry: {type: "Point", coordinates: [0, 0]}}}},
  layers: [{id: "s", type: "symbol", source: "p", layout: {"icon-image": "dark:" + names[0]}}]}});
map.on("error", e => faults.push(String(e.error)));
map.on("styleimagemissing", e => faults.push("missing " + e.id));
map.on("idle", () => { document.getElementById("o").textContent = JSON.stringify({faults,
  sizes: Object.fromEntries(map.listImages().map(id => {
    const i = map.getImage(id); return [id, [i.data.width, i.data.height, i.pixelRatio]]}))}); });
</script>""" % (json.dumps(names), base, base))
with sync_playwright() as play:
    browser = play.chromium.launch(executable_path=chromium, args=[
        "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"])
    for ratio in (1, 2):
        page = browser.new_context(device_scale_factor=ratio).new_page()
        page.goto(base + "/gl.html")
        page.wait_for_function("document.getElementById('o').textContent != 'pending'", timeout=60000)
        result = json.loads(page.inner_text("#o"))
        assert not result["faults"], result["faults"]
        for variant, prefix in (("light", ""), ("dark", "dark:")):
            places = json.loads((folder / f"{variant}{'@2x' if ratio == 2 else ''}.json").read_text())
            for name, place in places.items():
                wanted = [place["width"], place["height"], ratio]
                assert result["sizes"][prefix + name] == wanted, (name, result["sizes"].get(prefix + name))
    browser.close()
shutil.rmtree(www)
print(f"{2 * len(names)} icons at two ratios")
