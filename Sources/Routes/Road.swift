import Faults

/// The names of a road and on its signs.
public struct Road: Hashable, Sendable {
  /// The name, such as `Main Street`.
  public var name: String?
  /// The number, such as `US 101`; `; ` separates several.
  public var ref: String?
  /// The text of the signs toward the road, such as `Springfield, Shelbyville`.
  public var destinations: String?
  /// The numbers of the motorway exit that leads to the road; `; ` separates several.
  public var exits: String?
  /// The name of the roundabout itself.
  public var rotaryName: String?
  /// The name of the junction.
  public var junctionName: String?

  /// What the road is, if it has no name and is no road for cars.
  package var way: Way?
  /// How some of the names are pronounced.
  package var pronunciations: [Pronunciation] = []

  /// Creates a road without names.
  public init() {}

  init(name: String?, ref: String? = nil) { (self.name, self.ref) = (name, ref) }

  /// A way of its own for people on foot or by bike.
  package enum Way: String, Hashable, Sendable, CaseIterable {
    case crosswalk, walkway, cycleway, stairs

    /// The one that a text names, which may be a sentence.
    init?(in text: String) {
      let words = text.lowercased()
      guard
        let own = Self.allCases.first(where: {
          WordList["way " + $0.rawValue].contains(where: words.holds)
        })
      else { return nil }
      self = own
    }
  }

  /// Drops what names nothing, such as a dash or `undefined`, and cuts names that are longer than any
  /// sign, with an ellipsis, so that each card takes little time.
  package mutating func settle() {
    func settle(_ field: inout String?) {
      guard let text = field else { return }
      if !text.contains(where: { $0.isLetter || $0.isNumber }) || Self.unnamed.contains(text) {
        field = nil
        return
      }
      guard text.utf8.count > Self.longest else { return }
      let scalars = text.unicodeScalars.prefix(Self.longest)
      if scalars.endIndex < text.endIndex { field = String(scalars) + "…" }
    }
    settle(&name)
    settle(&ref)
    settle(&destinations)
    settle(&exits)
    settle(&rotaryName)
    settle(&junctionName)
  }

  /// Takes the numbers out of a name such as `3rd Street/US 287`, where no other is stated; writes
  /// those of a motorway in one way.
  package mutating func takeNumbersOfName() {
    ref = ref.map {
      $0.split(separator: ";").map { $0.trimmed.oneMotorway }.joined(separator: "; ")
    }
    guard ref == nil, let name else { return }
    let names =
      name.hasSuffix(")")
      ? name.oneMotorway.partsOfName
      : name.split { $0 == "/" || $0 == ";" }.map { $0.trimmed.oneMotorway }
    let isNumber = names.map { $0.isRoadNumber && $0.first?.isLetter == true }
    guard isNumber.contains(true),
      zip(names, isNumber).allSatisfy({ $1 || $0.contains(where: { $0.isLetter }) })
    else { return }
    self.name = nil
    take(names)
  }

  /// What programs write for a name that they do not have.
  private static let unnamed: Set<String> = [
    "undefined", "null", "NaN", "nil", "None", "无名路", "无名道路",
  ]

  /// In Unicode scalars.
  static let longest = 1000
}

extension Road {
  /// Takes names and numbers unless the road already has some.
  mutating func take(_ parts: [String]) {
    guard name == nil, ref == nil else { return }
    let names = parts.filter { !$0.isRoadNumber }
    let numbers = parts.filter { $0.isRoadNumber }
    name = names.isEmpty ? nil : names.joined(separator: "/")
    ref = numbers.isEmpty ? nil : numbers.joined(separator: "; ")
  }

  /// Takes a name with a number after a comma, such as `Hölzle, K 5528`.
  mutating func take(listed text: String) {
    let parts = text.split(separator: ",").map { String($0).cleaned }
    // Names contain commas too; mere digits after one are part of a name.
    let hasNumber = parts.contains { $0.isRoadNumber && $0.contains { $0.isLetter } }
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
    var rest = Scanner(self)
    let letters = rest.take(while: Scanner.isCapital).count
    if letters > 0 { _ = rest.take(" ", "-") }
    guard letters <= 4, rest.number(1...4, 0...9999) != nil else { return false }
    rest.take(upTo: 2, while: Scanner.isCapital)
    if rest.text == "(M)" { return true }
    if rest.take("-"), !(1...4).contains(rest.take(while: Scanner.isCapital).count) { return false }
    return rest.take(" ") ? WordList["after a road number"].contains(rest.text) : rest.isAtEnd
  }

  /// Whether this is an exit number, such as `28B`, `A5` or `1A-B`.
  var isExitNumber: Bool {
    var rest = Scanner(self)
    rest.take(upTo: 2, while: Scanner.isCapital)
    return !rest.take(while: Scanner.isDigit).isEmpty && utf8.count <= 8 && !isOrdinal
      && utf8.allSatisfy { Scanner.isDigit($0) || Scanner.isLetter($0) || "-./&".utf8.contains($0) }
  }

  /// `A1(M)` for `A1 (M)` and `A1M`: a British main road that is a motorway.
  var oneMotorway: String {
    guard first == "A", hasSuffix("M") || hasSuffix("(M)") else { return self }
    let number = prefix { $0 == "A" || $0 == " " || $0.isNumber }
    let rest = dropFirst(number.count)
    guard number.contains(where: { $0.isNumber }), rest == "M" || rest == "(M)" else {
      return self
    }
    return String(number).trimmed + "(M)"
  }

  var isOrdinal: Bool {
    let ending = drop { $0.isNumber }
    return ending.count < count && ["st", "nd", "rd", "th"].contains(ending.lowercased())
  }

  /// The parts between slashes, then the text in parentheses at the end; not that of a number such as
  /// `A1(M)`.
  var partsOfName: [String] {
    var words = self
    var last: String?
    if hasSuffix("(M)"), dropLast(3).trimmed.last?.isNumber == true {
    } else if hasSuffix(")"), let start = lastIndex(of: "("), start > startIndex {
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

/// How a name is pronounced, as the engine states it.
package struct Pronunciation: Hashable, Sendable {
  /// The alphabets that SSML names.
  package enum Alphabet: String, Hashable, Sendable {
    case ipa
    case xSAMPA = "x-sampa"
  }

  /// The name as the engine writes it.
  package var name: String
  package var alphabet: Alphabet
  /// The sounds, in the letters of the alphabet.
  package var phonemes: String

  /// Sounds in ASCII alone are not in IPA: `asciiAlphabet` is theirs, nil for one that SSML lacks.
  init?(_ phonemes: String?, of name: String?, asciiAlphabet: Alphabet?) {
    guard let phonemes, let name, phonemes.utf8.count <= Road.longest,
      phonemes.contains(where: { $0.isLetter })
    else { return nil }
    let isASCII = phonemes.utf8.allSatisfy { $0 < 0x80 }
    guard let alphabet = isASCII ? asciiAlphabet : .ipa else { return nil }
    self.name = name
    self.alphabet = alphabet
    self.phonemes = phonemes
  }
}
