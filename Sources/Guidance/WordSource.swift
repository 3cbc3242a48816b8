/// Whose words a route has; those of the engine only in the language of the cards.
public enum WordSource: String, Hashable, Sendable, CaseIterable {
  /// Made here, in the language of the cards.
  case ours
  /// The engine's; ours where it has none.
  case engine
  /// Instructions: the engine's if it names what ours do not. Announcements: the engine's if all cards
  /// have them. Else ours.
  case auto
}
