"""What must hold after each run, whatever it was given."""
import hashlib
import json
import os
import pathlib
import re
import struct
import zlib

# Done, differences, usage, bad data, no input, cannot create, input and output; 70 is a fault.
STATUSES = {0, 1, 64, 65, 66, 73, 74}
LONGEST_LINE = 1100
MOST_LINES = 40


def said(status, text):
    """What is wrong with an exit status and the text on standard error; None where nothing is."""
    if status not in STATUSES:
        return f"status {status}"
    words = text.decode("utf-8", "replace")
    if re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", words):
        return "a control character on standard error"
    rows = words.split("\n")
    if words and rows.pop() != "":
        return "standard error ends within a line"
    if any(len(row.encode()) > LONGEST_LINE for row in rows):
        return "a line on standard error is too long"
    if len(rows) > MOST_LINES:
        return "too many lines on standard error"
    errors = [row for row in rows if row.startswith("error: ")]
    if status <= 1:
        return "an error, yet a good status" if errors and status == 0 else None
    # One error, or one a file: each faulty file is named before the program ends.
    places = {row.split(": ")[1] for row in errors}
    if not errors or len(places) < len(errors):
        return f"status {status}, {len(errors)} error lines and {len(places)} places"
    # Place, finding; remedy.
    return None if all(re.search(r"; | See '|, or ", row) for row in errors) else "an error without a remedy"


def snapshot(folder):
    """What a folder holds: for each name its kind and its content."""
    result = {}
    for root, folders, files in os.walk(os.fsencode(folder)):
        for name in folders + files:
            path = os.path.join(root, name)
            if os.path.islink(path):
                result[path] = "-> " + os.fsdecode(os.readlink(path))
            elif os.path.isfile(path):
                result[path] = hashlib.sha256(pathlib.Path(os.fsdecode(path)).read_bytes()).hexdigest()
            else:
                result[path] = "folder" if os.path.isdir(path) else "special"
    return result


def whole_png(data):
    """Whether data is a PNG file from its first chunk to its last, with right checksums."""
    at, last = 8, b""
    if not data.startswith(b"\x89PNG\r\n\x1a\n"):
        return False
    while at < len(data):
        if len(data) - at < 12:
            return False
        length = struct.unpack(">I", data[at:at + 4])[0]
        last = data[at + 4:at + 8]
        if zlib.crc32(data[at + 4:at + 8 + length]) != int.from_bytes(data[at + 8 + length:at + 12 + length], "big"):
            return False
        at += 12 + length
    return last == b"IEND"


def part(path, is_killed):
    """Why a new file is no whole one; None where it is."""
    data = pathlib.Path(os.fsdecode(path)).read_bytes()
    name = os.path.basename(path)
    if name.startswith(b".fingerpost-"):
        return None if is_killed or name in (b".fingerpost-journal", b".fingerpost-last-run") else "a file without its name is left"
    end = os.path.splitext(name)[1][1:]
    try:
        if end == b"json":
            json.loads(data)
        if end == b"png" and not whole_png(data):
            return "a part of a picture"
        if end == b"svg" and not data.rstrip().endswith(b"</svg>"):
            return "a part of an SVG"
        if end == b"html" and not data.rstrip().endswith(b"</html>"):
            return "a part of a page"
    except ValueError:
        return "a part of a JSON file"
    return None


def is_json(text):
    """Whether a text is JSON, or JSON Lines."""
    try:
        json.loads(text)
    except ValueError:
        try:
            for line in text.splitlines():
                json.loads(line)
        except ValueError:
            return False
    return True


def written(before, after, allowed, looks=True, is_killed=False):
    """What is wrong with what a run left in its folders.

    `allowed` tells of a path whether the run may write there; new files are looked at unless they are
    copies of what may have been none.
    """
    for path in sorted(set(before) | set(after)):
        if before.get(path) == after.get(path):
            continue
        if not allowed(path):
            return f"changed: {os.fsdecode(path)}"
        if looks and path in after and after[path] not in ("folder", "special") and not after[path].startswith("->"):
            fault = part(path, is_killed)
            if fault:
                return f"{fault}: {os.fsdecode(path)}"
    return None
