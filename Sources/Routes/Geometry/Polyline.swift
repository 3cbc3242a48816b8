import Faults
import JSON

// A line is a list of places.

extension [Coordinate] {
  /// Reads an encoded string, a GeoJSON line or a list of places; `nil` has no points.
  init(line node: JSONNode?, precision: Int = 5, dimensions: Int = 2) {
    if let text = node?.string {
      self.init(encoded: text, precision: precision, dimensions: dimensions)
    } else {
      self = (node?["coordinates"] ?? node)?.elements.compactMap { $0.coordinate } ?? []
    }
  }

  /// In meters.
  var length: Double { distances.last ?? 0 }

  /// The distance of each point along the line, in meters; the first at 0.
  var distances: [Double] {
    var sum = 0.0
    var distances: [Double] = []
    distances.reserveCapacity(count)
    for index in indices {
      if index > 0 { sum += self[index - 1].distance(to: self[index]) }
      distances.append(sum)
    }
    return distances
  }

  /// The heading in which the line reaches a point, in whole degrees from 0 to 359.
  ///
  /// Measured over 10 meters, to ignore kinks at a junction, or 500 points, to bound the time.
  func bearing(before index: Int) -> Double? { bearing(at: index, by: -1) }

  func bearing(after index: Int) -> Double? { bearing(at: index, by: 1) }

  /// Whether the line between two points gets 10 meters away from the first.
  func isLong(from index: Int, to end: Int) -> Bool {
    (Swift.min(index, end)...Swift.max(index, end)).contains { place in
      let (east, north) = self[index].offset(to: self[place])
      return east * east + north * north >= 100
    }
  }

  private func bearing(at index: Int, by step: Int) -> Double? {
    guard indices.contains(index) else { return nil }
    var (far, east, north) = (index, 0.0, 0.0)
    while indices.contains(far + step), (far - index).magnitude < 500 {
      far += step
      let (x, y) = self[index].offset(to: self[far])
      guard x * x + y * y >= 100 else {
        (east, north) = (x, y)
        continue
      }
      let share = Self.share(from: (east, north), to: (x, y))
      (east, north) = (east + (x - east) * share, north + (y - north) * share)
      break
    }
    if step < 0 { (east, north) = (-east, -north) }
    guard east != 0 || north != 0 else { return nil }
    let degrees = Directions.heading(east: east, north: north).rounded()
    // Places far off the Earth have no heading.
    guard degrees.isFinite else { return nil }
    return degrees < 0 ? degrees + 360 : degrees == 360 ? 0 : degrees + 0
  }

  /// How far along the way between two offsets, the first within 10 meters, it gets 10 meters away.
  private static func share(
    from first: (east: Double, north: Double), to second: (east: Double, north: Double)
  ) -> Double {
    let (east, north) = (second.east - first.east, second.north - first.north)
    let square = east * east + north * north
    let toward = first.east * east + first.north * north
    let rest = 100 - first.east * first.east - first.north * first.north
    return ((toward * toward + square * rest).squareRoot() - toward) / square
  }
}

extension Coordinate {
  /// The distance to another place, in meters; exact enough within a city.
  func distance(to other: Coordinate) -> Double {
    let (east, north) = offset(to: other)
    return (east * east + north * north).squareRoot()
  }

  /// The offset to another place, in meters east and north; exact enough within a city.
  fileprivate func offset(to other: Coordinate) -> (east: Double, north: Double) {
    let meters = 111_195.0
    let middle = (latitude + other.latitude) / 2
    return (
      (other.longitude - longitude) * meters * Directions.cosine(degrees: middle),
      (other.latitude - latitude) * meters
    )
  }
}

extension [Coordinate] {
  /// Picks the precision that puts the start at a known place, else gives the length in meters.
  init(osrm node: JSONNode?, start: Coordinate?, length: Double) {
    guard let text = node?.string else {
      self.init(line: node)
      return
    }
    let coarse = [Coordinate](encoded: text, precision: 5)
    let fine = [Coordinate](encoded: text, precision: 6)
    func fault(_ line: [Coordinate]) -> Double {
      guard let first = line.first else { return 0 }
      if line.contains(where: { $0.latitude.magnitude > 90 }) { return .infinity }
      // In degrees, or in meters.
      return start.map { place in
        (place.latitude - first.latitude).magnitude + (place.longitude - first.longitude).magnitude
      } ?? (line.length - length).magnitude
    }
    self = fault(coarse) <= fault(fine) ? coarse : fine
  }
}

