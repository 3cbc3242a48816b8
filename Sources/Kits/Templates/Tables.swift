/// What the program knows of engines and names, as rows with commas.
private enum Tables {
  struct Kind: Sendable {
    /// The kind once the number of the exit is known.
    var numbered: String
    /// The glyphs in right- and in left-hand traffic.
    var right: String
    var left: String
    /// The way around a roundabout that has an exit, and its angle if the kind states it.
    var ring: String
    var angle: Int?
    /// The kind whose picture is the nearest.
    var plain: String
  }

  static func kind(
    _ type: String, _ modifier: String?, _ exit: Int?, isLeft: Bool, _ engine: String
  ) -> String {
    let row = row(of: engine)
    let word = squeezed(type)
    let value = squeezed(modifier ?? "")
    let start = String(value.prefix { $0 != ";" })
    var values = [value, start, exit ?? 0 > 0 ? "*exit" : "*noexit", "*", ""]
    if value.isEmpty { values.append("straight") }
    let keys = values.map { "\(word),\($0)" } + [word]
    for vocabulary in row[0] == engine ? row[1].split(separator: " ").map(String.init) : [engine] {
      for key in keys {
        if let found = words["\(vocabulary),\(key)"] { return isLeft ? found.left : found.right }
      }
    }
    guard row[2] == "turn" else { return row[2] }
    return words["osrm-v5,turn,\(value)"].map { isLeft ? $0.left : $0.right } ?? "straight"
  }

  /// The row of an engine or a vocabulary: a format, its vocabularies, and the kind of other words;
  /// `turn` for what the modifier names.
  static func row(of engine: String) -> [String] {
    engines.first { $0[0] == engine || $0[1].split(separator: " ").contains { $0 == engine } }
      ?? engines.first { $0[0] == "osrm" } ?? ["osrm", "osrm-v5", "turn"]
  }

  /// A word in the form in which engines' spellings are equal.
  static func squeezed(_ word: String) -> String {
    Int(word) == nil ? word.lowercased().filter { !" -_".contains($0) } : word
  }

  private static func rows(_ text: String) -> [[String]] {
    text.split(separator: "\n").map { row in
      row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The kinds by vocabulary, word and modifier; without a modifier for words with a number.
  private static let words: [String: (right: String, left: String)] = {
    var words: [String: (right: String, left: String)] = [:]
    for row in rows(wordTable) {
      words["\(row[0]),\(row[1]),\(row[2])"] = (row[3], row[4])
      guard Int(row[2]) != nil else { continue }
      for key in row[1...2] { words["\(row[0]),\(key)"] = (row[3], row[4]) }
    }
    return words
  }()

  static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    for row in rows(kindTable) {
      kinds[row[0]] = Kind(
        numbered: row[1], right: row[2], left: row[3], ring: row[4], angle: Int(row[5]),
        plain: row[6])
    }
    return kinds
  }()

  /// The glyphs with the picture of a kind, by ring and angle.
  static let rings: [String: String] = {
    var rings: [String: String] = [:]
    for (name, ring) in ringAngles { rings["\(ring.way),\(ring.angle)"] = name }
    return rings
  }()

  static let ringAngles: [String: (way: String, angle: Int)] = {
    var angles: [String: (way: String, angle: Int)] = [:]
    for kind in kinds.values {
      if let angle = kind.angle { angles[kind.right] = (kind.ring, angle) }
    }
    return angles
  }()

  /// In the order of the codes in a name.
  static let arrows = rows(arrowTable).map {
    (name: $0[0], code: $0[1], degrees: Double($0[2]) ?? 0)
  }

  static let arrowWords: [String: (right: String, left: String)] = {
    var words: [String: (right: String, left: String)] = [:]
    for row in rows(arrowWordTable) { words["\(row[0]),\(row[1])"] = (row[2], row[3]) }
    return words
  }()

  static let access = rows(accessTable).map { (name: $0[0], code: $0[1]) }

  static let pictures = pictureTable.split(separator: "\n").map(String.init)

  private static let engines = rows(
    """
    {{ENGINES}}
    """)

  private static let wordTable = """
    {{WORDS}}
    """

  private static let kindTable = """
    {{KINDS}}
    """

  private static let arrowTable = """
    {{ARROWS}}
    """

  private static let arrowWordTable = """
    {{ARROW_WORDS}}
    """

  private static let accessTable = """
    {{ACCESS}}
    """

  private static let pictureTable = """
    {{PICTURES}}
    """
}
