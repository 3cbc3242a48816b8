package import Routes

/// How much traffic delays a whole route or leg.
package enum DelayCategory: String, Hashable, Sendable, CaseIterable {
  case light
  case medium
  case heavy

  /// The category by congestion, or nil if more than half of the way is unknown.
  ///
  /// Our own thresholds, since engines do not publish theirs. Heavy: a fifth of the known part is
  /// heavy or severe, or a tenth severe; medium: a fifth has any congestion.
  package init?(_ congestion: Congestion) {
    let known = 1 - congestion.share(.unknown)
    guard known >= 0.5 else { return nil }
    let severe = congestion.share(.severe) / known
    let heavy = congestion.share(.heavy) / known + severe
    let moderate = congestion.share(.moderate) / known + heavy
    self = heavy >= 0.2 || severe >= 0.1 ? .heavy : moderate >= 0.2 ? .medium : .light
  }

  /// By our own thresholds, too: heavy if traffic takes a quarter of the time, medium if a tenth.
  package init?(delay: Double, of duration: Double) {
    guard delay > 0, duration > 0 else { return nil }
    let share = delay / duration
    self = share >= 0.25 ? .heavy : share >= 0.1 ? .medium : .light
  }

  /// The Google Navigation SDK's enumerator for iOS, where 0 means no data.
  package var google: PlatformType {
    switch self {
    case .heavy: PlatformType(name: "GMSNavigationDelayCategoryHeavy", value: 1)
    case .medium: PlatformType(name: "GMSNavigationDelayCategoryMedium", value: 2)
    case .light: PlatformType(name: "GMSNavigationDelayCategoryLight", value: 3)
    }
  }

  /// A case of CarPlay's `CPTimeRemainingColor`.
  package var carPlayColor: String {
    switch self {
    case .heavy: "red"
    case .medium: "orange"
    case .light: "green"
    }
  }
}
