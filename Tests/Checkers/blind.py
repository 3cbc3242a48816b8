#!/usr/bin/env python3
"""Sheets of our icons beside a peer's for blind picks, and the key that says which is whose.

    blind.py PROGRAM PEERS OUT [--seed N] [--pairs 30] [--size 18]… [--scale 2]
        [--counterparts FILE] [-- OPTIONS]

PEERS is a folder of SVG files, in any subfolders. COUNTERPARTS has lines of two columns: what
`glyph` draws of ours, and the peer's file in PEERS; lines whose file is not there are skipped.
A seed chooses the pairs, at most one for each of our glyphs, and the side of each. OUT gets
sheet-SIZE.png for each size in points, with each pair on light and on dark, and key.csv, which
is to stay closed until the picks are written down. OPTIONS go to `glyph` with ours, such as
--icons FOLDER. A peer's colors are inverted on the ground that they are not made for.
"""
import argparse
import csv
import pathlib
import random
import shlex
import subprocess
import sys
import tempfile

from PIL import Image, ImageDraw, ImageOps, ImageStat

GROUNDS = {"light": (255, 255, 255), "dark": (0, 0, 0)}
CELL = 112  # pixels on the sheet
STEP = CELL + 8
LABEL = 36
ROWS = 10  # in a column


def drawn(program, words, size, scale):
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        subprocess.run([program, "glyph", "--no-config", "-q", *words, "--size", f"{size}x{size}",
                        "--scale", str(scale), "-o", file.name], check=True)
        return Image.open(file.name).convert("RGBA")


def shown(picture, ground):
    """The picture on a ground, enlarged by a whole factor so that its pixels stay."""
    factor = max(1, (CELL - 8) // max(picture.size))
    page = Image.new("RGBA", picture.size, GROUNDS[ground])
    page.alpha_composite(picture)
    page = page.resize([side * factor for side in page.size], Image.NEAREST)
    cell = Image.new("RGB", (CELL, CELL), GROUNDS[ground])
    cell.paste(page.convert("RGB"), tuple((CELL - side) // 2 for side in page.size))
    return cell


def suited(picture, ground):
    """The picture in its own colors on light if its ink is dark, else on dark; inverted otherwise."""
    alpha = picture.getchannel("A")
    light = ImageStat.Stat(picture.convert("L"), alpha.point(lambda a: 255 * (a > 0))).mean[0]
    if (light > 128) == (ground == "dark"):
        return picture
    picture = ImageOps.invert(picture.convert("RGB"))
    picture.putalpha(alpha)
    return picture


def pairs(path, peers, count, chance):
    """Rows of a number, our glyph's words and the peer's file, in random order."""
    rows = [row for row in csv.reader(path.read_text().splitlines()) if row and row[0][0] != "#"]
    found = [(ours, peers / file) for ours, file in rows if (peers / file).exists()]
    chance.shuffle(found)
    chosen = list({ours: (ours, file) for ours, file in found}.values())
    print(f"{len(found)} of {len(rows)} counterparts are there, of {len(chosen)} glyphs")
    return chosen[:count]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("peers", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pairs", type=int, default=30)
    parser.add_argument("--size", type=int, action="append", help="in points; repeatable")
    parser.add_argument("--scale", type=int, default=2, help="pixels per point")
    parser.add_argument("--counterparts", type=pathlib.Path,
                        default=pathlib.Path(__file__).with_name("counterparts.csv"))
    end = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    args = parser.parse_args(sys.argv[1:end])
    args.options = sys.argv[end + 1:]
    chance = random.Random(args.seed)
    args.out.mkdir(parents=True, exist_ok=True)
    key = [("sheet", "row", "ours is", "ours", "peer")]
    for size in args.size or [18, 24, 50]:
        rows = pairs(args.counterparts, args.peers, args.pairs, chance)
        columns = -(-len(rows) // ROWS)
        sheet = Image.new("RGB", (columns * (LABEL + 4 * STEP), min(ROWS, len(rows)) * STEP),
                          (216, 220, 226))
        pen = ImageDraw.Draw(sheet)
        for row, (ours, file) in enumerate(rows):
            left = chance.random() < 0.5
            key.append((f"sheet-{size}", row + 1, "left" if left else "right", ours,
                        file.relative_to(args.peers)))
            x, y = row // ROWS * (LABEL + 4 * STEP), row % ROWS * STEP + 4
            pen.text((x + 8, y + CELL // 2), str(row + 1), fill=(0, 0, 0))
            peer = drawn(args.program, [str(file)], size, args.scale)
            for column, ground in enumerate(GROUNDS):
                pair = [
                    drawn(args.program, [*shlex.split(ours), "--variant", ground, *args.options],
                          size, args.scale),
                    suited(peer, ground)]
                for side, picture in enumerate(pair if left else pair[::-1]):
                    sheet.paste(shown(picture, ground),
                                (x + LABEL + column * 2 * STEP + side * (CELL + 2), y))
        sheet.save(args.out / f"sheet-{size}.png")
    with open(args.out / "key.csv", "w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(key)


main()
