// swift-format-ignore-file
// Route segments and waypoints as Apple's interface has them.

@_exported import MapKit

// CPLocation.h:15 (27.0)
@available(iOS 26.4, *)
public struct CPLocationCoordinate3D: Sendable {
  public var latitude: CLLocationDegrees  // CPLocation.h:19 (27.0)
  public var longitude: CLLocationDegrees  // CPLocation.h:24 (27.0)
  public var altitude: CLLocationDistance  // CPLocation.h:29 (27.0)

  // CPLocation.h:15 (27.0)
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, altitude: CLLocationDistance) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
  }
}

// CPNavigationWaypoint.h:18 (27.0)
@available(iOS 26.4, *)
open class CPNavigationWaypoint: NSObject, @unchecked Sendable {
  public let centerPoint: CPLocationCoordinate3D  // CPNavigationWaypoint.h:23 (27.0)
  public let locationThreshold: Measurement<UnitLength>?  // CPNavigationWaypoint.h:28 (27.0)
  public let entryPoints: [CPLocationCoordinate3D]  // CPNavigationWaypoint.h:58 (27.0)
  public let timeZone: TimeZone?  // CPNavigationWaypoint.h:68 (27.0)
  private var names: [String] = []
  private var addresses: [String] = []
  public private(set) var mapItem: MKMapItem?  // for tests: what it was made of

  @available(iOS, deprecated: 27.0)
  public var name: String? { names.first }  // CPNavigationWaypoint.h:33 (27.0)
  @available(iOS, deprecated: 27.0)
  public var address: String? { addresses.first }  // CPNavigationWaypoint.h:46 (27.0)
  @available(iOS 27.0, *)
  public var nameVariants: [String] { names }  // CPNavigationWaypoint.h:40 (27.0)
  @available(iOS 27.0, *)
  public var addressVariants: [String] { addresses }  // CPNavigationWaypoint.h:53 (27.0)

  // CPNavigationWaypoint.h:73 (27.0)
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

  // CPNavigationWaypoint.h:84 (27.0)
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

  // CPNavigationWaypoint.h:96 (27.0)
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

// CPRouteSegment.h:17 (27.0)
/// All properties are read-only: a changed segment is a new one.
@available(iOS 26.4, *)
open class CPRouteSegment: NSObject, @unchecked Sendable {
  public let origin: CPNavigationWaypoint  // CPRouteSegment.h:43 (27.0)
  public let destination: CPNavigationWaypoint  // CPRouteSegment.h:48 (27.0)
  public let maneuvers: [CPManeuver]  // CPRouteSegment.h:63 (27.0)
  public let laneGuidances: [CPLaneGuidance]  // CPRouteSegment.h:68 (27.0)
  public let currentManeuvers: [CPManeuver]  // CPRouteSegment.h:73 (27.0)
  public let currentLaneGuidance: CPLaneGuidance  // CPRouteSegment.h:78 (27.0)
  public let tripTravelEstimates: CPTravelEstimates  // CPRouteSegment.h:83 (27.0)
  public let maneuverTravelEstimates: CPTravelEstimates  // CPRouteSegment.h:88 (27.0)
  public let coordinates: [CPLocationCoordinate3D]  // CPRouteSegment.h:53 (27.0)

  // CPRouteSegment.h:22 (27.0)
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

// CPRerouteReason.h:12 (27.0), its cases :15 to :30
@available(iOS 26.4, *)
public enum CPRerouteReason: Int, Sendable {
  case unknown = 0
  case missedTurn = 1
  case offline = 2
  case alternateRoute = 3
  case waypointModified = 4
  case mandated = 5
}
