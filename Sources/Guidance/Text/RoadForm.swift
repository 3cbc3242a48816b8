/// How some roads are written in a sentence: the words around a name, which itself stays as it is.
struct RoadForm: Sendable {
  /// Which roads are meant.
  var roads: RoadPattern
  /// For each case that a phrase may ask for, the text with the road as `{road}`; `*` for any.
  ///
  /// The case `name` is the road alone, as beside its name or in a list.
  var cases: [String: String]

  /// The text for a case, or `nil` where the road stands alone.
  func text(_ name: Substring) -> String? {
    if let text = cases[String(name)] { return text }
    return name == "name" ? nil : cases["*"]
  }
}

/// A class of roads.
enum RoadPattern: Sendable {
  /// Numbers without letters before them, such as `9` or `17K`.
  case digits
  /// Numbers after letters, such as `A 1` or `AP-7`; those with some letters, or all.
  case refs([String])
  /// Names whose first word, in small letters, is one of these.
  case first(Set<String>)
  /// Names that begin with some words, in small letters.
  case start([String])
  /// Names with one of these endings, in small letters.
  case end([String])
  /// Names whose first character is between two.
  case letters(ClosedRange<Unicode.Scalar>)
  /// All that are left.
  case any
}

/// A name or number of a road, taken apart once for all patterns.
struct RoadKey {
  let shape: RoadNumber.Shape
  let name: String
  let first: String
  /// The name without what engines put behind it, as in "Hadikgasse, B1" or "Elm Street (US 5)".
  let stem: String
  let initial: Unicode.Scalar?

  init(_ road: String) {
    let own = road.prefix { $0 != "," && $0 != "(" && $0 != "/" }.trimmingSpaces
    shape = RoadNumber.shape(of: own)
    name = road.lowercased()
    first = String(name.prefix { $0 != " " })
    stem = own.lowercased()
    initial = road.unicodeScalars.first
  }

  func fits(_ pattern: RoadPattern) -> Bool {
    switch pattern {
    case .digits: return shape == .digits
    case .refs(let letters):
      guard case .number(let own) = shape else { return false }
      return letters.isEmpty || letters.contains(own)
    case .first(let words): return shape == .name && words.contains(first)
    case .start(let starts): return shape == .name && starts.contains { name.hasPrefix($0) }
    case .end(let endings): return shape == .name && endings.contains { stem.hasSuffix($0) }
    case .letters(let range): return initial.map(range.contains) ?? false
    case .any: return true
    }
  }
}

extension Language {
  /// How a road is written; or `nil` where all cases are the road alone.
  func form(of road: String) -> RoadForm? {
    guard !roads.isEmpty else { return nil }
    let key = RoadKey(road)
    return roads.first { key.fits($0.roads) }
  }
}
