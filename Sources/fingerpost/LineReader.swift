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
    var lines: [Data]
  }

  /// As many bytes are read at once; a line may be longer.
  private static let chunk = 1 << 18

  private let handle: FileHandle
  private let name: String
  private let isFile: Bool
  private var rest = Data()
  private var number = 1
  private var isAtEnd = false

  /// Opens a file, or standard input for `-`.
  init(_ path: String) throws {
    name = path == "-" ? "standard input" : path
    if path == "-" {
      handle = .standardInput
    } else {
      try Input.check(path)
      guard let file = FileHandle(forReadingAtPath: path) else {
        throw Failure("\(path): cannot be read; check its permissions", .noInput)
      }
      handle = file
    }
    // Of a pipe, what is there is taken at once, so that an answer does not wait for more input.
    isFile = (try? handle.offset()) != nil
  }

  /// The next lines; nothing at the end of the file.
  mutating func next() throws -> Batch? {
    while !isAtEnd {
      let data: Data
      do {
        data = isFile ? try handle.read(upToCount: Self.chunk) ?? Data() : handle.availableData
      } catch {
        throw Failure("\(name): cannot be read; give another file", .inputOutput)
      }
      isAtEnd = data.isEmpty
      let hasEnd = data.contains(0x0A)
      rest += data
      guard hasEnd || isAtEnd else { continue }
      guard let batch = takeLines() else { continue }
      return batch
    }
    return nil
  }

  /// The whole lines of what was read, and at the end also the last one.
  private mutating func takeLines() -> Batch? {
    let end = isAtEnd ? rest.endIndex : (rest.lastIndex(of: 0x0A).map { $0 + 1 } ?? rest.startIndex)
    var pieces = rest[..<end].split(separator: 0x0A, omittingEmptySubsequences: false)
    if !isAtEnd { pieces.removeLast() }
    rest = Data(rest[end...])
    guard !pieces.isEmpty else { return nil }
    let batch = Batch(
      name: name, firstNumber: number,
      lines: pieces.map { piece in piece.allSatisfy(Self.isSpace) ? Data() : Data(piece) })
    number += pieces.count
    return batch.lines.allSatisfy(\.isEmpty) ? nil : batch
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0D || byte == 0x09
  }
}
