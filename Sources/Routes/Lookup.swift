extension Sequence {
  /// The first value that can be made of an element, made once; `nil` if there is none.
  func firstValue<Value>(_ make: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = make(element) { return value }
    }
    return nil
  }
}

extension Array {
  /// The element at an index; `nil` outside the array.
  subscript(ifAny index: Int?) -> Element? {
    index.flatMap { indices.contains($0) ? self[$0] : nil }
  }

  /// The parts of the array, each up to an element that ends one.
  func split(after isEnd: (Element) -> Bool) -> [ArraySlice<Element>] {
    var parts: [ArraySlice<Element>] = []
    var start = 0
    for index in indices where isEnd(self[index]) || index == count - 1 {
      parts.append(self[start...index])
      start = index + 1
    }
    return parts
  }
}

extension Optional where Wrapped == String {
  /// This text and another one with a separator between; the only one if the other is `nil`.
  func joined(_ other: String?, by separator: String) -> String? {
    [self, other].compactMap(\.self).joined(by: separator)
  }
}

extension [String] {
  /// The texts with a separator between; `nil` if there are none.
  func joined(by separator: String) -> String? {
    isEmpty ? nil : joined(separator: separator)
  }
}
