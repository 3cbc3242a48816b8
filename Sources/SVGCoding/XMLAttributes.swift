import XMLReading

/// The attributes of an element that are looked at.
///
/// They are so few that looking at each of them finds one sooner than hashing its name.
struct XMLAttributes {
  private var entries: [(name: SVGAttribute, value: String)] = []
  /// A bit for each name that is there.
  private var present: UInt64 = 0

  /// Takes attributes by name, prefixes included, and leaves out those that nobody looks at.
  init(_ attributes: [XMLAttribute]) {
    entries.reserveCapacity(attributes.count)
    for attribute in attributes {
      guard let name = SVGAttribute.named(attribute.name) else { continue }
      entries.append((name, attribute.value))
      present |= Self.bit(name)
    }
  }

  private static func bit(_ name: SVGAttribute) -> UInt64 { 1 << UInt64(name.rawValue) }

  @inline(__always)
  subscript(name: SVGAttribute) -> String? {
    guard present & Self.bit(name) != 0 else { return nil }
    return value(of: name)
  }

  private func value(of name: SVGAttribute) -> String? {
    // By index, since only names are looked at on the way.
    for index in entries.indices where entries[index].name == name { return entries[index].value }
    return nil
  }

  /// Whether there is an attribute of which something holds.
  func contains(where holds: (SVGAttribute) -> Bool) -> Bool {
    for index in entries.indices where holds(entries[index].name) { return true }
    return false
  }

  /// The bytes of all values.
  var byteCount: Int { entries.reduce(0) { $0 + $1.value.utf8.count } }
}
