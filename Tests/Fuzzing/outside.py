#!/usr/bin/env python3
"""Attacks the built program from outside: outside.py PROGRAM [--seconds N] [--seed N] [--corpus FOLDER]… [--command NAME]…

Each run has a folder of its own, with real routes, drawings, pictures, themes, traces and
configurations in which something is changed, odd names, and an output folder that others were in.
It must end within limits of time and memory, with a documented status and one short line with a
remedy, write nothing outside, and leave no part of a file. A run is made of the seed and its number
alone: --only NUMBER repeats one, and --keep FOLDER keeps what it was given.
"""
import argparse
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import boxes
import checks
import lines

PACKAGE = pathlib.Path(__file__).resolve().parents[2]
PROCESSOR_SECONDS = int(os.environ.get("FUZZ_SECONDS", "10"))
MEMORY = 1 << 30
# In fair shares: what reads more gets more runs.
SHARES = {"cards": 5, "render": 5, "glyph": 4, "drive": 3, "preview": 3, "diff": 3, "verify": 2, "accept": 2,
          "lint": 2, "generate": 1, "icons": 1, "list": 0.3, "schema": 0.2}


def limits():
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS + 1))
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class Attack:
    def __init__(self, program, table, seeds, seed, keep):
        self.program, self.table, self.seeds, self.seed, self.keep = program, table, seeds, seed, keep
        self.names = sorted(table)
        self.shares = [SHARES.get(name, 1) for name in self.names]

    def run(self, number, only):
        """Makes one run; returns the command's name, its status, its words and what is wrong."""
        chance = random.Random(f"{self.seed}/{number}")
        name = chance.choices(only or self.names, None if only else self.shares)[0]
        root = pathlib.Path(tempfile.mkdtemp(prefix="fuzz-"))
        try:
            return name, *self.attack(chance, name, root)
        finally:
            if self.keep:
                shutil.copytree(root, pathlib.Path(self.keep) / str(number), symlinks=True,
                                ignore=lambda folder, names: [n for n in names if pathlib.Path(folder, n).is_fifo()])
            shutil.rmtree(root, ignore_errors=True)

    def attack(self, chance, name, root):
        box = boxes.Box(root, chance, self.seeds)
        words = [box.word(word) for word in lines.made_up(chance, name, self.table)]
        data = b""
        if "-" in words:
            stream = box.seeds.lines if "jsonl" in words else None
            data = box.mutant(boxes.mutants.lines, stream) if stream else box.some_route()
        if chance.random() < 0.15:
            box.hostile_output()
        words = [word for word in words if "\0" not in word]
        is_killed = chance.random() < 0.03
        before = checks.snapshot(root)
        status, out, error = self.execute(words, data, box.work, chance.random() * 0.1 if is_killed else None)
        after = checks.snapshot(root)
        work = os.fsencode(box.work) + b"/"

        def is_allowed(path):
            return path.startswith(work) and (name == "accept" or path not in box.inputs)
        is_killed = status == "killed"
        fault = None if is_killed else status if isinstance(status, str) else checks.said(status, error)
        fault = fault or checks.written(before, after, is_allowed, looks=name != "accept", is_killed=is_killed)
        if not fault and status == 0 and name == "cards" and "jsonl" not in words and out.startswith(b"{"):
            try:
                json.loads(out)
            except ValueError:
                fault = "the output is no JSON"
        return status, words, f"{fault}: {error[-300:].decode(errors='replace')}" if fault else None

    def execute(self, words, data, work, kill_after):
        environment = {"PATH": os.environ["PATH"], "HOME": str(work), "LANG": "C.UTF-8"}
        process = subprocess.Popen(
            [self.program, *words], cwd=work, env=environment, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=limits)
        try:
            if kill_after is not None:
                time.sleep(kill_after)
                process.kill()
            out, error = process.communicate(data, timeout=12 * PROCESSOR_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return "waits without end", b"", b""
        status = process.returncode
        if status == -signal.SIGKILL and kill_after is not None:
            return "killed", out, error
        if status in (-signal.SIGXCPU, -signal.SIGKILL):
            return f"takes more than {PROCESSOR_SECONDS} s of a processor", out, error
        if status < 0:
            return f"ends with signal {-status}", out, error
        return status, out, error


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", type=pathlib.Path, action="append", default=[])
    parser.add_argument("--command", action="append")
    parser.add_argument("--only", type=int)
    parser.add_argument("--keep")
    given = parser.parse_args()
    program = os.path.abspath(given.program)
    text = subprocess.run([program, "--experimental-dump-help"], check=True, stdout=subprocess.PIPE).stdout
    table = {}
    lines.options(json.loads(text)["command"], table)
    for name in ("fingerpost", "help"):
        table.pop(name, None)
    counts, faults = {}, {}
    with tempfile.TemporaryDirectory() as folder:
        goldens = pathlib.Path(folder) / "goldens"
        subprocess.run([program, "render", PACKAGE / "Examples/routes/athens.json", "-o", goldens, "--scale", "1", "-q"], check=True)
        seeds = boxes.Seeds(PACKAGE, given.corpus, goldens)
        attack = Attack(program, table, seeds, given.seed, given.keep)
        until = time.monotonic() + given.seconds
        number = given.only or 0
        while time.monotonic() < until:
            name, status, words, fault = attack.run(number, given.command)
            of = counts.setdefault(name, {})
            of[status] = of.get(status, 0) + 1
            if fault:
                # The same fault with other numbers and names is one.
                kind = name + " " + re.sub(r"[0-9]+|/\S+|'[^']*'", "…", fault)[:80]
                faults[kind] = faults.get(kind, 0) + 1
                of["fault"] = of.get("fault", 0) + 1
                if faults[kind] == 1 or given.only is not None:
                    print(f"run {number}: {fault}\n  {words}", flush=True)
            if given.only is not None:
                print(status, words)
                break
            number += 1
    for name, of in sorted(counts.items()):
        runs = sum(count for status, count in of.items() if status != "fault")
        print(f"{name}: {runs} runs, {of.pop('fault', 0)} faults; by status", dict(sorted(of.items(), key=lambda item: str(item[0]))))
    print(f"{number} runs, {sum(faults.values())} faults of {len(faults)} kinds")
    sys.exit(bool(faults))


main()
