package import Faults

extension Fault {
  package static func badParameter(name: String, value: String, expected: String) -> Fault {
    Fault(.usage, "\(name) is \(value)", remedy: "expected \(expected)")
  }

  package static func badWords(place: String, finding: String, expected: String) -> Fault {
    Fault(.usage, at: place, finding, remedy: "expected \(expected)")
  }

  /// Throws `badParameter` for a value out of range.
  static func check(
    _ name: String, _ value: Int, in range: ClosedRange<Int>, unit: String = ""
  ) throws(Fault) {
    guard range.contains(value) else {
      throw .badParameter(
        name: name, value: "\(value)",
        expected: "\(range.lowerBound) to \(range.upperBound)\(unit)")
    }
  }
}
