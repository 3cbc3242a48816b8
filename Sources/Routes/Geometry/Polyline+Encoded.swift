extension Polyline {
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
    let digits = Array((letters.uppercased() + letters + "0123456789-_").utf8)
    let numbers = Self.numbers(in: text) { byte in digits.firstIndex(of: byte).map(UInt8.init) }
    guard numbers.count > 1, numbers[0] == 1 else {
      self.init([])
      return
    }
    let precision = Int(numbers[1] & 15)
    let isFlat = (numbers[1] >> 4) & 7 == 0
    self.init(sums: numbers[2...], precision: precision, dimensions: isFlat ? 2 : 3)
  }

  private init(sums numbers: ArraySlice<UInt64>, precision: Int, dimensions: Int) {
    let factor = (0..<max(0, min(15, precision))).reduce(1.0) { product, _ in product * 10 }
    var (latitude, longitude) = (0, 0)
    points = []
    points.reserveCapacity(numbers.count / dimensions)
    var place = numbers.startIndex
    while place + dimensions <= numbers.endIndex {
      latitude &+= Self.signed(numbers[place])
      longitude &+= Self.signed(numbers[place + 1])
      points.append(
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
