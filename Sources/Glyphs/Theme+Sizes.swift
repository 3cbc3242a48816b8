import Faults
import JSON

extension Theme {
  /// The optical sizes: how glyphs of some sides differ from the others.
  ///
  /// What is small needs wider heads and gaps, and fewer parts; what is large can be finer.
  package struct Sizes: Hashable, Sendable {
    /// Below this side, in points, glyphs are small; they leave out their details.
    package var smallBelow = 28.0
    /// From these sides, in points, glyphs are medium, drawn for 50 points, and large.
    package var (mediumFrom, largeFrom) = (38.0, 60.0)
    /// The factors of measures by name.
    package var smallFactors = ["headWidth": 1.06, "gap": 1.25]
    package var mediumFactors = [
      "stroke": 0.96, "headLength": 1.04, "headWidth": 1.05, "gap": 0.95,
    ]
    package var largeFactors = ["gap": 0.85]
  }

  /// Whether a glyph of a side, in points, leaves out its details.
  func isSmall(_ side: Double) -> Bool { side < sizes.smallBelow }

  /// The measures of a glyph of a side, in points.
  func measures(forSide side: Double) -> Measures {
    var result = measures
    let larger =
      side >= sizes.largeFrom
      ? sizes.largeFactors : side >= sizes.mediumFrom ? sizes.mediumFactors : [:]
    let factors = isSmall(side) ? sizes.smallFactors : larger
    for measure in Measures.known {
      if let factor = factors[measure.name] { measure.set(&result, measure.value(result) * factor) }
    }
    return result
  }
}

extension Theme.Sizes {
  /// Takes the `sizes` of a theme; what it leaves out keeps its default.
  init(_ file: JSONNode?) throws(Fault) {
    self.init()
    let (small, medium, large) = (file?["small"], file?["medium"], file?["large"])
    smallBelow = small?["below"]?.number ?? smallBelow
    smallFactors = Self.factors(small) ?? smallFactors
    mediumFrom = try Self.side(medium, from: smallBelow) ?? max(mediumFrom, smallBelow)
    mediumFactors = Self.factors(medium) ?? mediumFactors
    largeFrom =
      try Self.side(large, from: medium?["from"] == nil ? smallBelow : mediumFrom)
      ?? max(largeFrom, mediumFrom)
    largeFactors = Self.factors(large) ?? largeFactors
  }

  private static func side(_ size: JSONNode?, from least: Double) throws(Fault) -> Double? {
    guard let from = size?["from"], let side = from.number else { return nil }
    guard side >= least else {
      throw from.fault(
        "is \(DecimalText.shortest(side))",
        remedy: "expected \(DecimalText.shortest(least)) to 1024")
    }
    return side
  }

  private static func factors(_ size: JSONNode?) -> [String: Double]? {
    guard let file = size?["factors"] else { return nil }
    return file.members.reduce(into: [:]) { $0[$1.name] = $1.value.number }
  }
}
