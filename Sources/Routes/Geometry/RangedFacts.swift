import JSON
/// Facts about a route, each for a range of its points.
struct RangedFacts {
  private struct Fact {
    var start: Int
    var end: Int
    var value: String
  }

  private var facts: [String: [Fact]] = [:]

  mutating func add(_ name: String, from start: Int, to end: Int, value: String) {
    facts[name, default: []].append(Fact(start: start, end: end, value: value))
  }

  /// Adds lists of `[start, end, value]`; skips other elements.
  mutating func add(_ name: String, lists: [JSONNode]) {
    for fields in lists.map(\.elements) where fields.count == 3 {
      guard let start = fields[0].number.flatMap({ Int(exactly: $0) }),
        let end = fields[1].number.flatMap({ Int(exactly: $0) }), let value = fields[2].text
      else { continue }
      add(name, from: start, to: end, value: value.lowercased())
    }
  }

  func firstValue(_ name: String) -> String? {
    facts[name]?.min { $0.start < $1.start }?.value
  }

  func has(_ name: String) -> Bool { facts[name] != nil }

  func values(_ name: String, from start: Int, to end: Int) -> [String] {
    (facts[name] ?? []).filter { $0.start < max(end, start + 1) && $0.end > start }.map(\.value)
  }

  /// Whether a value in the range is `wanted`; `nil` without values, or if one is `silent` instead.
  func says(
    _ name: String, _ wanted: Set<String>, silent: Set<String> = [], from start: Int, to end: Int
  ) -> Bool? {
    let found = values(name, from: start, to: end)
    if found.contains(where: wanted.contains) { return true }
    return found.isEmpty || found.contains(where: silent.contains) ? nil : false
  }
}
