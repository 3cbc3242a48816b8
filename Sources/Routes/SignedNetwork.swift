import Maneuvers

/// What the signs of a country show of the roads of one network, from `Words/signed.csv`.
///
/// The network is found by the letters before a number and by the number itself; `#` stands for no
/// letters, and the country `*` for all where no other row fits.
package struct SignedNetwork: Sendable {
  /// Whether the number is said first where a road is open, and in a street; else the name is.
  package let leadsOutside: Bool
  package let leadsInStreets: Bool
  /// Which of several numbers is said: one of the lowest; from 2 on, none beside a name, or beside a
  /// number that is on signs.
  package let rank: Int
  /// Whether the row has a source; else the sign of a response counts for more.
  package let isSure: Bool

  private let country: String
  private let letters: [String]
  private let numbers: [ClosedRange<Int>]

  private static let all = WordList.table("signed.csv", in: "Routes/Words") { row in
    SignedNetwork(
      leadsOutside: row[3] == "number", leadsInStreets: row[4] == "number",
      rank: Int(row[5]) ?? 1, isSure: row[6] != "L", country: row[0],
      letters: row[1].split(separator: " ").map(String.init),
      numbers: row[2].split(separator: " ").compactMap { range in
        let ends = range.split(separator: "-").compactMap { Int($0) }
        return ends.count == 2 ? ends[0]...ends[1] : nil
      })
  }
  private static let byLetters = Dictionary(
    grouping: all.flatMap { row in row.letters.map { (key: $0, row: row) } }, by: { $0.key })

  /// The network of a number without its direction, in one of some countries; where they are not known,
  /// or several have such numbers, only what is the same in all.
  package static func of(_ ref: String, in countries: [String]) -> SignedNetwork? {
    guard let (letters, number) = parts(of: ref), let found = byLetters[letters] else { return nil }
    let rows = found.map { $0.row }.filter { row in
      row.numbers.isEmpty || row.numbers.contains { $0.contains(number) }
    }
    let places = countries.isEmpty ? Array(Set(rows.map { $0.country })) : countries
    let own = places.compactMap { place in rows.first { $0.country == place } }
    guard let first = own.first else { return rows.first { $0.country == "*" } }
    let areSame = own.allSatisfy {
      $0.leadsOutside == first.leadsOutside && $0.leadsInStreets == first.leadsInStreets
        && $0.rank == first.rank
    }
    return areSame ? first : nil
  }

  /// Whether a word, in lower case, stands for the letters of a number.
  package static func isWord(_ word: String) -> Bool { words.contains(word) }

  private static let words = Set(WordList["words of numbers"])

  /// The letters and the figures of a number; nil for a branch or a business route, which are others.
  private static func parts(of ref: String) -> (letters: String, number: Int)? {
    let start = ref.prefix { $0.isLetter }
    var rest = ref[start.endIndex...]
    var letters = start.isEmpty ? "#" : start.uppercased()
    if rest.first == "/" { letters += "/" }
    rest = rest.drop { " -/".contains($0) }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard (1...4).contains(digits.count), let number = Int(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    if rest == "(M)" {
      letters += rest
    } else if rest.count > 1, !rest.dropFirst().allSatisfy({ $0.isNumber || !$0.isASCII }) {
      return nil
    }
    return (letters, number)
  }
}

extension Step {
  /// The road on which the driver goes on after the maneuver: that of the turn, if no other is stated.
  package var way: Road { roadOnward ?? road }

  /// The countries in which the step may be; empty if none is known.
  package var countries: [String] { country.map { [$0.code] } ?? neighbors }
}

extension Route {
  /// Finds the steps whose way is a motorway, or one for people on foot or by bike, at least half of it, by
  /// what was sent along the route.
  mutating func takeRoadClasses() {
    let stretches = objects.compactMap { object -> (start: Double, end: Double, class: String)? in
      guard object.kind == .roadClass, let start = object.start, let end = object.end,
        let word = object.text(.type)
      else { return nil }
      let isMotorway = word.hasPrefix("motorway")
      return (start, end, isMotorway ? "motorway" : word == "steps" ? "stairs" : word)
    }
    guard !stretches.isEmpty else { return }
    var (passed, next) = (0.0, 0)
    for leg in legs.indices {
      passed += legs[leg].approachDistance
      for step in legs[leg].steps.indices {
        let end = passed + legs[leg].steps[step].distance
        while next < stretches.count, stretches[next].end <= passed { next += 1 }
        var covered: [String: Double] = [:]
        for stretch in stretches[next...] {
          if stretch.start >= end { break }
          let length = min(end, stretch.end) - max(passed, stretch.start)
          covered[stretch.class, default: 0] += max(0, length)
        }
        let own = covered.filter { $1 > 0 && $1 * 2 >= end - passed }.keys.min()
        legs[leg].steps[step].isMotorway = own == "motorway"
        legs[leg].steps[step].takeWay(named: own)
        passed = end
      }
    }
  }
}
