import Foundation

/// A text with marks of the form `/*NAME*/`, in whose places parts are put.
public enum PageTemplate {
  /// The template with its parts in place; marks within parts stay as they are.
  ///
  /// - Parameters:
  ///   - template: The text in UTF-8. Whatever stands in it between `/*` and `*/` is a mark.
  ///   - parts: A part for each mark; a mark without one is a fault of the program.
  /// - Returns: The text, in which no mark of the template is left.
  public static func fill(_ template: [UInt8], _ parts: [String: String]) -> String {
    var page = ""
    var rest = Substring(text(template))
    while let start = rest.range(of: "/*"), let end = rest.range(of: "*/") {
      let mark = String(rest[start.lowerBound..<end.upperBound])
      guard let part = parts[mark] else { preconditionFailure("no part for \(mark)") }
      page += rest[..<start.lowerBound]
      page += part
      rest = rest[end.upperBound...]
    }
    return page + rest
  }

  /// What is embedded in the program, as text.
  public static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
