package import Faults

extension Fault {
  package static func missingIcon(name: String) -> Fault {
    Fault("no icon '\(name).svg'", remedy: "add it to the icons")
  }

  /// A folder has no icons.
  package static func noIcons(folder: String) -> Fault {
    Fault(
      at: folder, "no SVG files are there",
      remedy: "put the icons there, not in folders of it, named after canonical kinds")
  }

  package static func unknownName(_ name: String, nearest: String?) -> Fault {
    Fault(
      .usage, "no glyph '\(name)'",
      remedy: nearest.map { "did you mean '\($0)'?" } ?? "see 'fingerpost list'")
  }

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
