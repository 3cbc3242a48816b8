"""The documents and the libraries' documentation, from the archive that DocC builds.

DocC's own pages need a server and a script for each, 60 MB in all. These are plain pages with what the
archive says: an article or a type a page, its members on it.
"""
import json
import re

from page import heading, search, table, text
from prose import Prose

# The libraries of the package, from what apps import to what these are made of.
LIBRARIES = [
    "Routes", "Guidance", "Driving", "Documents", "Kits", "Glyphs", "AssetExport", "Lint", "Raster",
    "PNGCoding", "PNGReading", "PictureDiff", "SVGCoding", "Paths", "Preview", "GoldenDiff", "Terminal",
    "Core", "XMLReading", "JSON", "Files", "Escaping", "Faults",
]
PROGRAM = "fingerpost"
TYPES = {"struct", "enum", "class", "protocol", "extension"}
# What the compiler adds to each type that is Equatable and the like.
ADDED = "Default Implementations"
TITLES = {"Extended Modules": "Added to other modules"}


class Archive:
    """The files of the archive by their URL, and the page of the site on which each is shown."""

    def __init__(self, folder):
        self.folder, self.files, self.places = folder, {}, {}
        for module in [PROGRAM, *LIBRARIES]:
            base = folder / "data/documentation"
            own = [base / f"{module.lower()}.json", *sorted((base / module.lower()).rglob("*.json"))]
            for file in own:
                entry = json.loads(file.read_text())
                if "variants" in entry:
                    self.files[entry["variants"][0]["paths"][0]] = entry
        for url, entry in self.files.items():
            place = self.place(url, entry)
            if place:
                self.places[url] = place

    def place(self, url, entry):
        """The page, and the place on it for members."""
        parts = url.split("/")[2:]
        role, kind = entry["metadata"].get("role"), entry["metadata"].get("symbolKind")
        if parts[0] == PROGRAM and role not in ("article", "collection"):
            return None
        if role == "collectionGroup" and not entry.get("primaryContentSections"):
            return None
        if len(parts) == 1:
            return "documents.html" if parts[0] == PROGRAM else f"documents/{parts[0]}.html"
        if entry["kind"] == "article" or kind in TYPES:
            return f"documents/{parts[0]}/{slug(parts[1:])}.html"
        owner = self.files.get("/".join(url.split("/")[:-1]), {}).get("metadata", {})
        inside = owner.get("symbolKind") in TYPES
        page = f"documents/{parts[0]}" + (f"/{slug(parts[1:-1])}" if inside else "")
        return f"{page}.html#{slug(parts[-1:])}"

    def entries(self, owner, section):
        """The entries that a topic section of an entry lists, without those that are not shown."""
        for identifier in section["identifiers"]:
            url = owner["references"].get(identifier, {}).get("url")
            if url in self.places:
                yield url, self.files[url]


def slug(parts):
    return re.sub(r"[^a-z0-9.]+", "-", "-".join(parts)).strip("-")


def declaration(entry):
    for part in entry.get("primaryContentSections", []):
        if part["kind"] == "declarations":
            tokens = part["declarations"][0]["tokens"]
            return "".join(token["text"] for token in tokens)
    return ""


def content(entry, prose):
    """What the entry says beyond its first sentence, with its parameters."""
    said = ""
    for part in entry.get("primaryContentSections", []):
        if part["kind"] == "content":
            said += prose.blocks(part["content"])
        if part["kind"] == "parameters":
            rows = "".join(f"<dt><code>{text(one['name'])}</code><dd>{prose.blocks(one['content'])}"
                           for one in part["parameters"])
            said += f"<h4>Parameters</h4><dl>{rows}</dl>"
    return said


def member(url, entry, archive, page):
    place = archive.places[url].partition("#")[2]
    prose = Prose(entry["references"], archive, page)
    name = entry["metadata"]["title"]
    return (f'<section class="member" id="{text(place)}" data-find="{text(name)}">'
            f"<pre tabindex=0><code>{text(declaration(entry))}</code></pre>"
            f"<p>{prose.inline(entry.get('abstract', []))}</p>{content(entry, prose)}</section>")


