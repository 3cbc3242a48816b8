"""Times and peaks of memory, and the table that they are printed into."""
import resource
import statistics
import subprocess
import sys
import time


def row(what, ours, peer, theirs, unit):
    """Prints a line of the table; both figures are in the unit."""
    print(f"| {what} | {ours:.4g} {unit} | {peer} | {theirs:.4g} {unit} | "
          f"{ours / theirs:.2f} |", flush=True)


def own(what, figure):
    """Prints a line that has no peer."""
    print(f"| {what} | {figure} | | | |", flush=True)


def least(work, calls=1, batches=40):
    """The least time of a call over the batches, in seconds."""
    best = float("inf")
    for _ in range(batches):
        start = time.perf_counter()
        for _ in range(calls):
            work()
        best = min(best, (time.perf_counter() - start) / calls)
    return best


def by_turns(*works, rounds=60):
    """The median time of each work, in seconds; one of each is done in every round."""
    times = [[] for _ in works]
    for _ in range(rounds):
        for work, list_ in zip(works, times):
            start = time.perf_counter()
            work()
            list_.append(time.perf_counter() - start)
    return [statistics.median(list_) for list_ in times]


def call(*command, status=0):
    """Runs a command whose output is of no interest."""
    ended = subprocess.run([str(word) for word in command], stdout=subprocess.DEVNULL)
    if ended.returncode != status:
        raise SystemExit(f"exit status {ended.returncode} of: {' '.join(map(str, command))}")


# A process begins with the memory of the one that starts it, hence a small one in between.
STARTER = """
import os, subprocess, sys, time
start = time.perf_counter()
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
_, status, usage = os.wait4(process.pid, 0)
print(time.perf_counter() - start, usage.ru_maxrss * 1024, status)
"""


def peak(*command):
    """The time in seconds and the largest resident memory in bytes of a command."""
    text = subprocess.run(
        [sys.executable, "-S", "-c", STARTER, *(str(word) for word in command)],
        check=True, stdout=subprocess.PIPE, text=True).stdout
    seconds, memory, status = text.split()
    if status != "0":
        raise SystemExit(f"status {status} of: {' '.join(map(str, command))}")
    return float(seconds), int(memory)


def processor_time():
    """The processor time of the children that ended so far, in seconds."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
