import Foundation

/// Reads a file in batches of whole lines.
struct LineReader {
  struct Line: Sendable {
    /// From 1, including blank lines.
    var number: Int
    var bytes: ArraySlice<UInt8>
  }

  private let handle: FileHandle
  private let path: String
  /// The bytes after the last whole line.
  private var rest: [UInt8] = []
  private var number = 1
  private var isAtEnd = false

  init(_ path: String) throws {
    self.path = path
    handle = try Input.open(path)
  }

  /// Returns non-blank lines as soon as a pipe has some, for prompt answers; nil at the end.
  mutating func next() throws -> [Line]? {
    while !isAtEnd {
      // A line may span several chunks.
      let bytes = try Input.chunk(of: handle, upTo: 1 << 18, named: path)
      isAtEnd = bytes.isEmpty
      guard let end = isAtEnd ? 0 : bytes.lastIndex(of: 0x0A) else {
        rest += bytes
        guard rest.count <= Input.sizeLimit else { throw Input.tooLarge(path, line: number) }
        continue
      }
      let parts = (rest + bytes[..<end]).split(separator: 0x0A, omittingEmptySubsequences: false)
      rest = Array(bytes.dropFirst(end + 1))
      let lines = zip(number..., parts).map(Line.init).filter { line in
        !line.bytes.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
      }
      number += parts.count
      if !lines.isEmpty { return lines }
    }
    return nil
  }
}
