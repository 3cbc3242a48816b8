package import Faults
package import Files

extension Fault {
  package static func cannotCreate(path: String, _ fault: WriteFault) -> Fault {
    Fault(
      .cannotCreate, at: path, "cannot be created: \(fault.finding)", remedy: fault.remedy)
  }

  /// A file cannot be written completely or removed.
  package static func cannotWrite(path: String, _ fault: WriteFault) -> Fault {
    Fault(.inputOutput, at: path, "cannot be written: \(fault.finding)", remedy: fault.remedy)
  }

  /// Two files that differ only in case.
  package static func collision(path: String, other: String) -> Fault {
    Fault(
      at: path, "the same file as \(other) where case is ignored",
      remedy: "rename the variants or the prefix")
  }

  /// A consumer of the target rejects the name of a glyph.
  package static func badName(
    name: String, consumer: String, finding: String, remedy: String
  ) -> Fault {
    Fault(at: "glyph '\(name)'", "\(finding), which \(consumer) rejects", remedy: remedy)
  }
}
