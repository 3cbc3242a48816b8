import Faults

/// A color with straight alpha, in sRGB, 8 bits a channel.
public struct Color: Hashable, Sendable {
  /// The channels as one number, to fill pixels a word at a time; red is always first in memory.
  @usableFromInline var channels: UInt32

  /// Makes a color from its channels.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    channels = UInt32(
      littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
  }

  /// The red channel, 0 to 255.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: channels.littleEndian) }
  /// The green channel, 0 to 255.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: channels.littleEndian >> 8) }
  /// The blue channel, 0 to 255.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: channels.littleEndian >> 16) }
  /// The opacity, 0 (transparent) to 255 (opaque); not multiplied into the other channels.
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: channels.littleEndian >> 24) }

  /// Whether the colors are the same except for their opacity.
  @inlinable
  public func isEqualButForAlpha(to other: Color) -> Bool {
    (channels ^ other.channels).littleEndian & 0xff_ffff == 0
  }

  /// Mixes in `other`: each channel is `(other · share + self · (255 − share)) / 255`, rounded.
  @inlinable
  @inline(__always)
  public func mixed(with other: Color, share: UInt8) -> Color {
    // Each channel takes 16 bits; with 127 added, a sum is 65,152 at most.
    func lanes(_ channels: UInt32) -> UInt64 {
      UInt64(channels & 0x00ff_00ff) | UInt64(channels >> 8 & 0x00ff_00ff) << 32
    }
    let sum =
      lanes(other.channels) &* UInt64(share) &+ lanes(channels) &* UInt64(255 &- share)
      &+ 0x007f_007f_007f_007f
    // y / 255 is (y + 1 + y / 256) / 256 for y below 65,535.
    let carry = sum >> 8 & 0x00ff_00ff_00ff_00ff
    let quotient = (sum &+ 0x0001_0001_0001_0001 &+ carry) >> 8 & 0x00ff_00ff_00ff_00ff
    var result = self
    result.channels =
      UInt32(truncatingIfNeeded: quotient) | UInt32(truncatingIfNeeded: quotient >> 32) << 8
    return result
  }

  /// This color laid over an opaque one; the result is opaque.
  public func over(_ background: Color) -> Color {
    background.mixed(with: self, share: alpha).with(alpha: 255)
  }

  /// The same color with another opacity.
  @inlinable
  public func with(alpha: UInt8) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color as it is seen: all that are fully transparent are one.
  @inlinable
  public var visible: Color { alpha == 0 ? .transparent : self }

  /// Transparent black.
  public static let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)

  /// Multiplies the opacity by a factor, clamped to 0 to 1.
  public func multiplied(byOpacity opacity: Double) -> Color {
    with(alpha: UInt8(Double(alpha) * min(max(opacity, 0), 1) + 0.5))
  }
}

extension Color {
  /// Parses `#rrggbb` or `#rrggbbaa`; returns `nil` for other text.
  public init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ $0.isHexDigit }), let value = UInt32(digits, radix: 16)
    else { return nil }
    let full = digits.count == 6 ? value << 8 | 255 : value
    self.init(
      red: UInt8(full >> 24), green: UInt8(full >> 16 & 255), blue: UInt8(full >> 8 & 255),
      alpha: UInt8(full & 255))
  }

  /// The color as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  public var hexadecimal: String { alpha == 255 ? opaqueHexadecimal : fullHexadecimal }

  /// The color as `#rrggbbaa`.
  public var fullHexadecimal: String { opaqueHexadecimal + alpha.digits(2, radix: 16) }

  /// The color without its opacity, as `#rrggbb`.
  public var opaqueHexadecimal: String {
    "#" + [red, green, blue].map { $0.digits(2, radix: 16) }.joined()
  }

  /// The color in Android's form: `#RRGGBB`, or `#AARRGGBB` if it is not opaque.
  public var androidHexadecimal: String {
    let channels = alpha == 255 ? [red, green, blue] : [alpha, red, green, blue]
    return "#" + channels.map { $0.digits(2, radix: 16, uppercase: true) }.joined()
  }
}
