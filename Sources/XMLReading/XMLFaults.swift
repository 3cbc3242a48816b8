package import Faults

extension Fault {
  /// The document is not well-formed, or not in its encoding.
  package static func malformed(line: Int, finding: String) -> Fault {
    Fault(at: "line \(line)", "not well-formed XML: \(finding)", remedy: "save the file again")
  }

  /// The document declares an encoding that is not read.
  package static func encoding(_ name: String) -> Fault {
    Fault(
      at: "line 1", "the encoding '\(name)' is not read, only UTF-8, UTF-16 and ASCII",
      remedy: "convert the document to UTF-8, with iconv or an editor, and declare that")
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
