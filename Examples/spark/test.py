"""Runs cards.py over 10,000 routes and checks what it writes.

    python3 test.py PATH-OF-FINGERPOST
"""

import glob
import json
import os
import subprocess
import sys
import tempfile

COUNT = 10_000
HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    program = os.path.abspath(sys.argv[1])
    answers = []
    for name in ["athens", "motorway", "roundabouts-left", "helsinki-hebrew"]:
        with open(os.path.join(HERE, "..", "routes", name + ".json"), encoding="utf-8") as file:
            answers.append(json.load(file))
    kinds = [
        [card["kind"] for card in json.loads(
            subprocess.run([program, "cards", "--quiet", "-"], input=json.dumps(answer).encode(),
                           stdout=subprocess.PIPE, check=True).stdout)["cards"]]
        for answer in answers
    ]
    with tempfile.TemporaryDirectory() as folder:
        routes = os.path.join(folder, "routes.jsonl")
        with open(routes, "w", encoding="utf-8") as file:
            for index in range(COUNT):
                if index % 100 == 99:
                    file.write(json.dumps({"id": index, "code": "NoRoute"}) + "\n")
                else:
                    file.write(json.dumps({"id": index, **answers[index % len(answers)]}) + "\n")
        cards = os.path.join(folder, "cards")
        subprocess.run(
            [sys.executable, os.path.join(HERE, "cards.py"), "--fingerpost", program, routes,
             cards], check=True)
        lines = []
        for part in sorted(glob.glob(os.path.join(cards, "part-*"))):
            with open(part, encoding="utf-8") as file:
                lines += [json.loads(line) for line in file]
    assert len(lines) == COUNT, len(lines)
    for index, line in enumerate(lines):
        assert line["id"] == index, (index, line["id"])
        if index % 100 == 99:
            assert line["error"]["code"] == 65, line
        else:
            assert [card["kind"] for card in line["cards"]] == kinds[index % len(kinds)], index
    print(f"{COUNT} lines are right")


if __name__ == "__main__":
    main()
