import Algorithms

/// The country of a step's road, with its evidence.
public struct FoundCountry: Hashable, Sendable {
  /// The evidence for a country.
  public enum Source: String, Hashable, Sendable {
    /// The response states it.
    case engine
    /// A coarse map knows it from the place of the maneuver.
    case place
  }

  /// Two capital letters of ISO 3166.
  public let code: String
  /// The state or province, in ISO 3166-2 the part after the hyphen, if the response states it.
  public let state: String?
  /// The evidence.
  public let source: Source

  /// Creates a country.
  public init(_ code: String, state: String? = nil, source: Source) {
    (self.code, self.state, self.source) = (code, state, source)
  }

  /// Reads an engine's code of two or three letters; `nil` if it is unknown.
  init?(engine code: String?, state: String? = nil) {
    guard let code = Country.alpha2(code) else { return nil }
    // Some engines put the country before the state, as ISO 3166-2 does.
    let state = state.flatMap { $0.split(separator: "-").last }.map { $0.uppercased() }
    self.init(code, state: state, source: .engine)
  }
}

/// The countries along a line, each from one of its points to the next country's.
struct CountryStretches {
  private let starts: [Int]
  private let countries: [FoundCountry?]

  init(_ stretches: [(start: Int, country: FoundCountry?)]) {
    let sorted = stretches.sorted { $0.start < $1.start }
    (starts, countries) = (sorted.map(\.start), sorted.map(\.country))
  }

  /// The country of the line after a point.
  subscript(point: Int?) -> FoundCountry? {
    guard let point else { return nil }
    let next = starts.partitioningIndex { $0 > point }
    return next > 0 ? countries[next - 1] : nil
  }
}

extension Route {
  /// Completes the countries of steps: the one that the route states unless places contradict it,
  /// else the one of the step's place.
  mutating func findCountries() {
    let places = legs.map { leg in
      leg.steps.map { step in
        step.country == nil ? step.maneuver.location.flatMap(CountryGrid.world.country) : nil
      }
    }
    let isElsewhere = places.joined().contains { $0 != nil && $0 != country }
    for leg in legs.indices {
      for step in legs[leg].steps.indices where legs[leg].steps[step].country == nil {
        legs[leg].steps[step].country =
          isElsewhere || country == nil
          ? places[leg][step].map { FoundCountry($0, source: .place) }
          : country.map { FoundCountry($0, source: .engine) }
      }
    }
  }
}
