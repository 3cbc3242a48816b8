/// The text of a JSON Schema, whose longer lists of words come from the code that knows them, and
/// shared definitions from the schema that has them.
package enum JSONSchemaText {
  /// Replaces a line `"<name>"` of a list by the words of that name, as strings, and one of `$defs` by
  /// the definition of that name in another schema.
  package static func filled(
    _ schema: [UInt8], _ words: [String: [String]], sharing other: [UInt8] = []
  ) -> [UInt8] {
    let shared = lines(of: other)
    let filled = lines(of: schema).map { line in
      let mark = line.drop { $0 == " " }.prefix { $0 != "," }
      guard mark.hasPrefix("\"<") else { return String(line) }
      let name = String(mark.dropFirst(2).dropLast(2))
      let indentation = String(line.prefix { $0 == " " })
      let end = line.hasSuffix(",") ? "," : ""
      if let list = words[name] { return wrapped(list, indentation) + end }
      return definition(name, in: shared).map { $0 + end } ?? String(line)
    }
    return Array(filled.joined(separator: "\n").utf8)
  }

  private static func lines(of schema: [UInt8]) -> [Substring] {
    String(decoding: schema, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines of a definition, without the comma that follows it.
  private static func definition(_ name: String, in lines: [Substring]) -> String? {
    guard let start = lines.firstIndex(where: { $0.hasPrefix("    \"\(name)\": ") }) else {
      return nil
    }
    let rest = lines[(start + 1)...].prefix { !$0.hasPrefix("    \"") && $0 != "  }" }
    let text = ([lines[start]] + rest).joined(separator: "\n")
    return text.hasSuffix(",") ? String(text.dropLast()) : text
  }

  /// The words as strings in lines of at most 100 characters.
  private static func wrapped(_ words: [String], _ indentation: String) -> String {
    var lines = [indentation]
    for (index, word) in words.enumerated() {
      let item = "\"\(word)\"" + (index < words.count - 1 ? "," : "")
      let last = lines[lines.count - 1]
      if last == indentation {
        lines[lines.count - 1] += item
      } else if last.count + 1 + item.count <= 100 {
        lines[lines.count - 1] += " " + item
      } else {
        lines.append(indentation + item)
      }
    }
    return lines.joined(separator: "\n")
  }
}
