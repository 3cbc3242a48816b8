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
  public var fullHexadecimal: String { opaqueHexadecimal + Self.digits(alpha) }

  /// The color without its opacity, as `#rrggbb`.
  public var opaqueHexadecimal: String { "#" + [red, green, blue].map(Self.digits).joined() }

  /// The color in Android's form: `#RRGGBB`, or `#AARRGGBB` if it is not opaque.
  public var androidHexadecimal: String {
    let channels = alpha == 255 ? [red, green, blue] : [alpha, red, green, blue]
    return "#" + channels.map(Self.digits).joined().uppercased()
  }

  private static func digits(_ channel: UInt8) -> String {
    (channel < 16 ? "0" : "") + String(channel, radix: 16)
  }
}
