import Routes

/// Names and numbers, found in a sentence or in a longer name.
struct KnownNames {
  typealias Component = InstructionText.Component

  private let names: [Component]

  /// The numbers of a road, for a name such as `Elm Street (US 5)`.
  init(refs: [String]) { names = refs.map { Component(.ref, $0) } }

  /// All that a sentence about a step may name.
  init(of step: Step) {
    let road = step.road
    func list(_ kind: Component.Kind, _ text: String?) -> [Component] {
      text.map(RoadNumber.list)?.map { Component(kind, $0) } ?? []
    }
    let signs = (road.destinations ?? "").split(maxSplits: RoadNumber.limit) {
      $0 == "," || $0 == ";" || $0 == ":"
    }
    names =
      (list(.exit, road.exits) + list(.ref, road.ref) + list(.road, road.name)
      + list(.place, road.rotaryName) + list(.place, road.junctionName)
      + signs.prefix(RoadNumber.limit).map { Component(.destination, $0.trimmingSpaces) })
      .filter { !$0.text.isEmpty && $0.text.utf8.count <= 200 }
  }

  /// Splits a text at the names that it says as whole words, the longest first; a number may have other
  /// spaces and hyphens than the step's, as in `US-101` for `US 101`.
  func components(of text: String, as kind: Component.Kind = .text) -> [Component] {
    var result: [Component] = []
    var rest = text[...]
    var start = rest.startIndex
    while start < rest.endIndex {
      let isInside = start > rest.startIndex && Self.isWord(rest[rest.index(before: start)])
      let found =
        isInside || !Self.isWord(rest[start])
        ? nil
        : names.lazy.compactMap { name in
          Self.end(of: name, in: rest[start...]).map { (kind: name.kind, end: $0) }
        }.max { $0.end < $1.end }
      guard let found else {
        start = rest.index(after: start)
        continue
      }
      if start > rest.startIndex { result.append(Component(kind, String(rest[..<start]))) }
      let name = String(rest[start..<found.end])
      let refs = found.kind == .road ? names.filter { $0.kind == .ref }.map { $0.text } : []
      result +=
        refs.isEmpty
        ? [Component(found.kind, name)] : KnownNames(refs: refs).components(of: name, as: .road)
      rest = rest[found.end...]
      start = rest.startIndex
    }
    if !rest.isEmpty { result.append(Component(kind, String(rest))) }
    // Signs between names and numbers, such as a bracket, are delimiters.
    for index in result.indices where result.count > 1 && result[index].kind != .text {
      if !result[index].text.contains(where: Self.isWord) { result[index].kind = .delimiter }
    }
    return result
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// Where a name ends that a text begins with; nil if it does not, or goes on inside a word.
  private static func end(of name: Component, in text: Substring) -> String.Index? {
    var place = text.startIndex
    if name.kind == .ref || name.kind == .exit {
      func isGap(_ character: Character) -> Bool { character == " " || character == "-" }
      for character in name.text where !isGap(character) {
        while place > text.startIndex, place < text.endIndex, isGap(text[place]) {
          place = text.index(after: place)
        }
        guard place < text.endIndex, text[place] == character else { return nil }
        place = text.index(after: place)
      }
    } else {
      guard text.hasPrefix(name.text) else { return nil }
      place = text.index(text.startIndex, offsetBy: name.text.count)
    }
    return place < text.endIndex && isWord(text[place]) ? nil : place
  }
}

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
    return text.isRoadNumber && text[text.index(after: space)...].allSatisfy { $0.isLetter }
      && self(String(text[..<space])) == self(ref)
  }

  /// The keys of all names and numbers of a road, without their directions.
  func all(_ road: Road) -> (names: Set<String>, refs: Set<String>) {
    let names = (road.name ?? "").split { $0 == ";" || $0 == "/" }.map { $0.trimmingSpaces }
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
