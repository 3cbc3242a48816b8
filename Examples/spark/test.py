"""Runs cards.py over 20,000 routes and checks the lines and the pictures that it writes.

    python3 test.py PATH-OF-FINGERPOST
"""

import glob
import json
import os
import subprocess
import sys
import tempfile

COUNT = 20_000
PARTITIONS = 6
HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    program = os.path.abspath(sys.argv[1])
    routes = []
    for name in ["athens", "motorway", "roundabouts-left", "helsinki-hebrew"]:
        with open(os.path.join(HERE, "..", "routes", name + ".json"), encoding="utf-8") as file:
            routes.append(json.load(file))
    expected = [
        json.loads(
            subprocess.run([program, "cards", "--quiet", "-"], input=json.dumps(route).encode(),
                           stdout=subprocess.PIPE, check=True).stdout)
        for route in routes
    ]
    kinds = [[card["kind"] for card in document["cards"]] for document in expected]
    with tempfile.TemporaryDirectory() as folder:
        lines_path = os.path.join(folder, "routes.jsonl")
        with open(lines_path, "w", encoding="utf-8") as file:
            for index in range(COUNT):
                if index % 100 == 99:
                    file.write(json.dumps({"id": index, "code": "NoRoute"}) + "\n")
                else:
                    file.write(json.dumps({"id": index, **routes[index % len(routes)]}) + "\n")
        # Notes each start of the program, which shows that no route is read twice.
        counting = os.path.join(folder, "fingerpost")
        starts = os.path.join(folder, "starts")
        with open(counting, "w", encoding="utf-8") as file:
            file.write(f'#!/bin/sh\necho "$1" >> "{starts}"\nexec "{program}" "$@"\n')
        os.chmod(counting, 0o755)
        cards, pictures = os.path.join(folder, "cards"), os.path.join(folder, "pictures")
        subprocess.run(
            [sys.executable, os.path.join(HERE, "cards.py"), "--fingerpost", counting,
             "--partitions", str(PARTITIONS), "--pictures", pictures, "--drawing=--scale 1",
             lines_path, cards], check=True)
        with open(starts, encoding="utf-8") as file:
            started = sorted(file.read().split())
        parts = sorted(glob.glob(os.path.join(cards, "part-*")))
        assert started == ["cards"] * len(parts) + ["icons"], started
        lines = []
        for part in parts:
            with open(part, encoding="utf-8") as file:
                lines += [json.loads(line) for line in file]
        check_lines(lines, kinds)
        check_pictures(program, expected, pictures, folder)
    print(f"{COUNT} lines and their pictures are right")


def check_lines(lines, kinds):
    assert len(lines) == COUNT, len(lines)
    for index, line in enumerate(lines):
        assert line["id"] == index, (index, line["id"])
        if index % 100 == 99:
            assert line["error"]["code"] == 65, line
        else:
            assert [card["kind"] for card in line["cards"]] == kinds[index % len(kinds)], index


def check_pictures(program, expected, pictures, folder):
    """Compares with the pictures of the four routes alone, which the program names by itself."""
    documents = []
    for index, document in enumerate(expected):
        path = os.path.join(folder, f"{index}.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(document, file)
        documents += ["--glyphs", path]
    alone = os.path.join(folder, "alone")
    subprocess.run([program, "icons", *documents, "-o", alone, "--scale", "1"], check=True)
    subprocess.run(["diff", "-r", alone, pictures], check=True)
    assert len(os.listdir(os.path.join(pictures, "glyphs"))) > 40


if __name__ == "__main__":
    main()
