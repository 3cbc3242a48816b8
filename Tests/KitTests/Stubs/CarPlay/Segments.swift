// swift-format-ignore-file
// Route segments and waypoints as Apple's interface has them.

@_exported import MapKit

@available(iOS 26.4, *)
public struct CPLocationCoordinate3D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public var altitude: CLLocationDistance

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, altitude: CLLocationDistance) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
  }
}

@available(iOS 26.4, *)
open class CPNavigationWaypoint: NSObject, @unchecked Sendable {
  public let centerPoint: CPLocationCoordinate3D
  public let locationThreshold: Measurement<UnitLength>?
  public let name: String?
  public let address: String?
  public let entryPoints: [CPLocationCoordinate3D]
  public let timeZone: TimeZone?

  public init(
    centerPoint: CPLocationCoordinate3D, locationThreshold: Measurement<UnitLength>?, name: String?,
    address: String?, entryPoints: [CPLocationCoordinate3D], timeZone: TimeZone?
  ) {
    self.centerPoint = centerPoint
    self.locationThreshold = locationThreshold
    self.name = name
    self.address = address
    self.entryPoints = entryPoints
    self.timeZone = timeZone
  }
}

/// All properties are read-only: a changed segment is a new one.
@available(iOS 26.4, *)
open class CPRouteSegment: NSObject, @unchecked Sendable {
  public let origin: CPNavigationWaypoint
  public let destination: CPNavigationWaypoint
  public let maneuvers: [CPManeuver]
  public let laneGuidances: [CPLaneGuidance]
  public let currentManeuvers: [CPManeuver]
  public let currentLaneGuidance: CPLaneGuidance
  public let tripTravelEstimates: CPTravelEstimates
  public let maneuverTravelEstimates: CPTravelEstimates
  public let coordinates: [CPLocationCoordinate3D]

  public init(
    origin: CPNavigationWaypoint, destination: CPNavigationWaypoint, maneuvers: [CPManeuver],
    laneGuidances: [CPLaneGuidance], currentManeuvers: [CPManeuver],
    currentLaneGuidance: CPLaneGuidance, tripTravelEstimates: CPTravelEstimates,
    maneuverTravelEstimates: CPTravelEstimates, coordinates: [CPLocationCoordinate3D]
  ) {
    self.origin = origin
    self.destination = destination
    self.maneuvers = maneuvers
    self.laneGuidances = laneGuidances
    self.currentManeuvers = currentManeuvers
    self.currentLaneGuidance = currentLaneGuidance
    self.tripTravelEstimates = tripTravelEstimates
    self.maneuverTravelEstimates = maneuverTravelEstimates
    self.coordinates = coordinates
  }
}

@available(iOS 26.4, *)
public enum CPRerouteReason: Int, Sendable {
  case unknown = 0
  case missedTurn = 1
  case offline = 2
  case alternateRoute = 3
  case waypointModified = 4
  case mandated = 5
}
