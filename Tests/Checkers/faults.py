"""Kills runs, runs several at once, and runs where nothing can be written.

usage: faults.py PROGRAM

FINGERPOST_KILLS is how many runs of render are killed, 100 without it, half as many of icons and 60 % of accept.
"""
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
work.chmod(0o755)
TARGETS = [f"--target={t}" for t in ("flat", "xcassets", "android", "sprite", "svg", "web", "sfsymbols")]


COMMANDS = {
    "render": ["render", route, "--sdf", *TARGETS],
    "icons": ["icons", "--roundabouts=90", "--along=limits", "--variant=dark", "--target=flat", "--target=sprite", "--target=svg"],
}


def command(folder, *options, name="render"):
    return [program, *COMMANDS[name], "-o", folder, "--quiet", "--size=24", *options]


def run(folder, *options, code=0, name="render", **more):
    done = subprocess.run(command(folder, *options, name=name), capture_output=True, text=True, **more)
    assert done.returncode == code, (options, done.returncode, done.stderr)
    return done


def digests(folder):
    return {str(p.relative_to(folder)): hashlib.sha256(p.read_bytes()).hexdigest()
            for p in sorted(folder.rglob("*")) if p.is_file()}


def is_left_over(path):
    return path.split("/")[-1].startswith(".fingerpost-")


theme = json.loads((package / "Icons/theme.json").read_text())
theme["variants"]["dark"]["unlit"] = "#707071"
(work / "theme.json").write_text(json.dumps(theme))
other_look = f"--theme={work / 'theme.json'}"
random.seed(7)


def check_whole(folder, *sets):
    """Every file is one of the runs', the list of what was written, or has no name yet."""
    left_over = 0
    for path, digest in digests(folder).items() if folder.exists() else ():
        if path in (".fingerpost-journal", ".fingerpost-last-run"):
            continue
        if is_left_over(path):
            left_over += 1
        else:
            assert digest in [one[path] for one in sets], path
    return left_over


def check_kills(name, rounds):
    """Kills runs of two themes at random moments; returns the folders of two whole runs."""
    run(work / f"{name}-whole", name=name)
    run(work / f"{name}-other", other_look, name=name)
    wanted, after = digests(work / f"{name}-whole"), digests(work / f"{name}-other")
    started = time.time()
    run(work / f"{name}-timed", name=name)
    seconds = time.time() - started
    killed = left_over = mended = round = 0
    folder = work / f"{name}-killed"
    while killed < rounds and round < 3 * rounds:
        if round % 10 == 0:
            shutil.rmtree(folder, ignore_errors=True)
        process = subprocess.Popen(command(folder, *([other_look] if round % 2 else []), name=name))
        time.sleep(random.random() * seconds * 1.1)
        process.send_signal(signal.SIGKILL)
        killed += process.wait() == -signal.SIGKILL
        left_over += check_whole(folder, wanted, after)
        if round % 10 == 9:
            run(folder, name=name)
            assert digests(folder) == wanted
            mended += 1
        round += 1
    print(f"{killed} runs of {name} killed at random moments of {round}: no part of a file under a name of ours, "
          f"{left_over} not yet named; {mended} times mended by the next run")
    assert killed >= rounds
    return wanted, after


def check_accept(rounds):
    """Kills acceptances at random moments; the next one ends each, also one that accepts a single picture."""
    clean = work / "accepted"
    source = work / "render-other"
    shutil.copytree(work / "render-whole", clean)
    words = [program, "accept", clean, "--from", source, "--all", "--force", "--quiet"]
    started = time.time()
    subprocess.run(words, check=True)
    seconds = time.time() - started
    wanted = digests(clean)
    folder = work / "accept-killed"
    killed = unfinished = round = 0
    while killed < rounds and round < 3 * rounds:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(work / "render-whole", folder)
        before = digests(folder)
        process = subprocess.Popen([program, "accept", folder, *words[3:]])
        time.sleep(random.random() * seconds * 1.1)
        process.send_signal(signal.SIGKILL)
        killed += process.wait() == -signal.SIGKILL
        unfinished += digests(folder) not in (before, wanted)
        pattern = ["--all", "--force"] if round % 2 else ["glyphs/depart~light.png"]
        subprocess.run([program, "accept", folder, "--from", source, *pattern, "--quiet"], check=True,
                       env={k: v for k, v in os.environ.items() if k != "CI"})
        found = subprocess.run([program, "lint", folder], capture_output=True, text=True)
        assert found.returncode == 0 and not found.stdout, (round, found.stdout)
        assert not [p for p in digests(folder) if is_left_over(p) and not p.endswith("last-run")]
        if round % 2:
            assert digests(folder) == wanted
        round += 1
    print(f"{killed} acceptances killed at random moments of {round}, {unfinished} of them half done: "
          "after the next one lint finds nothing")
    assert killed >= rounds


