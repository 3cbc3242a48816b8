/// An engine's words for maneuvers and their kinds in right-hand traffic.
///
/// `ManeuverKind.inLeftHandTraffic` converts kinds that depend on the driving side.
public struct Vocabulary: Sendable {
  /// The engine and the version of its format, such as `osrm-v5`.
  public let provider: String
  /// All words, in the order of the engine's documentation.
  public let entries: [Entry]

  private let byWord: [String: [String: Entry]]
  private let byValue: [String: Entry]

  /// One word of an engine.
  public struct Entry: Hashable, Sendable {
    /// The engine's type, action or enumerator.
    public let symbol: String
    /// The enumerator's number, or the modifier; `*` for any, empty without a modifier.
    public let value: String
    /// Its kind in right-hand traffic.
    public let kind: ManeuverKind
    /// Whether the kind depends on the driving side.
    public let isSideSensitive: Bool

    init(
      _ symbol: String, _ value: String, _ kind: ManeuverKind, isSideSensitive: Bool = false
    ) {
      self.symbol = symbol
      self.value = value
      self.kind = kind
      self.isSideSensitive = isSideSensitive
    }

    func kind(on side: DrivingSide) -> ManeuverKind {
      isSideSensitive ? kind.on(side) : kind
    }
  }

  init(provider: String, entries: [Entry]) {
    self.provider = provider
    self.entries = entries
    var (byWord, byValue): ([String: [String: Entry]], [String: Entry]) = ([:], [:])
    for entry in entries {
      byWord[entry.symbol, default: [:]][entry.value] = entry
      byValue[entry.value] = entry
    }
    (self.byWord, self.byValue) = (byWord, byValue)
  }

  func entry(_ symbol: String, _ value: String = "") -> Entry? {
    byWord[symbol].flatMap { $0[value] ?? $0["*"] }
  }

  func entry(number: String) -> Entry? { byValue[number] }

  /// The vocabularies of all engines.
  public static let all: [Vocabulary] = {
    var all: [Vocabulary] = []
    for vocabulary in Engine.all.flatMap({ $0.vocabularies })
    where !all.contains(where: { $0.provider == vocabulary.provider }) {
      all.append(vocabulary)
    }
    return all
  }()

  init(_ provider: String) {
    self.init(provider: provider, entries: Self.table[provider] ?? [])
  }

  /// The rows of `Words/engines.csv` by engine: `engine,word,value,kind,sided`; a test reads all.
  private static let table: [String: [Entry]] = {
    let rows = WordList.table("engines.csv", in: "Routes/Words") { row in
      ManeuverKind(rawValue: row[3]).map { kind in
        (row[0], Entry(row[1], row[2], kind, isSideSensitive: row[4] == "yes"))
      }
    }
    return Dictionary(grouping: rows, by: { $0.0 }).mapValues { $0.map { $0.1 } }
  }()

  /// A word in the form in which engines' spellings are equal; numbers stay.
  package static func squeezed(_ word: String) -> String {
    Int(word) == nil ? word.lowercased().filter { !" -_".contains($0) } : word
  }
}

// The engines' words that are rows alone.
extension Vocabulary {
  static let googleDirections = Vocabulary("google-directions-legacy")
  static let googleRoutes = Vocabulary("google-routes-v2")
  static let googleRoutesPreferred = Vocabulary("google-routes-preferred")
  static let graphHopper = Vocabulary("graphhopper")
  static let here = Vocabulary("here-v8")
  static let navInfoAndroid = Vocabulary("google-nav-android")
  static let openTripPlanner = Vocabulary("opentripplanner")
  static let osrm = Vocabulary("osrm-v5")
  static let tomTomGuidance = Vocabulary("tomtom-guidance-v2")
  static let tomTomRouting = Vocabulary("tomtom-routing")
  static let valhalla = Vocabulary("valhalla")
  static let valhallaBikeShare = Vocabulary("valhalla-bss")
}

extension Step {
  /// Takes the glyph of the first word that fits; the word then needs no fallback.
  mutating func takeGlyph(from words: [IconWord], of format: Engine) {
    let (type, modifier) = (maneuver.engineType, maneuver.engineModifier ?? "")
    let word = words.first {
      $0.type == type && ($0.engine ?? format.name) == format.name
        && ($0.modifier ?? modifier) == modifier
    }
    guard let word else { return }
    maneuver.glyph = word.glyph
    unreadWord = nil
  }
}
