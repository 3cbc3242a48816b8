/// How to treat a roundabout that an engine describes in two steps.
public enum RoundaboutSteps: String, Hashable, Sendable, CaseIterable {
  /// Entering and leaving become one step.
  case joined
  /// They stay two steps.
  case separate
}
