package import Paths

/// A platform that documents sizes and scales.
public enum AssetPreset: String, Hashable, Sendable, CaseIterable {
  /// Apple's CarPlay Developer Guide.
  case carplay
  /// Android for Cars: `Maneuver.Builder.setIcon` and `Step.Builder.setLanesImage`.
  case androidAuto = "android-auto"
  /// Google's Navigation SDK for iOS.
  case google
  case web

  /// The target, the sizes in points and the scales in pixels per point.
  package var values: PresetValues {
    switch self {
    case .carplay:
      PresetValues(target: .xcassets, maneuvers: [50, 18], lanes: [120, 20], scales: [2, 3])
    case .androidAuto:
      PresetValues(target: .android, maneuvers: [64], lanes: [294, 48], laneHeight: 44)
    case .google: PresetValues(maneuvers: [96, 48])
    case .web: PresetValues(target: .web, maneuvers: [48], lanes: [160, 26], laneHeight: 24)
    }
  }
}

/// The values of a preset; the defaults are those without one.
package struct PresetValues: Sendable {
  package var target = AssetTarget.flat
  /// The sides of maneuvers, the main one first.
  fileprivate var maneuvers = [50.0]
  /// The widths of a strip of lanes, and of a single lane outside of a strip.
  fileprivate var lanes = [120.0, 20]
  fileprivate var laneHeight = 18.0
  /// For targets with integer scales.
  package var scales = [1, 2, 3]

  package static let usual = PresetValues()

  package var maneuverSizes: [Size] { maneuvers.map { Size(width: $0, height: $0) } }

  package func laneSize(isSingle: Bool) -> Size {
    Size(width: lanes[isSingle ? 1 : 0], height: laneHeight)
  }
}
