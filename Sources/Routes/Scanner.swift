/// What is left of a text that is read from its start on, in bytes of UTF-8.
///
/// Each step takes what it finds, or leaves the text as it is.
package struct Scanner {
  private var rest: Substring.UTF8View

  package init(_ text: some StringProtocol) { rest = Substring(text).utf8 }

  package var isAtEnd: Bool { rest.isEmpty }

  /// What is left.
  var text: String { String(Substring(rest)) }

  mutating func next() -> UInt8? { rest.popFirst() }

  private func next(_ count: Int?) -> Substring.UTF8View { count.map { rest.prefix($0) } ?? rest }

  /// Takes one of some ASCII characters.
  package mutating func take(_ letters: Character...) -> Bool {
    guard let byte = rest.first, letters.contains(where: { $0.asciiValue == byte }) else {
      return false
    }
    rest.removeFirst()
    return true
  }

  /// Takes the bytes that match, at most so many.
  @discardableResult
  package mutating func take(
    upTo limit: Int? = nil, while matches: (UInt8) -> Bool
  ) -> Substring.UTF8View {
    let found = next(limit).prefix(while: matches)
    rest = rest[found.endIndex...]
    return found
  }

  /// Takes the text up to a character, and that one; nil without it among the next bytes.
  package mutating func take(to end: Character, within limit: Int? = nil) -> String? {
    guard let place = next(limit).firstIndex(where: { $0 == end.asciiValue }) else {
      return nil
    }
    defer { rest = rest[rest.index(after: place)...] }
    return String(Substring(rest[..<place]))
  }

  /// Takes a number of so many digits; nil for fewer, and outside of the range.
  package mutating func number(_ digits: ClosedRange<Int>, _ range: ClosedRange<Int>) -> Int? {
    let found = take(upTo: digits.upperBound, while: Self.isDigit)
    let value = found.reduce(0) { $0 * 10 + Int($1) - 48 }
    return found.count >= digits.lowerBound && range.contains(value) ? value : nil
  }

  package static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte & 0xDF) }

  static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
