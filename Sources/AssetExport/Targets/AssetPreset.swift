public import Paths

/// The sizes and scales that a platform documents.
public enum AssetPreset: String, Hashable, Sendable, CaseIterable {
  /// Apple's CarPlay Developer Guide.
  case carplay
  /// Android for Cars: `Maneuver.Builder.setIcon` and `Step.Builder.setLanesImage`.
  case androidAuto = "android-auto"
  /// Google's Navigation SDK for iOS.
  case google
  case web

  /// The default target.
  public var target: AssetTarget {
    switch self {
    case .carplay: .xcassets
    case .androidAuto: .android
    case .google: .flat
    case .web: .web
    }
  }

  /// The sizes of maneuvers, in points, the main one first.
  public var maneuverSizes: [Size] {
    let sides: [Double] =
      switch self {
      case .carplay: [50, 18]
      case .androidAuto: [64]
      case .google: [96, 48]
      case .web: [48]
      }
    return sides.map { Size(width: $0, height: $0) }
  }

  /// The size of a strip of lanes, in points.
  public var laneSize: Size {
    switch self {
    case .carplay, .google: Size(width: 120, height: 18)
    case .androidAuto: Size(width: 294, height: 44)
    case .web: Size(width: 160, height: 24)
    }
  }

  /// The size of a single lane outside of a strip, in points.
  public var singleLaneSize: Size {
    switch self {
    case .carplay, .google: Size(width: 20, height: 18)
    case .androidAuto: Size(width: 48, height: 44)
    case .web: Size(width: 26, height: 24)
    }
  }

  /// The scales in pixels per point, for targets with integer scales.
  public var scales: [Int] {
    switch self {
    case .carplay: [2, 3]
    case .androidAuto, .google, .web: [1, 2, 3]
    }
  }
}
