import Routes

/// One comparison of the names and numbers of roads and places: capitals, spaces, hyphens, periods and
/// abbreviations do not matter.
struct NameKey {
  let names: SpokenNames?

  init(_ language: Language) { names = language.spokenNames ?? language.opener }

  func callAsFunction(_ name: String) -> String {
    let opened = names.map { $0.isRef(name) ? name : $0.opened(name) } ?? name
    // Most names are of ASCII letters, which need no look at the properties of characters.
    if opened.utf8.allSatisfy({ $0 < 0x80 }) {
      let bytes = opened.utf8.compactMap { byte -> UInt8? in
        switch byte {
        case 0x41...0x5A: byte | 0x20
        case 0x30...0x39, 0x61...0x7A: byte
        default: nil
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let letters = opened.lowercased().unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || $0.properties.generalCategory == .nonspacingMark
    }
    return String(String.UnicodeScalarView(letters)).replacing("ß", with: "ss")
  }

  /// Whether a text is a number with a direction or branch after it, as `I 75 North` is `I 75`.
  func isDirected(_ text: String, _ ref: String) -> Bool {
    guard RoadNumber.shape(of: ref) != .name, let space = text.lastIndex(of: " ") else {
      return false
    }
    return text.isRoadNumber && text[text.index(after: space)...].allSatisfy(\.isLetter)
      && self(String(text[..<space])) == self(ref)
  }

  /// Whether a driver stays on a road: one of its names is that of the new one, or one of its numbers
  /// where a road has no name.
  func stays(on old: Road, _ new: Road) -> Bool {
    if let name = new.name, name == old.name { return true }
    if new.name == nil, let ref = new.ref, ref == old.ref { return true }
    let (own, other) = (all(old), all(new))
    if !own.names.isDisjoint(with: other.names) { return true }
    return (own.names.isEmpty || other.names.isEmpty) && !own.refs.isDisjoint(with: other.refs)
  }

  /// The keys of all names and numbers of a road, without their directions.
  func all(_ road: Road) -> (names: Set<String>, refs: Set<String>) {
    let names = (road.name ?? "").split { $0 == ";" || $0 == "/" }.map(\.trimmingSpaces)
    let refs = road.ref.map(RoadNumber.list) ?? []
    return (Set(names.filter { !$0.isEmpty }.map { self($0) }), Set(refs.map { self(base($0)) }))
  }

  /// A number without its direction.
  func base(_ ref: String) -> String {
    guard let space = ref.lastIndex(of: " ") else { return ref }
    let start = String(ref[..<space])
    return isDirected(ref, start) ? start : ref
  }
}
