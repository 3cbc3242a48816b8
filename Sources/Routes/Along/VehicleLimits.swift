extension VehicleLimit {
  /// Reads the limit of an object along a route; `nil` for other objects, and without a number.
  package init?(_ object: RouteObject) {
    guard object.kind == .notice, let type = object.text(.type),
      let measure = Measure.allCases.first(where: { $0.type == type }),
      object.text(.unit) == (measure.isWeight ? "t" : "m")
    else { return nil }
    self.init(measure, units: object.number(.value))
  }
}

extension UnplacedObject {
  /// Makes a notice that of a limit in meters or metric tons, if its type and the number are of one.
  mutating func take(limit units: Double?) -> Bool {
    let measure = VehicleLimit.Measure.allCases.first { facts[.type] == .text($0.type) }
    guard let limit = measure.flatMap({ VehicleLimit($0, units: units) }) else { return false }
    take(limit)
    return true
  }

  /// Makes a notice that of a limit.
  mutating func take(_ limit: VehicleLimit) {
    add(.type, limit.measure.type)
    add(.value, limit.units)
    add(.unit, limit.measure.isWeight ? "t" : "m")
  }
}
