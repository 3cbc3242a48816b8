import EmbeddedFiles
import Faults

/// The countries of places, as far as a coarse map is certain.
///
/// A square of 0.18° or more belongs to a country if no other has land in it or within 0.05° of
/// it, about 5.5 km; what else lies near a border belongs to none. The sea counts for the land in
/// its square. The map was made from the countries of Natural Earth at 1:10,000,000, version 5.1.1,
/// which are in the public domain.
struct CountryGrid: Sendable {
  private let codes: [UInt8]
  /// A quadtree of the world in preorder, from a square of 360° whose south and west are at -180°.
  ///
  /// The quarters of a square are southwest, southeast, northwest, northeast.
  private let nodes: [UInt8]
  /// The index after each node and its quarters.
  private var ends: [Int]

  /// Four quarters follow.
  private static let split: UInt8 = 0
  /// At sea or near a border.
  private static let none: UInt8 = 1
  /// From here on, one byte a country.
  private static let firstCountry: UInt8 = 2
  /// From here on, a mask of the quarters that belong to the country of the next byte, the lowest
  /// bit for the first.
  private static let noQuarter: UInt8 = 240

  /// The map compiled into the program.
  static let world = CountryGrid(EmbeddedFiles.read("Routes/Words/country-grid.bin"))

  /// Reads a map: the codes of the countries, a line end, and the squares.
  init(_ bytes: [UInt8]) {
    codes = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
    nodes = Array(bytes.dropFirst(codes.count + 1))
    ends = [Int](repeating: 0, count: nodes.count)
    // From the last node to the first, the quarters are known before their square.
    for node in nodes.indices.reversed() {
      switch nodes[node] {
      case Self.split: ends[node] = (0..<4).reduce(node + 1) { next, _ in ends[next] }
      case let value: ends[node] = node + (value > Self.noQuarter ? 2 : 1)
      }
    }
  }

  /// The countries around a place whose own is not known: those within 0.4°, else within 0.8°.
  func neighbors(of place: Coordinate) -> [String] {
    func codes(_ rings: ClosedRange<Int>) -> [String] {
      rings.flatMap { ring in
        Self.around.compactMap { east, north in
          let reach = 0.1 * Double(ring)
          return country(
            at: Coordinate(
              latitude: min(90, max(-90, place.latitude + north * reach)),
              longitude: place.longitude + east * reach))
        }
      }
    }
    let near = codes(1...4)
    return near.isEmpty ? codes(5...8) : near
  }

  private static let around = [
    (0, 1), (0.7, 0.7), (1, 0), (0.7, -0.7), (0, -1), (-0.7, -0.7), (-1, 0), (-0.7, 0.7),
  ]

  /// The country of a place, two capital letters of ISO 3166; `nil` near borders and far at sea.
  func country(at place: Coordinate) -> String? {
    guard place.isOnEarth else { return nil }
    let place = place.wrapped
    var (west, south, size, node) = (-180.0, -180.0, 360.0, 0)
    func quarter() -> Int {
      size /= 2
      let (isEast, isNorth) = (place.longitude >= west + size, place.latitude >= south + size)
      if isEast { west += size }
      if isNorth { south += size }
      return (isEast ? 1 : 0) + (isNorth ? 2 : 0)
    }
    while nodes[node] == Self.split {
      node = (0..<quarter()).reduce(node + 1) { next, _ in ends[next] }
    }
    var value = nodes[node]
    if value > Self.noQuarter {
      let isOwn = (value - Self.noQuarter) >> quarter() & 1 == 1
      value = isOwn ? nodes[node + 1] : Self.none
    }
    guard value >= Self.firstCountry else { return nil }
    let start = Int(value - Self.firstCountry) * 2
    return String(decoding: codes[start..<start + 2], as: UTF8.self)
  }
}

/// The countries along a line, each from one of its points to the next country's.
struct CountryStretches {
  private let starts: [Int]
  private let countries: [FoundCountry?]

  init(_ stretches: [(start: Int, country: FoundCountry?)]) {
    let sorted = stretches.sorted { $0.start < $1.start }
    (starts, countries) = (sorted.map { $0.start }, sorted.map { $0.country })
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
        if legs[leg].steps[step].country == nil {
          legs[leg].steps[step].neighbors =
            legs[leg].steps[step].maneuver.location.map(CountryGrid.world.neighbors) ?? []
        }
      }
    }
  }
}
