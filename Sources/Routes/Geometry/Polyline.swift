import Foundation

/// The line of a route on the map.
struct Polyline: Sendable {
  var points: [Coordinate]

  init(_ points: [Coordinate]) { self.points = points }

  /// Reads Google's encoding: differences in groups of five bits, the low ones first.
  ///
  /// The points up to the first fault in the text are read.
  ///
  /// - Parameters:
  ///   - text: The encoded line.
  ///   - precision: Decimal places: 5, 6 for Valhalla and OSRM's `polyline6`, or 7 for TomTom.
  ///   - dimensions: 2, or 3 with heights, which are left out.
  init(encoded text: String, precision: Int, dimensions: Int = 2) {
    self.init(encoded: Array(text.utf8).span, precision: precision, dimensions: dimensions)
  }

  /// Reads a string in Google's encoding; no points where there is none.
  ///
  /// - Parameters:
  ///   - node: The string.
  ///   - precision: Decimal places.
  ///   - dimensions: 2, or 3 with heights.
  ///   - limit: How many points to read at most.
  init(encoded node: JSONNode?, precision: Int, dimensions: Int = 2, limit: Int = .max) {
    points = []
    node?.withText { text in
      self = Polyline(encoded: text, precision: precision, dimensions: dimensions, limit: limit)
    }
  }

  private init(
    encoded text: Span<UInt8>, precision: Int, dimensions: Int, limit: Int = .max
  ) {
    let factor = Self.powerOfTen(precision)
    var points: [Coordinate] = []
    points.reserveCapacity(min(text.count / 6, limit))
    var (latitude, longitude) = (0, 0)
    var axis = 0
    var bits = 0
    var shift = 0
    for index in text.indices {
      let byte = text[index]
      guard byte >= 63, byte < 127, shift < 60 else { break }
      let group = Int(byte) - 63
      bits |= (group & 31) << shift
      shift += 5
      guard group < 32 else { continue }
      let difference = bits & 1 == 1 ? ~(bits >> 1) : bits >> 1
      (bits, shift) = (0, 0)
      switch axis {
      case 0: latitude &+= difference
      case 1: longitude &+= difference
      default: break
      }
      axis += 1
      guard axis == dimensions else { continue }
      axis = 0
      points.append(
        Coordinate(latitude: Double(latitude) / factor, longitude: Double(longitude) / factor))
      if points.count == limit { break }
    }
    self.points = points
  }

  /// Reads HERE's flexible polyline: a header with precisions, then as Google's in another alphabet.
  ///
  /// The points up to the first fault in the text are read.
  init(flexible text: String) { self.init(flexible: Array(text.utf8).span) }

  /// Reads a string that is a flexible polyline; no points where there is none.
  ///
  /// - Parameters:
  ///   - node: The string.
  ///   - limit: How many points to read at most.
  init(flexible node: JSONNode?, limit: Int = .max) {
    points = []
    node?.withText { self = Polyline(flexible: $0, limit: limit) }
  }

  private init(flexible text: Span<UInt8>, limit: Int = .max) {
    var points: [Coordinate] = []
    points.reserveCapacity(min(text.count / 6, limit))
    let digits = Self.flexibleDigits.span
    var (latitude, longitude) = (0, 0)
    var (dimensions, factor) = (2, 1.0)
    // The version is the first number, the precisions are the second; then come the axes in turn.
    var axis = -2
    var bits: UInt64 = 0
    var shift: UInt64 = 0
    for index in text.indices {
      let group = UInt64(digits[Int(text[index])])
      guard group < 64, shift < 60 else { break }
      bits |= (group & 31) << shift
      shift += 5
      guard group < 32 else { continue }
      let difference = bits & 1 == 1 ? ~Int(bits >> 1) : Int(bits >> 1)
      switch axis {
      case -1:
        dimensions = (bits >> 4) & 7 == 0 ? 2 : 3
        factor = Self.powerOfTen(Int(bits & 15))
      case 0: latitude &+= difference
      case 1: longitude &+= difference
      default: break
      }
      if axis == -2, bits != 1 { break }
      (bits, shift) = (0, 0)
      axis += 1
      guard axis == dimensions else { continue }
      axis = 0
      points.append(
        Coordinate(latitude: Double(latitude) / factor, longitude: Double(longitude) / factor))
      if points.count == limit { break }
    }
    self.points = points
  }

