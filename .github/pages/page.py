"""What all pages share: their frame, text made safe for HTML, and glyphs drawn into a page."""
import html
import json
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

# The pages of the menu, in its order.
MENU = [
    ("glyphs.html", "Glyphs"),
    ("routes.html", "Routes"),
    ("shields.html", "Shields"),
    ("draw/index.html", "Your route"),
    ("languages.html", "Languages"),
    ("engines.html", "Engines"),
    ("atlas.html", "Atlas"),
    ("schemas.html", "Schemas"),
    ("documents.html", "Documents"),
    ("documents/fingerpost/changelog.html", "Changes"),
]


def text(value):
    """Text for HTML, also within an attribute in double quotes."""
    return html.escape(str(value), quote=True)


def unbroken(code):
    """A match of code in a line of text, with its options kept from breaking at their hyphens."""
    if code[1]:
        return code[0]
    return re.sub(r"(?<=[> ])--[a-z][a-z-]*", r'<span class="word">\g<0></span>', code[0])


class Program:
    """The built program, run in the root of the repository."""

    def __init__(self, path):
        self.path = path

    def bytes(self, *arguments):
        return subprocess.run(
            [self.path, *map(str, arguments)], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout

    def __call__(self, *arguments):
        return self.bytes(*arguments).decode()

    def json(self, *arguments):
        return json.loads(self(*arguments))


class Drawings:
    """SVG files of a folder whose parts have the classes lit and unlit, for use within a page."""

    def __init__(self, folder, variant="light"):
        self.folder, self.variant = folder, variant

    def __contains__(self, name):
        return self.file(name).exists()

    def file(self, name):
        return self.folder / f"{name}~{self.variant}.svg"

    def __call__(self, name, label=None):
        drawing = re.sub(r"\n *(<title>.*?</title>)?", "", self.file(name).read_text())
        said = f'role="img" aria-label="{text(label)}"' if label else 'aria-hidden="true"'
        return drawing.replace("<svg ", f'<svg class="glyph" {said} ', 1)


class Site:
    """The folder of the site."""

    def __init__(self, folder, version, repository):
        self.folder, self.version, self.repository = folder, version, repository

    def write(self, path, content):
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content if isinstance(content, bytes) else content.encode())

    def page(self, path, title, body, about="", scripts=(), kind=""):
        """Writes a page; `body` is HTML with links from the page's own folder."""
        up = "../" * path.count("/")
        links = "".join(
            f'<a href="{up}{to}"{self.current(path, to)}>{name}</a>' for to, name in MENU)
        if self.repository:
            links += f'<a href="{text(self.repository)}">Source</a>'
        brand = (HERE / "brand.svg").read_text().strip()
        content = (HERE / "frame.html").read_text()
        for gap, filling in {
            "TITLE": text(title if path == "index.html" else f"{title} · Fingerpost"),
            "ABOUT": text(about or title), "UP": up, "BRAND": brand, "LINKS": links,
            "KIND": kind, "VERSION": text(self.version),
            "SCRIPTS": "".join(f'<script src="{up}{name}" defer></script>' for name in scripts),
            "BODY": re.sub("(<pre[^>]*>)?<code>.*?</code>", unbroken, body, flags=re.S),
        }.items():
            content = content.replace(f"@{gap}@", filling)
        self.write(path, content)

    @staticmethod
    def current(path, to):
        if path == to:
            return ' aria-current="page"'
        section = to.removesuffix(".html") + "/"
        return ' aria-current="true"' if path.startswith(section) and not any(
            path == other for other, _ in MENU) else ""


def heading(title, about, tools=""):
    """The head of a page: its title, a sentence, and what searches it."""
    return f'<div class="head"><h1>{text(title)}</h1><p class="lead">{about}</p>{tools}</div>'


def search(label, placeholder):
    """A field that hides what does not have its words; see site.js."""
    return (
        f'<div class="tools"><input type="search" class="search" aria-label="{text(label)}" '
        f'placeholder="{text(placeholder)}"><output class="count" aria-live="polite"></output></div>')


def table(head, rows, kind="", label=""):
    """A table of cells that are HTML, which scrolls by itself where it is wider than the page."""
    head = "".join(f"<th scope=col>{cell}" if re.search(r">\w|^\w", cell) else "<td>" for cell in head)
    rows = "".join("<tr>" + "".join(f"<td>{cell}" for cell in row) for row in rows)
    return (f'<div class="scroll" tabindex="0" role="group" aria-label="{text(label or "Table")}">'
            f'<table class="{kind}"><thead><tr>{head}<tbody>{rows}</table></div>')


def code(content, language="text"):
    """A block of code, with a button that copies it; see site.js."""
    return f'<pre tabindex="0" data-language="{language}"><code>{text(content)}</code></pre>'
