"""A folder for one run: inputs with faults, odd names, and an output folder that others were in."""
import os
import shutil
import subprocess

import doors
import mutants

NAMES = ["a b", "-x", "a;b", "a'b", 'a"b', "a\nb", "$(x)", "\u0301a", "a\u202eb", "\u6771" * 60, "a" * 200, "#a", "%41", "a&b", "<a>",
         "..a", "a:b", "~", "*", "a\\b"]


class Seeds:
    """Real files to begin with, as names and bytes; `folder` holds what the program writes of some."""
    def __init__(self, program, folder):
        self.folders = {name: doors.PACKAGE / source for name, source in doors.FOLDERS.items()}
        for name, line in doors.WRITTEN.items():
            self.folders[name] = folder / name
            subprocess.run([program, *line.split(), "-o", folder / name, "-q"], cwd=doors.PACKAGE, check=True)
        self.files = {name: self.read(doors.matching(patterns)) for name, patterns in doors.FILES.items()}
        self.files["PNG"] += self.read(sorted(self.folders["GOLDENS"].rglob("*.png")))
        self.files["LINES"] = [("lines.jsonl", b"\n".join(b"".join(data.splitlines()) for _, data in self.files["ROUTE"]))]
        self.words = {name: self.read(doors.matching(patterns)) for name, patterns in doors.WORDS.items()}
        empty = [name for kind in (self.files, self.words) for name, found in kind.items() if not found]
        if empty:
            raise SystemExit(f"error: no seeds of {', '.join(empty)}; name files that are there in doors.py")

    @staticmethod
    def read(files):
        return [(file.name, file.read_bytes()) for file in files]


class Box:
    """The folder of a run, and which files in it are inputs."""
    def __init__(self, root, random, seeds):
        self.random, self.seeds = random, seeds
        self.outside, self.work = root / "outside", root / "work"
        for folder in (self.outside / "folder", self.work):
            folder.mkdir(parents=True)
        (self.outside / "precious").write_text("precious")
        self.inputs = set()
        self.stdin = b""
        self.tag = "en"
        self.copied("route.json", doors.PACKAGE / "Examples/routes/athens.json")

    def words(self, words):
        """The words of a command line, with mutants for words in capitals."""
        found = []
        for word in words:
            # Two of a kind are told apart by a number.
            name, slash, rest = word.lstrip("<+").partition("/")
            kind = name.rstrip("2")
            if word.startswith("Examples/"):
                found.append(self.copied(os.path.basename(word), doors.PACKAGE / word))
            elif kind == "TAG":
                found.append(self.tag)
            elif kind in self.seeds.words:
                found.append(self.mutant(kind, self.seeds.words)[1].decode(errors="replace").strip()[:5000])
            elif kind in self.seeds.folders:
                found.append(self.folder(kind, name.lower()) + slash + rest)
            elif kind not in self.seeds.files:
                found.append(word)
            else:
                name, data = self.mutant(kind, self.seeds.files)
                if word[0] == "<":
                    self.stdin = data
                    found.append("-")
                elif word[0] == "+":
                    (self.work / "fingerpost.json").write_bytes(data)
                    self.inputs.add(os.fsencode(self.work / "fingerpost.json"))
                else:
                    found.append(self.file(name, data))
        return [word for word in found if "\0" not in word]

    def mutant(self, kind, seeds):
        """The name and the bytes of a seed, mostly with faults."""
        name, data = self.random.choice(seeds[kind])
        if kind == "LANGUAGE":
            self.tag = name.removesuffix(".json")
        return name, mutants.changed(self.random, name, data, doors.MEANT.get(kind, [])) if self.random.random() < 0.93 else data

    def file(self, name, data):
        """Writes an input, seldom under an odd name."""
        stem, end = os.path.splitext(name)
        if self.random.random() < 0.1:
            stem = self.random.choice(NAMES)
        folder = self.work
        if self.random.random() < 0.05:
            folder = folder / self.random.choice(NAMES)
            folder.mkdir(exist_ok=True)
        path = folder / (stem[:200] + end)
        while path.exists():
            path = path.with_name("2" + path.name)
        path.write_bytes(data)
        self.inputs.add(os.fsencode(path))
        return str(path.relative_to(self.work))

    def copied(self, name, file):
        """Copies a file as it is; returns its name."""
        shutil.copyfile(file, self.work / name)
        self.inputs.add(os.fsencode(self.work / name))
        return name

    def folder(self, kind, name):
        """Copies a folder in which some files are changed, or one is something else; returns its name."""
        folder = self.work / name
        if folder.exists():
            return name
        shutil.copytree(self.seeds.folders[kind], folder)
        files = sorted(path for path in folder.rglob("*.*") if path.is_file())
        chosen = set(self.random.sample(files, min(len(files), self.random.choice([1, 2, 2, 4, 16]))))
        for path in files:
            # What tells of other files has more to it.
            if path in chosen or path.suffix == ".json" and self.random.random() < 0.3:
                path.write_bytes(mutants.changed(self.random, path.name, path.read_bytes(), doors.MEANT.get(kind, [])))
        if self.random.random() < 0.1:
            victim = self.random.choice(files)
            victim.unlink()
            self.plant(victim)
        if self.random.random() < 0.05:
            (folder / "loop").symlink_to("../" + name)
        self.inputs |= {os.fsencode(path) for path in folder.rglob("*")}
        return name

    def writable(self, words):
        """Where the run may write although inputs are there."""
        named = {words[at + 1] for at, word in enumerate(words[:-1]) if word in ("-o", "--output")}
        if words[:1] == ["accept"]:
            named |= set(words[1:2])
        if "--fix" in words:
            named.add("icons")
        return tuple(os.fsencode(self.work / name) + b"/" for name in named if name)

    def plant(self, path):
        """Puts in the place of a file what may lead a run astray."""
        kind = self.random.randrange(6)
        if kind == 0:
            os.mkfifo(path)
        elif kind == 1:
            path.mkdir()
        elif kind == 2:
            path.symlink_to(self.outside / "precious")
        elif kind == 3:
            path.symlink_to(path.name)
        elif kind == 4:
            path.symlink_to("nowhere")
        else:
            path.write_text('{"name": "of another program"}')

    def hostile_output(self):
        """Fills the output folder with what others left."""
        out = self.work / "out"
        kind = self.random.randrange(6)
        if kind == 0:
            shutil.copytree(self.seeds.folders["GOLDENS"], out)
            for path in self.random.sample(sorted(out.rglob("*.*")), 2):
                path.unlink()
                self.plant(path)
        elif kind == 1:
            out.mkdir()
            (out / "glyphs").symlink_to(self.outside / "folder")
        elif kind == 2:
            self.plant(out)
        elif kind == 3:
            out.mkdir()
            self.plant(out / self.random.choice(["manifest.json", "cards.json", ".fingerpost-journal", "glyphs"]))
        elif kind == 4:
            out.symlink_to(self.outside / "nowhere/deeper")
        else:
            for name in ("p.png", "p.svg", "page.html", "r.html", "out.d"):
                self.plant(self.work / name)
