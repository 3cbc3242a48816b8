/// A field of CSV (RFC 4180).
package enum CSVField {
  /// Quotes the text if it contains commas, quotes or line ends.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { ",\"\n\r".utf8.contains($0) }) else { return text }
    return "\"" + text.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}
