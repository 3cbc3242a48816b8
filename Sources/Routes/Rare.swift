/// Fields that few values have.
protocol RareFields: Hashable, Sendable {
  /// None of them.
  init()
}

/// Fields that few values have, kept apart from what they belong to so that it stays small.
///
/// Steps are many and most are plain; what is said of a roundabout or a sign costs those alone that
/// have it. Copies share the fields until one is changed.
struct Rare<Fields: RareFields>: Hashable, Sendable {
  /// One element, or none where all fields are absent.
  private var kept: [Fields] = []

  init() {}

  /// A field; nothing where it is absent.
  func get<Value>(_ field: (Fields) -> Value?) -> Value? {
    kept.isEmpty ? nil : field(kept[0])
  }

  /// Changes fields.
  ///
  /// - Parameters:
  ///   - isAbsent: Whether the change takes something away, which nothing has to be made for.
  ///   - change: What to do.
  mutating func set(isAbsent: Bool, _ change: (inout Fields) -> Void) {
    if kept.isEmpty {
      if isAbsent { return }
      kept = [Fields()]
    }
    change(&kept[0])
    // Equal values are kept alike.
    if isAbsent, kept[0] == Fields() { kept = [] }
  }
}
