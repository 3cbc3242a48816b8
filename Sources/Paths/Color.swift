/// A color with straight alpha, in sRGB, 8 bits a channel.
public struct Color: Hashable, Sendable {
  /// The share of red, 0 to 255.
  public var red: UInt8
  /// The share of green, 0 to 255.
  public var green: UInt8
  /// The share of blue, 0 to 255.
  public var blue: UInt8
  /// The opacity, 0 (transparent) to 255 (opaque); not multiplied into the other channels.
  public var alpha: UInt8

  /// Makes a color from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// No color at all.
  public static let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)

  /// The color less opaque by a factor from 0 to 1; factors outside are clamped.
  public func multiplied(byOpacity opacity: Double) -> Color {
    var result = self
    result.alpha = UInt8(Double(alpha) * min(max(opacity, 0), 1) + 0.5)
    return result
  }
}
