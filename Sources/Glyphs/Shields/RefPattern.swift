/// A pattern of refs in `networks.json`, such as `I#`, `#40-99`, `I#BUS` or `MO@`.
///
/// `#` is a number of one to four digits, with at most two letters or a hyphen and digits after
/// it; a range may follow. `@` is one to three letters or a Roman numeral. Letters compare without
/// case; spaces, hyphens, slashes and dots between parts count only where `@` begins.
struct RefPattern: Sendable {
  private let prefix: [Unicode.Scalar]
  /// The numbers that `#` stands for; `nil` for the letters of `@`.
  private let numbers: ClosedRange<Int>?
  private let tail: [Unicode.Scalar]

  /// How many letters come before the number.
  var prefixCount: Int { prefix.count }

  /// Reads a pattern; `nil` unless it has one `#` or `@`.
  init?(_ pattern: String) {
    let scalars = pattern.unicodeScalars.map(RoadRef.capital)
    guard let place = scalars.firstIndex(where: { $0 == "#" || $0 == "@" }) else { return nil }
    prefix = scalars[..<place].filter { !RoadRef.isSeparator($0) }
    var rest = scalars[(place + 1)...]
    if scalars[place] == "@" {
      numbers = nil
    } else {
      let ends = rest.prefix { RoadRef.isDigit($0) || $0 == "-" }
      rest = rest.dropFirst(ends.count)
      let limits = ends.split(separator: "-").map {
        Int(String(String.UnicodeScalarView($0))) ?? .max
      }
      guard ends.isEmpty || limits.count == 2 && limits[0] <= limits[1] else { return nil }
      numbers = ends.isEmpty ? 0...9999 : limits[0]...limits[1]
    }
    guard !rest.contains(where: { $0 == "#" || $0 == "@" }) else { return nil }
    tail = rest.filter { !RoadRef.isSeparator($0) }
  }

  /// The number in a ref, with what else it has that the pattern does not name; `nil` if the ref
  /// does not match.
  func number(in ref: RoadRef) -> String? {
    guard let start = skip(prefix, in: ref, from: 0) else { return nil }
    let first = ref.capitals[start...].firstIndex { !RoadRef.isSeparator($0) } ?? start
    for end in ends(in: ref, from: first, isApart: first > start || prefix.isEmpty) {
      guard let rest = skip(tail, in: ref, from: end),
        rest == ref.capitals.count || RoadRef.isSeparator(ref.capitals[rest])
      else { continue }
      // What follows a tail or an unnamed word stays.
      let parts = [ref.scalars[first..<end], ref.scalars[rest...]]
      return parts.map { String(String.UnicodeScalarView($0)) }.joined()
    }
    return nil
  }

  /// The place after some letters, with separators between them; `nil` if others are there.
  private func skip(_ letters: [Unicode.Scalar], in ref: RoadRef, from start: Int) -> Int? {
    var place = start
    for letter in letters {
      while place < ref.capitals.count, RoadRef.isSeparator(ref.capitals[place]) { place += 1 }
      guard place < ref.capitals.count, ref.capitals[place] == letter else { return nil }
      place += 1
    }
    return place
  }

  /// Where the number may end, the longest first.
  private func ends(in ref: RoadRef, from start: Int, isApart: Bool) -> [Int] {
    let rest = ref.capitals[start...]
    let letters = rest.prefix(while: RoadRef.isLetter)
    guard let numbers else {
      // `@` does not stand for the word before a number: `@` does not match `US 101`.
      guard !rest.contains(where: RoadRef.isDigit) else { return [] }
      let roman = letters.prefix { "IVX".unicodeScalars.contains($0) }
      let isNumber =
        (1...3).contains(letters.count) || !roman.isEmpty && letters.count - roman.count <= 1
      return isApart && isNumber ? [letters.endIndex] : []
    }
    let digits = rest.prefix(while: RoadRef.isDigit)
    guard (1...4).contains(digits.count), let value = Int(String(String.UnicodeScalarView(digits))),
      numbers.contains(value)
    else { return [] }
    let after = rest[digits.endIndex...]
    let suffix = after.prefix(while: RoadRef.isLetter)
    let more = after.dropFirst().prefix(while: RoadRef.isDigit)
    var ends = [digits.endIndex]
    if (1...2).contains(suffix.count) { ends.insert(suffix.endIndex, at: 0) }
    if after.first == "-" || after.first == "/", !more.isEmpty { ends.insert(more.endIndex, at: 0) }
    return ends
  }
}

/// The number of a road as an engine writes it, such as `I-280 North`, without its direction.
struct RoadRef {
  /// The ref with plain digits, hyphens and single spaces.
  let text: String
  /// The characters of `text`.
  let scalars: [Unicode.Scalar]
  /// The characters in capitals, to compare.
  let capitals: [Unicode.Scalar]

  init(_ ref: String) {
    var words = String(String.UnicodeScalarView(ref.unicodeScalars.map(Self.plain)))
      .split(separator: " ")
    // A letter is a direction only after a number: `MO E` is a road.
    while let last = words.last, Self.directions.contains(last.uppercased()),
      words.dropLast().joined().unicodeScalars.contains(where: Self.isDigit)
    {
      words.removeLast()
    }
    text = words.joined(separator: " ")
    scalars = Array(text.unicodeScalars)
    capitals = scalars.map(Self.capital)
  }

  /// The letters and digits in capitals, by which refs are the same.
  var key: String {
    String(String.UnicodeScalarView(capitals.filter { !Self.isSeparator($0) }))
  }

  /// The number without a pattern: all from the first digit, else the whole ref.
  var number: String {
    let start = scalars.firstIndex(where: Self.isDigit) ?? 0
    return String(String.UnicodeScalarView(scalars[start...]))
  }

  /// Whether it has letters that are written from right to left.
  var isRightToLeft: Bool { scalars.contains { (0x590...0x8FF).contains($0.value) } }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
  static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { separators.contains(scalar) }
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

  /// The capital of a letter if that is one character.
  static func capital(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let mapping = scalar.properties.uppercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? scalar : scalar
  }

  /// Makes forms of full width and the many hyphens and spaces plain.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0x2010...0x2015, 0x2212: "-"
    case 0x09, 0xA0, 0x2000...0x200A, 0x202F, 0x3000: " "
    default: scalar
    }
  }

  private static let separators: Set<Unicode.Scalar> = [" ", "-", "/", "."]
  private static let directions: Set<String> = [
    "N", "S", "E", "W", "NB", "SB", "EB", "WB", "NORTH", "SOUTH", "EAST", "WEST", "NORTHBOUND",
    "SOUTHBOUND", "EASTBOUND", "WESTBOUND",
  ]
}