def topics(entry, archive, page, skipped=(ADDED,)):
    """The members of an entry, whole, and links to its types and articles."""
    shown = ""
    prose = Prose(entry["references"], archive, page)
    for section in entry.get("topicSections", []):
        if section["title"] in skipped:
            continue
        links, members = "", ""
        for url, other in archive.entries(entry, section):
            if "#" in archive.places[url]:
                members += member(url, other, archive, page)
            else:
                sentence = Prose(other["references"], archive, page).inline(other.get("abstract", []))
                links += (f'<li data-find="{text(other["metadata"]["title"])}"><a href="{prose.link(archive.places[url])}">'
                          f"{title_of(other)}</a><p>{sentence}</p>")
        if links or members:
            links = f'<ul class="topics">{links}</ul>' if links else ""
            shown += f"<section data-group><h2>{TITLES.get(section['title'], text(section['title']))}</h2>{links}{members}</section>"
    return shown


def title_of(entry):
    title = text(entry["metadata"]["title"])
    return title if entry["kind"] == "article" or entry["metadata"]["role"] == "collection" \
        else f"<code>{title}</code>"


def write_entry(site, archive, url, entry):
    page = archive.places[url]
    prose = Prose(entry["references"], archive, page)
    parts = url.split("/")[2:]
    names = {library.lower(): library for library in LIBRARIES} | {PROGRAM: PROGRAM}
    trail = f'<a href="{prose.link("documents.html")}">Documents</a>'
    if len(parts) > 1 and parts[0] != PROGRAM:
        trail += f' / <a href="{prose.link(f"documents/{parts[0]}.html")}">{names[parts[0]]}</a>'
    shown = declaration(entry)
    body = f'<p class="trail">{trail}</p>' + heading(
        entry["metadata"]["title"], prose.inline(entry.get("abstract", [])))
    body += f"<pre tabindex=0><code>{text(shown)}</code></pre>" if shown else ""
    if entry["kind"] == "symbol" and entry["metadata"]["role"] != "collection":
        kinds = [reference["title"].removeprefix("Swift.") for part in entry.get("relationshipsSections", [])
                 if part["type"] in ("conformsTo", "inheritsFrom")
                 for one in part["identifiers"] for reference in [entry["references"].get(one, {})]
                 if "title" in reference and reference["title"] != "Swift.SendableMetatype"]
        if kinds:
            body += f'<p class="note">Conforms to {", ".join(f"<code>{text(kind)}</code>" for kind in kinds)}.</p>'
    article = entry["kind"] == "article"
    if len(re.findall('"heading"', json.dumps(entry.get("primaryContentSections", [])))) > 3:
        body += prose.outline(entry["primaryContentSections"])
    body += f'<div class="prose">{content(entry, prose)}</div>' + topics(entry, archive, page)
    site.page(page, entry["metadata"]["title"], body, kind="article" if article else "reference")


def write(site, archive_folder):
    archive = Archive(archive_folder)
    for url, entry in archive.files.items():
        place = archive.places.get(url)
        if place and "#" not in place and place != "documents.html":
            write_entry(site, archive, url, entry)
    images = sorted((archive_folder / "images").rglob("*.png"))
    for image in images:
        if image.parent.name in [PROGRAM, *LIBRARIES]:
            site.write(f"documents/images/{image.name}", image.read_bytes())

    program = archive.files[f"/documentation/{PROGRAM}"]
    body = heading("Documents", "How to use the program, how it decides, and the libraries under it.",
                   search("Search documents", "A title or a word of its summary"))
    body += topics(program, archive, "documents.html", (ADDED, "Extended Modules"))
    prose = Prose({}, archive, "documents.html")
    ideas, rows = "", ""
    for library in LIBRARIES:
        url = f"/documentation/{library.lower()}"
        entry = archive.files[url]
        about = Prose(entry["references"], archive, "documents.html").inline(entry["abstract"])
        rows += (f'<li data-find="{library}"><a href="{prose.link(archive.places[url])}">{library}</a>'
                 f"<p>{about}</p>")
        for other, article in archive.files.items():
            if other.startswith(url + "/") and article["metadata"].get("role") == "article":
                sentence = Prose(article["references"], archive, "documents.html").inline(article["abstract"])
                ideas += (f'<li data-find="{library}"><a href="{prose.link(archive.places[other])}">'
                          f"{title_of(article)}</a><p>{sentence}</p>")
    body += f'<section data-group><h2>Ideas</h2><ul class="topics">{ideas}</ul></section>'
    body += f'<section data-group><h2>Libraries</h2><ul class="topics">{rows}</ul></section>'
    body += '<p class="none" hidden>No document has these words.</p>'
    site.page("documents.html", "Documents", body)
    return {"libraries": len(LIBRARIES)}
