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
