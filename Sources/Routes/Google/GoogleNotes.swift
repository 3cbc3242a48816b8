extension RouteFeatures {
  /// Reads the features that notes of Google name; the others are unknown.
  init(googleNotesOf steps: [Step]) {
    for step in steps {
      guard let note = step.maneuver.note?.lowercased() else { continue }
      if Self.tollNotes.contains(where: note.contains) { hasTolls = true }
      if Self.ferryNotes.contains(where: note.contains) { hasFerry = true }
    }
  }

  /// Words for a toll road, but not for a toll zone of a town.
  private static let tollNotes = WordList["toll note"]
  private static let ferryNotes = WordList["ferry note"]
}
