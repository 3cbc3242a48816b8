/// The titles of groups of options in the help, by what a reader wants to change.
///
/// Messages, threads and the file of options come last, under "Options".
enum Title {
  /// Where files go.
  static let output = "Output"
  /// How routes are read.
  static let route = "Route"
  /// Languages, units and times, and what cards hold.
  static let words = "Words"
  /// Which glyphs there are.
  static let glyphs = "Glyphs"
  /// How pictures look.
  static let pictures = "Pictures"
  /// Which files in which sizes an app needs.
  static let targets = "Targets"
  /// What a build needs to know.
  static let builds = "Builds"
  /// Which differences count.
  static let comparison = "Comparison"
  /// Where differences are shown.
  static let reports = "Reports"
  /// Which pictures become goldens.
  static let acceptance = "Acceptance"
  /// How the vehicle moves, and which events are printed.
  static let drive = "Drive"
}
