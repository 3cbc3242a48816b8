"""The schemas: each as tables of fields with what they mean, and as JSON."""
import json
import re

from page import code, heading, search, table, text

NAMES = {
    "cards": "cards.json and each line of JSON Lines: what a driver is shown",
    "drive": "The events of a drive, a line each",
    "manifest": "manifest.json: the files that were written and what they mean",
    "route": "The plainest form of a route, for those who write routes themselves",
    "config": "fingerpost.json: options in a file",
    "theme": "A theme: colors, weights and measures",
    "icons": "icons.json: the words of own icons",
    "shields": "shields/networks.json: networks of roads and their plates",
    "language": "A language file: words and rules",
    "diff": "The report of a comparison",
    "diff-rules": "The rules of a comparison",
}


def name_of(reference):
    return reference.rsplit("/", 1)[-1]


def kind_of(schema):
    """HTML that says which values fit."""
    if schema is True or schema == {}:
        return "any"
    if schema is False:
        return "none"
    if "$ref" in schema:
        name = name_of(schema["$ref"])
        place = f"field-{name}" if "/properties/" in schema["$ref"] else name
        return "this file" if name == "#" else f'<a href="#{text(place)}">{text(name)}</a>'
    if "const" in schema:
        return f"<code>{text(json.dumps(schema['const'], ensure_ascii=False))}</code>"
    if "enum" in schema:
        values = [f"<code>{text(json.dumps(value, ensure_ascii=False))}</code>" for value in schema["enum"]]
        if len(values) <= 12:
            return " · ".join(values)
        return f"<details><summary>one of {len(values)} words</summary>{' · '.join(values)}</details>"
    if "if" in schema and "then" in schema and "else" in schema and "properties" not in schema:
        return f"{kind_of(schema['else'])} or {kind_of(schema['then'])}"
    for key, word in {"anyOf": " or ", "oneOf": " or ", "allOf": " and "}.items():
        if key in schema and "type" not in schema:
            kinds = list(dict.fromkeys(kind_of(part) for part in schema[key]))
            return word.join(kinds)
    kind = schema.get("type", "any")
    if kind == "array" or "items" in schema:
        return f"array of {kind_of(schema.get('items', True))}{limits(schema)}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind_of(schema['additionalProperties'])}{limits(schema)}"
    return (" or ".join(kind) if isinstance(kind, list) else text(kind)) + limits(schema)


def limits(schema):
    said = []
    for low, high, unit in [
        ("minimum", "maximum", ""), ("minLength", "maxLength", " characters"),
        ("minItems", "maxItems", " items"), ("minProperties", "maxProperties", " members"),
    ]:
        if low in schema and high in schema:
            said.append(f"{schema[low]} to {schema[high]}{unit}")
        elif low in schema:
            said.append(f"{schema[low]}{unit} or more")
        elif high in schema:
            said.append(f"{schema[high]}{unit} or fewer" if unit else f"{schema[high]} or less")
    if "exclusiveMinimum" in schema:
        said.append(f"more than {schema['exclusiveMinimum']}")
    if "exclusiveMaximum" in schema:
        said.append(f"less than {schema['exclusiveMaximum']}")
    if "pattern" in schema:
        said.append(f"<code>{text(schema['pattern'])}</code>")
    return "".join(f", {part}" for part in said)


def fields(schema, rows, path="", places=False):
    """Adds a row for each field, those of nested objects under their path."""
    required = set(schema.get("required", []))
    for name, field in sorted(schema.get("properties", {}).items()):
        if not isinstance(field, dict):
            field = {}
        nested = field.get("items", field) if field.get("type") == "array" else field
        inner = isinstance(nested, dict) and "properties" in nested
        place = path + name
        mark = ' <small class="must">required</small>' if name in required else ""
        about = text(field.get("description", ""))
        if "default" in field:
            about += f" Default: <code>{text(json.dumps(field['default']))}</code>."
        kind = kind_of({**field, "items": True} if inner and nested is not field else field)
        own = f' id="field-{text(name)}"' if places else ""
        rows.append([f'<code class="field"{own}>{text(place)}</code>{mark}', kind, about])
        if inner:
            fields(nested, rows, place + ("[]." if nested is not field else "."))
    for choice in [*schema.get("anyOf", []), *schema.get("oneOf", []), *schema.get("allOf", [])]:
        if isinstance(choice, dict) and "properties" in choice and schema.get("type", "object") == "object":
            known = {row[0] for row in rows}
            more = []
            fields(choice, more, path)
            rows += [row for row in more if row[0] not in known and row[1:] != ["any", ""]]


def section(name, schema, places=False):
    rows = []
    fields(schema, rows, places=places)
    body = f'<section data-group id="{text(name.replace(" ", "-"))}"><h2>{text(name)}</h2>'
    if schema.get("description"):
        body += f"<p>{text(schema['description'])}</p>"
    if rows:
        shown = table(["Field", "Value", "Meaning"], rows, "fields", f"Fields of {name}")
        find = text(re.sub("<[^>]*>", "", name))
        return body + shown.replace("<tr><td>", f'<tr data-find="{find}"><td>') + "</section>"
    return body + f'<p data-find="{text(name)}">{kind_of(schema)}</p></section>'


def write(site, program):
    cards = ""
    for name, about in NAMES.items():
        raw = program("schema", name)
        schema = json.loads(raw)
        site.write(f"schemas/{name}.schema.json", raw)
        body = heading(
            f"Schema of {name}", text(about) + ".",
            search("Search fields", "A field or a word of its meaning")
            + f'<p><a class="button" href="{name}.schema.json">The JSON Schema</a> '
            f"{len(raw.encode()):,} bytes</p>")
        body += code(f"fingerpost schema {name}", "sh") + section("The file", schema, places=True)
        body += "".join(
            section(key, part) for key, part in sorted(schema.get("$defs", {}).items()))
        body += '<p class="none" hidden>No field has these words.</p>'
        site.page(f"schemas/{name}.html", f"Schema of {name}", body)
        cards += (f'<li><a class="card" href="schemas/{name}.html"><strong>{name}</strong>'
                  f"<span>{text(about)}</span></a>")
    site.page("schemas.html", "Schemas", heading(
        "Schemas", "What the program reads and writes, field by field. Each is JSON Schema 2020-12, printed by "
        "<code>fingerpost schema NAME</code>.") + f'<ul class="cards">{cards}</ul>')
    return {"schemas": len(NAMES)}
