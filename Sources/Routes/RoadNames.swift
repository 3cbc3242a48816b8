extension Road {
  /// Takes names and numbers unless the road already has some.
  mutating func take(_ parts: [String]) {
    guard name == nil, ref == nil else { return }
    let names = parts.filter { !$0.isRoadNumber }
    let numbers = parts.filter(\.isRoadNumber)
    name = names.isEmpty ? nil : names.joined(separator: "/")
    ref = numbers.isEmpty ? nil : numbers.joined(separator: "; ")
  }

  /// Takes a name with a number after a comma, such as `Hölzle, K 5528`.
  mutating func take(listed text: String) {
    let parts = text.split(separator: ",").map { String($0).cleaned }
    // Names contain commas too; mere digits after one are part of a name.
    let hasNumber = parts.contains { $0.isRoadNumber && $0.contains(where: \.isLetter) }
    take(hasNumber ? parts.filter { !$0.isEmpty } : [text])
  }

  /// Takes from a sentence the names that the response's fields lack.
  mutating func take(_ signs: WordedSigns) {
    take(signs.roads)
    if destinations == nil, !signs.destinations.isEmpty {
      destinations = signs.destinations.joined(separator: ", ")
    }
    exits = exits ?? signs.exits
    junctionName = junctionName ?? signs.junction
  }
}

extension String {
  /// Whether this is a road number, such as `A 5`, `US-287 S` or `I-44BL W`.
  package var isRoadNumber: Bool {
    var rest = utf8[...]
    func skip(upTo limit: Int = .max, _ matches: (UInt8) -> Bool) -> Int {
      let count = min(limit, rest.prefix(while: matches).count)
      rest = rest.dropFirst(count)
      return count
    }
    let letters = skip(Self.isCapital)
    if letters > 0 { _ = skip(upTo: 1) { $0 == 0x20 || $0 == 0x2D } }
    guard letters <= 4, (1...4).contains(skip { (0x30...0x39).contains($0) }) else { return false }
    _ = skip(upTo: 2, Self.isCapital)
    let hasBranch = skip(upTo: 1) { $0 == 0x2D } == 1
    if hasBranch, !(1...4).contains(skip(Self.isCapital)) { return false }
    guard rest.first == 0x20, let ending = String(rest.dropFirst()) else { return rest.isEmpty }
    return WordList["after a road number"].contains(ending)
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  /// Whether this is an exit number, such as `28B`, `A5` or `1A-B`.
  var isExitNumber: Bool {
    guard let first = utf8.first(where: { !Self.isCapital($0) }), (0x30...0x39).contains(first)
    else { return false }
    let letters = utf8.prefix(while: Self.isCapital).count
    return letters <= 2 && utf8.count <= 8 && !isOrdinal
      && utf8.allSatisfy { byte in
        Self.isCapital(byte) || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
          || [0x2D, 0x2E, 0x2F, 0x26].contains(byte)
      }
  }

  var isOrdinal: Bool {
    let ending = drop { $0.isNumber }
    return ending.count < count && ["st", "nd", "rd", "th"].contains(ending.lowercased())
  }

  /// The parts between slashes, then the text in parentheses at the end.
  var partsOfName: [String] {
    var words = self
    var last: String?
    if hasSuffix(")"), let start = lastIndex(of: "("), start > startIndex {
      last = String(self[index(after: start)...].dropLast()).cleaned
      words = String(self[..<start])
    } else if hasPrefix("("), hasSuffix(")") {
      words = String(dropFirst().dropLast())
    }
    let parts = words.split(separator: "/").map { String($0).cleaned }.filter { !$0.isEmpty }
    return parts + (last.map { $0.isEmpty ? [] : $0.partsOfName } ?? [])
  }

  func withoutEnd(_ words: String) -> String {
    hasSuffix(words) ? String(dropLast(words.count)).cleaned : self
  }
}
