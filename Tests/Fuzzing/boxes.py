"""A folder for one run: inputs with faults, odd names, and an output folder that others were in."""
import os
import pathlib
import shutil

import mutants

NAMES = ["a b", "-x", "a;b", "a'b", 'a"b', "a\nb", "$(x)", "\u0301a", "a\u202eb", "\u6771" * 60, "a" * 200, "#a", "%41", "a&b", "<a>",
         "..a", "a:b", "~", "*", "a\\b"]


class Seeds:
    """Real files to begin with: the project's own, and those of further folders."""
    def __init__(self, package, folders, goldens):
        own = package / "Tests/Fuzzing/Seeds"
        self.goldens = goldens
        self.icons = package / "Icons"
        examples = [f for f in sorted((package / "Examples/routes").glob("*.json*")) if not f.name.endswith(".cards.json")]
        self.routes = self.small(examples + list(own.glob("route/*")), folders, ".json", 300_000)
        self.lines = [b"\n".join(b"".join(f.read_bytes().split(b"\n")) for f in examples if f.suffix == ".json")]
        self.lines += [f.read_bytes() for f in examples if f.suffix == ".jsonl"]
        self.traces = self.small(list((package / "Examples/drives").glob("*.*")) + list(own.glob("trace/*")), folders, ".gpx", 1_000_000)
        self.svgs = self.small(list((package / "Icons").rglob("*.svg")) + list(own.glob("svg/*")), folders, ".svg", 100_000)
        self.pngs = self.small(list(goldens.rglob("*.png")) + list(own.glob("png/*")), folders, ".png", 200_000)
        self.themes = [(package / "Icons/theme.json").read_bytes()] + [f.read_bytes() for f in sorted(own.glob("theme/*"))]
        self.configs = [b'{"routes": ["r.json"], "scale": 1, "outputs": ["cards.json"]}',
                        b'{"variant": "light", "scale": [1], "list-outputs": true, "commands": {"cards": {"units": "us"}}}',
                        b'{"tolerance": 2, "rules": [{"pattern": "*.png", "tolerance": 3, "ignore": [[0, 0, 2, 2]]}]}']

    @staticmethod
    def small(files, folders, end, limit):
        more = [f for folder in folders for f in sorted(folder.rglob("*" + end))]
        return [f.read_bytes() for f in sorted(files) + more if f.is_file() and f.stat().st_size <= limit]


class Box:
    """The folder of a run, and which files in it are inputs."""
    def __init__(self, root, random, seeds):
        self.random, self.seeds = random, seeds
        self.outside, self.work = root / "outside", root / "work"
        for folder in (self.outside / "folder", self.work):
            folder.mkdir(parents=True)
        (self.outside / "precious").write_text("precious")
        self.inputs = set()
        self.stdin = None
        self.made = {}

    def word(self, word):
        """The word of a command line, with a mutant for a word in capitals."""
        if not word.isupper() or not word[0].isalpha():
            return word
        if word not in self.made:
            self.made[word] = getattr(self, word.rstrip("2").lower())()
        return self.made[word]

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

    def mutant(self, kind, seeds, share=0.93):
        data = self.random.choice(seeds)
        return kind(self.random, data) if self.random.random() < share else data

    def some_route(self):
        kind = self.random.choice([mutants.json_text] * 5 + [mutants.raw])
        return self.mutant(kind, self.seeds.routes)

    def route(self):
        return self.file("r.json", self.some_route())

    def lines(self):
        return self.file("r.jsonl", self.mutant(mutants.lines, self.seeds.lines))

    def trace(self):
        return self.file("t.gpx", self.mutant(self.random.choice([mutants.xml, mutants.lines]), self.seeds.traces))

    def svg(self):
        return self.file("a.svg", self.mutant(mutants.xml, self.seeds.svgs))

    def png(self):
        return self.file("a.png", self.mutant(mutants.png, self.seeds.pngs))

    def theme(self):
        return self.file("theme.json", self.mutant(mutants.json_text, self.seeds.themes))

    def config(self):
        self.file("r.json", self.seeds.routes[0])
        return self.file("c.json", self.mutant(mutants.json_text, self.seeds.configs))

    def pngs(self):
        """A folder of goldens with its manifest, some of them changed."""
        folder = self.work / f"goldens{len(self.made)}"
        shutil.copytree(self.seeds.goldens, folder)
        for path in sorted(folder.rglob("*.png")):
            if self.random.random() < 0.3:
                path.write_bytes(self.mutant(mutants.png, self.seeds.pngs))
            elif self.random.random() < 0.05:
                path.unlink()
                self.plant(path)
        manifest = folder / "manifest.json"
        if self.random.random() < 0.4:
            manifest.write_bytes(mutants.json_text(self.random, manifest.read_bytes()))
        if self.random.random() < 0.1:
            (folder / "loop").symlink_to("../" + folder.name)
        self.inputs |= {os.fsencode(path) for path in folder.rglob("*")}
        return folder.name

    def icons(self):
        folder = self.work / "icons"
        shutil.copytree(self.seeds.icons, folder)
        for path in self.random.sample(sorted(folder.rglob("*.svg")), 2):
            path.write_bytes(self.mutant(mutants.xml, self.seeds.svgs))
        if self.random.random() < 0.1:
            victim = self.random.choice(sorted(folder.rglob("*.svg")))
            victim.unlink()
            self.plant(victim)
        self.inputs |= {os.fsencode(path) for path in folder.rglob("*")}
        return folder.name

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
            shutil.copytree(self.seeds.goldens, out)
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
