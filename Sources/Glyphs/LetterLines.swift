import EmbeddedFiles
import Foundation
import Paths
import SVGCoding

/// The widths of letters, after the series of highway alphabets: B to C, D and E.
enum LetterWidth: String, CaseIterable, Comparable {
  case narrow, medium, wide

  /// The factor of the widths between center lines; lines keep their own width.
  var factor: Double {
    switch self {
    case .narrow: 0.7
    case .medium: 1
    case .wide: 1.22
    }
  }

  static func < (one: LetterWidth, other: LetterWidth) -> Bool { one.factor < other.factor }
}

/// The center lines of letters, from `Resources/letters.svg`.
///
/// The middle of the line along the top of capitals is at 0, that along their foot at 1. Each path
/// has one or more names: characters that look alike, or, for a mark, its code as `U+0301`.
enum LetterLines {
  /// A letter with its marks, or a space.
  enum Part {
    case letter(Path, marks: [Path])
    case space
  }

  /// The parts of a text from left to right; `nil` if a character has no center lines.
  ///
  /// A plain one is its stem alone.
  static func parts(of text: String, plain: Bool = false) -> [Part]? {
    var names: [[String]] = []
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      let name = String(scalar)
      guard scalar.properties.generalCategory == .nonspacingMark, !names.isEmpty else {
        names.append(name == "i" ? dotted : [plain && name == "1" ? "1-plain" : name])
        continue
      }
      // Another mark takes the place of the dot.
      if names.last == dotted, scalar.properties.canonicalCombiningClass == .above {
        names[names.count - 1].removeLast()
      }
      names[names.count - 1].append("U+0" + String(scalar.value, radix: 16, uppercase: true))
    }
    var parts: [Part] = []
    for name in inReadingOrder(names) {
      if name == [" "] {
        parts.append(.space)
        continue
      }
      let lines = name.compactMap { all[$0] }
      guard lines.count == name.count, let letter = lines.first else { return nil }
      parts.append(.letter(letter, marks: Array(lines.dropFirst())))
    }
    return parts
  }

  /// An i.
  private static let dotted = ["ı", "U+0307"]

  /// Hebrew runs from right to left, with words and numbers of other letters from left to right.
  private static func inReadingOrder(_ names: [[String]]) -> [[String]] {
    func isHebrew(_ name: [String]) -> Bool { ("א"..."ת").contains(name[0]) }
    guard names.contains(where: isHebrew) else { return names }
    var result: [[String]] = []
    var run: [[String]] = []
    for name in names {
      let isOther = name[0].first.map { $0.isLetter || $0.isNumber } ?? false
      if isOther, !isHebrew(name) {
        run.append(name)
      } else {
        result = [name] + run + result
        run = []
      }
    }
    return run + result
  }

  /// All center lines by name.
  static let all: [String: Path] = {
    var lines: [String: Path] = [:]
    for item in (try? SVGReader.read(EmbeddedFiles.read("Glyphs/Resources/letters.svg")))?.items
      ?? []
    {
      guard case .shape(let shape) = item, let names = shape.label else { continue }
      for name in names.split(separator: "|") {
        lines[String(name), default: Path()].append(shape.path)
      }
    }
    return lines
  }()
}
