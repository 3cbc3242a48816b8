import Foundation
import GoldenDiff

/// Reads what libFuzzer made up as the rules of a comparison.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = unsafe Data(UnsafeBufferPointer(start: start, count: count))
  var book = RuleBook()
  do {
    try book.add(data)
  } catch {
    precondition(!"\(error)".contains("\n"), "more than one line: \(error)")
  }
  return 0
}
