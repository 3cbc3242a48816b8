#!/usr/bin/env python3
"""Attacks the built program from outside: outside.py PROGRAM [--seconds N] [--seed N] [--only DOOR]… [--limit N]

Each run has a folder of its own, with real routes, drawings, pictures, themes, languages, traces and
configurations in which something is changed, odd names, and an output folder that others were in; doors.py
lists the doors through which they come in. It must end within limits of time and memory, with a documented
status and one short line with a remedy, write nothing outside, and leave no part of a file. Each door gets the
same time. A run is made of the seed, its door and its number alone: --run DOOR/NUMBER repeats one, and --keep
FOLDER keeps what runs with faults were given.
"""
import argparse
import contextlib
import dataclasses
import json
import os
import pathlib
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

import boxes
import checks
import doors

MEMORY = 1 << 30


@dataclasses.dataclass
class Log:
    """What the runs through a door did: one row of the table at the end."""
    door: str
    runs: int = 0
    # Ended with 0 or 1: what was given was read.
    done: int = 0
    crashes: int = 0
    hangs: int = 0
    others: int = 0
    # The most of a run, in seconds of a processor and in bytes.
    seconds: float = 0
    memory: int = 0
    # The time for all runs, in seconds of the clock.
    spent: float = 0

    @staticmethod
    def table(logs):
        rows = [["door", "runs", "done", "crashes", "hangs", "other faults", "worst s", "worst MiB"]]
        rows += [[log.door, log.runs, log.done, log.crashes, log.hangs, log.others, f"{log.seconds:.2f}", log.memory >> 20] for log in logs]
        return "\n".join("".join(f"{cell:<18}" if at == 0 else f"{cell:>13}" for at, cell in enumerate(row)) for row in rows)


@dataclasses.dataclass
class End:
    """How a run ended."""
    status: int
    out: bytes
    error: bytes
    seconds: float
    memory: int
    # Killed on purpose, to see what is left.
    is_killed: bool = False
    # Why it is a crash or a hang.
    crash: str = ""
    hang: str = ""


