"""Maps that show the icons of a sheet in a grid, and their comparison with our pixels."""
import json
import math
import pathlib

from PIL import Image, ImageChops, ImageFilter

GREY = (128, 128, 128)
LIT, UNLIT = "#0000ff", "#ff0000"
SIDE = 960  # CSS pixels; the world has 2048 at this zoom
ZOOM = 2


def ending(ratio):
    return "" if ratio == 1 else f"@{ratio}x"


class Sheet:
    """A sheet at one ratio."""

    def __init__(self, folder, name, ratio):
        stem = f"{name}{ending(ratio)}"
        self.name, self.ratio = name, ratio
        self.places = json.loads((folder / f"{stem}.json").read_text())
        self.picture = Image.open(folder / f"{stem}.png").convert("RGBA")
        self.is_field = any(place.get("sdf") for place in self.places.values())

    def icon(self, name):
        place = self.places[name]
        return self.picture.crop((place["x"], place["y"], place["x"] + place["width"],
                                  place["y"] + place["height"]))

    def names(self):
        """The icons to place; what is not lit lies below what is, at the same point."""
        return sorted(n for n in self.places
                      if not (n.endswith("_unlit") and n[:-6] in self.places))

    def pages(self):
        """Lists of icons with the middle of their cells, in CSS pixels."""
        largest = max(max(p["width"], p["height"]) for p in self.places.values())
        cell = 2 * math.ceil((largest / self.ratio + 8) / 2)
        across = SIDE // cell
        names = self.names()
        for start in range(0, len(names), across * across):
            yield [(name, (i % across) * cell + cell // 2, (i // across) * cell + cell // 2)
                   for i, name in enumerate(names[start:start + across * across])]

    def style(self, page, sprite, prefix=""):
        """The style of a map that shows a page."""
        features = [{
            "type": "Feature", "properties": {"icon": prefix + name, "below": prefix + name + "_unlit",
                                              "both": name + "_unlit" in self.places},
            "geometry": {"type": "Point", "coordinates": [
                (x - SIDE / 2) / 2048 * 360,
                360 / math.pi * math.atan(math.exp(-(y - SIDE / 2) / 2048 * 2 * math.pi)) - 90]}}
            for name, x, y in page]

        def layer(identifier, key, color, **more):
            return {"id": identifier, "type": "symbol", "source": "p", **more,
                    "layout": {"icon-image": ["get", key], "icon-allow-overlap": True,
                               "icon-ignore-placement": True, "icon-padding": 0},
                    "paint": {"icon-color": color} if self.is_field else {}}

        layers = [{"id": "bg", "type": "background", "paint": {"background-color": "#808080"}}]
        if self.is_field:
            layers.append(layer("below", "below", UNLIT, filter=["==", ["get", "both"], True]))
        layers.append(layer("s", "icon", LIT))
        return {"version": 8, "sprite": sprite, "layers": layers, "sources": {
            "p": {"type": "geojson", "data": {"type": "FeatureCollection", "features": features}}}}

    def compare(self, page, drawn, glyphs):
        """The worst share of pixels that are off, of icons that lie on whole pixels."""
        worst = 0
        for name, x, y in page:
            worst = max(worst, (self.compare_field if self.is_field else self.compare_icon)(
                name, x * self.ratio, y * self.ratio, drawn, glyphs))
        return worst

    def compare_icon(self, name, x, y, drawn, _):
        icon = self.icon(name)
        left, top = x - icon.width // 2 - 2, y - icon.height // 2 - 2
        found = drawn.crop((left, top, left + icon.width + 4, top + icon.height + 4))
        lit = differing(found, Image.new("RGB", found.size, GREY), 0)
        assert lit > 0, f"{self.name} {name} is not drawn"
        best = None
        # An odd extent leaves half a pixel: the icon may stand on either side.
        for dx in (1, 2, 3):
            for dy in (1, 2, 3):
                page = Image.new("RGBA", found.size, GREY)
                page.alpha_composite(icon, (dx, dy))
                far = differing(page.convert("RGB"), found, 48)
                best = far if best is None else min(best, far)
        # Half a pixel blurs edges; the shape must stand all the same.
        odd = icon.width % 2 or icon.height % 2
        assert best / lit < (0.6 if odd else 0.02), (self.name, self.ratio, name, best, lit)
        return 0 if odd else best / lit

    def compare_field(self, name, x, y, drawn, glyphs):
        """Inside our picture, but for its edges, the color asked for; outside nothing."""
        path = glyphs / f"{name}~light{ending(self.ratio)}.png"
        if not path.exists():
            return 0
        ours = Image.open(path).convert("RGBA").getchannel("A")
        left, top = x - ours.width // 2, y - ours.height // 2
        found = drawn.crop((left, top, left + ours.width, top + ours.height))
        # Stems of our picture are fitted to whole pixels, and the map smooths edges over 0.84 more
        # to each side: two pixels from every edge all is sure.
        inside, outside = (ours.point(lambda a: 255 * (a == full)).filter(ImageFilter.MinFilter(5))
                           for full in (255, 0))
        red, _, blue = found.split()
        colored = ImageChops.lighter(red, blue)
        bad = count(inside, colored.point(lambda v: 255 * (v < 240)))
        changed = ImageChops.difference(found, Image.new("RGB", found.size, GREY)).convert("L")
        bad += count(outside, changed.point(lambda v: 255 * (v > 8)))
        total = count(inside, inside) + count(outside, outside)
        assert bad <= 0.01 * max(total, 1), (self.name, self.ratio, name, bad, total)
        return bad / max(total, 1)


def count(one, two):
    return ImageChops.darker(one, two).histogram()[255]


def differing(one, two, levels):
    """How many pixels differ by more than some levels in a channel."""
    red, green, blue = ImageChops.difference(one, two).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[levels + 1:])


def sheets(folder):
    """All sheets of a folder, at both ratios."""
    names = sorted(p.stem for p in pathlib.Path(folder).glob("*.json") if "@" not in p.name)
    return [Sheet(folder, name, ratio) for name in names for ratio in (1, 2)]
