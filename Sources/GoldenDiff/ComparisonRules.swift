/// What counts as a difference between two pictures.
public struct ComparisonRules: Hashable, Sendable {
  /// How many differing pixels a square window may hold.
  public struct Window: Hashable, Sendable {
    /// The side of the window in pixels; 1 or more.
    public var size: Int
    /// The most differing pixels in it; 0 or more.
    public var pixels: Int

    /// Makes a limit.
    public init(size: Int, pixels: Int) {
      self.size = size
      self.pixels = pixels
    }
  }

  /// What becomes of pixels that only smooth an edge.
  public enum Antialiasing: String, Hashable, Sendable, CaseIterable {
    case compare, ignore
  }

  /// The largest difference of a channel, in levels from 0 to 255, that does not count.
  public var tolerance = 0
  /// The most pixels that may differ; without it none may, or as many as the window allows.
  public var maxPixels: Int?
  /// The most pixels that may differ in any window.
  public var window: Window?
  /// Whether pixels that smooth an edge count.
  public var antialiasing = Antialiasing.compare
  /// Rectangles to ignore.
  public var masks: [PixelBox] = []

  /// Makes rules under which every difference counts.
  public init() {}

  /// Every difference counts.
  public static let exact = ComparisonRules()
}

extension ComparisonRules: CustomStringConvertible {
  /// All that is not exact, such as `tolerance 2, antialiasing ignored`; or `exact`.
  public var description: String {
    var parts: [String] = []
    if tolerance > 0 { parts.append("tolerance \(tolerance) levels") }
    if let maxPixels, maxPixels > 0 { parts.append("at most \(maxPixels) px") }
    if let window { parts.append("at most \(window.pixels) px in \(window.size)x\(window.size)") }
    if antialiasing == .ignore { parts.append("antialiasing ignored") }
    if !masks.isEmpty { parts.append("masked " + masks.map(\.description).joined(separator: " ")) }
    return parts.isEmpty ? "exact" : parts.joined(separator: ", ")
  }
}
