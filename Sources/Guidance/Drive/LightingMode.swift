/// How the map and the cards are lit.
public enum LightingMode: String, Hashable, Sendable, CaseIterable {
  /// By day.
  case normal
  /// By night.
  case lowLight = "low-light"
}

extension LightingMode {
  /// The light for a height of the sun, in degrees.
  ///
  /// Both are rounded to hundredths, so that all machines agree.
  init(elevation: Double, below height: Double) {
    self = (elevation * 100).rounded() < (height * 100).rounded() ? .lowLight : .normal
  }
}
