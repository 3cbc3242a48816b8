/// Numbers of roads.
enum RoadNumber {
  /// The network that a number belongs to, where its letters leave no doubt.
  ///
  /// A letter such as the A of `A 1` means another network in each country and is left out.
  static func network(of ref: String) -> String? {
    let letters = ref.prefix { $0.isASCII && $0.isLetter }
    let rest = ref.dropFirst(letters.count).drop { $0 == " " || $0 == "-" }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= 4 else { return nil }
    let tail = rest.dropFirst(digits.count)
    switch letters {
    case "I" where digits.count <= 3: return "us-interstate"
    case "US": return "us-highway"
    case "E" where digits.count <= 3 && tail.isEmpty: return "e-road"
    case "BR" where digits.count == 3 && tail.isEmpty: return "br-federal"
    default: return nil
    }
  }

  /// No road has more numbers; a list that goes on is none of numbers.
  static let limit = 10

  /// The numbers in a list such as `US 101; CA 1`; the first `limit` of them.
  static func list(_ refs: String) -> [String] {
    // Most roads have one.
    if !refs.utf8.contains(UInt8(ascii: ";")) {
      let number = refs.trimmingSpaces
      return number.isEmpty ? [] : [number]
    }
    return refs.split(separator: ";", maxSplits: limit).prefix(limit).map(\.trimmingSpaces)
      .filter { !$0.isEmpty }
  }
}

extension StringProtocol {
  /// The text without spaces at either end.
  var trimmingSpaces: String {
    // Without a space at either end there is nothing to do.
    if first != " ", last != " " { return String(self) }
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
