import Escaping

/// A shell-style pattern for picture names.
///
/// `*` matches any characters except `/`, `**` any at all, `?` one except `/`; `\` escapes the next
/// character. A pattern without `/` matches the last part of a name. A name always matches itself.
package struct NamePattern: Hashable, Sendable {
  package let text: String
  private let pieces: [Piece]
  private let isWholePath: Bool

  private enum Piece: Hashable {
    case literal(Unicode.Scalar)
    case one
    case some
    case all
  }

  package init(_ text: String) {
    self.text = text
    isWholePath = text.utf8.contains(UInt8(ascii: "/")) || text == "**"
    var pieces: [Piece] = []
    var isEscaped = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        pieces.append(.literal(scalar))
        isEscaped = false
      case "\\": isEscaped = true
      case "?": pieces.append(.one)
      case "*" where pieces.last == .some || pieces.last == .all: pieces[pieces.count - 1] = .all
      case "*": pieces.append(.some)
      default: pieces.append(.literal(scalar))
      }
    }
    self.pieces = pieces
  }

  /// Escapes a name so that, as a pattern or command-line argument, it matches only itself.
  package static func text(naming name: String) -> String {
    var pattern = name.utf8.first == UInt8(ascii: "-") ? [UInt8(ascii: "\\")] : []
    for byte in name.utf8 {
      if "*?\\".utf8.contains(byte) { pattern.append(UInt8(ascii: "\\")) }
      pattern.append(byte)
    }
    return String(decoding: pattern, as: UTF8.self)
  }

  /// Whether a pattern has no wildcards.
  package static func isName(_ text: String) -> Bool {
    Self(text).pieces.allSatisfy { if case .literal = $0 { true } else { false } }
  }

  package func matches(_ name: String) -> Bool {
    if name.isSameBytes(as: text) { return true }
    let scalars = Array(name.unicodeScalars)
    let start = isWholePath ? 0 : (scalars.lastIndex(of: "/") ?? -1) + 1
    // Tracks all reachable places of the pattern at once, so that no pattern is slow.
    let none = [Bool](repeating: false, count: pieces.count + 1)
    var places = reached(from: 0, into: none)
    for scalar in scalars[start...] {
      var next = none
      for (place, piece) in pieces.enumerated() where places[place] {
        switch piece {
        case .literal(let wanted):
          if wanted == scalar { next = reached(from: place + 1, into: next) }
        case .one: if scalar != "/" { next = reached(from: place + 1, into: next) }
        case .some: if scalar != "/" { next = reached(from: place, into: next) }
        case .all: next = reached(from: place, into: next)
        }
      }
      places = next
    }
    return places[pieces.count]
  }

  /// Adds a place, and those after wildcards that can match no character.
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
