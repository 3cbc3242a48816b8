/// The amount of slow traffic on a way.
public struct Congestion: Hashable, Sendable {
  /// How slow traffic is, from free to standing.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case unknown
    case low
    case moderate
    case heavy
    case severe
  }

  /// The length at each level, in meters, or in segments if their lengths are unknown.
  private var lengths: [Level: Double] = [:]

  /// Creates congestion from segments; `distances` is in meters, 0 or more, or empty if unknown.
  package init(levels: [Level] = [], distances: [Double] = []) {
    let isMeasured = distances.count == levels.count
    for (index, level) in levels.enumerated() {
      lengths[level, default: 0] += isMeasured ? max(0, distances[index]) : 1
    }
  }

  /// The share of the way at a level, 0 to 1; a way without length is all `unknown`.
  package func share(_ level: Level) -> Double {
    let total = Level.allCases.reduce(0) { $0 + (lengths[$1] ?? 0) }
    guard total > 0, total.isFinite else { return level == .unknown ? 1 : 0 }
    return (lengths[level] ?? 0) / total
  }

  package mutating func add(_ level: Level, meters: Double) { lengths[level, default: 0] += meters }

  /// What is left without a part of the way; a rest below a millimeter is rounding noise.
  package func without(_ part: Congestion) -> Congestion {
    var rest = Congestion()
    for level in Level.allCases {
      let length = (lengths[level] ?? 0) - (part.lengths[level] ?? 0)
      if length > 0.001 { rest.lengths[level] = length }
    }
    return rest
  }

  package mutating func add(_ other: Congestion) {
    for (level, length) in other.lengths { lengths[level, default: 0] += length }
  }

  init?(_ annotation: Annotation) {
    guard !annotation.congestion.isEmpty else { return nil }
    self.init(levels: annotation.congestion, distances: annotation.distances)
  }
}

extension Congestion.Level {
  /// Converts a number from 0 to 100 by the thresholds of Mapbox's navigation SDKs.
  init(numeric level: Double?) {
    switch level {
    case .some(0..<40): self = .low
    case .some(40..<60): self = .moderate
    case .some(60..<80): self = .heavy
    case .some(80...100): self = .severe
    default: self = .unknown
    }
  }

  package init(word: String?) {
    switch word?.lowercased() {
    case "low", "light", "free": self = .low
    case "moderate", "medium": self = .moderate
    case "heavy": self = .heavy
    case "severe", "standstill": self = .severe
    default: self = .unknown
    }
  }
}
