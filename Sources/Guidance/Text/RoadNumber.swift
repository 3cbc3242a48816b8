import Routes

enum RoadNumber {
  enum Shape: Hashable {
    /// Up to four digits and at most one letter after them.
    case digits
    /// Up to three capital letters, or a capital and a small one, before such digits or a Roman
    /// numeral, and maybe a word after them: `A 1`, `AP-7`, `QL.1`, `I-280 North`, `N-II`, `St 2047`;
    /// or a Roman numeral, a slash and digits, as in `II/101`. The value is the letters.
    case number(String)
    case name
  }

  static func shape(of road: String) -> Shape {
    // Most names begin with a letter that no digit follows.
    guard road.utf8.prefix(8).contains(where: { $0 < 0x3A && $0 != 0x20 }) else { return .name }
    var letters = road.prefix { $0.isUppercase }
    if letters.count == 1, let small = road.dropFirst().first, small.isLowercase {
      letters = road.prefix(2)
    }
    let tail = road.dropFirst(letters.count)
    let isMixed = letters.last?.isLowercase ?? false
    let isClass = tail.first == "/" && letters.allSatisfy { "IV".contains($0) }
    let isPoint = tail.first == "." && letters.count > 1 && !isMixed
    let parts = tail.first == " " || tail.first == "-" || isClass || isPoint
    let rest = letters.isEmpty || !parts ? tail : tail.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let end = rest.dropFirst(digits.count)
    if letters.isEmpty {
      return (1...4).contains(digits.count) && end.count <= 1 && end.allSatisfy { $0.isCased }
        ? .digits : .name
    }
    if isMixed, !parts || digits.isEmpty { return .name }
    let roman = tail.first == "-" ? rest.prefix { "IVX".contains($0) } : ""
    let isNumeral =
      !roman.isEmpty && rest.count - roman.count <= 1
      || (1...4).contains(digits.count)
        && (end.count <= 1 || " .(".contains(end.first ?? " ") || isBranch(end)
          || end.count <= 3 && end.allSatisfy { $0.isLetter || $0.isNumber })
    return letters.count <= 3 && isNumeral ? .number(String(letters)) : .name
  }

  /// Whether what follows the figures is a branch, as in `N 125-4` and `SPA-051/280`.
  private static func isBranch(_ end: Substring) -> Bool {
    (end.first == "-" || end.first == "/") && (2...4).contains(end.count)
      && end.dropFirst().allSatisfy { $0.isNumber }
  }

  /// No road has more numbers; a longer list is something else.
  static let limit = 10

  /// The first `limit` numbers or names in a list such as `US 101; CA 1`, without brackets around one.
  static func list(_ refs: String) -> [String] {
    refs.utf8.split(separator: UInt8(ascii: ";"), maxSplits: limit).prefix(limit)
      .map { Substring($0).trimmingSpaces.withoutBrackets }.filter { !$0.isEmpty }
  }

  /// No sign has more; a longer list is something else.
  private static let mostParts = 20

  /// The numbers before a colon, and the rest; without such numbers all is rest.
  static func parts(of signs: String) -> (head: [String], tail: [String]) {
    // Searching bytes is faster than searching characters.
    let bytes = Array(signs.utf8)
    func list(_ range: Range<Int>) -> [String] {
      bytes[range].indices
        .split { bytes[$0] == UInt8(ascii: ",") || bytes[$0] == UInt8(ascii: ";") || isColon($0) }
        .prefix(mostParts)
        .map { String(decoding: bytes[$0], as: UTF8.self).trimmingSpaces }.filter { !$0.isEmpty }
    }
    func isColon(_ place: Int) -> Bool { bytes[place...].starts(with: ": ".utf8) }
    guard let colon = bytes.indices.first(where: isColon) else {
      return ([], list(0..<bytes.count))
    }
    let (head, tail) = (list(0..<colon), list(colon..<bytes.count))
    let areNumbers = head.allSatisfy { shape(of: $0) != .name }
    return areNumbers ? (head, tail) : ([], head + tail)
  }
}

extension Road {
  /// The numbers and the places on its signs, each place once; without signs its own numbers.
  package var signs: (numbers: [String], places: [String]) {
    let (head, tail) = destinations.map(RoadNumber.parts) ?? ([], [])
    let numbers = head + tail.filter { $0.isRoadNumber }
    let own = numbers.isEmpty ? ref.map(RoadNumber.list) ?? [] : numbers
    let places = tail.filter { !$0.isRoadNumber }
    var seen: Set<String> = []
    return (own, places.filter { seen.insert($0.lowercased()).inserted })
  }
}

extension String {
  fileprivate var withoutBrackets: String {
    hasPrefix("(") && hasSuffix(")") ? dropFirst().dropLast().trimmingSpaces : self
  }

  /// Replaces semicolons with slashes, as in `US 101 / CA 1`.
  var withoutSemicolons: String {
    utf8.contains(UInt8(ascii: ";")) ? RoadNumber.list(self).joined(separator: " / ") : self
  }
}

extension StringProtocol {
  var trimmingSpaces: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { $0 != " " }),
      let last = scalars.lastIndex(where: { $0 != " " })
    else { return "" }
    return String(self[first...last])
  }
}
