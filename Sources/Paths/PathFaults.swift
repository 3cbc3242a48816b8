package import Faults

extension Fault {
  /// A stroke's width, miter limit or dashes are out of range.
  static func badStroke(_ finding: String, remedy: String) -> Fault {
    Fault(finding, remedy: remedy)
  }

  /// A path needs more pieces than allowed.
  package static func tooManyPieces(limit: Int) -> Fault {
    Fault("more than \(limit) line pieces", remedy: "simplify the path or its dashes")
  }
}
