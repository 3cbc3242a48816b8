"""Makes cards of routes with Apache Spark, a line of JSON for a route.

    python3 cards.py --fingerpost PATH --master 'local[2]' ROUTES.jsonl CARDS-FOLDER

Each line of ROUTES.jsonl is an engine's answer with an "id" beside it, or
{"id": …, "route": ANSWER}. The lines of CARDS-FOLDER/part-* stand in the same order; a line that
holds no route has an "error" in place of "cards", and is counted at the end.
"""

import argparse
import json
import shlex
import sys

from pyspark.sql import SparkSession


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("routes")
    parser.add_argument("folder")
    parser.add_argument("--fingerpost", default="fingerpost", help="the program, on every worker")
    parser.add_argument("--master", default="local[2]")
    parser.add_argument("--partitions", type=int, default=4)
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
    spark.sparkContext.setLogLevel("ERROR")
    lines = spark.sparkContext.textFile(arguments.routes, arguments.partitions)
    cards = lines.pipe(guarded, checkCode=True).cache()
    cards.saveAsTextFile(arguments.folder)
    total = cards.count()
    bad = cards.filter(lambda line: "error" in json.loads(line)).count()
    print(f"{total} lines, {bad} without a route", file=sys.stderr)
    spark.stop()


if __name__ == "__main__":
    main()
