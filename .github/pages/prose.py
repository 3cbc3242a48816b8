"""DocC's blocks of text as HTML."""
import posixpath
import re

from page import code, table, text


class Prose:
    """Turns blocks and words into HTML for a page of the site.

    Links go to the places of the archive's entries; what has no page stays text.
    """

    def __init__(self, references, archive, page):
        self.references, self.archive, self.page = references, archive, page

    def link(self, place):
        """The path of a place, as seen from this page."""
        path, mark, anchor = place.partition("#")
        return posixpath.relpath(path, posixpath.dirname(self.page) or ".") + mark + anchor

    def inline(self, parts):
        return "".join(self.word(part) for part in parts)

    def word(self, part):
        match part["type"]:
            case "text":
                return text(part["text"])
            case "codeVoice":
                return f"<code>{text(part['code'])}</code>"
            case "emphasis" | "newTerm":
                return f"<em>{self.inline(part['inlineContent'])}</em>"
            case "strong":
                return f"<strong>{self.inline(part['inlineContent'])}</strong>"
            case "image":
                found = self.references[part["identifier"]]
                name = found["variants"][0]["url"].rsplit("/", 1)[-1]
                return (f'<img src="{self.link("documents/images/" + name)}" loading="lazy" '
                        f'alt="{text(found.get("alt") or "")}">')
            case "reference":
                return self.reference(part)
        raise ValueError(f"no HTML for '{part['type']}' in {self.page}; add it to prose.py")

    def reference(self, part):
        found = self.references.get(part["identifier"], {})
        title = text(found.get("title", part["identifier"]))
        if found.get("kind") == "symbol" and found.get("role") == "symbol":
            title = f"<code>{title}</code>"
        url = found.get("url")
        if found.get("type") == "link":
            if "://" in url:
                return f'<a href="{text(url)}">{title}</a>'
            # The file of an article, as seen from another one.
            file = re.search(r"(\w+)\.docc/(\w+)\.md$", url)
            url = f"/documentation/{file[1].lower()}/{file[2].lower()}" if file else None
        place = self.archive.places.get(url)
        return f'<a href="{text(self.link(place))}">{title}</a>' if place else title

    def blocks(self, blocks):
        return "".join(self.block(block) for block in blocks)

    def block(self, block):
        match block["type"]:
            case "paragraph":
                return f"<p>{self.inline(block['inlineContent'])}</p>"
            case "heading":
                # DocC puts the heading Overview over what has none.
                if block["text"] == "Overview":
                    return ""
                level = block["level"]
                return f'<h{level} id="{text(block["anchor"].lower())}">{text(block["text"])}</h{level}>'
            case "codeListing":
                return code("\n".join(block["code"]), block.get("syntax") or "text")
            case "unorderedList" | "orderedList":
                tag = "ul" if block["type"] == "unorderedList" else "ol"
                items = "".join(f"<li>{self.blocks(item['content'])}" for item in block["items"])
                return f"<{tag}>{items}</{tag}>"
            case "aside":
                name = block.get("name") or block["style"]
                return (f'<aside class="note"><strong>{text(name)}</strong> '
                        f"{self.blocks(block['content'])}</aside>")
            case "table":
                rows = [[self.blocks(cell) for cell in row] for row in block["rows"]]
                return table(rows[0], rows[1:])
        raise ValueError(f"no HTML for '{block['type']}' in {self.page}; add it to prose.py")

    def outline(self, sections):
        """Links to the headings of a long article."""
        links = "".join(
            f'<li><a href="#{text(block["anchor"].lower())}">{text(block["text"])}</a>'
            for section in sections if section["kind"] == "content" for block in section["content"]
            if block["type"] == "heading" and block["level"] == 2 and block["text"] != "Overview")
        return f'<nav class="outline" aria-label="On this page"><ul>{links}</ul></nav>' if links else ""
