#!/usr/bin/env python3
"""Checks how a program maps the words of routing engines to maneuvers, by the cases beside this script.

    check.py [--only PATTERN]... [--format text|markdown|json] RESULTS.jsonl
    check.py --cases

RESULTS.jsonl has a line for each case in the form of result.schema.json; - is standard input. A case is right if
a member that is expected is said and none differs, wrong if one differs or the program could not read the
response, unsaid if none is said, and absent without a result. Engines without any result are not counted.
The exit code is 1 if a case is wrong or absent, 64 for usage, 65 for bad data, 66 for no input.
"""
import argparse
import difflib
import fnmatch
import json
import pathlib
import re
import signal
import sys
import unicodedata

FOLDER = pathlib.Path(__file__).parent
VERDICTS = ["right", "wrong", "unsaid", "absent"]
SLACK = {"exit": 0, "angle": 10, "meters": 1}  # By how much a right number may be off.
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "number": (int, float),
         "null": type(None)}
KEYWORDS = {  # Those of JSON Schema about one value, in an order in which each may rely on those before.
    "type": lambda value, types: not isinstance(value, bool) and any(
        isinstance(value, TYPES[name]) for name in ([types] if isinstance(types, str) else types)),
    "enum": lambda value, names: value in names, "pattern": lambda value, form: re.search(form, value),
    "minimum": lambda value, least: value >= least, "maximum": lambda value, most: value <= most,
    **dict.fromkeys(["minLength", "minItems", "minProperties"], lambda value, least: len(value) >= least),
}


def fail(place, finding, remedy, code=65):
    print(plain(f"error: {place}: {finding}; {remedy}"), file=sys.stderr)
    sys.exit(code)


def plain(text):
    """The text on one line, without characters that control a terminal."""
    return "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text)


def near(word, names, remedy):
    return "".join(f"did you mean '{name}'?" for name in difflib.get_close_matches(word, names, 1, 0.75)) or remedy


def read(path):
    try:
        return sys.stdin.buffer.read() if path == "-" else pathlib.Path(path).read_bytes()
    except OSError as error:
        fail(path, error.strerror.lower(), "name a file that can be read", 66)


def parsed(text, place):
    """The value of a JSON text, in which a member that is null counts as absent, and 2.0 is 2."""
    def number(digits):
        return int(float(digits)) if float(digits).is_integer() else float(digits)
    try:
        return json.loads(
            text.decode("utf-8-sig"), parse_float=number, parse_constant=int,
            object_hook=lambda members: {key: one for key, one in members.items() if one is not None})
    except json.JSONDecodeError as error:
        fail(place, f"not JSON: {error.msg} at character {error.pos + 1}", "correct it")
    except (ValueError, RecursionError):
        fail(place, "not JSON in UTF-8", "correct it")


def lines(path, schema):
    """The place and the value of each line that is not blank, in the form of a schema."""
    for number, line in enumerate(read(path).split(b"\n"), 1):
        if line.strip():
            place = f"{'standard input' if path == '-' else path}: line {number}"
            value = parsed(line, place)
            expect(value, schema, schema, place)
            yield place, value


def expect(value, rule, schema, start, path=""):
    """Fails unless a value has the form of a rule of a schema, whose description is the remedy."""
    if "anyOf" in rule:
        rule = rule["anyOf"][isinstance(value, list)]  # One value, or a list of them.
    if "$ref" in rule:
        rule = schema["$defs"][rule["$ref"].rpartition("/")[2]]
    place, members = f"{start}: {path}" if path else start, rule.get("properties", {})
    for keyword, holds in KEYWORDS.items():
        if keyword in rule and not holds(value, rule[keyword]):
            remedy = near(str(value), rule.get("enum", []), f"expected: {rule.get('description', 'a value')}")
            fail(place, f"is {json.dumps(value, ensure_ascii=False)[:80]}", remedy)
    for key in value if members else []:
        if key not in members:
            fail(place, f"unknown member '{key[:80]}'", near(key, members, f"use {', '.join(members)}"))
    for key in rule.get("required", []):
        if key not in value:
            fail(place, f"no '{key}'", "add it")
    for key in value if members else []:
        expect(value[key], members[key], schema, start, f"{path}.{key}".lstrip("."))
    for index, one in enumerate(value) if "items" in rule else []:
        expect(one, rule["items"], schema, start, f"{path}[{index}]")


