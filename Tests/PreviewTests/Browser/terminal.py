"""Pictures in terminals."""

import base64
import io
import os
import re
import subprocess
import time

from pages import check


def colors_of(image):
    return list(image.get_flattened_data() if hasattr(image, "get_flattened_data") else image.getdata())


def over_black(pixels):
    """Straight alpha over black, rounded."""
    return [tuple((c * a + 127) // 255 for c in (r, g, b)) for r, g, b, a in pixels]


def terminal(_, program, work, shots):
    """Needs `apt-get install tmux` and `pip install pillow`."""
    from PIL import Image

    glyph = ["glyph", "fork-left", "--size", "24", "--variant", "dark"]
    png = work / "glyph.png"
    subprocess.run([program, *glyph, "-o", png], check=True)
    image = Image.open(png).convert("RGBA")
    expected = over_black(colors_of(image))

    kitty = subprocess.run([program, *glyph, "--graphics", "kitty"], capture_output=True, check=True).stdout.decode()
    pieces = re.findall("\x1b_G([^;\x1b]*);([^\x1b]*)\x1b\\\\", kitty)
    found = Image.open(io.BytesIO(base64.b64decode("".join(piece for _, piece in pieces)))).convert("RGBA")
    check("terminal: kitty's stream holds our pixels", over_black(colors_of(found)) == expected, pieces[0][0])

    # A server of its own for each picture, since one that is killed takes a moment to go.
    server = 0

    def tmux(*arguments):
        return subprocess.run(["tmux", "-L", f"fingerpost-check-{os.getpid()}-{server}", *arguments], capture_output=True, text=True).stdout

    def captured(command):
        nonlocal server
        server += 1
        tmux("-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "40",
             f"env COLORTERM=truecolor {command}; sleep 20")
        end = time.time() + 8
        text = ""
        while time.time() < end and "\u2580" not in text:
            time.sleep(0.1)
            text = tmux("capture-pane", "-e", "-p")
        time.sleep(0.3)
        text = tmux("capture-pane", "-e", "-p")
        tmux("kill-server")
        return text

    words = " ".join(map(str, [program, *glyph]))
    for name, extra in (("asked for", " --graphics blocks"), ("found by query", "")):
        rows = cells_of(captured(words + extra))[:12]
        found = [[None] * 24 for _ in range(24)]
        for y, row in enumerate(rows):
            for x, (letter, front, back) in enumerate(row[:24]):
                top, bottom = {" ": (back, back), "\u2580": (front, back), "\u2584": (back, front)}[letter]
                found[2 * y][x], found[2 * y + 1][x] = top or (0, 0, 0), bottom or (0, 0, 0)
        same = [c or (0, 0, 0) for row in found for c in row] == expected
        check(f"terminal: tmux shows our pixels in half blocks, {name}", same)


def cells_of(text):
    """Letters with their colors, of what `tmux capture-pane -e` prints."""
    rows = []
    front = back = None
    for line in text.split("\n"):
        row = []
        for code, letter in re.findall("\x1b\\[([0-9;]*)m|(.)", line):
            if letter:
                row.append((letter, front, back))
                continue
            numbers = [int(n or 0) for n in code.split(";")]
            while numbers:
                number = numbers.pop(0)
                if number == 0:
                    front = back = None
                elif number in (38, 48) and numbers[:1] == [2]:
                    color = tuple(numbers[1:4])
                    numbers = numbers[4:]
                    front, back = (color, back) if number == 38 else (front, color)
                elif number == 39:
                    front = None
                elif number == 49:
                    back = None
        rows.append(row)
    return rows
