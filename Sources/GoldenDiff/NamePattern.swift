import TextSafety

/// A pattern of names of pictures, as a shell has them.
///
/// `*` stands for any characters but `/`, `**` for any at all, `?` for one but `/`, and a character
/// behind `\` for itself. A pattern without `/` is matched against the last part of a name. A name
/// always matches itself.
public struct NamePattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  private let pieces: [Piece]
  private let isWholePath: Bool

  private enum Piece: Hashable {
    case literal(UInt8)
    case one
    case some
    case all
  }

  /// Makes a pattern; any text is one.
  public init(_ text: String) {
    self.text = text
    isWholePath = text.utf8.contains(UInt8(ascii: "/")) || text == "**"
    var pieces: [Piece] = []
    var isEscaped = false
    for byte in text.utf8 {
      switch byte {
      case _ where isEscaped:
        pieces.append(.literal(byte))
        isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "?"): pieces.append(.one)
      case UInt8(ascii: "*"):
        switch pieces.last {
        case .some(.some): pieces[pieces.count - 1] = .all
        case .some(.all): break
        default: pieces.append(.some)
        }
      default: pieces.append(.literal(byte))
      }
    }
    self.pieces = pieces
  }

  /// The pattern that means one name: what patterns and options give a meaning is quoted.
  ///
  /// - Parameter name: A name with `/` between its parts.
  /// - Returns: The name itself where nothing is quoted.
  public static func text(naming name: String) -> String {
    var pattern = name.utf8.first == UInt8(ascii: "-") ? [UInt8(ascii: "\\")] : []
    for byte in name.utf8 {
      if "*?\\".utf8.contains(byte) { pattern.append(UInt8(ascii: "\\")) }
      pattern.append(byte)
    }
    return String(decoding: pattern, as: UTF8.self)
  }

  /// Whether a name, with `/` between its parts, is meant.
  public func matches(_ name: String) -> Bool {
    if name.isSameBytes(as: text) { return true }
    let bytes = Array(name.utf8)
    if isWholePath { return matches(bytes[...]) }
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return matches(bytes[start...])
  }

  /// Follows all places in the pattern that can be reached at once, so that no pattern is slow.
  private func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
    var places = reached(from: 0, into: [Bool](repeating: false, count: pieces.count + 1))
    for byte in bytes {
      var next = [Bool](repeating: false, count: pieces.count + 1)
      // A character of several bytes counts as one.
      let continues = byte & 0xC0 == 0x80
      for place in places.indices where places[place] {
        if continues, place > 0, pieces[place - 1] == .one { next[place] = true }
        guard place < pieces.count else { continue }
        switch pieces[place] {
        case .literal(let wanted): if wanted == byte { next = reached(from: place + 1, into: next) }
        case .one:
          if byte != UInt8(ascii: "/"), !continues { next = reached(from: place + 1, into: next) }
        case .some: if byte != UInt8(ascii: "/") { next = reached(from: place, into: next) }
        case .all: next = reached(from: place, into: next)
        }
      }
      places = next
    }
    return places[pieces.count]
  }

  /// Adds a place and those behind pieces that may stand for nothing.
  private func reached(from start: Int, into places: [Bool]) -> [Bool] {
    var places = places
    var place = start
    places[place] = true
    while place < pieces.count, pieces[place] == .some || pieces[place] == .all {
      place += 1
      places[place] = true
    }
    return places
  }
}
