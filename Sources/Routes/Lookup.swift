extension Sequence {
  /// The first non-`nil` result of `make`; skips the elements after it.
  package func firstValue<Value>(_ make: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = make(element) { return value }
    }
    return nil
  }
}

extension Array {
  subscript(ifAny index: Int?) -> Element? {
    index.flatMap { indices.contains($0) ? self[$0] : nil }
  }
}

extension Optional where Wrapped == String {
  func joined(_ other: String?, by separator: String) -> String? {
    [self, other].compactMap(\.self).joined(by: separator)
  }
}

extension [String] {
  func joined(by separator: String) -> String? {
    isEmpty ? nil : joined(separator: separator)
  }
}
