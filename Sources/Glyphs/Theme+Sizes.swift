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

    fileprivate static let factorRange = 0.5...2.0
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
  /// Reads the `sizes` of a theme; what it leaves out keeps its default.
  init(_ file: JSONNode?) throws(Fault) {
    self.init()
    guard let file else { return }
    try file.expectKeys(["small", "large"])
    if let small = file["small"] {
      try small.expectKeys(["below", "factors"])
      smallBelow = try small["below"]?.expectNumber(in: 0...256) ?? smallBelow
      smallFactors = try Self.factors(small["factors"]) ?? smallFactors
    }
    if let large = file["large"] {
      try large.expectKeys(["from", "factors"])
      largeFrom = try large["from"]?.expectNumber(in: smallBelow...1024) ?? largeFrom
      largeFactors = try Self.factors(large["factors"]) ?? largeFactors
    }
  }

  private static func factors(_ file: JSONNode?) throws(Fault) -> [String: Double]? {
    guard let file else { return nil }
    var factors: [String: Double] = [:]
    try file.expectKeys(Theme.Measures.known.map { $0.name })
    for (name, value) in try file.expectMembers() {
      factors[name] = try value.expectNumber(in: factorRange)
    }
    return factors
  }
}
