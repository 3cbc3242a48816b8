/// A platform that documents sizes, which `sizes.csv` has with their sources.
public enum AssetPreset: String, Hashable, Sendable, CaseIterable {
  /// Apple's CarPlay.
  case carplay
  /// Apple's Live Activities: lock screen, Dynamic Island, CarPlay's dashboard, watch.
  case liveActivity = "live-activity"
  /// Android for Cars, in the sizes that all versions of its hosts show as they are.
  case androidAuto = "android-auto"
  /// Android for Cars, in the sizes of the Car App Library from 1.7 on.
  case androidAutoLarge = "android-auto-large"
  /// Google's Navigation SDK for iOS.
  case google
  /// A Live Update of Android 16: the large icon and, second, the small one.
  case liveUpdate = "live-update"
  case web

  /// The target unless another is named.
  package var target: AssetTarget {
    switch self {
    case .carplay, .liveActivity: .xcassets
    case .androidAuto, .androidAutoLarge, .liveUpdate: .android
    case .google: .flat
    case .web: .web
    }
  }

  /// The pixels per point, for targets with integer scales.
  package var scales: [Int] { target == .xcassets ? [2, 3] : Self.usualScales }

  package static let usualScales = [1, 2, 3]
}
