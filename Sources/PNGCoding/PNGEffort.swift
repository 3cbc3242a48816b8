/// How long to work for a smaller file; the pixels are the same.
public enum PNGEffort: Hashable, Sendable, CaseIterable {
  /// Packed with one look, in one form: for pictures that are made while somebody waits.
  case fast
  /// Packed with care, in the better of two forms: for files that are kept.
  case small
  /// Searches long among all forms, filters and ways to pack: tenths of a second for a glyph.
  case smallest
}
