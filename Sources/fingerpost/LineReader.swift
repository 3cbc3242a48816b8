import Foundation

/// Reads a file in batches of whole lines.
struct LineReader {
  struct Line: Sendable {
    /// From 1, counting blank lines too.
    var number: Int
    var bytes: ArraySlice<UInt8>
  }

  private let handle: FileHandle
  private let path: String
  /// The bytes since the last whole line.
  private var rest: [UInt8] = []
  private var number = 1
  private var isAtEnd = false

  init(_ path: String) throws {
    self.path = path
    handle = try Input.open(path)
  }

  /// The next lines that are not blank, without their ends, or nil at the end of the file.
  ///
  /// Returns what a pipe has at once, so that an answer does not wait for more input.
  mutating func next() throws -> [Line]? {
    while !isAtEnd {
      // A line may be longer.
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