  /// The value of each byte as a digit; 64 for those that are none.
  private static let flexibleDigits: [UInt8] = (0...255).map { flexibleDigit($0) ?? 64 }

  private static func flexibleDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x61 + 26
    case 0x30...0x39: byte - 0x30 + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }

  /// Ten to an exponent from 0 to 15; a smaller exponent counts as 0, a greater one as 15.
  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<max(0, min(15, exponent))).reduce(1.0) { product, _ in product * 10 }
  }

  /// Reads the geometry of an answer: an encoded string, a GeoJSON line, or a list of places.
  init(_ node: JSONNode?, precision: Int = 5, dimensions: Int = 2) {
    var points: [Coordinate] = []
    if let node, node.isString {
      points = Polyline(encoded: node, precision: precision, dimensions: dimensions).points
    } else if let list = node?["coordinates"] ?? node {
      for element in list.elements {
        if let point = element.coordinate { points.append(point) }
      }
    }
    self.points = points
  }
}

extension Polyline {
  /// The length between two points of the line, in meters; 0 outside it.
  func length(from start: Int = 0, to end: Int? = nil) -> Double {
    let end = min(end ?? points.count - 1, points.count - 1)
    guard start >= 0, start < end else { return 0 }
    return (start..<end).reduce(0) { $0 + Self.distance(from: points[$1], to: points[$1 + 1]) }
  }

  /// How far each point is along the line, in meters; the first at 0.
  var distances: [Double] {
    var sum = 0.0
    var distances: [Double] = []
    distances.reserveCapacity(points.count)
    for index in points.indices {
      if index > 0 { sum += Self.distance(from: points[index - 1], to: points[index]) }
      distances.append(sum)
    }
    return distances
  }

  /// From one place to another, in meters; exact enough within a city.
  static func distance(from first: Coordinate, to second: Coordinate) -> Double {
    let (east, north) = offset(from: first, to: second)
    return (east * east + north * north).squareRoot()
  }

  /// The heading in which the line reaches a point, in whole degrees from 0 to 359.
  ///
  /// It is taken over 10 meters, so that a kink at the junction does not count, or over 500 points,
  /// so that the time is bounded where they lie closer together.
  func bearing(before index: Int) -> Double? { bearing(at: index, by: -1) }

  /// The heading in which the line leaves a point, in whole degrees from 0 to 359.
  func bearing(after index: Int) -> Double? { bearing(at: index, by: 1) }

  private func bearing(at index: Int, by step: Int) -> Double? {
    guard points.indices.contains(index) else { return nil }
    var far = index
    while points.indices.contains(far + step), (far - index).magnitude < 500 {
      far += step
      let (east, north) = Self.offset(from: points[index], to: points[far])
      if east * east + north * north >= 100 { break }
    }
    let (east, north) =
      step > 0
      ? Self.offset(from: points[index], to: points[far])
      : Self.offset(from: points[far], to: points[index])
    guard east != 0 || north != 0 else { return nil }
    let degrees = (atan2(east, north) * 180 / .pi).rounded()
    // Places far off the Earth are beyond reckoning.
    guard degrees.isFinite else { return nil }
    return degrees < 0 ? degrees + 360 : degrees == 360 ? 0 : degrees
  }

  /// From one place to another, in meters east and north; exact enough within a city.
  private static func offset(
    from first: Coordinate, to second: Coordinate
  ) -> (east: Double, north: Double) {
    let meters = 111_195.0
    let middle = (first.latitude + second.latitude) / 2 * .pi / 180
    return (
      (second.longitude - first.longitude) * meters * cos(middle),
      (second.latitude - first.latitude) * meters
    )
  }
}
