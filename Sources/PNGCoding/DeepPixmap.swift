/// A picture of 16 bits a channel with straight alpha: opacity is not multiplied into the colors.
///
/// It holds what a PNG file of any depth says without loss. Rows run from the top; a row is `width`
/// pixels of 4 samples (red, green, blue, alpha), no padding.
public struct DeepPixmap: Hashable, Sendable {
  /// Pixels in a row; 1 or more.
  public let width: Int
  /// Rows; 1 or more.
  public let height: Int
  /// The samples, row-major from the top left, four a pixel; 0 (none) to 65,535 (full).
  ///
  /// A sample of fewer bits `b` is scaled to `value · 65535 / (2^b − 1)`, which is whole.
  public let samples: [UInt16]

  init(width: Int, height: Int, samples: [UInt16]) {
    self.width = width
    self.height = height
    self.samples = samples
  }
}
