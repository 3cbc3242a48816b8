/// What is wrong with a language file; `place` is a path such as `phrases.turnLeft.short`.
public enum LanguageError: Error, Hashable {
  /// The file is not JSON.
  case notJSON(String)
  /// The tag is no BCP 47 tag of language, script and region in the usual case.
  case badTag(String, canonical: String?)
  /// The file extends a language that is unknown.
  case unknownBase(String)
  /// A key is absent, in the file and in what it extends.
  case missing(place: String)
  /// An object has a key twice.
  case repeated(place: String, key: String)
  /// A key or a word is none of those that are known there.
  case unknown(place: String, word: String, known: [String])
  /// A value is of another type, or of another length.
  case wrongType(place: String, expected: String)
  /// A brace in a text has no partner.
  case badBrace(place: String)
  /// A text has a place that is not filled there; without those that are, if there are any.
  case unknownPlaceholder(place: String, name: String, known: [String])
  /// A text lacks a place; with `|` between those of which one is needed.
  case missingPlaceholder(place: String, name: String)
}

extension LanguageError: CustomStringConvertible {
  /// One line: the place, the finding and the remedy.
  public var description: String { "\(place): \(finding); \(remedy)" }

  /// The path of the value in the file.
  public var place: String {
    switch self {
    case .notJSON: "the file"
    case .badTag: "tag"
    case .unknownBase: "extends"
    case .missing(let place), .repeated(let place, _), .unknown(let place, _, _),
      .wrongType(let place, _), .badBrace(let place), .unknownPlaceholder(let place, _, _),
      .missingPlaceholder(let place, _):
      place
    }
  }

  /// What is wrong there.
  public var finding: String {
    switch self {
    case .notJSON(let finding): "not JSON: \(finding)"
    case .badTag(let tag, _): "'\(tag)' is not a language tag"
    case .unknownBase(let tag): "unknown language '\(tag)'"
    case .missing: "missing"
    case .repeated(_, let key): "'\(key)' appears twice"
    case .unknown(_, let word, _): "unknown word '\(word)'"
    case .wrongType(_, let expected): "not \(expected)"
    case .badBrace: "a brace without its partner"
    case .unknownPlaceholder(_, let name, _): "unknown placeholder {\(name)}"
    case .missingPlaceholder(_, let name):
      "no placeholder " + name.split(separator: "|").map { "{\($0)}" }.joined(separator: " or ")
    }
  }

  /// What to do about it.
  public var remedy: String {
    switch self {
    case .notJSON: "correct the syntax"
    case .badTag(_, let canonical): canonical.map { "write '\($0)'" } ?? "write one such as pt-BR"
    case .unknownBase: "name one of the program, or give its file first"
    case .missing: "add it"
    case .repeated: "remove one"
    case .unknown(_, _, let known): "use " + Self.list(known)
    case .wrongType(_, let expected): "write \(expected)"
    case .badBrace: "write placeholders such as {road}, and no other braces"
    case .unknownPlaceholder(_, _, let known):
      known.isEmpty ? "remove it" : "use " + Self.list(known.map { "{\($0)}" })
    case .missingPlaceholder: "add it"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.count > 12
      ? "one of the \(words.count) that 'fingerpost schema language' lists"
      : words.dropLast().joined(separator: ", ") + (words.count > 1 ? " or " : "")
        + (words.last ?? "")
  }
}
