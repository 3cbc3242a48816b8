import ArgumentParser
public import Routes

extension DrivingSide: WordArgument {}
extension RoundaboutSteps: WordArgument {}

/// How routes are read.
struct ReadingOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "The form of the input: auto, \(RouteFormat.readable). For 'cards' also that of the output: "
        + "json, jsonl, text or markdown; repeatable for both.", valueName: "format"),
    completion: .list(["auto"] + RouteFormat.allCases.map(\.rawValue)))
  var formats: [String] = []

  @Option(
    help: ArgumentHelp(
      "The side that traffic keeps to, left or right, whatever the route says. Default: the side "
        + "that the route states or shows, else that of its country, else right."))
  var drivingSide: DrivingSide?

  @Option(
    help: ArgumentHelp(
      "Whether entering and leaving a roundabout are one card: joined or separate.",
      valueName: "steps"))
  var roundabouts = RoundaboutSteps.joined

  @Flag(help: "Take all alternatives of each file, not only the first.")
  var allRoutes = false

  func validate() throws {
    if inputFormats.count > 1 { throw ValidationError("Give one --format for the input.") }
  }

  /// Refuses forms that are none of input, for a command whose output has no choice of forms.
  func checkFormats() throws {
    if let other = otherFormats.first {
      throw ValidationError(
        "unknown input format '\(other)'; use auto, \(RouteFormat.readable).")
    }
  }

  /// The forms named that are forms of input.
  private var inputFormats: [String] {
    formats.filter { $0 == "auto" || RouteFormat(rawValue: $0) != nil }
  }

  /// The forms named that are none of input.
  var otherFormats: [String] { formats.filter { !inputFormats.contains($0) } }

  /// The words of a command line that ask for the same.
  var words: [String] {
    var words = formats.flatMap { ["--format", $0] }
    if let drivingSide { words += ["--driving-side", drivingSide.rawValue] }
    if roundabouts != .joined { words += ["--roundabouts", roundabouts.rawValue] }
    if allRoutes { words.append("--all-routes") }
    return words
  }

  /// How the options want routes to be read.
  var reader: RouteReader {
    var reader = RouteReader(
      format: inputFormats.first.flatMap(RouteFormat.init), drivingSide: drivingSide,
      roundabouts: roundabouts)
    // No card shows them.
    reader.readsLines = false
    return reader
  }
}