def part(name):
    return parsed(read(FOLDER / name), FOLDER / name)


def atlas():
    """The version of the atlas and its cases by id, all checked."""
    head, schema, cases = part("atlas.json"), part("atlas.schema.json"), {}
    expect(head, schema, schema, FOLDER / "atlas.json")
    meanings = [one["name"] for one in head["meanings"]]
    files = {f"{one['name']}.jsonl": one["name"] for one in head["engines"]}
    found = {file.name for file in (FOLDER / "cases").glob("[!.]*")}
    for name in sorted(found - set(files)):
        fail(FOLDER / "cases" / name, "no engine of this name in atlas.json", near(name, files, "add it there"))
    for name, engine in files.items():
        last = 0
        for place, case in lines(FOLDER / "cases" / name, part("case.schema.json")) if name in found else []:
            key, meaning = case["id"], case["meaning"]
            if not re.fullmatch(f"{engine}/[a-z0-9-]+", key):
                fail(f"{place}: id", f"is '{key}'", f"write '{engine}/' and a name of a-z, 0-9 and hyphens")
            if key in cases:
                fail(place, f"a second case '{key}'", "give it another name")
            if meaning not in meanings:
                fail(f"{place}: meaning", f"no meaning '{meaning}'", near(meaning, meanings, "use one of atlas.json"))
            if meanings.index(meaning) < last:
                fail(f"{place}: meaning", f"'{meaning}' after '{meanings[last]}'", "keep the order of atlas.json")
            last, cases[key] = meanings.index(meaning), {**case, "engine": engine}
    if not cases:
        fail(FOLDER / "cases", "no cases", "add one")
    return head["version"], cases


def lanes(text, side):
    """For each lane its arrows, the one to follow, whether it is one of the best, and for whom it is."""
    text = text.replace(" ", "").replace("_", "-").replace("u-turn", "uturn").replace("straight", "through")
    text = re.sub("^(none|dashed|solid|double|physical)/|/[a-z]+", "", text).replace("none", "")
    text = re.sub("(reverse|uturn)(?!-)", "uturn-left" if side == "right" else "uturn-right", text)
    best, found = "*" if "*" in text else "+", []
    for lane in text.split("|"):
        arrows, *uses = lane.split("@")
        names = set(re.sub("[*+]", "", arrows).split(";"))
        mark, follow = re.search("[*+]", arrows), re.search("([a-z-]*)[*+](?:;|$)", arrows)
        follow = min(names) if mark and len(names) == 1 else follow and follow[1]
        found.append((names, follow, mark and mark[0] == best, set(uses)))
    return found


def words(text):
    """The words of a text in lower case, each between spaces."""
    return re.sub(r"[\W_]+", " ", f" {unicodedata.normalize('NFC', text).lower()} ")


def agrees(member, said, right, side):
    if member in SLACK:
        return abs(said - right) <= SLACK[member]
    if member == "lanes":
        return lanes(said, side) == lanes(right, side)
    if member in ("says", "neverSays"):
        return any(words(either) in words(said) for either in right.split("|")) == (member == "says")
    if member == "google":  # Its SDKs for iOS and Android spell a name differently.
        said, right = (re.sub("GMSNavigationManeuver|_", "", name).lower() for name in (said, right))
    return unicodedata.normalize("NFC", said) == unicodedata.normalize("NFC", right)


def check(case, result):
    """The verdict on a case, and for each wrong member what is said and what is right."""
    def finding(text, **members):
        return {"id": case["id"], **members, "text": f"{case['id']}: {text}"}
    if not result:
        return "absent", [finding("no result")]
    if "error" in result:
        return "wrong", [finding(f"error: {result['error']}", member="error", said=result["error"])]
    verdict, found = "unsaid", []
    for member, right in case["expected"].items():
        link = {"says": "without", "neverSays": "with"}.get(member)
        said = result.get("instruction" if link else member)
        right = right if isinstance(right, list) else [right]
        # Each of some words counts by itself, but one of some values is enough.
        for values in [] if said is None else [[one] for one in right] if link else [right]:
            verdict = "right"
            if not any(agrees(member, said, one, case["drivingSide"]) for one in values):
                text = f"{member}: {said}, {link or 'not'} {' or '.join(map(str, values))}"
                found.append(finding(text, member=member, said=said, expected=values))
    return "wrong" if found else verdict, found


