"""Draws SVG and VectorDrawable files with resvg and librsvg and compares with our pixels."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree

try:
    from PIL import Image
except ImportError as error:
    print("skipped:", error)
    sys.exit(0)
resvg = shutil.which("resvg") or str(pathlib.Path(sys.executable).parent / "resvg")
rsvg = shutil.which("rsvg-convert")
renderers = {}
if pathlib.Path(resvg).exists():
    renderers["resvg"] = lambda w, h, svg, png: [resvg, "-w", w, "-h", h, svg, png]
if rsvg:
    renderers["librsvg"] = lambda w, h, svg, png: [rsvg, "-w", w, "-h", h, svg, "-o", png]
if not renderers:
    print("skipped: neither resvg nor librsvg")
    sys.exit(0)

program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
work = pathlib.Path(tempfile.mkdtemp())
ANDROID = "{http://schemas.android.com/apk/res/android}"
NAMES = {
    "pathData": "d", "fillColor": "fill", "strokeColor": "stroke", "strokeWidth": "stroke-width",
    "strokeLineCap": "stroke-linecap", "strokeLineJoin": "stroke-linejoin",
    "strokeMiterLimit": "stroke-miterlimit"}


def as_svg(path):
    vector = tree.parse(path).getroot()
    get = lambda element, key: element.get(ANDROID + key)
    width, height = get(vector, "viewportWidth"), get(vector, "viewportHeight")
    text = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}">')
    for path in vector:
        attributes = {NAMES[k[len(ANDROID):]]: v for k, v in path.attrib.items()}
        attributes.setdefault("fill", "none")
        for key in ("fill", "stroke"):
            value = attributes.get(key, "")
            if value.startswith("#") and len(value) == 9:
                attributes[key] = "#" + value[3:] + value[1:3]
        text += "<path " + " ".join(f'{k}="{v}"' for k, v in sorted(attributes.items())) + "/>"
    out = work / "vector.svg"
    out.write_text(text + "</svg>")
    return out


def compare(svg, renderer):
    """Pixels that leave the range of the other's neighborhood by more than 16 levels."""
    size = [round(2 * float(v)) for v in tree.parse(svg).getroot().get("viewBox").split()[2:]]
    ours, theirs = work / "ours.png", work / "theirs.png"
    subprocess.run([program, "glyph", svg, "--size", f"{size[0]}x{size[1]}", "-o", ours], check=True)
    subprocess.run(renderer(str(size[0]), str(size[1]), svg, theirs), check=True)
    a, b = (Image.open(p).convert("RGBA") for p in (ours, theirs))
    assert a.size == b.size == tuple(size), (a.size, b.size, size)
    worst = 0
    for ground in ("white", "black"):
        one, two = (Image.alpha_composite(Image.new("RGBA", a.size, ground), p).convert("RGB")
                    for p in (a, b))
        outside = 0
        p, q = one.load(), two.load()
        for y in range(size[1]):
            for x in range(size[0]):
                if p[x, y] == q[x, y]:
                    continue
                near = [q[i, j] for i in range(max(0, x - 1), min(size[0], x + 2))
                        for j in range(max(0, y - 1), min(size[1], y + 2))]
                for c in range(3):
                    if not min(n[c] for n in near) - 16 <= p[x, y][c] <= max(n[c] for n in near) + 16:
                        outside += 1
                        break
        worst = max(worst, outside / (size[0] * size[1]))
    return worst


# Sheets of symbols show nothing by themselves.
svgs = sorted(p for p in (folder / "svg").glob("*.svg") if not p.name.startswith("symbols"))
vectors = sorted((folder / "res").glob("drawable*/*.xml"))
assert svgs and vectors
worst = {}
for name, renderer in renderers.items():
    worst[name] = max([compare(p, renderer) for p in svgs]
                      + [compare(as_svg(p), renderer) for p in vectors])
print(f"{len(svgs)} SVG files, {len(vectors)} VectorDrawables; worst share of pixels outside: "
      + ", ".join(f"{name} {share:.4f}" for name, share in worst.items()))
shutil.rmtree(work)
sys.exit(max(worst.values()) > 0.01)
