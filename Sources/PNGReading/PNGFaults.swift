package import Faults

extension Fault {
  package static func libpng(_ words: String) -> Fault {
    Fault("not a readable PNG (\(words))", remedy: "write the file again")
  }
}
