extension Sequence {
  /// The first value that can be made of an element, made once; nothing where none can.
  ///
  /// A lazy `compactMap` makes the value for `first` twice, which counts where a long line is read
  /// for it.
  func firstValue<Value>(_ make: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = make(element) { return value }
    }
    return nil
  }
}
