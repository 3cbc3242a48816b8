"""Runs the program as builds do: listed, twice, with another theme, pruned, from a makefile."""
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

program = os.path.realpath(sys.argv[1])
package = pathlib.Path(__file__).resolve().parents[2]
route = package / "Examples/routes/athens.json"
work = pathlib.Path(tempfile.mkdtemp())
TARGETS = [f"--target={t}" for t in ("flat", "xcassets", "android", "sprite", "svg", "web", "sfsymbols")]


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

# Damaged files are refused, even where size and date are those of a whole one, and written again
# once they are removed.
victim = next(p for p in files(whole) if p.suffix == ".png")
stat, data = victim.stat(), bytearray(victim.read_bytes())
data[len(data) // 2] ^= 255
victim.write_bytes(data)
os.utime(victim, ns=(stat.st_atime_ns, stat.st_mtime_ns))
run(whole, "--check", code=1)
assert str(victim) in run(whole, code=73).stderr
victim.unlink()
run(whole)
assert digests(whole) == wanted

# Pruning leaves what is not ours.
(other / "mine.txt").write_text("mine")
subprocess.run([program, "render", route, "-o", other, "--prune", "--quiet", "--target=svg"], check=True)
left = {p.relative_to(other).parts[0] for p in files(other)}
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

shutil.rmtree(work)
