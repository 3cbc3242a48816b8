import Faults
import Routes

/// A distance that is spoken well, such as 400 m, 1.5 km or a quarter of a mile.
struct SpokenDistance: Hashable, Sendable {
  let hundredths: Int
  let unit: DistanceUnit

  var meters: Double { Double(Int64(hundredths) * (unit.micrometers / 100)) / 1_000_000 }

  /// The spoken distance nearest to some meters, and the range of meters that it stands for.
  static func nearest(
    to meters: Double, in system: UnitSystem
  ) -> (distance: SpokenDistance, range: ClosedRange<Double>) {
    let list = table(system)
    let last = list[list.count - 1]
    let step = last.unit == .miles ? Double.mile : 1000
    guard meters < last.meters + step / 2 else {
      let whole = (meters / step).rounded()
      let distance = SpokenDistance(hundredths: Int(whole) * 100, unit: last.unit)
      return (distance, (whole - 0.5) * step...(whole + 0.5) * step)
    }
    let place = list.indices.min {
      (list[$0].meters - meters).magnitude < (list[$1].meters - meters).magnitude
    }
    let own = place ?? 0
    let low = own == 0 ? 0 : (list[own - 1].meters + list[own].meters) / 2
    let wider = own + 1 < list.count ? list[own + 1].meters : last.meters + step
    return (list[own], low...(list[own].meters + wider) / 2)
  }

  /// From the shortest to 10 km or 10 miles.
  static func table(_ system: UnitSystem) -> [SpokenDistance] {
    switch system {
    case .metric: metric
    case .us: feet
    case .uk, .ukSigns: yards
    }
  }

  private static let metric =
    list(.meters, [20, 30, 50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900])
    + halves(.kilometers)
  private static let feet =
    list(.feet, [50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1000]) + quarters
  private static let yards = list(.yards, [20, 30, 50, 100, 150, 200, 250, 300, 400]) + quarters
  private static let quarters =
    [25, 50, 75].map { SpokenDistance(hundredths: $0, unit: .miles) } + halves(.miles)

  private static func list(_ unit: DistanceUnit, _ values: [Int]) -> [SpokenDistance] {
    values.map { SpokenDistance(hundredths: $0 * 100, unit: unit) }
  }

  private static func halves(_ unit: DistanceUnit) -> [SpokenDistance] {
    stride(from: 100, through: 1000, by: 50).map { SpokenDistance(hundredths: $0, unit: unit) }
  }
}
