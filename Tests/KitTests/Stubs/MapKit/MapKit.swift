// swift-format-ignore-file
// What the kit needs of MapKit and CoreLocation, with the names and types of Apple's interface.

@_exported import Foundation

public typealias CLLocationDegrees = Double  // CLLocation.h:21
public typealias CLLocationDistance = Double  // CLLocation.h:91

public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude  // CLLocation.h:138

// CLLocation.h:79
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees  // CLLocation.h:80
  public var longitude: CLLocationDegrees  // CLLocation.h:81

  // CLLocation.h:79, a structure of C
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// CLLocation.h:245
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D  // CLLocation.h:325

  // CLLocation.h:257
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

// no line: developer.apple.com/documentation/mapkit/mkaddress, 2026-11-30
@available(iOS 26.0, *)
open class MKAddress: NSObject, @unchecked Sendable {}

// MKPlacemark.h:17; deprecated, no line: developer.apple.com/documentation/mapkit/mkplacemark, 2026-11-30
@available(iOS, deprecated: 26.0)
open class MKPlacemark: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D  // MKPlacemark.h:17, of MKAnnotation

  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }  // MKPlacemark.h:19
}

// MKMapItem.h:19
open class MKMapItem: NSObject, @unchecked Sendable {
  open var name: String?  // MKMapItem.h:25
  public let coordinate: CLLocationCoordinate2D  // for tests: where it is

  @available(iOS, deprecated: 26.0)
  public init(placemark: MKPlacemark) { coordinate = placemark.coordinate }  // MKMapItem.h:35

  // no line: developer.apple.com/documentation/mapkit/mkmapitem/init(location:address:), 2026-11-30
  @available(iOS 26.0, *)
  public init(location: CLLocation, address: MKAddress?) { coordinate = location.coordinate }

  // MKMapItem.h:19, of NSObject
  public override init() { coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0) }
}
