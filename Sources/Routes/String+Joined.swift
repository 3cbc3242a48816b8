extension Optional where Wrapped == String {
  /// This text and another one with a separator between; the only one if the other is `nil`.
  func joined(_ other: String?, by separator: String) -> String? {
    let parts = [self, other].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: separator)
  }
}
