package import Faults

extension Fault {
  package static func libpng(_ words: String) -> Fault {
    Fault("not a readable PNG (\(words))", remedy: "write the file again")
  }

  package static func tooManyPixels(width: Int, height: Int, limit: Int) -> Fault {
    Fault(
      "a PNG of \(width) × \(height) pixels",
      remedy: "at most \(limit) are read, so scale it down")
  }

  /// The file is too short for the pixels that it declares, even at the best compression.
  package static func tooShort(width: Int, height: Int, bytes: Int) -> Fault {
    .libpng("\(width) × \(height) pixels cannot be packed into \(bytes) bytes")
  }
}
