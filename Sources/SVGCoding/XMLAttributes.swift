/// The attributes of an element by name, prefixes included.
///
/// They are so few that looking at each of them finds one sooner than hashing its name.
struct XMLAttributes {
  private let entries: [(name: String, value: String)]

  init(_ attributes: [String: String]) {
    entries = attributes.map { (name: $0.key, value: $0.value) }
  }

  /// The bytes of all values together.
  var valueSize: Int { entries.reduce(0) { $0 + $1.value.utf8.count } }

  subscript(name: String) -> String? {
    let size = name.utf8.count
    for entry in entries where entry.name.utf8.count == size && entry.name == name {
      return entry.value
    }
    return nil
  }
}
