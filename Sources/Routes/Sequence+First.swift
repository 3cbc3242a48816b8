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
