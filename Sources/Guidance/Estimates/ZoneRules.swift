import Faults

/// The offsets of a time zone through all years.
///
/// Read from a file of the system in the form TZif (RFC 9636).
struct ZoneRules: Hashable, Sendable {
  /// The offset in seconds before the first change.
  private let first: Int
  /// The moments of changes, in seconds since 1970-01-01T00:00:00Z, ascending.
  private let moments: [Int64]
  /// The offset from each of the moments on, in seconds.
  private let offsets: [Int]
  /// What holds after the last change.
  private let later: SeasonRule?

  /// The offset from UTC in seconds at a moment, in seconds since 1970-01-01T00:00:00Z.
  func offset(at second: Int64) -> Int {
    let index = moments.partitioningIndex { $0 > second }
    if index == moments.count, let later { return later.offset(at: second) }
    return index == 0 ? first : offsets[index - 1]
  }

  /// A zone that never changes.
  init(offset: Int) { (first, moments, offsets, later) = (offset, [], [], nil) }

  /// Reads the content of a file, such as `/usr/share/zoneinfo/Europe/Berlin`; nil if it is not TZif.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(rest: bytes[...])
    guard let old = reader.header() else { return nil }
    // Files that keep the first part only have times of 32 bits, which end in 2038.
    let header: Header
    if old.version >= UInt8(ascii: "2") {
      reader.skip(old.size(time: 4))
      guard let new = reader.header() else { return nil }
      header = new
    } else {
      header = old
    }
    let width = old.version >= UInt8(ascii: "2") ? 8 : 4
    guard header.types > 0, reader.rest.count >= header.size(time: width) else { return nil }
    moments = (0..<header.changes).map { _ in reader.number(width) }
    let kinds = (0..<header.changes).map { _ in Int(reader.number(1) & 0xFF) }
    var types: [Int] = []
    for _ in 0..<header.types {
      types.append(Int(reader.number(4)))
      reader.skip(2)
    }
    guard kinds.allSatisfy(types.indices.contains),
      types.allSatisfy({ $0.magnitude <= 93_599 }), moments == moments.sorted()
    else { return nil }
    (first, offsets) = (types[0], kinds.map { types[$0] })
    reader.skip(
      header.letters + header.leaps * (width + 4) + header.standardMarks + header.utcMarks)
    let footer = width == 8 ? reader.rest.dropFirst().prefix { $0 != 0x0A } : []
    later = SeasonRule(footer)
    guard footer.isEmpty || later != nil else { return nil }
  }

  /// The counts of a file's part.
  private struct Header {
    var version: UInt8
    var utcMarks: Int
    var standardMarks: Int
    var leaps: Int
    var changes: Int
    var types: Int
    var letters: Int

    /// The bytes after the header, with so many bytes for each time.
    func size(time: Int) -> Int {
      changes * (time + 1) + types * 6 + letters + leaps * (time + 4) + standardMarks + utcMarks
    }
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func skip(_ count: Int) { rest = rest.dropFirst(count) }

    /// A signed number of 1, 4 or 8 bytes, the highest first; 0 beyond the end.
    mutating func number(_ count: Int) -> Int64 {
      let bytes = rest.prefix(count)
      skip(count)
      let value = bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      let unused = 64 - 8 * count
      return Int64(bitPattern: value << unused) >> unused
    }

    mutating func header() -> Header? {
      guard rest.starts(with: "TZif".utf8), rest.count >= 44 else { return nil }
      let version = rest[rest.startIndex + 4]
      skip(20)
      let counts = (0..<6).map { _ in Int(number(4)) }
      guard counts.allSatisfy((0...100_000).contains) else { return nil }
      return Header(
        version: version, utcMarks: counts[0], standardMarks: counts[1], leaps: counts[2],
        changes: counts[3], types: counts[4], letters: counts[5])
    }
  }
}
