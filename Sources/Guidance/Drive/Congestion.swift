/// How dense the traffic is.
public enum Congestion: String, Hashable, Sendable, CaseIterable {
  /// It is not known.
  case unknown
  case low
  case moderate
  case heavy
  case severe

  /// Reads an engine's word.
  init(word: String?) {
    switch word?.lowercased() {
    case "low", "light", "free": self = .low
    case "moderate", "medium": self = .moderate
    case "heavy": self = .heavy
    case "severe", "standstill": self = .severe
    default: self = .unknown
    }
  }
}

/// How much the traffic ahead delays; the numbers are those of the Google Navigation SDK.
public enum DelayCategory: Int, Hashable, Sendable, CaseIterable {
  case noData = 0
  case heavy = 1
  case medium = 2
  case light = 3
}

/// The traffic on a stretch: how much of it is how dense.
struct TrafficSum: Hashable {
  /// Of known density, in meters.
  var known = 0.0
  /// Moderate or denser, in meters.
  var dense = 0.0
  /// Heavy or denser, in meters.
  var heavy = 0.0

  mutating func add(_ congestion: Congestion, meters: Double) {
    guard congestion != .unknown else { return }
    known += meters
    if congestion != .low { dense += meters }
    if congestion == .heavy || congestion == .severe { heavy += meters }
  }

  /// What a tenth of the stretch or more suffers counts for all of it.
  static func category(of total: TrafficSum, without passed: TrafficSum) -> DelayCategory {
    let known = total.known - passed.known
    // A rest below a millimeter is noise of the sums.
    guard known > 0.001 else { return .noData }
    if total.heavy - passed.heavy >= known / 10 { return .heavy }
    return total.dense - passed.dense >= known / 10 ? .medium : .light
  }
}