class Attack:
    def __init__(self, program, table, seeds, seed, limit, keep):
        self.program, self.table, self.seeds, self.seed, self.limit, self.keep = program, table, seeds, seed, limit, keep

    def run(self, door, number):
        """Makes one run; returns the words, how it ended, and what is wrong."""
        chance = random.Random(f"{self.seed}/{door}/{number}")
        root = pathlib.Path(tempfile.mkdtemp(prefix="fuzz-"))
        try:
            box = boxes.Box(root, chance, self.seeds)
            words = box.words(doors.made_up(chance, door, self.table))
            if chance.random() < 0.15:
                box.hostile_output()
            kill_after = chance.random() * 0.1 if chance.random() < 0.03 else None
            kept = pathlib.Path(self.keep or root / "nowhere", f"{door}-{number}")
            if self.keep:
                shutil.copytree(root, kept, symlinks=True, dirs_exist_ok=True, ignore=self.pipes)
                (kept / "stdin").write_bytes(box.stdin)
                (kept / "run").write_text(f"cd work && HOME=. LANG=C.UTF-8 {shlex.join([self.program, *words])} < ../stdin\n")
            end, fault = self.attack(box, root, words, kill_after)
            if self.keep and not fault:
                shutil.rmtree(kept)
            return words, end, fault
        finally:
            shutil.rmtree(root, ignore_errors=True)

    @staticmethod
    def pipes(folder, names):
        return [name for name in names if pathlib.Path(folder, name).is_fifo()]

    def attack(self, box, root, words, kill_after):
        before = checks.snapshot(root)
        end = self.execute(words, box.stdin, box.work, kill_after)
        after = checks.snapshot(root)
        work, writable = os.fsencode(box.work) + b"/", box.writable(words)

        def is_allowed(path):
            return path.startswith(work) and (path not in box.inputs or path.startswith(writable))
        # What copies or mends inputs may leave what was no whole file before.
        looks = "accept" not in words and "--fix" not in words
        fault = end.crash or end.hang or (None if end.is_killed else checks.said(end.status, end.error))
        if not fault and end.memory > MEMORY:
            fault = f"takes more than {MEMORY >> 20} MiB"
        fault = fault or checks.written(before, after, is_allowed, looks, end.is_killed)
        if not fault and end.status == 0 and end.out.startswith(b"{") and not checks.is_json(end.out):
            fault = "the output is no JSON"
        return end, f"{fault}: {end.error[-300:].decode(errors='replace')}" if fault else None

    def execute(self, words, data, work, kill_after):
        environment = {"PATH": os.environ["PATH"], "HOME": str(work), "LANG": "C.UTF-8"}
        late = threading.Event()
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as error:
            process = subprocess.Popen(
                [self.program, *words], cwd=work, env=environment, stdin=subprocess.PIPE, stdout=out, stderr=error, preexec_fn=self.set_limits)
            feeder = threading.Thread(target=self.feed, args=(process.stdin, data))
            feeder.start()

            def kill():
                late.set()
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process.pid, signal.SIGKILL)
            timer = threading.Timer(4 * self.limit if kill_after is None else kill_after, kill)
            timer.start()
            _, code, used = os.wait4(process.pid, 0)
            timer.cancel()
            timer.join()
            feeder.join()
            process.returncode = os.waitstatus_to_exitcode(code)
            out.seek(0)
            error.seek(0)
            end = End(process.returncode, out.read(), error.read(), used.ru_utime + used.ru_stime, used.ru_maxrss << 10)
        if end.status == -signal.SIGKILL and late.is_set() and kill_after is not None:
            end.is_killed = True
        elif end.status == -signal.SIGKILL and late.is_set():
            end.hang = f"does not end within {4 * self.limit} s"
        elif end.status in (-signal.SIGXCPU, -signal.SIGKILL):
            end.hang = f"takes more than {self.limit} s of a processor"
        elif end.status < 0:
            end.crash = f"ends with signal {-end.status}"
        return end

    def set_limits(self):
        resource.setrlimit(resource.RLIMIT_CPU, (self.limit, self.limit + 1))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_FSIZE, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    @staticmethod
    def feed(pipe, data):
        with contextlib.suppress(BrokenPipeError), pipe:
            pipe.write(data)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=sorted(doors.DOORS), metavar="DOOR", help="of " + ", ".join(doors.DOORS))
    parser.add_argument("--limit", type=int, default=10, help="seconds of a processor that a run may take (a page of 1,000 maneuvers: 4); more for a debug build")
    parser.add_argument("--run", metavar="DOOR/NUMBER")
    parser.add_argument("--keep", metavar="FOLDER")
    given = parser.parse_args()
    program = os.path.abspath(given.program)
    text = subprocess.run([program, "--experimental-dump-help"], check=True, stdout=subprocess.PIPE).stdout
    table = {}
    doors.options(json.loads(text)["command"], table)
    for name in ("fingerpost", "help"):
        table.pop(name, None)
    missing = doors.missing(table)
    if missing:
        sys.exit(f"error: no door for {', '.join(missing)}; add a command line to doors.py")
    logs = [Log(door) for door in given.only or doors.DOORS]
    kinds = {}
    with tempfile.TemporaryDirectory() as folder:
        seeds = boxes.Seeds(program, pathlib.Path(folder))
        attack = Attack(program, table, seeds, given.seed, given.limit, given.keep)
        if given.run:
            words, end, fault = attack.run(given.run.rpartition("/")[0], int(given.run.rpartition("/")[2]))
            print(fault or "no fault", end, words, sep="\n")
            sys.exit(bool(fault))
        until = time.monotonic() + given.seconds
        try:
            while time.monotonic() < until:
                log, start = min(logs, key=lambda log: log.spent), time.monotonic()
                words, end, fault = attack.run(log.door, log.runs)
                if fault:
                    # The same fault with other numbers and names is one.
                    kind = log.door + " " + re.sub(r"[0-9]+|/\S+|'[^']*'", "…", fault)[:80]
                    kinds[kind] = kinds.get(kind, 0) + 1
                    if kinds[kind] == 1:
                        print(f"--run {log.door}/{log.runs}: {fault}\n  {words}", flush=True)
                log.runs += 1
                log.done += end.status in (0, 1)
                log.crashes += bool(end.crash)
                log.hangs += bool(end.hang)
                log.others += bool(fault) and not end.crash and not end.hang
                log.seconds = max(log.seconds, end.seconds)
                log.memory = max(log.memory, end.memory)
                log.spent += time.monotonic() - start
        except KeyboardInterrupt:
            pass
    print(Log.table(logs))
    print(f"{sum(log.runs for log in logs)} runs, {sum(kinds.values())} faults of {len(kinds)} kinds")
    sys.exit(bool(kinds))


main()
