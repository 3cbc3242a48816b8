package import Faults

extension Fault {
  /// Reading or drawing a picture takes more steps than allowed.
  package static func tooMuchWork(limit: Int64) -> Fault {
    Fault(
      "the drawing takes more than \(limit) steps of work",
      remedy: "simplify it: fewer dashes, copies, crossings and layers")
  }

  /// A path needs more pieces than allowed.
  package static func tooManyPieces(limit: Int) -> Fault {
    Fault("more than \(limit) line pieces", remedy: "simplify the path or its dashes")
  }
}
