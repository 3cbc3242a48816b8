package import Faults

extension Fault {
  /// The width or height is below 1, or the picture has more pixels than allowed.
  package static func badSize(width: Int, height: Int) -> Fault {
    Fault(
      "the size is \(width)×\(height) px",
      remedy: "use 1×1 or more and at most \(Pixmap.pixelLimit) pixels")
  }

  /// Nested groups need layers of more pixels than allowed.
  package static func tooManyLayers(limit: Int) -> Fault {
    Fault(
      "groups inside each other need layers of more than \(limit) pixels",
      remedy: "nest fewer, or draw smaller")
  }
}
