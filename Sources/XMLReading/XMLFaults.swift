package import Faults

extension Fault {
  /// The document is not well-formed, or not in a supported encoding.
  package static func malformed(line: Int, finding: String) -> Fault {
    Fault(at: "line \(line)", "not well-formed XML: \(finding)", remedy: "save the file again")
  }

  /// The document type declares something other than plain-text entities.
  package static func declaration(line: Int, finding: String) -> Fault {
    Fault(
      at: "line \(line)", "<!DOCTYPE> contains \(finding), which is not supported",
      remedy: "remove it")
  }

  package static func overLimit(line: Int, finding: String) -> Fault {
    Fault(at: "line \(line)", finding, remedy: "make it smaller")
  }
}
