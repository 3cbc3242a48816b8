/// Finds the value of a name, much faster than comparing names one by one.
struct NameTable<Element: Sendable>: Sendable {
  private var buckets: [[(name: String, element: Element)]]

  private static var bucketCount: Int { 128 }

  /// Makes a table of names, none of them twice.
  init(_ entries: [(name: String, element: Element)]) {
    buckets = Array(repeating: [], count: Self.bucketCount)
    for entry in entries { buckets[Self.bucket(entry.name)].append(entry) }
  }

  /// Names of one length that start alike share a bucket.
  @inline(__always)
  private static func bucket(_ name: String) -> Int {
    let bytes = name.utf8
    return (bytes.count &* 9 &+ Int(bytes.first ?? 0)) & (bucketCount - 1)
  }

  /// The value of a name; `nil` if it is not in the table.
  subscript(name: String) -> Element? {
    let bucket = Self.bucket(name)
    for index in buckets[bucket].indices where buckets[bucket][index].name == name {
      return buckets[bucket][index].element
    }
    return nil
  }
}
