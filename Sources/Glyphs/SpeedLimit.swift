/// A speed limit as its sign shows it.
public struct SpeedLimit: Hashable, Sendable {
  /// The form of the sign.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Round with a red rim, as in the Vienna Convention on Road Signs.
    case vienna
    /// Upright with a black border and the words SPEED LIMIT.
    case us
  }

  /// How fast one drives.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case normal
    /// Above the limit.
    case over
    /// Far above the limit.
    case farOver = "far_over"
  }

  /// The form of the sign.
  public let form: Form
  /// The number, 1 to 999, in the unit of the place.
  public let number: Int
  /// How fast one drives.
  public let state: State

  /// Makes a speed limit.
  ///
  /// - Throws: `GlyphError.badParameter` for a number out of range.
  public init(form: Form, number: Int, state: State = .normal) throws(GlyphError) {
    guard (1...999).contains(number) else {
      throw .badParameter(name: "the speed limit", value: "\(number)", expected: "1 to 999")
    }
    self.form = form
    self.number = number
    self.state = state
  }
}
