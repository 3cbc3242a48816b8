extension Optional where Wrapped == String {
  /// This text and another one with words between, where both are there.
  func joined(_ other: String?, by separator: String) -> String? {
    let parts = [self, other].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: separator)
  }
}
