"""Checks a catalog against a schema of its lists, and the lists against the files."""
import json
import pathlib
import sys

try:
    import jsonschema
    from PIL import Image
except ImportError as error:
    print("skipped:", error)
    sys.exit(0)

root = pathlib.Path(sys.argv[1])
schema = json.loads((pathlib.Path(__file__).parent / "contents.schema.json").read_text())
points = {}
count = 0
for folder in [root, *sorted(p for p in root.rglob("*") if p.is_dir())]:
    text = (folder / "Contents.json").read_text()
    contents = json.loads(text)
    jsonschema.validate(contents, schema)
    # As Xcode writes it: two spaces a level, spaces around colons, sorted keys, a line end.
    wanted = json.dumps(contents, indent=2, sort_keys=True, separators=(",", " : "), ensure_ascii=False)
    assert text == wanted + "\n", folder
    if folder.suffix == ".colorset":
        looks = ["appearances" in slot for slot in contents["colors"]]
        assert looks == [False, True], folder
        count += 1
    if folder.suffix != ".imageset":
        continue
    images = contents["images"]
    names = [image["filename"] for image in images]
    assert len(set(names)) == len(names), folder
    assert set(names) == {p.name for p in folder.iterdir()} - {"Contents.json"}, folder
    slots = {(i["idiom"], i.get("scale"), "appearances" in i) for i in images}
    for idiom, scale, _ in slots:
        assert (idiom, scale, False) in slots and (idiom, scale, True) in slots, folder
    for image in images:
        width, height = Image.open(folder / image["filename"]).size
        scale = int(image["scale"][0])
        assert points.setdefault(folder, (width / scale, height / scale)) == (
            width / scale, height / scale), folder
        count += 1
assert count > 0
print(f"{count} color sets and slots in {len(points)} image sets")
