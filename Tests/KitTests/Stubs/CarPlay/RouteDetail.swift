// swift-format-ignore-file
// Facts about a route as Apple's interface has them.

@_exported import UIKit

// CPRouteDetail.h:32 (27.0)
@available(iOS 27.0, *)
@MainActor open class CPRouteDetail: NSObject {
  public nonisolated let text: String  // for tests: what was given

  // CPRouteDetail.h:53 (27.0)
  public init(tollAmount value: Double, locale: Locale) {
    text = "toll \(value) \(locale.currency?.identifier ?? "") \(locale.language.languageCode?.identifier ?? "")"
  }

  // routeDetailWithBatteryLevel:, clamped to 0…100.
  // CPRouteDetail.h:130 (27.0)
  public init(batteryLevel: Double) { text = "battery \(min(100, max(0, batteryLevel)))" }

  // CPRouteDetail.h:150 (27.0)
  public init(kilowattHours: Measurement<UnitEnergy>) {
    text = "energy \(kilowattHours.value) \(kilowattHours.unit.symbol)"
  }
}
