// swift-format-ignore-file
// What the kit needs of MapKit and CoreLocation, with the names and types of Apple's interface.

@_exported import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double

public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

@available(iOS 26.0, *)
open class MKAddress: NSObject, @unchecked Sendable {}

// Deprecated with iOS 26, as Apple's page of MKPlacemark says.
@available(iOS, deprecated: 26.0)
open class MKPlacemark: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

open class MKMapItem: NSObject, @unchecked Sendable {
  open var name: String?
  /// Where it is, for tests.
  public let coordinate: CLLocationCoordinate2D

  @available(iOS, deprecated: 26.0)
  public init(placemark: MKPlacemark) { coordinate = placemark.coordinate }

  // Apple's page of init(location:address:), © 2026.
  @available(iOS 26.0, *)
  public init(location: CLLocation, address: MKAddress?) { coordinate = location.coordinate }

  public override init() { coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0) }
}
