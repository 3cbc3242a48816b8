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

// CPNavigationWaypoint.h of the SDK 27.0, by lines; Swift's refined forms are those of Apple's page of
// the class, © 2026.
@available(iOS 26.4, *)
open class CPNavigationWaypoint: NSObject, @unchecked Sendable {
  public let centerPoint: CPLocationCoordinate3D
  public let locationThreshold: Measurement<UnitLength>?
  public let entryPoints: [CPLocationCoordinate3D]
  public let timeZone: TimeZone?
  private var names: [String] = []
  private var addresses: [String] = []
  /// What it was made of, for tests.
  public private(set) var mapItem: MKMapItem?

  // :33 and :46.
  @available(iOS, deprecated: 27.0)
  public var name: String? { names.first }
  @available(iOS, deprecated: 27.0)
  public var address: String? { addresses.first }
  // :40 and :53.
  @available(iOS 27.0, *)
  public var nameVariants: [String] { names }
  @available(iOS 27.0, *)
  public var addressVariants: [String] { addresses }

  // :73.
  @available(iOS 27.0, *)
  public init(
    centerPoint: CPLocationCoordinate3D, locationThreshold: Measurement<UnitLength>?,
    nameVariants: [String], addressVariants: [String], entryPoints: [CPLocationCoordinate3D],
    timeZone: TimeZone?
  ) {
    self.centerPoint = centerPoint
    self.locationThreshold = locationThreshold
    names = nameVariants
    addresses = addressVariants
    self.entryPoints = entryPoints
    self.timeZone = timeZone
  }

  // :84.
  @available(iOS, deprecated: 27.0)
  public init(
    centerPoint: CPLocationCoordinate3D, locationThreshold: Measurement<UnitLength>?, name: String?,
    address: String?, entryPoints: [CPLocationCoordinate3D], timeZone: TimeZone?
  ) {
    self.centerPoint = centerPoint
    self.locationThreshold = locationThreshold
    names = [name].compactMap { $0 }
    addresses = [address].compactMap { $0 }
    self.entryPoints = entryPoints
    self.timeZone = timeZone
  }

  // :96.
  public init(
    mapItem: MKMapItem, locationThreshold: Measurement<UnitLength>?,
    entryPoints: [CPLocationCoordinate3D]
  ) {
    centerPoint = CPLocationCoordinate3D(latitude: 0, longitude: 0, altitude: 0)
    self.mapItem = mapItem
    self.locationThreshold = locationThreshold
    self.entryPoints = entryPoints
    timeZone = nil
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
extension CPRouteSegment {
  /// Where it ends, for tests.
  var place: String? {
    if let item = destination.mapItem { return item.name }
    if #available(iOS 27.0, *) {
      return destination.nameVariants.last
    } else {
      return destination.name
    }
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
