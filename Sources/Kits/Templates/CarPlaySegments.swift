// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
import CarPlay
import MapKit

// The route as CarPlay gives it to the vehicle's own navigation.

@available(iOS 26.4, *)
extension CPRouteSegment {
  /// Creates a segment of a route.
  ///
  /// Whoever makes it keeps it and the maneuvers, as `CarPlayGuidance` does.
  ///
  /// - Parameters:
  ///   - segment: The segment, of `segments`.
  ///   - route: Its route.
  ///   - maneuvers: Those of its leg, made of cards, from the next one on.
  ///   - estimate: What remains to its end; nil for all of it.
  public convenience init(
    _ segment: FingerpostCards.RouteSegment, of route: FingerpostCards.Route,
    maneuvers: [CPManeuver], estimate: CPTravelEstimates? = nil
  ) {
    let leg = route.legs[segment.leg]
    let whole = CPTravelEstimates(
      FingerpostCards.Estimate(distance: leg.distance, time: leg.time), units: route.units)
    let guidances = maneuvers.map(\.laneGuidance)
    let left = estimate ?? whole
    self.init(
      origin: CPNavigationWaypoint(segment.origin),
      destination: CPNavigationWaypoint(segment.destination), maneuvers: maneuvers,
      laneGuidances: guidances.compactMap { $0 }, currentManeuvers: Array(maneuvers.prefix(1)),
      currentLaneGuidance: guidances.first.flatMap { $0 } ?? CPLaneGuidance(),
      tripTravelEstimates: left,
      maneuverTravelEstimates: maneuvers.first?.initialTravelEstimates ?? left,
      coordinates: segment.coordinates)
  }
}

@available(iOS 26.4, *)
extension CPNavigationWaypoint {
  /// Creates an end of a segment.
  public convenience init(_ waypoint: FingerpostCards.Waypoint) {
    self.init(
      centerPoint: CPLocationCoordinate3D(waypoint.latitude, waypoint.longitude),
      locationThreshold: nil, name: waypoint.name, address: nil,
      entryPoints: waypoint.entryPoints.compactMap { place in
        guard let latitude = place.latitude, let longitude = place.longitude else { return nil }
        return CPLocationCoordinate3D(latitude, longitude)
      }, timeZone: nil)
  }
}

@available(iOS 26.4, *)
extension CPLocationCoordinate3D {
  /// Creates a place whose altitude is not known.
  init(_ latitude: Double, _ longitude: Double) {
    self.init(latitude: latitude, longitude: longitude, altitude: CLLocationDistanceMax)
  }
}

@available(iOS 26.4, *)
extension FingerpostCards.RouteSegment {
  /// The points of the line; altitudes are not known.
  public var coordinates: [CPLocationCoordinate3D] {
    var points: [CPLocationCoordinate3D] = []
    var bytes = Array(line.utf8)[...]
    var (latitude, longitude) = (0, 0)
    while let first = Self.number(&bytes), let second = Self.number(&bytes) {
      (latitude, longitude) = (latitude + first, longitude + second)
      points.append(CPLocationCoordinate3D(Double(latitude) / 1e6, Double(longitude) / 1e6))
    }
    return points
  }

  /// The next number of Google's encoded polyline: groups of five bits, the lowest first.
  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var (value, shift) = (0, 0)
    while let byte = bytes.popFirst(), shift < 60 {
      let group = Int(byte) - 63
      value |= (group & 31) << shift
      shift += 5
      if group < 32 { return value & 1 == 1 ? ~(value >> 1) : value >> 1 }
    }
    return nil
  }
}
