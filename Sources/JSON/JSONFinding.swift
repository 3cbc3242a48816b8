import Faults

/// Why a text is not JSON.
enum JSONFinding {
  case empty, noValue, endsEarly, tooDeep, notUTF8, tooLong

  /// The fault at an offset in bytes, with line and column, both from 1; columns count bytes.
  func fault(at offset: Int, in bytes: Span<UInt8>, firstLine: Int = 1) -> Fault {
    var (line, start) = (firstLine, 0)
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
      (line, start) = (line + 1, index + 1)
    }
    let place = "at line \(line), column \(offset - start + 1)"
    let finding =
      switch self {
      case .empty: "the text is empty"
      case .noValue: "unexpected character \(place)"
      case .tooDeep: "nested too deeply \(place)"
      case .notUTF8: "not UTF-8 \(place)"
      case .endsEarly: "the text ends too early, in line \(line)"
      case .tooLong: "longer than 4 GB"
      }
    return Fault("not JSON: " + finding, remedy: "correct it")
  }
}
