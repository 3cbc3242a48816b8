/// Finds the case of an enum by its name; far sooner than a comparison with one name after another.
struct NameTable<Element: RawRepresentable & CaseIterable & Sendable>: Sendable
where Element.RawValue == String {
  private var buckets: [[(name: String, element: Element)]]

  private static var bucketCount: Int { 128 }

  init() {
    buckets = Array(repeating: [], count: Self.bucketCount)
    for element in Element.allCases {
      buckets[Self.bucket(element.rawValue)].append((element.rawValue, element))
    }
  }

  /// Names of one length that start and end alike share a bucket.
  @inline(__always)
  private static func bucket(_ name: String) -> Int {
    let bytes = name.utf8
    return (bytes.count &* 5 &+ Int(bytes.first ?? 0) &* 9 &+ Int(bytes.last ?? 0))
      & (bucketCount - 1)
  }

  /// The case of a name, if there is one.
  subscript(name: String) -> Element? {
    let bucket = Self.bucket(name)
    for index in buckets[bucket].indices where buckets[bucket][index].name == name {
      return buckets[bucket][index].element
    }
    return nil
  }
}
