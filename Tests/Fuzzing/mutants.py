"""Inputs with faults: what real files become when values, bytes, chunks or tokens change."""
import json
import re
import struct
import zlib

MARKS = ["\u0d4e", "\u0600", "\u0301", "\u200d", "\U000110bd", "\u0903", "\u202e", "\ufeff"]
WORDS = ["", " ", "x", "-", "../../x", "/etc/passwd", "a\nb", "a\tb", "\x1b[31m", "'; touch PWNED; '",
         "<script>alert(1)</script>", "</script>", "&lt;", "%2F..", "{0}", "$(touch PWNED)", "\x00", "\x7f",
         "\u05d0\u05d1", "\u6771" * 90, "a" * 300, "left", "uturn", "arrive", "NaN", "#ffffff", "1e9",
         *[mark + "<" + mark + ">" for mark in MARKS]]
# Numbers are put in as text, since JSON may hold more than Python's numbers do.
NUMBERS = ["0", "-0", "1", "-1", "0.1", "0.5", "1.5", "2", "3", "7", "16", "17", "45", "89.999", "90",
           "180", "-180", "181", "255", "256", "359.9999", "360", "361", "1000", "65535", "65536", "1e5",
           "1e7", "10000001", "1e9", "2147483647", "2147483648", "4294967296", "1e12", "9007199254740993",
           "1e15", "9223372036854775807", "9223372036854775808", "1e18", "1e19", "1e21", "1e100",
           "1e308", "1e400", "-1e9", "-1e308", "1e-7", "1e-308", "1e-400", "0.30000000000000004",
           "12345678901234567890123456789012345678901234567890"]


# The most values of a JSON text that is made up.
MOST_PLACES = 200_000


def number(text):
    """A number as it stands in a JSON value until that is written: a string, marked."""
    return f"@@{text}@@"


def places(value, found):
    """All places in a JSON value, as the container and the key."""
    todo = [value]
    while todo:
        value = todo.pop()
        items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for key, child in items:
            found.append((value, key))
            todo.append(child)
    return found


def odd(random, words):
    """A JSON value that is seldom right."""
    return random.choice([
        lambda: number(random.choice(NUMBERS)), lambda: number(random.choice(NUMBERS)),
        lambda: random.choice(words), lambda: random.choice(words), lambda: None, lambda: random.choice([True, False]),
        lambda: [], lambda: {}, lambda: [0] * random.choice([1, 2, 100, 20000]),
        lambda: [{}] * random.choice([1, 3, 5000]), lambda: [random.choice(words)] * 3,
        lambda: nested(random.choice([3, 100, 600])), lambda: "x" * random.choice([1000, 200000]),
    ])()


def spliced(random, value, words):
    """A text with a word put in or with characters gone, half of the time; else an odd value."""
    if not isinstance(value, str) or value.startswith("@@") or random.random() < 0.5:
        return odd(random, words)
    at, end = sorted(random.randrange(len(value) + 1) for _ in range(2))
    return value[:at] + random.choice([random.choice(words), "", value[at:end] * 2]) + value[end:]


def nested(depth):
    value = 0
    for level in range(depth):
        value = [value] if level % 2 else {"a": value}
    return value


def changed(random, name, data, meant):
    """A file with faults, by what its name ends in; `meant` are words that mean something in it."""
    kinds = {"json": [json_text] * 5 + [raw], "geojson": [json_text], "jsonl": [lines], "gpx": [xml, xml, xml, lines],
             "svg": [xml], "xml": [xml], "png": [png], "txt": [rows]}
    kind = random.choice(kinds.get(name.rsplit(".", 1)[-1], [raw]))
    return kind(random, data, WORDS + meant * 3)


