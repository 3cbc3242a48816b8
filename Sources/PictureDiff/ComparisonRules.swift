import Paths
package import Raster

/// The differences that a comparison tolerates.
public struct ComparisonRules: Hashable, Sendable {
  /// A limit for differing pixels in any square window.
  public struct Window: Hashable, Sendable {
    /// The side of the window in pixels; 1 or more.
    public var size: Int
    /// The maximum number of differing pixels in it; 0 or more.
    public var pixels: Int

    /// Creates a limit.
    public init(size: Int, pixels: Int) {
      self.size = size
      self.pixels = pixels
    }
  }

  /// The treatment of pixels that only smooth an edge.
  public enum Antialiasing: String, Hashable, Sendable, CaseIterable {
    case compare, ignore
  }

  /// The background under transparent pixels where perceived colors are compared.
  public enum Ground: String, Hashable, Sendable, CaseIterable {
    /// Alternating dark and bright pixels, as in pixelmatch; every color is visible on it.
    case checker
    /// White, as in odiff; white is not visible on it.
    case white
  }

  /// The largest tolerated difference of a channel, in levels from 0 to 255.
  public var tolerance = 0
  /// The largest tolerated difference as it is perceived, 0 to 1, or `nil` to tolerate none.
  ///
  /// The square root of the share of the greatest squared distance in YIQ, as in pixelmatch 7 and
  /// odiff.
  public var threshold: Double?
  /// The background under transparent pixels for `threshold` and `antialiasing`.
  public var ground = Ground.checker
  /// The maximum number of differing pixels; `nil` means 0, or no limit if `window` is set.
  public var maxPixels: Int?
  /// The limit for any window, or `nil`.
  public var window: Window?
  /// Whether antialiased edge pixels count.
  public var antialiasing = Antialiasing.compare
  /// Rectangles to ignore.
  public var masks: [PixelBox] = []

  /// Creates exact rules, under which every difference counts.
  public init() {}

  /// Whether no pixel of a picture of this size could differ so that it counts.
  package func allowAll(of picture: Pixmap) -> Bool {
    if tolerance >= 255 || threshold ?? 0 >= 1 { return true }
    var count = picture.pixels.count
    if !masks.isEmpty {
      let masked = picture.pixels.indices.count { index in
        let (row, column) = index.quotientAndRemainder(dividingBy: picture.width)
        return masks.contains { $0.contains(x: column, y: row) }
      }
      count -= masked
    }
    guard (maxPixels ?? (window == nil ? 0 : Int.max)) >= count else { return false }
    return window.map { $0.pixels >= min(count, $0.size * $0.size) } ?? true
  }
}

extension ComparisonRules: CustomStringConvertible {
  /// All inexact rules, such as `tolerance 2 levels, antialiasing ignored`; otherwise `exact`.
  public var description: String {
    var parts: [String] = []
    if tolerance > 0 { parts.append("tolerance \(tolerance) levels") }
    if let threshold { parts.append("threshold \(threshold == 0 ? 0 : threshold)") }
    let hasGround = threshold != nil || antialiasing == .ignore
    if hasGround, ground != .checker { parts.append("over \(ground.rawValue)") }
    if let maxPixels, maxPixels > 0 { parts.append("at most \(maxPixels) px") }
    if let window { parts.append("at most \(window.pixels) px in \(window.size)x\(window.size)") }
    if antialiasing == .ignore { parts.append("antialiasing ignored") }
    if !masks.isEmpty {
      parts.append("masked " + masks.map { $0.description }.joined(separator: " "))
    }
    return parts.isEmpty ? "exact" : parts.joined(separator: ", ")
  }
}
