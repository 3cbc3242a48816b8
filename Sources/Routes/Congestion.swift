/// How much of a way is held up by traffic.
public struct Congestion: Hashable, Sendable {
  /// How slow traffic is, as Mapbox says it.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case unknown
    case low
    case moderate
    case heavy
    case severe
  }

  /// The length of the way at each level, in the order of `Level.allCases`; in meters, or in
  /// segments where their lengths are not known.
  private var lengths: [Double]

  /// Makes a congestion from segments.
  ///
  /// - Parameters:
  ///   - levels: The level of each segment.
  ///   - distances: The length of each, in meters, 0 or more; empty where they are not known.
  public init(levels: [Level], distances: [Double] = []) {
    lengths = [Double](repeating: 0, count: Level.allCases.count)
    let isMeasured = distances.count == levels.count
    for (place, level) in levels.enumerated() {
      lengths[level.rank] += isMeasured ? max(0, distances[place]) : 1
    }
  }

  /// The share of the way at a level, 0 to 1.
  public func share(_ level: Level) -> Double {
    let total = lengths.reduce(0, +)
    return total > 0 ? lengths[level.rank] / total : level == .unknown ? 1 : 0
  }

  /// Adds another way to this one.
  public mutating func add(_ other: Congestion) {
    for place in lengths.indices { lengths[place] += other.lengths[place] }
  }

  /// Reads the lists of a leg's annotation; nothing where they say nothing of traffic.
  init?(osrm node: JSONNode) {
    let words = node.elements("congestion")
    guard !words.isEmpty else { return nil }
    let levels = words.map { Level(word: $0.string) }
    self.init(levels: levels, distances: node["distance"]?.numbers ?? [])
  }
}

extension Congestion.Level {
  /// Reads an engine's word; one that is not known, or none, is unknown traffic.
  package init(word: String?) {
    switch word?.lowercased() {
    case "low", "light", "free": self = .low
    case "moderate", "medium": self = .moderate
    case "heavy": self = .heavy
    case "severe", "standstill": self = .severe
    default: self = .unknown
    }
  }

  fileprivate var rank: Int {
    switch self {
    case .unknown: 0
    case .low: 1
    case .moderate: 2
    case .heavy: 3
    case .severe: 4
    }
  }
}
