/// What Google's notes say of the way.
enum GoogleNotes {
  /// The features that steps with notes show; what no note speaks of is not known.
  static func features(of steps: [Step]) -> RouteFeatures {
    var features = RouteFeatures()
    for step in steps {
      guard let note = step.maneuver.note?.lowercased() else { continue }
      if tolls.contains(where: note.contains) { features.hasTolls = true }
      if ferries.contains(where: note.contains) { features.hasFerry = true }
    }
    return features
  }

  /// Words for a toll road; a toll zone of a town is none.
  private static let tolls = [
    "toll road", "mautstraße", "mautpflichtig", "route à péage", "routes à péage",
    "section à péage",
    "carretera con peajes", "carretera de peaje", "con peaje", "autopista de peaje",
    "strada a pedaggio", "strada con pedaggio", "tolweg", "estrada com portagem", "via com pedágio",
    "estrada com pedágio", "有料道路", "有料区間", "유료 도로", "收费路段", "收費路段", "收費道路", "כביש אגרה",
    "платная дорога", "droga płatna", "betalväg", "betalingsvei", "betalingsvej",
  ]

  private static let ferries = ["this route includes a ferry", "route includes a ferry"]
}
