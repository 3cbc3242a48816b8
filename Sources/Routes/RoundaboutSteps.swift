/// What to do with a roundabout that an engine tells in two steps.
public enum RoundaboutSteps: String, Hashable, Sendable, CaseIterable {
  /// Entering and leaving become one step.
  case joined
  /// They stay two.
  case separate
}
