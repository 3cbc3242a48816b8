"""Makes cards of routes with Apache Spark, a line of JSON for a route, and the pictures on them.

    python3 cards.py --fingerpost PATH --master 'local[2]' ROUTES.jsonl CARDS-FOLDER \
        --pictures PICTURES-FOLDER --drawing='--preset carplay' -- --units us

Each line of ROUTES.jsonl is an engine's response with an "id" beside it, or
{"id": …, "route": RESPONSE}. The lines of CARDS-FOLDER/part-* stand in the same order; a line that
holds no route has an "error" in place of "cards", and is counted at the end. Each route is read
once: what follows reads the lines that were saved.
"""

import argparse
import json
import shlex
import subprocess
import sys

from pyspark.sql import SparkSession


def glyphs(line):
    """The names of the glyphs that a line of cards shows."""
    document = json.loads(line)
    for card in document.get("cards", []):
        yield card["glyph"]["name"]
        if "laneCard" in card:
            yield card["laneCard"]["glyph"]["name"]
        for variant in card.get("attributedInstructionVariants", []):
            for part in variant:
                if "shield" in part:
                    yield part["shield"]["name"]
    for route in document.get("routes", []):
        for thing in route.get("alongRoute", []):
            if "glyph" in thing:
                yield thing["glyph"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("routes")
    parser.add_argument("folder")
    parser.add_argument("--fingerpost", default="fingerpost", help="the program, on every worker")
    parser.add_argument("--master", default="local[2]")
    parser.add_argument("--partitions", type=int, default=4)
    parser.add_argument("--pictures", help="a folder for the pictures that the cards show")
    parser.add_argument("--drawing", default="", help="options of 'fingerpost icons'")
    parser.add_argument("options", nargs="*", help="for fingerpost, after --, such as --units us")
    arguments = parser.parse_args()

    # A worker has a core for each partition it works on, so one job each is enough. A line that
    # holds no route makes the program leave with 65, and what fails otherwise with another code:
    # Spark takes the first for done, as the error stands in the line's place.
    command = shlex.join(
        [arguments.fingerpost, "cards", "--format", "jsonl", "--jobs", "1", "--quiet"]
        + arguments.options + ["-"])
    guarded = shlex.join(["sh", "-c", command + "; code=$?; [ $code -eq 65 ] || exit $code"])

    spark = SparkSession.builder.master(arguments.master).appName("fingerpost").getOrCreate()
    context = spark.sparkContext
    context.setLogLevel("ERROR")
    routes = context.textFile(arguments.routes, arguments.partitions)
    routes.pipe(guarded, checkCode=True).saveAsTextFile(arguments.folder)
    cards = context.textFile(arguments.folder)
    total = cards.count()
    bad = cards.filter(lambda line: "error" in json.loads(line)).count()
    print(f"{total} lines, {bad} without a route", file=sys.stderr)
    names = cards.flatMap(glyphs).distinct().collect() if arguments.pictures else []
    spark.stop()
    if arguments.pictures:
        # Pictures do not depend on the order of the names.
        subprocess.run(
            [arguments.fingerpost, "icons", "--glyphs", "-", "-o", arguments.pictures]
            + shlex.split(arguments.drawing),
            input="\n".join(names), text=True, check=True)
        print(f"{len(names)} glyphs in {arguments.pictures}", file=sys.stderr)


if __name__ == "__main__":
    main()
