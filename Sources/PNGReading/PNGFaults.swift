package import Faults

extension Fault {
  package static func libpng(_ words: String) -> Fault {
    Fault("not a readable PNG (\(words))", remedy: "write the file again")
  }

  /// The file is too short for the pixels that it declares, even at the best compression.
  package static func tooShort(width: Int, height: Int, bytes: Int) -> Fault {
    .libpng("\(width) × \(height) pixels cannot be packed into \(bytes) bytes")
  }
}
