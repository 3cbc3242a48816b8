import EmbeddedFiles

/// How an object along a route is shown: a row of `signs.csv`.
package struct ObjectSign: Hashable, Sendable {
  /// The path of its text in language files; empty if it has none, or only a name.
  package let words: String
  /// The fact that names it after the text; `nil` if the text says all.
  package let named: RouteObject.Fact?
  /// The name of its glyph; empty for a speed limit, whose glyph has the number.
  package let glyph: String

  /// By kind, then by type; an empty type is for all others.
  fileprivate static let table: [RouteObject.Kind: [String: ObjectSign]] = {
    var table: [RouteObject.Kind: [String: ObjectSign]] = [:]
    for fields in WordList.rows(of: EmbeddedFiles.read("Routes/Words/signs.csv")) {
      guard fields.count == 5, let kind = RouteObject.Kind(rawValue: fields[0]) else {
        preconditionFailure("signs.csv: \(fields) is not five fields with a known kind")
      }
      let sign = ObjectSign(
        words: fields[2], named: RouteObject.Fact(rawValue: fields[3]), glyph: fields[4])
      let types = fields[1].split(separator: " ").map(String.init)
      for type in types.isEmpty ? [""] : types { table[kind, default: [:]][type] = sign }
    }
    return table
  }()
}

extension RouteObject.Kind {
  /// The signs of all types of the kind; a test reads those of every kind.
  package var signs: Set<ObjectSign> { Set((ObjectSign.table[self] ?? [:]).values) }
}

extension RouteObject {
  /// How it is shown: by its type, level or lack of a limit, as far as the table has it, else by its
  /// kind.
  package var sign: ObjectSign {
    let signs = ObjectSign.table[kind] ?? [:]
    if signs.count == 1, let only = signs[""] { return only }
    if kind == .speedLimit {
      if flag(.isUnlimited) == true, let sign = signs["unlimited"] { return sign }
    } else {
      for fact in [Fact.type, .subtype, .level] {
        if let word = text(fact), let sign = signs[word.letters] { return sign }
      }
    }
    guard let sign = signs[""] else {
      preconditionFailure("signs.csv has no row for \(kind.rawValue)")
    }
    return sign
  }

  package func text(_ fact: Fact) -> String? {
    if case .text(let text) = facts[fact] { text } else { nil }
  }

  package func number(_ fact: Fact) -> Double? {
    if case .number(let number) = facts[fact] { number } else { nil }
  }

  package func flag(_ fact: Fact) -> Bool? {
    if case .flag(let flag) = facts[fact] { flag } else { nil }
  }
}

extension String {
  /// The letters and figures, in lower case, as `signs.csv` writes types.
  fileprivate var letters: String {
    let bytes = utf8.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        byte
      default: nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
