/// A field of CSV (RFC 4180).
package enum CSVField {
  /// The text, in quotes where it needs them.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { ",\"\n\r".utf8.contains($0) }) else { return text }
    return "\"" + text.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}
