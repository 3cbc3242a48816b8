import Foundation
import Guidance
import Routes

/// Roads made for tests.
enum Roads {
  /// A leg eastward from a longitude along a parallel, with a step for each piece.
  static func leg(
    _ meters: [Double], seconds: [Double], from longitude: Double = 0, latitude: Double = 0
  ) -> Leg {
    // A meter of a parallel, in degrees.
    let degrees = 180 / (.pi * 6_371_008.8 * cos(latitude * .pi / 180))
    var steps: [Step] = []
    var place = longitude
    for (index, way) in meters.enumerated() {
      let kind: ManeuverKind =
        index == 0 ? .depart : index == meters.count - 1 ? .arrive : .turnLeft
      var step = Step(
        maneuver: Maneuver(kind: kind, engineType: "test"), distance: way,
        duration: seconds[index])
      step.line = [Coordinate(latitude: latitude, longitude: place)]
      place += way * degrees
      if way > 0 { step.line.append(Coordinate(latitude: latitude, longitude: place)) }
      steps.append(step)
    }
    return Leg(
      steps: steps, distance: meters.reduce(0, +), duration: seconds.reduce(0, +))
  }

  static func route(_ legs: [Leg]) -> Route {
    Route(
      legs: legs, distance: legs.reduce(0) { $0 + $1.distance },
      duration: legs.reduce(0) { $0 + $1.duration })
  }

  static func events(
    _ routes: [Route], trace: Trace? = nil, guide: Guide = Guide(),
    _ change: (inout DriveOptions) -> Void = { _ in }
  ) throws -> [DriveEvent] {
    var options = DriveOptions()
    change(&options)
    var stream = try Drive(routes, guide: guide, trace: trace, options: options).events()
    var events: [DriveEvent] = []
    while let event = try stream.next() { events.append(event) }
    return events
  }
}
