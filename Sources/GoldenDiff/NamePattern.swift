import Escaping
package import Paths

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

/// The parts of a picture's name: its glyph, its variant and its scale.
///
/// Reads `turn_left~dark@2x.png`, and folders by variant, scale or density, such as
/// `dark/2x/turn_left.png` and `drawable-night-xhdpi/turn_left.png`.
struct NameParts: Hashable {
  /// The rest of the name, which all pictures of the glyph share.
  var glyph = ""
  var variant: String?
  /// The scale or density as the name has it, such as `2x` or `xhdpi`.
  var scale: String?

  private static let densities: Set<String> = [
    "ldpi", "mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi",
  ]

  /// Reads a name; `variants` are the names of the theme's variants.
  init(_ name: String, variants: Set<String>) {
    guard name.hasEnding(".png", ignoringCase: true) else {
      glyph = name
      return
    }
    var parts = name.pathParts
    var stem = String((parts.popLast() ?? "").dropLast(4))
    if let match = stem.wholeMatch(of: /(.+)@([0-9.]+x)/) {
      (stem, scale) = (String(match.1), String(match.2))
    }
    let marks = stem.contains("~") ? "~" : "~_-."
    if let end = stem.lastIndex(where: { marks.contains($0) }), end > stem.startIndex,
      let found = Self.variant(String(stem[stem.index(after: end)...]), variants)
    {
      (stem, variant) = (String(stem[..<end]), found)
    } else if !parts.isEmpty, let found = Self.variant(stem, variants) {
      // A sheet is named only after its variant, in a folder.
      (stem, variant) = (parts.removeLast(), found)
    }
    for part in parts {
      let words = part.split(separator: "-").map(String.init)
      let rest = words.filter { word in
        if variant == nil, let found = Self.variant(word, variants) {
          variant = found
        } else if scale == nil, Self.isScale(word) {
          scale = word
        } else {
          return true
        }
        return false
      }
      if !rest.isEmpty || words.isEmpty { glyph += rest.joined(separator: "-") + "/" }
    }
    glyph += stem
  }

  private static func isScale(_ word: String) -> Bool {
    densities.contains(word) || word.wholeMatch(of: /[1-9]x/) != nil
  }

  /// The variant of a word: its name, or `night` and `day` as Android and pages have them.
  private static func variant(_ word: String, _ variants: Set<String>) -> String? {
    let name = ["night": "dark", "day": "light"][word] ?? word
    return variants.contains(name) ? name : nil
  }
}

/// The backgrounds of a theme's variants, by name; pictures without a variant get a checker.
package typealias Grounds = [String: Color]

/// The findings of one glyph: a row of a report.
struct GlyphRow {
  var glyph: String
  /// Worst first.
  var findings: [Finding]

  /// Groups findings by glyph, in the order of their worst.
  static func rows(of findings: [Finding], on grounds: Grounds) -> [GlyphRow] {
    let variants = Set(grounds.keys)
    var places: [String: Int] = [:]
    var rows: [GlyphRow] = []
    for finding in findings {
      let glyph = NameParts(finding.name, variants: variants).glyph
      if let place = places[glyph] {
        rows[place].findings.append(finding)
      } else {
        places[glyph] = rows.count
        rows.append(GlyphRow(glyph: glyph, findings: [finding]))
      }
    }
    return rows
  }
}
