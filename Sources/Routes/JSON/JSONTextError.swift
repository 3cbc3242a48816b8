/// The reason why a text is not JSON, and its position.
package struct JSONTextError: Error {
  /// The fault, with line and column.
  package let finding: String
  /// Line and column, both from 1; columns count bytes.
  let position: (line: Int, column: Int)
  /// Whether other text follows a complete value.
  let isTrailing: Bool

  init(_ fault: JSONFault, in bytes: [UInt8], firstLine: Int = 1) {
    let before = bytes.prefix(fault.offset)
    let line = before.count { $0 == 0x0A } + firstLine
    position = (line, fault.offset - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1)
    isTrailing = fault.finding == .trailing
    let place = "at line \(line), column \(position.column)"
    finding =
      switch fault.finding {
      case .empty: "the text is empty"
      case .noValue, .trailing: "not a value \(place)"
      case .tooDeep: "nested too deeply \(place)"
      case .notUTF8: "not UTF-8 \(place)"
      case .endsEarly: "the text ends too early, in line \(line)"
      case .tooLong: "longer than 4 GB"
      }
  }
}

extension JSONNode {
  /// Parses UTF-8, UTF-16 or UTF-32, for readers of other files than routes.
  package init(text bytes: some Sequence<UInt8>) throws(JSONTextError) {
    let text = TextForm.utf8(Array(bytes))
    if TextForm.isBlank(text) { throw JSONTextError(JSONFault(.empty, at: 0), in: text) }
    self = try JSONDocument(text).root
  }
}

package enum JSONCheck {
  /// The fault of a text in UTF-8, UTF-16 or UTF-32, with line and column; `nil` for JSON.
  package static func fault(in bytes: some Sequence<UInt8>) -> String? {
    do {
      _ = try JSONNode(text: bytes)
      return nil
    } catch {
      return error.finding
    }
  }
}
