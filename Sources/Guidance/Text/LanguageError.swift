/// A fault in a language file; `place` is a path such as `phrases.turnLeft.short`.
public enum LanguageError: Error, Hashable {
  case notJSON(String)
  /// The tag is not a BCP 47 tag of language, script and region in canonical case.
  case badTag(String, canonical: String?)
  case unknownBase(String)
  /// Also absent from the files that this one extends.
  case missing(place: String)
  case repeated(place: String, key: String)
  /// Nothing reads the value, since `why`.
  case unread(place: String, why: String)
  case unknown(place: String, word: String, known: [String])
  case wrongType(place: String, expected: String)
  case badBrace(place: String)
  case unknownPlaceholder(place: String, name: String, known: [String])
  /// In `name`, `|` separates placeholders of which one is enough.
  case missingPlaceholder(place: String, name: String)
}

extension LanguageError: CustomStringConvertible {
  /// The place, the finding and the remedy, in one line.
  public var description: String { "\(place): \(finding); \(remedy)" }

  /// The path of the value in the file.
  public var place: String { parts.0 }
  /// The finding.
  public var finding: String { parts.1 }
  /// The remedy.
  public var remedy: String { parts.2 }

  private var parts: (String, String, String) {
    switch self {
    case .notJSON(let finding): ("the file", "not JSON: \(finding)", "correct it")
    case .badTag(let tag, let canonical):
      (
        "tag", "'\(tag)' is not a language tag",
        canonical.map { "write '\($0)'" } ?? "write one such as pt-BR"
      )
    case .unknownBase(let tag):
      ("extends", "unknown language '\(tag)'", "name one of the program, or give its file first")
    case .missing(let place): (place, "missing", "add it")
    case .unread(let place, let why): (place, "never read, since \(why)", "remove it")
    case .repeated(let place, let key): (place, "'\(key)' appears twice", "remove one")
    case .unknown(let place, let word, let known):
      (place, "unknown word '\(word)'", "use " + Self.list(known))
    case .wrongType(let place, let expected): (place, "expected \(expected)", "correct it")
    case .badBrace(let place):
      (
        place, "a brace without its partner",
        "write placeholders such as {road}, and no other braces"
      )
    case .unknownPlaceholder(let place, let name, let known):
      (
        place, "unknown placeholder {\(name)}",
        known.isEmpty ? "remove it" : "use " + Self.list(known.map { "{\($0)}" })
      )
    case .missingPlaceholder(let place, let name):
      (
        place,
        "no placeholder " + name.split(separator: "|").map { "{\($0)}" }.joined(separator: " or "),
        "add it"
      )
    }
  }

  private static func list(_ words: [String]) -> String {
    words.count > 12
      ? "one of the \(words.count) that 'fingerpost schema language' lists"
      : words.dropLast().joined(separator: ", ") + (words.count > 1 ? " or " : "")
        + (words.last ?? "")
  }
}
