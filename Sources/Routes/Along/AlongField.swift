import EmbeddedFiles

/// A field of a form that names things along the way, and its words from `along.csv`.
struct AlongField: Sendable {
  /// The path of the field in a route, without indices.
  let path: String
  private let meanings: [String: Meaning]

  private struct Meaning: Hashable, Sendable {
    var kind: RouteObject.Kind?
    var type: String?
  }

  /// Takes a field of the table; a test reads every field that the program uses.
  init(_ form: String, _ path: String) {
    guard let meanings = Self.table[form]?[path] else {
      preconditionFailure("along.csv has no '\(form)' with '\(path)'")
    }
    self.path = path
    self.meanings = meanings
  }

  /// An object that the field names with a word; its place is still unknown.
  ///
  /// The row `*` is for all words without one; a kind may be absent for a word of no interest, and
  /// a type of `*` is the word itself.
  func sighting(_ word: String?, from start: Sighting.Place = .unknown) -> Sighting? {
    guard let word, let meaning = meanings[word] ?? meanings["*"], let kind = meaning.kind else {
      return nil
    }
    var sighting = Sighting(kind: kind, start: start, source: path)
    sighting.add(.type, meaning.type == "*" ? word.inKebabCase : meaning.type)
    return sighting
  }

  /// The meanings of the bits of a number; words are their values.
  func sightings(bits: Int) -> [Sighting] {
    (0..<8).filter { bits & 1 << $0 != 0 }.compactMap { sighting(String(1 << $0)) }
  }

  private static let table: [String: [String: [String: Meaning]]] = {
    var table: [String: [String: [String: Meaning]]] = [:]
    for row in WordList.rows(of: EmbeddedFiles.read("Routes/Words/along.csv")) {
      guard row.count == 5, row[3].isEmpty || RouteObject.Kind(rawValue: row[3]) != nil else {
        preconditionFailure("along.csv: \(row) is no row of form, field, word, kind and type")
      }
      table[row[0], default: [:]][row[1], default: [:]][row[2]] = Meaning(
        kind: RouteObject.Kind(rawValue: row[3]), type: row[4].isEmpty ? nil : row[4])
    }
    return table
  }()
}

extension String {
  /// An engine's word such as `laneRestriction`, `lane_restriction` or `LANE_RESTRICTION` in lower
  /// case, its parts joined by hyphens.
  var inKebabCase: String {
    let isDone = utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
    }
    if isDone { return self }
    var result = ""
    var follows = false
    for character in self {
      if character == "_" || character == " " {
        result += "-"
      } else {
        if character.isUppercase, follows { result += "-" }
        result += character.lowercased()
      }
      follows = character.isLowercase || character.isNumber
    }
    return result
  }
}