def json_text(random, text, words=WORDS):
    """A JSON text with some of its values changed; bytes where it is none."""
    try:
        value = json.loads(text, parse_float=number, parse_int=number)
    except ValueError:
        return raw(random, text)
    for _ in range(random.choice([1, 1, 2, 3, 8])):
        found = places(value, [])
        if not found:
            return raw(random, text)
        # Places near the root and all others alike.
        holder, key = random.choice(found[:random.choice([10, 100, len(found)])])
        kind = random.randrange(6)
        if kind == 0 and isinstance(holder, dict):
            del holder[key]
        elif kind == 1 and isinstance(holder, list):
            del holder[key]
        elif kind == 2 and isinstance(holder, list):
            # Copies of copies would grow without end.
            most = max(0, (MOST_PLACES - len(found)) // (len(places(holder[key], [])) + 1))
            holder[key:key] = [holder[key]] * min(most, random.choice([1, 2, 50, 1000]))
        elif kind == 3 and isinstance(holder, dict):
            holder[random.choice(words + list(holder))] = holder.pop(key)
        elif kind == 4:
            other, name = random.choice(found)
            if len(found) > MOST_PLACES // 2:
                continue
            is_there = name in other or isinstance(other, list) and isinstance(name, int) and name < len(other)
            try:
                holder[key] = json.loads(json.dumps(other[name])) if is_there else None
            except RecursionError:
                holder[key] = None
        else:
            holder[key] = spliced(random, holder[key], words)
    try:
        result = json.dumps(value, ensure_ascii=random.random() < 0.5, separators=(",", ":"))
        result = re.sub(r'"@@([^"@]*)@@"', r"\1", result)
    except RecursionError:
        return raw(random, text)
    if len(result) > 8 << 20:
        result = result[:8 << 20]
    return encoded(random, result)


def encoded(random, text):
    """The bytes of a text, seldom in another form of Unicode than UTF-8."""
    form = "utf-8" if random.random() < 0.95 else random.choice(
        ["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be", "utf-8-sig", "utf-16", "latin-1"])
    return text.encode(form, errors="replace" if form == "latin-1" else "surrogatepass")


def lines(random, text, words=WORDS):
    """JSON Lines with some lines changed, doubled or gone."""
    rows = text.decode("utf-8", "replace").split("\n")
    result = []
    for row in rows:
        if random.random() < 0.1 and row:
            result.append(json_text(random, row.encode(), words))
        elif random.random() < 0.02:
            continue
        else:
            result.append(row.encode())
    if random.random() < 0.2:
        return raw(random, b"\n".join(result))
    return b"\n".join(result)


def rows(random, text, words=WORDS):
    """A list with a name a line, in which some are others, or parts of them."""
    result = text.decode("utf-8", "replace").splitlines()
    for _ in range(random.choice([1, 1, 2, 4])):
        at = random.randrange(len(result) + 1)
        row = result[at] if at < len(result) else ""
        parts = re.split(r"([;|:,*+@_]|\d+)", row)
        part = random.randrange(len(parts))
        parts[part:part + random.choice([0, 1])] = [random.choice([random.choice(words), random.choice(NUMBERS), "", random.choice(parts)])] * random.choice([1, 1, 2, 100])
        result[at:at + 1] = ["".join(parts)] * random.choice([1, 1, 1, 2, 3000])
    return raw(random, "\n".join(result).encode("utf-8", "replace")) if random.random() < 0.1 else "\n".join(result).encode("utf-8", "replace")


def raw(random, data, words=WORDS):
    """Bytes with some changed, inserted, cut out, repeated or cut off."""
    data = bytearray(data)
    for _ in range(random.choice([1, 1, 2, 4, 16])):
        at = random.randrange(len(data) + 1)
        end = min(len(data), at + random.choice([1, 2, 4, 16, 256]))
        kind = random.randrange(6)
        if kind == 0 and at < len(data):
            data[at] = random.randrange(256)
        elif kind == 1:
            data[at:at] = random.choice([bytes([random.randrange(256)]), b"\0", b"\xff\xfe", b"<?a?>",
                                         random.choice(words).encode(), random.choice(NUMBERS).encode()])
        elif kind == 2:
            del data[at:end]
        elif kind == 3:
            data[at:at] = data[at:end] * random.choice([1, 3, 100])
        elif kind == 4 and random.random() < 0.3:
            del data[at:]
        else:
            data[at:end] = bytes(reversed(data[at:end]))
    return bytes(data)


SNIPPETS = [
    '<!DOCTYPE svg [<!ENTITY e "' + "x" * 1000 + '">]>', '<!DOCTYPE svg [<!ATTLIST svg a CDATA #IMPLIED>]>', "<?a?>",
    '<use href="#a"/>', '<use id="a" href="#a"/>', '<g id="a"><use href="#a"/></g>', "<g>" * 60, "<g>" * 3000,
    '<path d="M0 0L9 9" stroke="#000" stroke-width="1e9"/>', '<path d="M0 0' + "l1 1-1 1" * 3000 + '" stroke="#000"/>',
    '<path d="M20 100C180 100 20 100 180 100" fill="none" stroke="#000" stroke-width="40"/>',
    '<path d="M0 0h9" stroke="#000" stroke-dasharray="1e-9"/>', '<circle r="1e300" cx="-1e300"/>', '<rect width="1e9" height="1e-9" rx="5"/>',
    '<path transform="matrix(1e9 0 0 1e-9 0 0)" d="M0 0h1v1z"/>', '<path transform="rotate(1e300)" d="M0 0h1v1z"/>',
    '<path d="M0 0A1e9 1e-9 45 1 1 9 9" stroke="#000"/>', "<style>path{fill:red}</style>", "<text>a</text>", "&e;", "]]>", "<![CDATA[",
    '<path d="M0 0C' + "1 2 3 4 5 6 " * 2000 + '" stroke="#000" stroke-width="9"/>',
]


def xml(random, data, words=WORDS):
    """XML with numbers, words and elements changed."""
    text = data.decode("utf-8", "replace")
    for _ in range(random.choice([1, 1, 2, 4])):
        kind = random.randrange(4)
        if kind == 0:
            numbers = list(re.finditer(r"-?\d+(\.\d+)?", text))
            if numbers:
                number = random.choice(numbers)
                text = text[:number.start()] + random.choice(NUMBERS) + text[number.end():]
        elif kind == 1:
            at = random.choice([match.end() for match in re.finditer(">", text)] or [0])
            text = text[:at] + random.choice(SNIPPETS) + text[at:]
        elif kind == 2:
            values = list(re.finditer(r'"[^"]*"', text))
            if values:
                value = random.choice(values)
                word = random.choice(words + NUMBERS).replace('"', "")
                text = text[:value.start() + 1] + word + text[value.end() - 1:]
        else:
            elements = list(re.finditer(r"<[^<>]*>", text))
            if elements:
                element = random.choice(elements)
                count = random.choice([0, 2, 2, 30, 1000])
                text = text[:element.start()] + element.group() * count + text[element.end():]
    data = encoded(random, text[:4 << 20])
    return raw(random, data) if random.random() < 0.2 else data


def png(random, data, words=WORDS):
    """A PNG file whose chunks are changed, doubled, moved or gone, mostly with right checksums."""
    chunks, at = [], 8
    while at + 12 <= len(data):
        length = struct.unpack(">I", data[at:at + 4])[0]
        chunks.append([data[at + 4:at + 8], data[at + 8:at + 8 + length]])
        at += 12 + length
    for _ in range(random.choice([1, 1, 2, 4])):
        if not chunks:
            return raw(random, data)
        place = random.randrange(len(chunks))
        kind = random.randrange(6)
        if kind == 0:
            chunks[place][1] = raw(random, chunks[place][1])
        elif kind == 1:
            del chunks[place]
        elif kind == 2:
            chunks[place:place] = [list(chunks[place])] * random.choice([1, 2, 2000])
        elif kind == 3:
            chunks.insert(place, [random.choice([b"IDAT", b"tEXt", b"PLTE", b"tRNS", b"IHDR", b"iCCP", b"zzZz", b"ZZZZ"]), bytes(random.choice([0, 1, 13, 5000]))])
        elif kind == 4 and chunks[0][0] == b"IHDR" and len(chunks[0][1]) == 13:
            head = list(struct.unpack(">IIBBBBB", chunks[0][1]))
            part = random.randrange(7)
            head[part] = random.choice([0, 1, 2, 3, 100, 8192, 65535, 1 << 30]) if part < 2 else random.randrange(20)
            chunks[0][1] = struct.pack(">IIBBBBB", *head)
        else:
            for chunk in chunks:
                if chunk[0] == b"IDAT" and random.random() < 0.5:
                    try:
                        chunk[1] = zlib.compress(raw(random, zlib.decompress(chunk[1])))
                    except zlib.error:
                        pass
    result = bytearray(data[:8])
    for name, body in chunks:
        body = bytes(body)
        crc = zlib.crc32(name + body) if random.random() < 0.98 else 7
        result += struct.pack(">I", len(body)) + name + body + struct.pack(">I", crc)
    return raw(random, result) if random.random() < 0.1 else bytes(result)
