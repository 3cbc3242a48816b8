import Maneuvers

/// How a country marks the lanes of its motorways.
///
/// `Resources/road-manners.csv` has the manners; the first is that of all other countries.
public struct RoadManner: Hashable, Sendable {
  /// The word in names of glyphs, such as `us`.
  public let name: String
  /// Whether the line beside oncoming traffic is yellow.
  let hasYellowMedian: Bool
  /// The lengths of a line between lanes and of the gap after it, in meters.
  let line, gap: Double
  private let countries: [Substring]

  /// All manners, the usual one first.
  package static let all = WordList.table("road-manners.csv", in: "Glyphs/Resources") { row in
    Double(row[2]).flatMap { line in
      Double(row[3]).map { gap in
        RoadManner(
          name: row[0], hasYellowMedian: row[1] == "yellow", line: line, gap: gap,
          countries: row[4].split(separator: " "))
      }
    }
  }

  /// The manner of countries that have no other.
  public static let usual = all[0]

  private init(
    name: String, hasYellowMedian: Bool, line: Double, gap: Double, countries: [Substring]
  ) {
    (self.name, self.hasYellowMedian, self.countries) = (name, hasYellowMedian, countries)
    (self.line, self.gap) = (line, gap)
  }

  /// The manner of a country, two capital letters of ISO 3166.
  public init(country: String?) {
    self =
      Self.all.first { manner in manner.countries.contains { $0 == country ?? "" } } ?? Self.usual
  }

  init?(name: String) {
    guard let manner = Self.all.first(where: { $0.name == name }) else { return nil }
    self = manner
  }
}
