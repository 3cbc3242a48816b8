import Routes

/// The words by which instructions are recognized, from `recognizer.json`.
struct RecognizerWords: Sendable {
  static let builtIn: RecognizerWords = {
    guard let root = try? JSONNode(text: PackageResources.recognizer_json) else {
      preconditionFailure("recognizer.json is not JSON")
    }
    return RecognizerWords(root)
  }()

  /// For each language, in lower case, what a driver does and where: no articles and no words of
  /// street names, which stand in instructions of other languages too.
  let languages: [(tag: String, words: String)]
  /// Characters that only one language writes, or one of the scripts of Chinese.
  let characters: [(tag: String, scalars: Set<Unicode.Scalar>)]
  /// Words for units, each in its forms.
  let units: [(system: MeasurementSystem, words: String)]
  /// Units of languages without spaces between words.
  let unspacedUnits: [(system: MeasurementSystem, units: [String])]
  /// Numbers in words before a unit, such as in "half a mile".
  let unitNumbers: String

  private init(_ root: JSONNode) {
    func texts(_ key: String) -> [(name: String, text: String)] {
      (root[key]?.members ?? []).map { ($0.name, $0.value.string ?? "") }
    }
    func system(_ name: String) -> MeasurementSystem { name == "metric" ? .metric : .imperial }
    languages = texts("words").map { ($0, $1) }
    characters = texts("characters").map { ($0, Set($1.unicodeScalars)) }
    units = texts("units").map { (system($0), $1) }
    unspacedUnits = texts("unspacedUnits").map {
      (system($0), $1.split(separator: " ").map(String.init))
    }
    unitNumbers = root["unitNumbers"]?.string ?? ""
  }
}
