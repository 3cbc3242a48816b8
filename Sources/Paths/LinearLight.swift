import Faults

/// The linear light of sRGB's bytes, without a power function, whose last digits differ between systems.
package enum LinearLight {
  /// The light of each byte, 0 to 1, ascending.
  private static let lights = (0...255).map { light(ofByte: $0) }

  /// Converts an sRGB byte to linear light, 0 to 1.
  package static func of(_ byte: UInt8) -> Double { lights[Int(byte)] }

  /// The sRGB byte whose linear light is nearest.
  package static func byte(ofLight light: Double) -> UInt8 {
    UInt8((0..<255).partitioningIndex { light <= (lights[$0] + lights[$0 + 1]) / 2 })
  }

  private static func light(ofByte byte: Int) -> Double {
    let value = Double(byte) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // base^2.4 is base² · ⁵√base². Newton's method finds the root from above, so it decreases.
    let square = base * base
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      let next = (4 * root + square / fourth) / 5
      guard next < root else { break }
      root = next
    }
    return square * root
  }
}
