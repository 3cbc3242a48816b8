import Faults
import Routes

/// Distances that are spoken well, such as 400 m, 1.5 km or a quarter of a mile.
extension RoundedDistance {
  /// The spoken distance nearest to some meters, and the range of meters that it stands for.
  static func spoken(
    nearest meters: Double, in system: UnitSystem
  ) -> (distance: RoundedDistance, range: ClosedRange<Double>) {
    let list = spoken(in: system)
    let last = list[list.count - 1]
    let step = last.unit == .miles ? Double.mile : 1000
    guard meters < last.meters + step / 2 else {
      let whole = (meters / step).rounded()
      let distance = RoundedDistance(hundredths: Int(whole) * 100, unit: last.unit)
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
  static func spoken(in system: UnitSystem) -> [RoundedDistance] {
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
    list(.feet, [50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1000]) + fractions
  private static let yards = list(.yards, [20, 30, 50, 100, 150, 200, 250, 300, 400]) + fractions
  private static let fractions =
    [25, 50, 75].map { RoundedDistance(hundredths: $0, unit: .miles) } + halves(.miles)

  private static func list(_ unit: DistanceUnit, _ values: [Int]) -> [RoundedDistance] {
    values.map { RoundedDistance(hundredths: $0 * 100, unit: unit) }
  }

  private static func halves(_ unit: DistanceUnit) -> [RoundedDistance] {
    stride(from: 100, through: 1000, by: 50).map { RoundedDistance(hundredths: $0, unit: unit) }
  }
}
