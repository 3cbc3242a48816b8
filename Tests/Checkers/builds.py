"""Runs the program as builds do: twice, killed, at once, and where nothing can be written."""
import hashlib
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

program = os.path.realpath(sys.argv[1])
package = pathlib.Path(__file__).resolve().parents[2]
route = package / "Examples/routes/athens.json"
work = pathlib.Path(tempfile.mkdtemp())
TARGETS = [f"--target={t}" for t in ("flat", "xcassets", "android", "sprite", "svg", "web")]


def command(folder, *options, source=route):
    return [program, "render", source, "-o", folder, "--quiet", "--size=24", *TARGETS, *options]


def run(folder, *options, code=0, **more):
    done = subprocess.run(command(folder, *options, **more), capture_output=True, text=True)
    assert done.returncode == code, (done.returncode, done.stderr)
    return done


def files(folder):
    return sorted(p for p in folder.rglob("*") if p.is_file())


def digests(folder):
    return {str(p.relative_to(folder)): hashlib.sha256(p.read_bytes()).hexdigest()
            for p in files(folder)}


# The list before is the set after.
whole = work / "whole"
listed = run(whole, "--list-outputs").stdout.splitlines()
assert not whole.exists()
started = time.time()
run(whole)
seconds = time.time() - started
assert listed == sorted(str(p) for p in files(whole)), "listed is not written"
wanted = digests(whole)
print(f"{len(wanted)} files in {seconds:.2f} s")

# A second run touches nothing.
times = {p: p.stat().st_mtime_ns for p in files(whole)}
run(whole)
assert times == {p: p.stat().st_mtime_ns for p in files(whole)}
assert run(whole, "--check").stdout == ""

# A changed color rewrites what shows it.
theme = json.loads((package / "Icons/theme.json").read_text())
theme["variants"]["dark"]["unlit"] = "#707071"
(work / "theme.json").write_text(json.dumps(theme))
other = work / "other"
shutil.copytree(whole, other)
checked = run(other, f"--theme={work / 'theme.json'}", "--check", code=1).stdout.splitlines()
assert digests(other) == wanted
run(other, f"--theme={work / 'theme.json'}")
changed = {k for k, v in digests(other).items() if wanted[k] != v}
assert {f"would change: {other}/{k}" for k in changed} == set(checked)
assert changed and all(
    "dark" in k or "night" in k or k == "manifest.json" for k in changed), sorted(changed)
print(f"another unlit color: {len(changed)} files of {len(wanted)}")

# Killed at any moment: whole files only, and the next run mends the rest.
random.seed(7)
killed, rounds = 0, int(os.environ.get("FINGERPOST_KILLS", "100"))
for round in range(rounds):
    folder = work / "killed"
    if round % 10 == 0:
        shutil.rmtree(folder, ignore_errors=True)
    option = [f"--theme={work / 'theme.json'}"] if round % 2 else []
    process = subprocess.Popen(command(folder, *option))
    time.sleep(random.random() * seconds * 1.1)
    process.send_signal(signal.SIGKILL)
    killed += process.wait() == -signal.SIGKILL
    after = digests(other)
    for path, digest in digests(folder).items() if folder.exists() else ():
        name = path.split("/")[-1]
        assert name.startswith(".fingerpost-") or digest in (wanted[path], after[path]), path
run(work / "killed")
assert digests(work / "killed") == wanted
print(f"{killed} of {rounds} runs killed on the way")

# Several at once.
together = work / "together"
processes = [subprocess.Popen(command(together)) for _ in range(4)]
assert [p.wait() for p in processes] == [0] * 4
assert digests(together) == wanted

# Pruning leaves what is not ours.
(together / "mine.txt").write_text("mine")
subprocess.run([program, "render", route, "-o", together, "--prune", "--quiet", "--target=svg"], check=True)
left = {p.relative_to(together).parts[0] for p in files(together)}
assert left == {"svg", "cards.json", "manifest.json", "mine.txt"}, left

# A dependency file with odd names.
odd = work / "a $b #c"
odd.mkdir()
shutil.copy(route, odd / "r.json")
run(odd / "out", f"--depfile={odd / 'd'}", source=odd / "r.json")
makefile = odd / "Makefile"
escaped = str(odd / "out/manifest.json").replace("$", "$$").replace(" ", "\\ ").replace("#", "\\#")
makefile.write_text(f"include d\n{escaped}:\n\t@echo again\n")
for touch, said in ((False, ""), (True, "again")):
    if touch:
        os.utime(odd / "r.json", (time.time() + 9, time.time() + 9))
    made = subprocess.run(["make", "-s", str(odd / "out/manifest.json")], cwd=odd, capture_output=True, text=True)
    assert made.stdout.strip() in ((said,) if touch else ("", f"make: '{odd / 'out/manifest.json'}' is up to date.")), made

# What goes wrong.
def fails(code, words, folder, *options):
    error = run(folder, *options, code=code).stderr
    assert error.count("\n") == 1 and words in error, error


(work / "file").write_text("x")
fails(73, "a file stands in its place", work / "file")
blocked = work / "blocked"
(blocked / "cards.json").mkdir(parents=True)
fails(73, "a folder stands in its place", blocked)
fails(64, "MapLibre takes 1024", work / "big", "--size=2000")
assert not (work / "big").exists()
fails(64, "no such variant", work / "big", "--variant=blue")
for options in (["--scale=0"], ["--scale=99"], ["--size=0"], ["--size=-5"], ["--prefix=A"],
                ["--target=zip"], ["--prune", "--check"], ["--spacing=-1"], ["--catalog=../x"]):
    run(work / "big", *options, code=64)
if os.geteuid() == 0:
    full = work / "full"
    full.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", full],
                             capture_output=True).returncode == 0
    if mounted:
        try:
            fails(74, "the disk is full", full)
            for path, digest in digests(full).items():
                assert digest == wanted[path], path
        finally:
            subprocess.run(["umount", full], check=True)
    else:
        print("skipped: no tmpfs may be mounted")
shutil.rmtree(work)
