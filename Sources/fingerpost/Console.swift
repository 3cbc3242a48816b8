import Files
import Foundation
import TextSafety

/// Standard output, and what is said to the user on standard error.
///
/// Names of files and words of routes may hold what would end a line or steer the terminal.
enum Console {
  static func error(_ message: String) { note("error: \(message)") }

  static func warning(_ message: String) { note("warning: \(message)") }

  /// Warns of the first ten things of one kind, and of how many more there are; `rest` says what
  /// those are, such as `words are unknown`.
  static func warnings(_ messages: some Sequence<String>, rest: String) {
    var count = 0
    for message in messages {
      if count < 10 { warning(message) }
      count += 1
    }
    if count > 10 { warning("\(count - 10) more \(rest)") }
  }

  /// Writes a line, without the middle of one that a long name or word makes too long to read.
  static func note(_ message: String) {
    let line = Printable.text(message)
    let bytes = line.utf8
    let longest = 1024
    guard bytes.count > longest else { return write(line + "\n") }
    // A scalar that is cut in two becomes a question mark.
    let start = String(decoding: bytes.prefix(longest / 2), as: UTF8.self)
    let end = String(decoding: bytes.suffix(longest / 2), as: UTF8.self)
    write("\(start) … \(end)\n")
  }

  /// Writes text as it is to standard error; a closed one is no failure.
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  static func output(_ text: String) throws { try output(Data(text.utf8)) }

  static func output(_ data: some DataProtocol) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw Failure(
        "standard output: \(WriteFault(error).finding); send it elsewhere", .inputOutput)
    }
  }
}
