package import Foundation

/// Data of a page within its script.
package enum ScriptData {
  /// JSON with its keys in order, on one line.
  package static func json(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  /// The same as text in which nothing looks like the end of a script.
  package static func text(_ value: some Encodable) throws -> String {
    String(decoding: try json(value), as: UTF8.self)
      .replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}
