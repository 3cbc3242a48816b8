import EmbeddedFiles

/// Writes the types of kits in a language, as its file `Templates/types.LANGUAGE.in` says.
///
/// A line with `@` and a name begins a part of the file. `names` and `cases` have the words that fields
/// and words of lists cannot be called, `values`, `readings` and `defaults` what a value's type is
/// called, how it is read and what a required one is by default, with `*` for what is in it. The other parts are templates: `{{slot}}` is a value, and
/// `{{slot text}}` a text for a value that is there, in which `*` is the value; `{{///}}` and `{{/**}}`
/// are the description as a comment. Lines that begin with `*` and the name of a list are repeated
/// for each of its elements.
package struct KitTypes {
  private typealias Slots = [String: String]

  private var parts: [String: [Substring]] = [:]

  init(_ language: String) {
    let bytes = EmbeddedFiles.read("Kits/Templates/types.\(language).in")
    var part = ""
    for line in String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    {
      if line.first == "@" {
        part = String(line.dropFirst())
      } else {
        parts[part, default: []].append(line)
      }
    }
  }

  func text(_ model: KitModel) -> String {
    filled("begin", [:]) + model.types.map { text($0, model) }.joined(separator: "\n")
      + filled("end", [:])
  }

  private func text(_ type: KitModel.Named, _ model: KitModel) -> String {
    let (parent, shared) = (model.parent(of: type.name), model.fields(of: KitModel.unknownEvent))
    let slots = [
      "type": type.name, "doc": type.description ?? "", "parent": parent ?? "",
      "orphan": parent == nil ? "yes" : "",
    ]
    switch type.form {
    case .record(let fields):
      let inherited = parent == nil ? [] : shared.map(\.name)
      let own = fields.filter { !inherited.contains($0.name) }
      return filled(
        "record", slots,
        [
          "field": fields.map { self.slots(of: $0, isOwn: own.contains($0)) },
          "own": own.map { self.slots(of: $0, isOwn: true) },
        ])
    case .words(let words):
      let all = words + (words.contains("unknown") ? [] : ["unknown"])
      return filled("words", slots, ["stated": words.map(self.slots), "word": all.map(self.slots)])
    case .events(let events):
      let known = events.map { self.slots(of: $0.word).merging(["record": $0.type]) { $1 } }
      let unknown = self.slots(of: "unknown").merging(["record": KitModel.unknownEvent]) { $1 }
      return filled(
        "events", slots,
        [
          "known": known, "event": known + [unknown],
          "shared": shared.map { self.slots(of: $0, isOwn: true) },
        ])
    }
  }

  private func slots(of field: KitModel.Field, isOwn: Bool) -> Slots {
    [
      "field": field.name, "name": name(field.name), "doc": field.description ?? "",
      "value": text(of: field.value, in: "values"),
      "reading": text(of: field.value, in: "readings"),
      "default": field.isRequired ? text(of: field.value, in: "defaults") : "",
      (field.isRequired ? "required" : "optional"): "yes", (isOwn ? "own" : "shared"): "yes",
      "constant": field.constant ?? "",
    ]
  }

  private func slots(of word: String) -> Slots {
    let name = caseName(word)
    return [
      "word": word, "case": name, "CONSTANT": KitName.constant(word),
      // Swift takes the name of a case for its word.
      "raw": name == word || name == "`\(word)`" ? "" : word,
    ]
  }

  func name(_ field: String) -> String { row(field, in: "names") ?? field }

  /// The name of an enumeration's value, such as `slightLeft` for `slight left`.
  func caseName(_ word: String) -> String {
    let name = name(KitName.lowerCamel(word))
    return row(name, in: "cases") ?? name
  }

  private func text(of value: KitModel.Value, in part: String) -> String {
    func text(_ kind: String, _ inner: String = "") -> String {
      (row(kind, in: part) ?? "").replacing("*", with: inner)
    }
    return switch value {
    case .string, .number, .integer, .boolean, .any: text("\(value)")
    case .constant(let word): text("constant", word)
    case .named(let name): text("named", name)
    case .list(let element): text("list", self.text(of: element, in: part))
    case .map(let element): text("map", self.text(of: element, in: part))
    }
  }

  /// What follows a word in a part with one a line.
  private func row(_ word: String, in part: String) -> String? {
    let line = parts[part]?.first { $0.hasPrefix(word + " ") }
    return line.map { String($0.dropFirst(word.count + 1)) }
  }

  private func filled(_ part: String, _ slots: Slots, _ lists: [String: [Slots]] = [:]) -> String {
    Self.filled(parts[part] ?? [], slots, lists)
  }

  private static func filled(
    _ lines: [Substring], _ slots: Slots, _ lists: [String: [Slots]]
  ) -> String {
    var (text, rest) = ("", lines[...])
    while let line = rest.first {
      guard line.first == "*" else {
        text += filled(line, slots)
        rest.removeFirst()
        continue
      }
      let list = line.dropFirst().prefix { $0.isLetter }
      let block = rest.prefix { $0.hasPrefix("*" + list) }.map { $0.dropFirst(list.count + 1) }
      rest = rest.dropFirst(block.count)
      let elements = lists[String(list)] ?? []
      for (place, element) in elements.enumerated() {
        let isLast = place == elements.count - 1
        let own = ["last": isLast ? "yes" : "", "more": isLast ? "" : "yes"]
        text += filled(block, slots.merging(element) { $1 }.merging(own) { $1 }, lists)
      }
    }
    return text
  }

  private static func filled(_ line: Substring, _ slots: Slots) -> String {
    let indent = String(line.prefix { $0 == " " })
    let description = slots["doc"].flatMap { $0.isEmpty ? nil : $0 }
    switch line.dropFirst(indent.count) {
    case "{{///}}": return KitName.lineComment(description, indent + "/// ")
    case "{{/**}}": return KitName.blockComment(description, indent)
    default: break
    }
    var (text, rest) = ("", line)
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      let slot = rest[start.upperBound..<end.lowerBound]
      let name = slot.prefix { $0 != " " }
      let value = slots[String(name)] ?? ""
      let form = name.count == slot.count ? "*" : slot.dropFirst(name.count + 1)
      text += rest[..<start.lowerBound]
      if !value.isEmpty { text += form.replacing("*", with: value) }
      rest = rest[end.upperBound...]
    }
    return text + rest + "\n"
  }
}
