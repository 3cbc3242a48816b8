"""Finds the dead links of a folder of pages: files and places on a page that are not there."""
import html.parser
import urllib.parse


class Page(html.parser.HTMLParser):
    def __init__(self, content):
        super().__init__()
        self.links, self.places = [], set()
        self.feed(content)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src", "data-download") and value:
                self.links.append(value)
            if name == "id" and value:
                self.places.add(value)


def dead(folder):
    """The dead links, each with its page."""
    pages = {
        file.resolve(): Page(file.read_text()) for file in sorted(folder.rglob("*.html"))}
    found = []
    for file, page in pages.items():
        for link in page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            if link.startswith("/"):
                found.append(f"{file.relative_to(folder)}: {link} begins at the host's root")
                continue
            target = (file.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else file
            place = urllib.parse.unquote(parts.fragment)
            if not target.is_file():
                found.append(f"{file.relative_to(folder)}: no file for the link {link}")
            elif place and target in pages and place not in pages[target].places:
                found.append(f"{file.relative_to(folder)}: no place on the page for the link {link}")
    return found
