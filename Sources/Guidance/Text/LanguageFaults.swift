package import Faults

/// Faults of language files; a place is a path such as `phrases.turnLeft.short`.
extension Fault {
  /// The tag is not a BCP 47 tag of language, script and region in canonical case.
  package static func badTag(_ tag: String, canonical: String?) -> Fault {
    Fault(
      at: "tag", "'\(tag)' is not a language tag",
      remedy: canonical.map { "write '\($0)'" } ?? "write one such as pt-BR")
  }

  package static func unknownBase(_ tag: String) -> Fault {
    Fault(
      at: "extends", "unknown language '\(tag)'",
      remedy: "name one of the program, or give its file first")
  }

  /// Also absent from the files that this one extends.
  package static func missing(place: String) -> Fault {
    Fault(at: place, "missing", remedy: "add it")
  }

  /// Nothing reads the value, since `why`.
  package static func unread(place: String, why: String) -> Fault {
    Fault(at: place, "never read, since \(why)", remedy: "remove it")
  }

  package static func unknown(place: String, word: String, known: [String]) -> Fault {
    Fault(at: place, "unknown word '\(word)'", remedy: "use " + list(known))
  }

  package static func wrongType(place: String, expected: String) -> Fault {
    Fault(at: place, "expected \(expected)", remedy: "correct it")
  }

  package static func unknownPlaceholder(place: String, name: String, known: [String]) -> Fault {
    Fault(
      at: place, "unknown placeholder {\(name)}",
      remedy: known.isEmpty ? "remove it" : "use " + list(known.map { "{\($0)}" }))
  }

  /// The name `second|verb` gives "no placeholder {second} or {verb}".
  package static func missingPlaceholder(place: String, name: String) -> Fault {
    let names = name.split(separator: "|").map { "{\($0)}" }
    return Fault(at: place, "no placeholder " + names.joined(separator: " or "), remedy: "add it")
  }

  private static func list(_ words: [String]) -> String {
    words.count > 12
      ? "one of the \(words.count) that 'fingerpost schema language' lists"
      : words.dropLast().joined(separator: ", ") + (words.count > 1 ? " or " : "")
        + (words.last ?? "")
  }
}
