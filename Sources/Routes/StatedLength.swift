/// A length that a sentence states, such as `300 m`, `0.5 miles` or `200メートル`.
package struct StatedLength {
  var range: Range<Int>
  var units: MeasurementSystem

  /// The lengths in a text, in order.
  ///
  /// A letter before or a number after rules out a length, as in `Ctra. 45 km 12`. Units are
  /// case-sensitive, so that `5 Mile Road` has no length.
  static func all(in text: [Unicode.Scalar]) -> [StatedLength] {
    var found: [StatedLength] = []
    var place = 0
    while place < text.count {
      guard isDigit(text[place]) else {
        place += 1
        continue
      }
      let start = place
      place = endOfNumber(text, from: start)
      if start > 0, isWord(text[start - 1]) || text[start - 1] == "-" { continue }
      let unitStart = place < text.count && isSpace(text[place]) ? place + 1 : place
      guard let (end, units) = unit(text, from: unitStart) else { continue }
      var next = end
      while next < text.count, isSpace(text[next]) || text[next] == "." { next += 1 }
      if next < text.count, isDigit(text[next]) { continue }
      found.append(StatedLength(range: start..<end, units: units))
      place = end
    }
    return found
  }

  /// The units of the lengths in a text, also after a number in words, as in `half a mile`; nil for none
  /// or both.
  package static func units(in text: String) -> MeasurementSystem? {
    let said = text.split { !$0.isLetter }.map(String.init)
    let counted = zip(said, said.dropFirst()).filter { numbers.contains($0.0.lowercased()) }
    let found = Set(
      all(in: Array(text.unicodeScalars)).map { $0.units } + counted.compactMap { words[$0.1] })
    return found.count == 1 ? found.first : nil
  }

  /// The units of most texts, one vote each.
  package static func units(ofMost texts: some Sequence<String>) -> MeasurementSystem? {
    var votes = 0
    for text in texts {
      switch units(in: text) {
      case .metric: votes += 1
      case .imperial: votes -= 1
      case nil: break
      }
      if votes.magnitude == 8 { break }
    }
    return votes == 0 ? nil : votes > 0 ? .metric : .imperial
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? ("0"..."9").contains(scalar)
      : scalar.properties.numericType == .decimal || ("¼"..."¾").contains(scalar)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    [" ", "\u{A0}", "\u{202F}", "\u{2009}"].contains(scalar)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && scalar.value < 0x0E00
  }

  /// The end of a number from its first digit on, with decimals, fractions and groups of three.
  private static func endOfNumber(_ text: [Unicode.Scalar], from start: Int) -> Int {
    var end = start
    while end < text.count {
      if isDigit(text[end]) {
        end += 1
      } else if [".", ",", "/", "'", "’", "٫", "٬"].contains(text[end]), end + 1 < text.count,
        isDigit(text[end + 1])
      {
        end += 2
      } else if isSpace(text[end]), end + 3 < text.count,
        text[end + 1...end + 3].allSatisfy(isDigit),
        end + 4 == text.count || !isDigit(text[end + 4])
      {
        end += 4
      } else {
        break
      }
    }
    return end
  }

  private static func unit(
    _ text: [Unicode.Scalar], from start: Int
  ) -> (end: Int, units: MeasurementSystem)? {
    var end = start
    while end < text.count, isWord(text[end]) || isMark(text[end], in: text, at: end) { end += 1 }
    let word = String(String.UnicodeScalarView(text[start..<end]))
    if let units = words[word] { return (end, units) }
    guard start < text.count, text[start].value >= 0x0E00 || start == end else { return nil }
    // In scripts without spaces, the rest of the text begins with the unit.
    let following = String(String.UnicodeScalarView(text[start...].prefix(8)))
    guard let unit = unspaced.first(where: { following.hasPrefix($0.0) }) else { return nil }
    return (start + unit.0.unicodeScalars.count, unit.1)
  }

  /// Whether a scalar belongs to the word around it: a vowel sign, or the gershayim of Hebrew.
  private static func isMark(
    _ scalar: Unicode.Scalar, in text: [Unicode.Scalar], at place: Int
  ) -> Bool {
    if scalar.properties.canonicalCombiningClass != .notReordered { return true }
    let isHebrew = place > 0 && (0x0590...0x05FF).contains(text[place - 1].value)
    return isHebrew && ["'", "\"", "׳", "״"].contains(scalar)
  }

  private static let words = Dictionary(units(""), uniquingKeysWith: { $1 })
  private static let numbers = Set(WordList["numbers before units"])
  /// The units of scripts without spaces, longer ones before their prefixes.
  private static let unspaced = units(" unspaced")

  private static func units(_ list: String) -> [(String, MeasurementSystem)] {
    [MeasurementSystem.metric, .imperial].flatMap { system in
      WordList[system.rawValue + list].map { ($0, system) }
    }
  }
}

/// The units that a response states for its texts.
public enum MeasurementSystem: String, Hashable, Sendable {
  case metric
  /// Miles with feet or yards.
  case imperial

  init?(engine word: String?) {
    switch word {
    case "imperial", "british_imperial", "miles", "mile", "mi", "feet", "M": self = .imperial
    case "metric", "meters", "meter", "m", "kilometers", "kilometer", "km", "K": self = .metric
    default: return nil
    }
  }
}

extension Double {
  /// The international mile, in meters.
  package static let mile = 1609.344
}
