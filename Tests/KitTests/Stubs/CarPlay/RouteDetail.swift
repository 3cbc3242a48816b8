// swift-format-ignore-file
// Facts about a route as Apple's interface has them: CPRouteDetail.h of the SDK 27.0, and Apple's
// pages of 2026 for Swift's forms.

@_exported import UIKit

// CPRouteDetail.h:30.
@available(iOS 27.0, *)
@MainActor open class CPRouteDetail: NSObject {
  /// What was given, for tests.
  public nonisolated let text: String

  // CPRouteDetail.h:53, routeDetailWithTollAmount:locale:.
  public init(tollAmount value: Double, locale: Locale) {
    text = "toll \(value) \(locale.currency?.identifier ?? "") \(locale.language.languageCode?.identifier ?? "")"
  }

  // routeDetailWithBatteryLevel:, clamped to 0…100.
  public init(batteryLevel: Double) { text = "battery \(min(100, max(0, batteryLevel)))" }

  // routeDetailWithKilowattHours:.
  public init(kilowattHours: Measurement<UnitEnergy>) {
    text = "energy \(kilowattHours.value) \(kilowattHours.unit.symbol)"
  }
}
