"""Prints the time in microseconds that resvg-py takes for one of the SVG files, at 64 px.

A process of its own, as ours is: other libraries in the process change how it gets memory.
"""
import pathlib
import sys

import resvg_py

from measure import least

texts = [pathlib.Path(path).read_text() for path in sys.argv[1:]]


def every():
    for text in texts:
        resvg_py.svg_to_bytes(svg_string=text, width=64, height=64, skip_system_fonts=True)


print(least(every) / len(texts) * 1e6)
