package import Routes

/// How much traffic holds one up on a whole way.
package enum DelayCategory: String, Hashable, Sendable, CaseIterable {
  case light
  case medium
  case heavy

  /// The category of a way, or nil if more than half of it is unknown.
  ///
  /// Ours, since engines do not publish theirs: heavy where a fifth of the way is heavily held up or
  /// a tenth severely, medium where a fifth is held up at all. Shares are those of the part that is
  /// known.
  package init?(_ congestion: Congestion) {
    let known = 1 - congestion.share(.unknown)
    guard known >= 0.5 else { return nil }
    let severe = congestion.share(.severe) / known
    let heavy = congestion.share(.heavy) / known + severe
    let moderate = congestion.share(.moderate) / known + heavy
    self = heavy >= 0.2 || severe >= 0.1 ? .heavy : moderate >= 0.2 ? .medium : .light
  }

  /// The category of a way by the time that traffic costs on it.
  ///
  /// Ours as well: heavy where traffic takes a quarter of the time, medium where it takes a tenth.
  package init?(delay: Double, of duration: Double) {
    guard delay > 0, duration > 0 else { return nil }
    let share = delay / duration
    self = share >= 0.25 ? .heavy : share >= 0.1 ? .medium : .light
  }

  /// The enumerator of the Google Navigation SDK for iOS, where the number 0 stands for no data.
  package var google: PlatformType {
    switch self {
    case .heavy: PlatformType(name: "GMSNavigationDelayCategoryHeavy", value: 1)
    case .medium: PlatformType(name: "GMSNavigationDelayCategoryMedium", value: 2)
    case .light: PlatformType(name: "GMSNavigationDelayCategoryLight", value: 3)
    }
  }

  /// The case of CarPlay's `CPTimeRemainingColor`.
  package var carPlayColor: String {
    switch self {
    case .heavy: "red"
    case .medium: "orange"
    case .light: "green"
    }
  }
}
