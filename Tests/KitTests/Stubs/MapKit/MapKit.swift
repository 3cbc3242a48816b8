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

open class MKPlacemark: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

open class MKMapItem: NSObject, @unchecked Sendable {
  open var name: String?
  public let placemark: MKPlacemark

  public init(placemark: MKPlacemark) { self.placemark = placemark }

  public override init() {
    placemark = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
  }
}
