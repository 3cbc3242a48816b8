/// Where and why a text is not JSON.
struct JSONFault: Error {
  enum Finding {
    case noValue, trailing, endsEarly, tooDeep, notUTF8, tooLong
  }

  var finding: Finding
  /// In bytes from the start of the text.
  var offset: Int

  init(_ finding: Finding, at offset: Int) {
    self.finding = finding
    self.offset = offset
  }

  /// The line and the column in a text, both from 1; columns count bytes.
  func position(in bytes: [UInt8], firstLine: Int = 1) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    return (
      before.count { $0 == 0x0A } + firstLine,
      offset - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    )
  }

  func words(in bytes: [UInt8], firstLine: Int = 1) -> String {
    let (line, column) = position(in: bytes, firstLine: firstLine)
    return switch finding {
    case .noValue, .trailing: "not a value at line \(line), column \(column)"
    case .tooDeep: "nested too deeply at line \(line), column \(column)"
    case .notUTF8: "not UTF-8 at line \(line), column \(column)"
    case .endsEarly: "the text ends too early, in line \(line)"
    case .tooLong: "longer than 4 GB"
    }
  }
}
