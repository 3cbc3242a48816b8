import Files
import Foundation
import Escaping
import Faults

/// Standard output and messages; messages escape line ends and control codes of names and routes.
enum Console {
  static func error(_ message: String) { note("error: \(message)") }

  static func warning(_ message: String) { note("warning: \(message)") }

  /// Prints ten warnings, then how many more; `rest` says of what, such as `words are unknown`.
  static func warnings(_ messages: some Sequence<String>, rest: String) {
    var count = 0
    for message in messages {
      if count < 10 { warning(message) }
      count += 1
    }
    if count > 10 { warning("\(count - 10) more \(rest)") }
  }

  /// Writes a line; omits its middle beyond 1024 bytes.
  static func note(_ message: String) {
    let line = Printable.text(message)
    let bytes = line.utf8
    let longest = 1024
    guard bytes.count > longest else { return write(line + "\n") }
    // Decoding replaces a scalar that is cut in two.
    let start = String(decoding: bytes.prefix(longest / 2), as: UTF8.self)
    let end = String(decoding: bytes.suffix(longest / 2), as: UTF8.self)
    write("\(start) … \(end)\n")
  }

  /// Writes unescaped text to standard error; ignores errors, such as a closed stream.
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  static func output(_ text: String) throws { try output(Data(text.utf8)) }

  static func output(_ data: some DataProtocol) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw Fault(
        .inputOutput, "standard output: \(WriteFault(error).finding)", remedy: "send it elsewhere")
    }
  }
}
