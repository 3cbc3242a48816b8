extension Polyline {
  /// Decodes Google's encoding, up to the first fault in the text.
  ///
  /// - Parameters:
  ///   - text: The encoded line; `nil` has no points.
  ///   - precision: Decimal places: 5, 6 for Valhalla and OSRM's `polyline6`, or 7 for TomTom.
  ///   - dimensions: 2, or 3 with heights, which are skipped.
  ///   - limit: The maximum number of points to decode.
  init(encoded text: String?, precision: Int, dimensions: Int = 2, limit: Int = .max) {
    var decoder = Decoder(
      factor: Self.powerOfTen(precision), dimensions: dimensions, limit: limit)
    Self.decodeNumbers(text ?? "", digit: { (63..<127).contains($0) ? $0 - 63 : nil }) {
      decoder.take($0)
    }
    points = decoder.points
  }

  /// Decodes HERE's flexible polyline, up to the first fault in the text.
  ///
  /// The first number is the version, the second has the precision and the dimensions.
  ///
  /// - Parameters:
  ///   - text: The encoded line; `nil` has no points.
  ///   - limit: The maximum number of points to decode.
  init(flexible text: String?, limit: Int = .max) {
    var decoder = Decoder(factor: 1, dimensions: 2, limit: limit)
    var place = 0
    Self.decodeNumbers(text ?? "", digit: Self.flexibleDigit) { bits in
      place += 1
      if place == 1 { return bits == 1 }
      if place > 2 { return decoder.take(bits) }
      decoder.dimensions = (bits >> 4) & 7 == 0 ? 2 : 3
      decoder.factor = Self.powerOfTen(Int(bits & 15))
      return true
    }
    points = decoder.points
  }

  /// Sums differences to points.
  private struct Decoder {
    var factor: Double
    var dimensions: Int
    var limit: Int
    var points: [Coordinate] = []
    private var position = [0, 0, 0]
    private var axis = 0

    init(factor: Double, dimensions: Int, limit: Int) {
      (self.factor, self.dimensions, self.limit) = (factor, dimensions, limit)
    }

    /// Takes the next difference; returns whether more points are to be decoded.
    mutating func take(_ bits: UInt64) -> Bool {
      position[axis] &+= bits & 1 == 1 ? ~Int(bits >> 1) : Int(bits >> 1)
      axis += 1
      guard axis == dimensions else { return true }
      axis = 0
      points.append(
        Coordinate(
          latitude: Double(position[0]) / factor, longitude: Double(position[1]) / factor))
      return points.count < limit
    }
  }

  /// Decodes numbers in groups of five bits, the low ones first, until a fault or until `take` returns
  /// `false`.
  private static func decodeNumbers(
    _ text: String, digit: (UInt8) -> UInt8?, _ take: (UInt64) -> Bool
  ) {
    var (bits, shift): (UInt64, UInt64) = (0, 0)
    for byte in text.utf8 {
      guard let group = digit(byte).map(UInt64.init), shift < 60 else { return }
      bits |= (group & 31) << shift
      shift += 5
      guard group < 32 else { continue }
      if !take(bits) { return }
      (bits, shift) = (0, 0)
    }
  }

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

  /// Ten to an exponent, which is limited to 0 to 15.
  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<max(0, min(15, exponent))).reduce(1.0) { product, _ in product * 10 }
  }
}
