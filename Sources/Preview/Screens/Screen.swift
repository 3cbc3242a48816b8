import JSON

/// A screen that a navigator appears on.
public struct Screen: Hashable, Sendable {
  /// What draws on the screen, which decides the layout.
  public enum Kind: String, Hashable, Sendable {
    case carPlay = "carplay"
    /// An instrument cluster of CarPlay.
    case cluster
    case androidAuto = "android-auto"
    case phone
  }

  /// What draws on the screen.
  public let kind: Kind
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Pixels per point, 1 to 3.
  public let scale: Int

  init(_ kind: Kind, _ width: Int, _ height: Int, scale: Int) {
    (self.kind, self.width, self.height, self.scale) = (kind, width, height, scale)
  }

  /// The name, such as `carplay-800x480`.
  public var name: String { "\(kind.rawValue)-\(width)x\(height)" }

  /// The screens that CarPlay documents, Android Auto's desktop head unit, and a phone.
  ///
  /// A screen of 1280 by 720 pixels is at 2 pixels per point: at 3 it is no whole number of points.
  public static let all = [
    Screen(.carPlay, 800, 480, scale: 2), Screen(.carPlay, 1280, 720, scale: 2),
    Screen(.carPlay, 1920, 720, scale: 3), Screen(.carPlay, 748, 456, scale: 2),
    Screen(.carPlay, 900, 1200, scale: 3), Screen(.cluster, 300, 200, scale: 3),
    Screen(.cluster, 640, 480, scale: 2), Screen(.androidAuto, 800, 480, scale: 1),
    Screen(.phone, 1170, 2532, scale: 3), Screen(.phone, 2532, 1170, scale: 3),
  ]

  /// The height in whole points, rounded up.
  var points: Int { (height + scale - 1) / scale }

  var json: JSON {
    ["height": height, "kind": kind.rawValue, "name": name, "scale": scale, "width": width]
  }
}
