public import Faults

/// A speed limit as shown on a sign.
public struct SpeedLimit: Hashable, Sendable {
  /// The form of the sign.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Round with a red rim, as in the Vienna Convention on Road Signs.
    case vienna
    /// Upright with a black border and the words SPEED LIMIT.
    case us
    /// Upright with a black border, the word MAXIMUM and a black foot with the unit.
    case canada
    /// The lowest speed allowed: round and blue.
    case minimum
    /// The end of a limit: its number before a gray bar.
    case end

    /// The states of the sign: more than one if it limits the speed.
    public var states: [State] {
      switch self {
      case .vienna, .us, .canada: State.allCases
      case .minimum, .end: [.normal]
      }
    }
  }

  /// The current speed relative to the limit.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case normal
    case over
    case farOver = "far_over"
  }

  /// The form of the sign.
  public let form: Form
  /// The limit, 1 to 999, in the local unit.
  public let number: Int
  /// The current speed relative to the limit.
  public let state: State

  /// Creates a speed limit.
  ///
  /// Throws `Fault.badParameter` for a number outside 1 to 999 and a state that the form lacks.
  public init(form: Form, number: Int, state: State = .normal) throws(Fault) {
    try Fault.check("the speed limit", number, in: 1...999)
    guard form.states.contains(state) else {
      throw .badParameter(name: "the state", value: state.rawValue, expected: "normal")
    }
    self.form = form
    self.number = number
    self.state = state
  }

  var name: String {
    "speed_\(form.rawValue)_\(number)" + (state == .normal ? "" : "_" + state.rawValue)
  }

  init?(name: String) {
    let parts = name.split(separator: "_", maxSplits: 3).map(String.init)
    guard parts.count > 2, parts[0] == "speed", let form = Form(rawValue: parts[1]),
      let number = Int(parts[2]),
      let state = parts.count == 3 ? .normal : State(rawValue: parts[3])
    else { return nil }
    try? self.init(form: form, number: number, state: state)
  }
}
