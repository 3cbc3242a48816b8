import Foundation

/// Finds where a text stops being JSON, which the decoder does not tell on every system.
enum JSONFault {
  /// What is wrong, and in which line and column; columns count bytes from 1.
  static func finding(in data: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
      return "a value cannot be read"
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      // The parser's words end with "around character N.", where N counts bytes from 0.
      let digits = words.split { !$0.isNumber }.last.flatMap { Int($0) }
      guard let offset = digits, words.contains("character "), offset < data.count else {
        let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false).count
        return "the text ends too early, in line \(lines)"
      }
      let before = data.prefix(offset)
      let line = before.count { $0 == 0x0A } + 1
      let column = offset - (before.lastIndex(of: 0x0A).map { $0 - data.startIndex + 1 } ?? 0) + 1
      let what = words.hasPrefix("Too many") ? "nested too deeply" : "not a value"
      return "\(what) at line \(line), column \(column)"
    }
  }
}
