"""Time, memory and disk of many routes at once, and whether jobs and shards change any byte.

    python3 bulk.py PROGRAM [--routes FOLDER] [--jobs 1,2] [COUNT…]
"""
import argparse
import filecmp
import json
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from measure import own, peak


def lines(texts, count):
    """Routes over and over, each with another first distance."""
    for index in range(count):
        text = re.sub(
            r'"distance":(\d+)', lambda found: f'"distance":{int(found[1]) + index % 97}',
            texts[index % len(texts)], count=1)
        yield f'{{"id":{index},{text}\n'


def responses(fingerpost, folder):
    """The files of a folder that hold a route, as what follows an id."""
    texts = []
    for file in sorted(Path(folder).glob("**/*.json")):
        if ".cards." in file.name or not 2000 < file.stat().st_size < 60_000:
            continue
        answer = json.loads(file.read_text())
        text = json.dumps(answer, separators=(",", ":"))
        if isinstance(answer, dict) and answer and subprocess.run(
                [fingerpost, "cards", "-q", "--format", "jsonl"], input=text, text=True,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0:
            texts.append(text[1:])
    return texts


def size(folder):
    return sum(file.stat().st_size for file in Path(folder).glob("**/*") if file.is_file())


def measure(fingerpost, texts, count, every_jobs, folder):
    routes = folder / "routes.jsonl"
    with open(routes, "w", encoding="utf-8") as file:
        file.writelines(lines(texts, count))
    longest = max(map(len, texts))
    own(f"{count} routes", f"{routes.stat().st_size / 1e6:.1f} MB, longest line {longest / 1e3:.0f} kB")
    folders = []
    for jobs in every_jobs:
        seconds, memory = peak(
            fingerpost, "cards", "-q", "--format", "jsonl", "--jobs", jobs, routes)
        own(f"cards, {count} routes, {jobs} jobs", f"{seconds:.2f} s, {memory / 1e6:.0f} MB, "
            f"{count / seconds / jobs:.0f} routes a second and job")
        output = folder / f"render{jobs}"
        seconds, memory = peak(
            fingerpost, "render", "-q", "--format", "jsonl", "--jobs", jobs, routes, "-o", output)
        own(f"render, {count} routes, {jobs} jobs", f"{seconds:.2f} s, {memory / 1e6:.0f} MB, "
            f"{count / seconds / jobs:.0f} routes a second and job, {size(output) / 1e6:.0f} MB, "
            f"{sum(1 for _ in output.glob('*/*.png'))} pictures")
        folders.append(output)
    for other in folders[1:]:
        subprocess.run(["diff", "-r", folders[0], other], check=True)
    own(f"{count} routes, jobs", "the same bytes")
    shards(fingerpost, routes, folders[0], folder)


def shards(fingerpost, routes, whole, folder):
    """Three shards joined, against the run over all lines."""
    subprocess.run(["split", "-n", "l/3", routes, folder / "shard"], check=True)
    joined = folder / "joined"
    joined.mkdir()
    manifests = []
    with open(joined / "cards.jsonl", "wb") as cards:
        for shard in sorted(folder.glob("shard*")):
            output = folder / f"of-{shard.name}"
            with open(shard, "rb") as file:
                subprocess.run(
                    [fingerpost, "render", "-q", "--format", "jsonl", "-", "-o", output], stdin=file,
                    check=True)
            with open(output / "cards.jsonl", "rb") as file:
                shutil.copyfileobj(file, cards)
            manifests += ["--glyphs", output / "manifest.json"]
            shard.unlink()
    with open(routes, "rb") as file:
        once = folder / "once"
        subprocess.run(
            [fingerpost, "render", "-q", "--format", "jsonl", "-", "-o", once], stdin=file,
            check=True)
    assert filecmp.cmp(once / "cards.jsonl", joined / "cards.jsonl", shallow=False)
    subprocess.run([fingerpost, "icons", "-q", *manifests, "-o", joined / "pictures"], check=True)
    for pictures in (joined / "pictures").glob("*/"):
        subprocess.run(["diff", "-r", pictures, whole / pictures.name], check=True)
    own("three shards", "the same cards and pictures")


def compare(fingerpost, routes, counts=(1000, 10_000), every_jobs=(1, 2)):
    texts = responses(fingerpost, routes)
    own("different routes", f"{len(texts)}, {sum(map(len, texts)) / len(texts) / 1e3:.1f} kB each")
    for count in counts:
        with tempfile.TemporaryDirectory() as name:
            measure(fingerpost, texts, count, every_jobs, Path(name))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("fingerpost")
    parser.add_argument("counts", type=int, nargs="*", default=[1000, 10_000])
    parser.add_argument("--routes", default=Path(__file__).parents[2] / "Examples/routes")
    parser.add_argument("--jobs", default="1,2")
    arguments = parser.parse_args()
    compare(
        os.path.abspath(arguments.fingerpost), arguments.routes, arguments.counts,
        [int(number) for number in arguments.jobs.split(",")])


if __name__ == "__main__":
    main()