def table(rows, notes, is_markdown):
    head = ["engine", "meaning", "cases", *VERDICTS]
    sums = ["all", "", *(sum(row[name] for row in rows) for name in head[2:])]
    cells = [list(map(str, row)) for row in [head, *([row[name] for name in head] for row in rows), sums]]
    if is_markdown:
        cells.insert(1, ["---", "---"] + ["---:"] * len(head[2:]))
        notes = ["- " + re.sub(r"([\\`*_\[\]<>|~&#@])", r"\\\1", note) for note in notes]
        return [f"| {' | '.join(row)} |" for row in cells] + [""] * bool(notes) + notes
    widths = [max(map(len, column)) for column in zip(*cells)]
    return ["  ".join(cell.ljust(width) if index < 2 else cell.rjust(width)
                      for index, (cell, width) in enumerate(zip(row, widths))) for row in cells] + notes


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False)
    parser.add_argument("results", nargs="?", metavar="RESULTS.jsonl", help="the results; - is standard input")
    parser.add_argument("--cases", action="store_true", help="check the form of the cases alone")
    parser.add_argument("--only", action="append", metavar="PATTERN", help="only cases of this id; * is any text")
    parser.add_argument("--format", choices=["text", "markdown", "json"], default="text")
    parser.error = lambda message: fail("check.py", message, "see --help", 64)
    given = parser.parse_args()
    if (given.results is None) != given.cases:
        parser.error("name the results, or give --cases")
    version, cases = atlas()
    if given.cases:
        return print(f"{len(cases)} cases")
    patterns = [one if "/" in one else f"*/{one}" for one in given.only or ["*"]]
    chosen = [case for key, case in cases.items() if any(fnmatch.fnmatchcase(key, one) for one in patterns)]
    if not chosen:
        fail("--only", "no case has such an id", "use a pattern such as 'osrm-v5/*'", 64)
    results = {}
    for place, result in lines(given.results, part("result.schema.json")):
        key = result["id"]
        if key not in cases:
            fail(f"{place}: id", f"no case '{key[:80]}'", near(key, cases, "use the ids of the atlas"))
        if key in results:
            fail(place, f"a second result for '{key}'", "keep one")
        results[key] = result
    present = {case["engine"] for case in chosen if case["id"] in results}
    if not present:
        fail("the results", "none is of these cases", "write a line for each case")
    rows, findings = {}, []
    for case in (case for case in chosen if case["engine"] in present):
        verdict, found = check(case, results.get(case["id"]))
        row = rows.setdefault((case["engine"], case["meaning"]), {
            "engine": case["engine"], "meaning": case["meaning"], **dict.fromkeys(["cases", *VERDICTS], 0)})
        row["cases"] += 1
        row[verdict] += 1
        findings += found
    rows, unchecked = list(rows.values()), list(dict.fromkeys(
        case["engine"] for case in chosen if case["engine"] not in present))
    notes = [plain(one["text"]) for one in findings]
    notes += [f"no results of {', '.join(unchecked)}, which are not counted"] if unchecked else []
    text = "\n".join(table(rows, notes, given.format == "markdown"))
    if given.format == "json":
        text = json.dumps({"schema": "fingerpost/atlas-check/1", "version": version, "rows": rows,
                           "findings": findings, "unchecked": unchecked}, ensure_ascii=False, indent=2)
    try:
        print(text, flush=True)
    except OSError as error:
        sys.stdout = None  # Nothing else is written at the end.
        fail("standard output", error.strerror.lower(), "make room", 74)
    sys.exit(any(row["wrong"] or row["absent"] for row in rows))


if hasattr(signal, "SIGPIPE"):
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # A closed pipe is no error.
sys.stdout.reconfigure(encoding="utf-8", errors="replace")
main()
