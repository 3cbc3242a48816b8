import Faults
import JSON

extension Theme {
  /// The optical sizes: how glyphs below and from some sides differ from those between.
  ///
  /// What is small needs wider heads and gaps, and fewer parts; what is large can be finer.
  package struct Sizes: Hashable, Sendable {
    /// Below this side, in points, glyphs are small; they leave out their details.
    package var smallBelow = 28.0
    /// From this side, in points, glyphs are large.
    package var largeFrom = 60.0
    /// The factors of measures by name.
    package var smallFactors = ["headWidth": 1.06, "gap": 1.25]
    package var largeFactors = ["gap": 0.85]
  }

  /// Whether a glyph of a side, in points, leaves out its details.
  func isSmall(_ side: Double) -> Bool { side < sizes.smallBelow }

  /// The measures of a glyph of a side, in points.
  func measures(forSide side: Double) -> Measures {
    var result = measures
    let factors =
      isSmall(side) ? sizes.smallFactors : side >= sizes.largeFrom ? sizes.largeFactors : [:]
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
    let (small, large) = (file?["small"], file?["large"])
    smallBelow = small?["below"]?.number ?? smallBelow
    smallFactors = Self.factors(small) ?? smallFactors
    largeFactors = Self.factors(large) ?? largeFactors
    guard let from = large?["from"], let side = from.number else { return }
    guard side >= smallBelow else {
      throw from.fault(
        "is \(JSON.digits(side))", remedy: "expected \(JSON.digits(smallBelow)) to 1024")
    }
    largeFrom = side
  }

  private static func factors(_ size: JSONNode?) -> [String: Double]? {
    guard let file = size?["factors"] else { return nil }
    var factors: [String: Double] = [:]
    for (name, value) in file.members { factors[name] = value.number }
    return factors
  }
}
