import Driving
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

  /// 2000 m east in 200 s, with a turn in the middle.
  static let straight = route([leg([1000, 1000, 0], seconds: [100, 100, 0])])

  /// Along `straight` for 500 m, then north.
  static let turningNorth: Route = {
    var route = straight
    let north = Coordinate(latitude: 1000 * degree, longitude: 500 * degree)
    let corner = Coordinate(latitude: 0, longitude: 500 * degree)
    route.legs[0].steps[0].line[1] = corner
    route.legs[0].steps[0].distance = 500
    route.legs[0].steps[1].line = [corner, north]
    route.legs[0].steps[2].line = [north]
    return route
  }()

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
