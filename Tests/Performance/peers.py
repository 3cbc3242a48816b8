"""Measures the peers beside the program and prints one table of ratios.

usage: peers.py BENCHMARKS FINGERPOST PACKAGE [PART…]

The parts are fill, start, set, pack, cards, bulk, diff and growth; without one, all are measured.
"""
import pathlib
import sys

import bulk
import cards
import differences
import filling
import growth
import packing
import processes


def main():
    benchmarks, fingerpost, package = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    icons = sorted((package / "Icons/maneuvers").glob("*.svg"))
    routes = package / "Examples/routes"
    resvg = pathlib.Path(sys.executable).parent / "resvg"
    parts = {
        "fill": lambda: [filling.compare(benchmarks, icons), filling.memory(benchmarks, icons)],
        "start": lambda: [
            processes.start(fingerpost, resvg),
            processes.glyph(fingerpost, resvg, package / "Icons/maneuvers/turn-right.svg")],
        "set": lambda: [processes.whole_set(fingerpost, resvg), processes.all_targets(fingerpost)],
        "pack": lambda: packing.compare(benchmarks, fingerpost),
        "cards": lambda: cards.compare(fingerpost, routes),
        "bulk": lambda: bulk.compare(fingerpost, routes),
        "diff": lambda: differences.compare(fingerpost),
        "growth": lambda: [
            growth.of_routes(fingerpost, routes / "motorway.json"), growth.of_sets(fingerpost)],
    }
    wanted = sys.argv[4:] or list(parts)
    unknown = [part for part in wanted if part not in parts]
    if unknown:
        sys.exit(f"unknown parts {', '.join(unknown)}; there are {', '.join(parts)}")
    print("| what | ours | peer | theirs | ours / theirs |\n| --- | --- | --- | --- | --- |")
    for part in wanted:
        parts[part]()


main()