kills = int(os.environ.get("FINGERPOST_KILLS", "100"))
check_kills("icons", kills // 2)
wanted, after = check_kills("render", kills)
check_accept(kills * 3 // 5)

for round in range(5):
    together = work / f"together{round}"
    processes = [subprocess.Popen(command(together, *([other_look] if i % 2 else [])))
                 for i in range(4)]
    assert [p.wait() for p in processes] == [0] * 4
    assert digests(together) in (wanted, after), "a mixture of two runs"
print("5 times four runs at once, of two themes: the whole set of one")


def fails(code, words, folder, *options, **more):
    error = run(folder, *options, code=code, **more).stderr
    assert error.count("\n") == 1 and words in error, error


(work / "file").write_text("x")
fails(73, "a file stands in its place", work / "file")
fails(73, "a file stands in the place of a folder", work / "file/deeper")
blocked = work / "blocked"
(blocked / "cards.json").mkdir(parents=True)
fails(73, "a folder stands in its place", blocked)
check_whole(blocked, wanted, after)
fails(64, "MapLibre takes 1024", work / "big", "--size=2000")
fails(64, "no such variant", work / "big", "--variant=blue")
theme["variants"]["sdf"] = theme["variants"]["dark"]
(work / "sdf.json").write_text(json.dumps(theme))
fails(65, "the same file as", work / "big", f"--theme={work / 'sdf.json'}")
for options in (["--scale=0"], ["--scale=99"], ["--scale=1e9"], ["--size=0"], ["--size=-5"],
                ["--size=1e300"], ["--size=nan"], ["--prefix=A"], ["--target=zip"],
                ["--spacing=-1"], ["--catalog=../x"], ["--jobs=0"]):
    run(work / "big", *options, code=64)
run(work / "big", "--size=99999", "--scale=8", code=64)
assert not (work / "big").exists()
cases = 6 + 13
if os.geteuid() == 0:
    barred = work / "barred"
    barred.mkdir()
    fails(73, "no permission", barred / "out", user=65534, cwd="/")
    shutil.copytree(work / "render-whole", barred / "out")
    fails(73, "no permission", barred / "out", other_look, user=65534, cwd="/")
    assert digests(barred / "out") == wanted
    # Nothing to change: nothing to fail.
    run(barred / "out", user=65534, cwd="/")
    cases += 2
    mount = work / "mount"
    mount.mkdir()
    for size in (16, 64, 200, 400, 0):
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size or 4096}k", "tmpfs", mount],
            capture_output=True).returncode == 0
        if not mounted:
            print("skipped: no tmpfs may be mounted")
            break
        try:
            if size:
                fails(74, "the disk is full", mount)
                assert check_whole(mount, wanted, after) == 0
            else:
                subprocess.run(["mount", "-o", "remount,ro", mount], check=True)
                fails(73, "the disk is read-only", mount / "out")
                subprocess.run(["mount", "-o", "remount,rw", mount], check=True)
                run(mount)
                subprocess.run(["mount", "-o", "remount,ro", mount], check=True)
                fails(73, "the disk is read-only", mount, other_look)
                assert digests(mount) == wanted
            cases += 1
        finally:
            subprocess.run(["umount", mount], check=True)
else:
    print("skipped: full and read-only disks, which root alone can mount")
print(f"{cases} kinds of what goes wrong: the documented code, one line, nothing in part")
shutil.rmtree(work)
