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
    for (index, level) in levels.enumerated() {
      lengths[level.rank] += isMeasured ? max(0, distances[index]) : 1
    }
  }

  /// The share of the way at a level, 0 to 1; all of a way without length is at `unknown`.
  public func share(_ level: Level) -> Double {
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return level == .unknown ? 1 : 0 }
    return lengths[level.rank] / total
  }

  /// Adds another way to this one.
  public mutating func add(_ other: Congestion) {
    for index in lengths.indices { lengths[index] += other.lengths[index] }
  }

  /// Reads the lists of a leg's annotation; nothing where they say nothing of traffic.
  init?(osrm node: JSONNode) {
    var levels = node.elements("congestion").map { Level(word: $0.string) }
    if levels.isEmpty {
      levels = node.elements("congestion_numeric").map { Level(numeric: $0.number) }
    }
    guard !levels.isEmpty else { return nil }
    self.init(levels: levels, distances: node["distance"]?.numbers ?? [])
  }
}

extension Congestion.Level {
  /// The level for a number from 0 to 100, by the thresholds of Mapbox's navigation SDKs.
  init(numeric level: Double?) {
    switch level {
    case .some(0..<40): self = .low
    case .some(40..<60): self = .moderate
    case .some(60..<80): self = .heavy
    case .some(80...100): self = .severe
    default: self = .unknown
    }
  }

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
