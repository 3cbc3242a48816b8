import Foundation

/// Reads a file in batches of whole lines.
struct LineReader {
  /// Lines that follow each other.
  struct Batch: Sendable {
    /// The file, as it is called in messages.
    var name: String
    /// The number of the first line, from 1.
    var firstNumber: Int
    /// The lines without their ends; blank ones are empty.
    var lines: [[UInt8]]
  }

  /// As many bytes are read at once; a line may be longer.
  private static let chunk = 1 << 18

  private let handle: FileHandle
  private let path: String
  /// What was read since the last whole line.
  private var rest: [UInt8] = []
  private var number = 1
  private var isAtEnd = false

  /// Opens a file, or standard input for `-`.
  init(_ path: String) throws {
    self.path = path
    handle = try Input.open(path)
  }

  /// The next lines, or nil at the end of the file.
  ///
  /// Of a pipe, what is there is taken at once, so that an answer does not wait for more input.
  ///
  /// - Throws: `Failure` for a file that cannot be read to its end, or a line longer than a file may
  ///   be.
  mutating func next() throws -> Batch? {
    while !isAtEnd {
      guard let bytes = Input.chunk(of: handle, upTo: Self.chunk) else { throw Input.broken(path) }
      isAtEnd = bytes.isEmpty
      let lines = takeLines(bytes)
      guard rest.count <= Input.sizeLimit else { throw Input.tooLarge(path, line: number) }
      guard !lines.isEmpty else { continue }
      let batch = Batch(name: Input.name(of: path), firstNumber: number, lines: lines)
      number += lines.count
      if batch.lines.contains(where: { !$0.isEmpty }) { return batch }
    }
    return nil
  }

  /// The lines that end in what was read, and at the end of the file also the last one.
  private mutating func takeLines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    for (place, byte) in bytes.enumerated() where byte == 0x0A {
      rest += bytes[start..<place]
      lines.append(Self.line(rest))
      rest.removeAll()
      start = place + 1
    }
    rest += bytes[start...]
    if isAtEnd, !rest.isEmpty {
      lines.append(Self.line(rest))
      rest.removeAll()
    }
    return lines
  }

  /// The bytes of a line, none of a blank one.
  private static func line(_ bytes: [UInt8]) -> [UInt8] {
    bytes.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 } ? [] : bytes
  }
}
