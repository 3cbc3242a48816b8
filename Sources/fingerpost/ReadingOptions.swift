import ArgumentParser
public import Routes

extension DrivingSide: ArgumentChoice {}
extension Vehicle: ArgumentChoice {}
extension RoundaboutSteps: ArgumentChoice {}

struct ReadingOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "The form of the input: auto, \(Engine.readable). For 'cards' also that of the output: "
        + "json, jsonl, text, markdown or navinfo, for 'announce' text, jsonl, srt or vtt; "
        + "repeatable for both.", valueName: "format"),
    completion: .list(["auto"] + Engine.all.map(\.name)))
  var formats: [String] = []

  @Option(
    help:
      "The side that traffic keeps to. Default: that of the route or of its country, else right.")
  var drivingSide: DrivingSide?

  @Option(value: "Whether entering and leaving a roundabout are one card.", "steps")
  var roundabouts = RoundaboutSteps.joined

  @Option(
    value: "Whose reserved lanes the driver may use, beside those of the route's mode.", "vehicle")
  var vehicle = Vehicle.car

  // In a configuration 'routes' are files, so the first name is another one.
  @Option(
    name: [.customLong("alternatives"), .customLong("routes")],
    help: ArgumentHelp(
      "How many alternatives of each file to take beside its first route: all, one, none, or a "
        + "number. Default: none.", valueName: "count"),
    completion: .list(["all", "one", "none"]), transform: AlternativesArgument.count)
  var given: Int?

  @Flag(help: "The same as --routes all.")
  var allRoutes = false

  /// How many alternatives to take beside the first route.
  var alternatives: Int { allRoutes ? .max : given ?? 0 }

  func validate() throws {
    if allRoutes, given != nil { throw ValidationError("Give --routes or --all-routes, not both.") }
  }

  /// Rejects more than one input format.
  func checkInput() throws {
    if inputFormats.count > 1 { throw ValidationError("Give one --format for the input.") }
  }

  /// Also rejects output formats, for commands without a choice of them.
  func checkFormats() throws {
    try checkInput()
    if let other = otherFormats.first {
      throw ValidationError(
        "--format: unknown input format '\(other)'; use auto, \(Engine.readable).")
    }
  }

  private var inputFormats: [String] {
    formats.filter { $0 == "auto" || Engine(named: $0) != nil }
  }

  /// These options without one that asks for a feed as the output, and whether there is one.
  ///
  /// A feed is also an input; with another output format, `navinfo` names that of the input.
  var splitFeed: (reading: ReadingOptions, writesFeed: Bool) {
    guard otherFormats.isEmpty, let place = formats.lastIndex(of: Engine.navInfo.name)
    else { return (self, false) }
    var reading = self
    reading.formats.remove(at: place)
    return (reading, true)
  }

  var otherFormats: [String] { formats.filter { !inputFormats.contains($0) } }

  var words: [String] {
    OptionWords.of([
      "--format": formats, "--driving-side": [drivingSide?.rawValue],
      "--roundabouts": [roundabouts == .joined ? nil : roundabouts.rawValue],
      "--vehicle": [vehicle == .car ? nil : vehicle.rawValue],
      "--routes": [alternatives == 0 ? nil : AlternativesArgument.word(alternatives)],
    ])
  }

  func reader(iconWords: [IconWord]) -> RouteReader {
    var reader = RouteReader(
      format: inputFormats.first.flatMap(Engine.init(named:)), drivingSide: drivingSide,
      roundabouts: roundabouts)
    reader.vehicle = vehicle
    reader.iconWords = iconWords
    return reader
  }
}