extension [Coordinate] {
  /// Decodes Google's encoding up to the first fault; skips a third dimension, the height.
  ///
  /// `precision` is in decimal places: 5, 6 for Valhalla and OSRM's `polyline6`, or 7 for TomTom.
  init(encoded text: String?, precision: Int, dimensions: Int = 2) {
    let numbers = Self.numbers(in: text) { (63..<127).contains($0) ? $0 - 63 : nil }
    self.init(sums: numbers[...], precision: precision, dimensions: dimensions)
  }

  /// Decodes HERE's flexible polyline up to a fault: version, precision and dimensions, places.
  init(flexible text: String?) {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let digits = [UInt8]((letters.uppercased() + letters + "0123456789-_").utf8)
    let numbers = Self.numbers(in: text) { byte in digits.firstIndex(of: byte).map(UInt8.init) }
    guard numbers.count > 1, numbers[0] == 1 else {
      self = []
      return
    }
    let precision = Int(numbers[1] & 15)
    let isFlat = (numbers[1] >> 4) & 7 == 0
    self.init(sums: numbers[2...], precision: precision, dimensions: isFlat ? 2 : 3)
  }

  private init(sums numbers: ArraySlice<UInt64>, precision: Int, dimensions: Int) {
    let decimals = Swift.max(0, Swift.min(15, precision))
    let factor = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    var (latitude, longitude) = (0, 0)
    self = []
    reserveCapacity(numbers.count / dimensions)
    var place = numbers.startIndex
    while place + dimensions <= numbers.endIndex {
      latitude &+= Self.signed(numbers[place])
      longitude &+= Self.signed(numbers[place + 1])
      append(
        Coordinate(latitude: Double(latitude) / factor, longitude: Double(longitude) / factor))
      place += dimensions
    }
  }

  private static func signed(_ bits: UInt64) -> Int {
    bits & 1 == 1 ? ~Int(bits >> 1) : Int(bits >> 1)
  }

  /// Decodes groups of five bits, the low ones first, up to a fault.
  private static func numbers(in text: String?, digit: (UInt8) -> UInt8?) -> [UInt64] {
    var numbers: [UInt64] = []
    numbers.reserveCapacity((text ?? "").utf8.count / 3)
    var (bits, shift): (UInt64, UInt64) = (0, 0)
    for byte in (text ?? "").utf8 {
      guard let group = digit(byte).map(UInt64.init), shift < 60 else { break }
      bits |= (group & 31) << shift
      shift += 5
      guard group < 32 else { continue }
      numbers.append(bits)
      (bits, shift) = (0, 0)
    }
    return numbers
  }
}

struct LineCutter {
  private let points: [Coordinate]
  /// The distance of each point along the line, in meters, ascending.
  private let distances: [Double]

  init(_ points: [Coordinate]) {
    self.points = points
    distances = points.distances
  }

  /// The first of the points nearest to a place, if known, and to the distance along the line.
  ///
  /// Searches both ways from that distance, up to where it alone is worse than the best point.
  func index(near place: Coordinate?, after way: Double, from start: Int) -> Int {
    // Lengths differ by some percent, so they only decide between passes of the same place.
    let weight = place == nil ? 1 : 0.1
    let middle = distances[start...].partitioningIndex { $0 >= way }
    var best = start
    var least = Double.infinity
    func search(_ indices: some Sequence<Int>, isBefore: Bool) {
      for index in indices {
        let detour = (distances[index] - way).magnitude * weight
        if detour > least { return }
        let gap = place.map { $0.distance(to: points[index]) } ?? 0
        let fault = gap + detour
        if fault < least || isBefore && fault == least { (best, least) = (index, fault) }
      }
    }
    search(middle..<points.count, isBefore: false)
    search((start..<middle).reversed(), isBefore: true)
    return best
  }
}
