/// The text of a JSON Schema, whose longer lists of words come from the code that knows them.
package enum JSONSchemaText {
  /// Replaces a line `"<name>"` of a list by the words of that name, as strings.
  package static func filled(_ schema: [UInt8], _ words: [String: [String]]) -> [UInt8] {
    let lines = String(decoding: schema, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let filled = lines.map { line in
      let name = line.drop { $0 == " " }.prefix { $0 != "," }
      guard name.hasPrefix("\"<"), let list = words[String(name.dropFirst(2).dropLast(2))] else {
        return String(line)
      }
      let indentation = String(line.prefix { $0 == " " })
      return wrapped(list, indentation) + (line.hasSuffix(",") ? "," : "")
    }
    return Array(filled.joined(separator: "\n").utf8)
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
